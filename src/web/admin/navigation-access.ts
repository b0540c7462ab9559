import { agents, editors, managers, staffRoles, type StaffRole } from '#api/staff.ts'
import type { adminPages } from '#web/admin/navigation.ts'

type PageName = (typeof adminPages)[number]['text']

/** The roles that see each page in the navigation, and whether members who are limited to hotels see it. */
const access: Record<PageName, { roles: readonly StaffRole[]; limited?: true }> = {
  'admin.today': { roles: staffRoles, limited: true },
  'admin.bookings': { roles: agents, limited: true },
  'admin.newBooking': { roles: agents, limited: true },
  'admin.travellers': { roles: agents },
  'admin.stock': { roles: staffRoles, limited: true },
  'admin.departures': { roles: staffRoles },
  'admin.editing': { roles: editors },
  'admin.messages': { roles: agents, limited: true },
  'admin.notices': { roles: agents, limited: true },
  'admin.reviews': { roles: agents },
  'admin.reports': { roles: agents, limited: true },
  'admin.giftCards': { roles: managers },
  'admin.staff': { roles: managers },
  'admin.keys': { roles: managers },
  'admin.services': { roles: staffRoles },
  'admin.audit': { roles: managers },
}

/**
 * The pages in the navigation of a member of staff. Endpoints enforce the permissions; this only hides links to pages that
 * would be rejected. Only the server imports this file.
 */
export function visiblePages({ role, limited }: { role: StaffRole; limited: boolean }): PageName[] {
  const names = Object.keys(access) as PageName[]
  return names.filter((name) => access[name].roles.includes(role) && (!limited || access[name].limited))
}
