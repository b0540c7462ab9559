import type { StaffRole } from '#api/staff.ts'
import type { Locale } from '#i18n/locale.ts'
import type { TextKey } from '#i18n/translator.ts'
import { adminLinks } from '#web/admin/admin-links.ts'
import type { IconName } from '#web/ui/Icon.tsx'

/** A page of the admin: the roles that see it in the navigation, and the key that opens it after G. */
export type AdminPlace = {
  text: TextKey
  icon: IconName
  key: string
  to: (locale: Locale) => string
  roles: readonly StaffRole[]
  /** True if the page also serves members of staff who are limited to hotels. */
  limited?: true
  /** Marks the entry as current on exactly its address, not on addresses below it. */
  exact?: boolean
}

/**
 * The navigation entries in display order. Endpoints enforce the permissions; `roles` and `limited` only hide links to
 * pages that would be rejected.
 */
export const adminPlaces: readonly AdminPlace[] = [
  {
    text: 'admin.today',
    icon: 'clock',
    key: 't',
    to: adminLinks.today,
    roles: ['agent', 'editor', 'manager'],
    limited: true,
    exact: true,
  },
  {
    text: 'admin.bookings',
    icon: 'ticket',
    key: 'b',
    to: adminLinks.bookings,
    roles: ['agent', 'manager'],
    limited: true,
  },
  {
    text: 'admin.newBooking',
    icon: 'phone',
    key: 'n',
    to: (locale) => adminLinks.newBooking(locale),
    roles: ['agent', 'manager'],
    limited: true,
  },
  {
    text: 'admin.travellers',
    icon: 'guests',
    key: 'l',
    to: (locale) => adminLinks.manifest(locale),
    roles: ['agent', 'manager'],
  },
  {
    text: 'admin.stock',
    icon: 'bed',
    key: 's',
    to: (locale) => adminLinks.stock(locale),
    roles: ['agent', 'editor', 'manager'],
    limited: true,
  },
  {
    text: 'admin.departures',
    icon: 'plane',
    key: 'd',
    to: (locale) => adminLinks.departures(locale),
    roles: ['agent', 'editor', 'manager'],
  },
  {
    text: 'admin.editing',
    icon: 'info',
    key: 'c',
    to: (locale) => adminLinks.editing(locale),
    roles: ['editor', 'manager'],
  },
  {
    text: 'admin.messages',
    icon: 'mail',
    key: 'm',
    to: (locale) => adminLinks.messages(locale),
    roles: ['agent', 'manager'],
    limited: true,
  },
  {
    text: 'admin.reviews',
    icon: 'star',
    key: 'w',
    to: (locale) => adminLinks.reviews(locale),
    roles: ['agent', 'manager'],
  },
  {
    text: 'admin.reports',
    icon: 'bank',
    key: 'r',
    to: (locale) => adminLinks.reports(locale),
    roles: ['agent', 'manager'],
    limited: true,
  },
  {
    text: 'admin.giftCards',
    icon: 'card',
    key: 'f',
    to: (locale) => adminLinks.giftCards(locale),
    roles: ['manager'],
  },
  { text: 'admin.staff', icon: 'person', key: 'p', to: (locale) => adminLinks.staff(locale), roles: ['manager'] },
  { text: 'admin.keys', icon: 'globe', key: 'k', to: (locale) => adminLinks.keys(locale), roles: ['manager'] },
  {
    text: 'admin.services',
    icon: 'car',
    key: 'v',
    to: (locale) => adminLinks.slots(locale),
    roles: ['agent', 'editor', 'manager'],
  },
  { text: 'admin.audit', icon: 'shield', key: 'a', to: adminLinks.audit, roles: ['manager'] },
]
