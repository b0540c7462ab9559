import { agents, editors, managers, staffRoles, type StaffRole } from '#api/staff.ts'
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
  roles: readonly StaffRole[]
  /** Members who are limited to hotels see it as well. */
  limited?: boolean
}

const adminPages: readonly AdminPage[] = [
  { text: 'admin.today', icon: 'clock', key: 't', to: adminLinks.today, exact: true, roles: staffRoles, limited: true },
  { text: 'admin.bookings', icon: 'ticket', key: 'b', to: adminLinks.bookings, roles: agents, limited: true },
  { text: 'admin.newBooking', icon: 'phone', key: 'n', to: adminLinks.newBooking, roles: agents, limited: true },
  { text: 'admin.travellers', icon: 'guests', key: 'l', to: adminLinks.manifest, roles: agents },
  { text: 'admin.stock', icon: 'bed', key: 's', to: adminLinks.stock, roles: staffRoles, limited: true },
  { text: 'admin.departures', icon: 'plane', key: 'd', to: adminLinks.departures, roles: staffRoles },
  { text: 'admin.editing', icon: 'info', key: 'c', to: adminLinks.editing, roles: editors },
  { text: 'admin.messages', icon: 'mail', key: 'm', to: adminLinks.messages, roles: agents, limited: true },
  { text: 'admin.notices', icon: 'bell', key: 'o', to: adminLinks.notices, roles: agents, limited: true },
  { text: 'admin.reviews', icon: 'star', key: 'w', to: adminLinks.reviews, roles: agents },
  { text: 'admin.reports', icon: 'bank', key: 'r', to: adminLinks.reports, roles: agents, limited: true },
  { text: 'admin.giftCards', icon: 'card', key: 'f', to: adminLinks.giftCards, roles: managers },
  { text: 'admin.staff', icon: 'person', key: 'p', to: adminLinks.staff, roles: managers },
  { text: 'admin.keys', icon: 'globe', key: 'k', to: adminLinks.keys, roles: managers },
  { text: 'admin.services', icon: 'car', key: 'v', to: adminLinks.slots, roles: staffRoles },
  { text: 'admin.audit', icon: 'shield', key: 'a', to: adminLinks.audit, roles: managers },
]

/**
 * The pages in the navigation of a member of staff. Endpoints enforce the permissions; this only hides links to pages that
 * would be rejected.
 */
export const visiblePages = (member: { role: StaffRole; limited: boolean }) =>
  adminPages.filter(({ roles, limited }) => roles.includes(member.role) && (!member.limited || limited))
