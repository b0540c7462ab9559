import type { ShownAt } from '#domains/cms/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import { adminLinks } from '#links/admin.ts'
import { contentLinks, links } from '#links/site.ts'

const pages: Record<ShownAt['page'], (locale: Locale, slug: string) => string> = {
  blog: contentLinks.blog,
  hotel: links.hotel,
  hotels: (locale, where) => links.hotels(locale, { where }),
  package: links.package,
  service: links.service,
  faq: (locale, slug) => (slug ? `${links.faq(locale)}#${slug}` : links.faq(locale)),
  home: links.home,
  blogs: (locale) => links.blogs(locale),
  'terms-conditions': links.terms,
  privacy: links.privacy,
  'about-us': links.about,
  'contact-us': (locale) => links.contact(locale),
  packages: (locale) => links.packages(locale),
  services: (locale) => links.services(locale),
  notification: adminLinks.notification,
}

/** URL of the public page that shows the content. `previewOf` returns its URL with the draft. */
export function publicPage(locale: Locale, { page, slug }: ShownAt): string {
  return pages[page](locale, slug ?? '')
}

export function previewOf(locale: Locale, shownAt: ShownAt, kind: string, subject: string): string {
  const [path = '', hash] = publicPage(locale, shownAt).split('#')
  const preview = new URLSearchParams({ preview: `${kind}:${subject}` }).toString()
  const address = `${path}${path.includes('?') ? '&' : '?'}${preview}`
  return hash ? `${address}#${hash}` : address
}
