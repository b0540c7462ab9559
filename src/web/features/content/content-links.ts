import type { Locale } from '#i18n/locale.ts'
import { address, type ServicesQuery } from '#web/lib/links.ts'

/** URLs that few pages use. Separate from `links.ts`, which every page loads. */
export const contentLinks = {
  feed: (locale: Locale) => `/${locale}/blogs/feed.xml`,
  licences: (locale: Locale) => `/${locale}/licences`,
  serviceType: (locale: Locale, id: number, query: ServicesQuery = {}) => address(`/${locale}/services/${id}`, query),
  blog: (locale: Locale, slug: string) => `/${locale}/blogs/${slug}`,
  confirm: (locale: Locale, reference: string) => address(`/${locale}/booking/confirm`, { reference }),
}
