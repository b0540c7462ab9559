import type { Locale } from '#i18n/locale.ts'
import type { TextKey } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import type { IconName } from '#web/ui/pictures/Icon.tsx'

/** A page of the admin, and the key that opens it after G. */
export type AdminPage = {
  text: TextKey
  icon: IconName
  key: string
  to: (locale: Locale) => string
  /** Marks the entry as current on exactly its address, not on addresses below it. */
  exact?: boolean
}

/** The navigation entries in display order; `navigation-access.ts` says who sees each of them. */
export const adminPages = [
  { text: 'admin.today', icon: 'clock', key: 't', to: adminLinks.today, exact: true },
  { text: 'admin.bookings', icon: 'ticket', key: 'b', to: adminLinks.bookings },
  { text: 'admin.newBooking', icon: 'phone', key: 'n', to: (locale) => adminLinks.newBooking(locale) },
  { text: 'admin.travellers', icon: 'guests', key: 'l', to: (locale) => adminLinks.manifest(locale) },
  { text: 'admin.stock', icon: 'bed', key: 's', to: (locale) => adminLinks.stock(locale) },
  { text: 'admin.departures', icon: 'plane', key: 'd', to: (locale) => adminLinks.departures(locale) },
  { text: 'admin.editing', icon: 'info', key: 'c', to: (locale) => adminLinks.editing(locale) },
  { text: 'admin.messages', icon: 'mail', key: 'm', to: (locale) => adminLinks.messages(locale) },
  { text: 'admin.notices', icon: 'bell', key: 'o', to: (locale) => adminLinks.notices(locale) },
  { text: 'admin.reviews', icon: 'star', key: 'w', to: (locale) => adminLinks.reviews(locale) },
  { text: 'admin.reports', icon: 'bank', key: 'r', to: (locale) => adminLinks.reports(locale) },
  { text: 'admin.giftCards', icon: 'card', key: 'f', to: (locale) => adminLinks.giftCards(locale) },
  { text: 'admin.staff', icon: 'person', key: 'p', to: (locale) => adminLinks.staff(locale) },
  { text: 'admin.keys', icon: 'globe', key: 'k', to: (locale) => adminLinks.keys(locale) },
  { text: 'admin.services', icon: 'car', key: 'v', to: (locale) => adminLinks.slots(locale) },
  { text: 'admin.audit', icon: 'shield', key: 'a', to: adminLinks.audit },
] as const satisfies readonly AdminPage[]
