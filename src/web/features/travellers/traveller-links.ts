import type { Locale } from '#i18n/locale.ts'
import { address } from '#web/lib/links.ts'

/** URLs of travellers and their details. Separate from `links.ts`, which every page loads. */
export const travellerLinks = {
  companions: (
    locale: Locale,
    query: { add?: 'yes' } | { edit?: string } | { remove?: string } | { done?: 'saved' | 'removed' } = {},
  ) => address(`/${locale}/profile/travellers`, query),
  /** The details that a booking requires of its travellers. */
  details: (locale: Locale, reference: string, query: { saved?: 'yes' } = {}) =>
    address(`/${locale}/booking/travellers`, { reference, ...query }),
  messages: (locale: Locale, reference: string, query: { sent?: 'yes' } = {}) =>
    address(`/${locale}/booking/messages`, { reference, ...query }),
}
