import type { StaffRole } from '#api/staff.ts'
import type { adminPages } from '#web/admin/navigation.ts'

type PlaceName = (typeof adminPages)[number]['text']

const agents = ['agent', 'manager'] as const
const editors = ['editor', 'manager'] as const
const managers = ['manager'] as const
const all = ['agent', 'editor', 'manager'] as const

/** The roles that see each page in the navigation, and whether members who are limited to hotels see it. */
const access: Record<PlaceName, { roles: readonly StaffRole[]; limited?: true }> = {
  'admin.today': { roles: all, limited: true },
  'admin.bookings': { roles: agents, limited: true },
  'admin.newBooking': { roles: agents, limited: true },
  'admin.travellers': { roles: agents },
  'admin.stock': { roles: all, limited: true },
  'admin.departures': { roles: all },
  'admin.editing': { roles: editors },
  'admin.messages': { roles: agents, limited: true },
  'admin.reviews': { roles: agents },
  'admin.reports': { roles: agents, limited: true },
  'admin.giftCards': { roles: managers },
  'admin.staff': { roles: managers },
  'admin.keys': { roles: managers },
  'admin.services': { roles: all },
  'admin.audit': { roles: managers },
}

/**
 * The pages in the navigation of a member of staff. Endpoints enforce the permissions; this only hides links to pages that
 * would be rejected. Only the server imports this file.
 */
export function visiblePages({ role, limited }: { role: StaffRole; limited: boolean }): PlaceName[] {
  const names = Object.keys(access) as PlaceName[]
  return names.filter((name) => access[name].roles.includes(role) && (!limited || access[name].limited))
}
