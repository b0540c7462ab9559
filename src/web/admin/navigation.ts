import { agents, editors, managers, staffRoles, type StaffRole } from '#api/staff.ts'
import type { KindName } from '#domains/cms/shapes.ts'
import type { Locale } from '#i18n/locale.ts'
import type { TextKey } from '#i18n/translator.ts'
import { adminLinks } from '#links/admin.ts'
import type { IconName } from '#web/ui/pictures/Icon.tsx'

/** An entry of the menu: a page of the admin, or one or several kinds of content. */
export type MenuEntry = {
  text: TextKey
  to: (locale: Locale) => string
  /** The key that opens it after G. */
  key?: string
  /** Marks the entry as current on exactly its address, not on addresses below it. */
  exact?: boolean
  roles: readonly StaffRole[]
  /** Its icon where it stands alone; otherwise that of its group. */
  icon?: IconName
  /** Members who are limited to hotels see it as well. */
  limited?: boolean
  /** The kinds of content that are edited there. */
  kinds?: readonly KindName[]
}

const groupNames = ['today', 'bookings', 'rooms', 'packages', 'services', 'site', 'money', 'setup'] as const
type MenuGroup = { name: (typeof groupNames)[number]; icon: IconName; entries: readonly MenuEntry[] }

/** Each kind with its list. */
const lists = (...names: KindName[]): MenuEntry[] =>
  names.map((name) => ({
    text: `catalogue.kind_${name}`,
    to: (locale) => adminLinks.editingList(locale, name),
    roles: editors,
    kinds: [name],
  }))
/** Kinds with only one item. */
const singles = (...names: KindName[]): MenuEntry[] =>
  lists(...names).map((entry, i) => ({ ...entry, to: (locale) => adminLinks.edit(locale, names[i] ?? '', 'all') }))
/** Kinds that stand together on a page of their own. */
const joined = (part: 'home' | 'reference', ...kinds: KindName[]): MenuEntry => ({
  text: `menu.${part}`,
  to: (locale) => adminLinks.editing(locale, { part }),
  roles: editors,
  kinds,
})

const entriesOf: Record<MenuGroup['name'], [IconName, ...MenuEntry[]]> = {
  today: [
    'clock',
    { text: 'admin.today', key: 't', to: adminLinks.today, exact: true, roles: staffRoles, limited: true },
  ],
  bookings: [
    'ticket',
    { text: 'admin.bookings', key: 'b', to: adminLinks.bookings, roles: agents, limited: true },
    { text: 'admin.newBooking', key: 'n', to: adminLinks.newBooking, roles: agents, limited: true },
    { text: 'admin.travellers', key: 'l', to: adminLinks.manifest, roles: agents },
    { text: 'admin.messages', key: 'm', to: adminLinks.messages, roles: agents, limited: true },
    { text: 'admin.reviews', key: 'w', to: adminLinks.reviews, roles: agents },
  ],
  rooms: [
    'bed',
    { text: 'admin.stock', key: 's', to: adminLinks.stock, roles: staffRoles, limited: true },
    ...lists('hotel', 'room_type', 'rate_plan', 'policy', 'season'),
  ],
  packages: [
    'plane',
    { text: 'admin.departures', key: 'd', to: adminLinks.departures, roles: staffRoles },
    ...lists('package', 'package_type'),
  ],
  services: [
    'car',
    { text: 'slots.title', key: 'v', to: adminLinks.slots, roles: staffRoles },
    ...lists('service', 'service_option', 'service_type'),
  ],
  site: [
    'globe',
    joined(
      'home',
      'blog',
      'blog_category',
      'hashtag',
      'home',
      'header',
      'goals',
      'statistics',
      'guest_words',
      'season_note',
    ),
    ...lists('question', 'question_topic', 'page', 'picture'),
    { text: 'editing.title', key: 'c', to: adminLinks.editing, exact: true, roles: editors },
  ],
  money: [
    'bank',
    { text: 'admin.reports', key: 'r', to: adminLinks.reports, roles: agents, limited: true },
    ...lists('promotion'),
    { text: 'admin.giftCards', key: 'f', to: adminLinks.giftCards, roles: managers },
    ...lists('tax_rule'),
    { text: 'einvoicing.title', to: adminLinks.einvoicing, roles: managers },
    ...singles('exchange'),
  ],
  setup: [
    'filter',
    { text: 'checklist.title', to: adminLinks.setup, roles: managers },
    ...singles('company', 'brand', 'contact', 'social', 'options', 'voice', 'conventions'),
    ...lists('notification').map((entry) => ({ ...entry, to: adminLinks.notifications })),
    { text: 'admin.notices', icon: 'bell', key: 'o', to: adminLinks.notices, roles: agents, limited: true },
    joined('reference', 'country', 'city', 'district', 'place', 'amenity'),
    { text: 'providers.title', to: adminLinks.providers, roles: managers },
    { text: 'admin.staff', key: 'p', to: adminLinks.staff, roles: managers },
    { text: 'admin.keys', key: 'k', to: adminLinks.keys, roles: managers },
    { text: 'admin.audit', key: 'a', to: adminLinks.audit, roles: managers },
  ],
}

/** The menu of the admin by work. */
export const menu: readonly MenuGroup[] = groupNames.map((name) => {
  const [icon, ...entries] = entriesOf[name]
  return { name, icon, entries }
})

/**
 * The menu of a member of staff, without empty groups. Endpoints enforce the permissions; this only hides links to pages
 * that would be rejected.
 */
export function menuOf(member: { role: StaffRole; limited: boolean }): MenuGroup[] {
  const isVisible = ({ roles, limited }: MenuEntry) => roles.includes(member.role) && (!member.limited || limited)
  return menu
    .map((group) => ({ ...group, entries: group.entries.filter(isVisible) }))
    .filter(({ entries }) => entries.length > 0)
}

/** True if an address belongs to an entry: that of its page, one below it, or that of one of its kinds. */
export function isCurrent(
  entry: MenuEntry,
  locale: Locale,
  { pathname, search }: { pathname: string; search: string },
) {
  const edited = pathname.split(`${adminLinks.editing(locale)}/`)[1]?.split('/')[0]
  if (edited !== undefined) return entry.kinds?.some((name) => name === edited) ?? false
  const [path = '', query = ''] = entry.to(locale).split('?')
  if (path === adminLinks.editing(locale))
    return pathname === path && new URLSearchParams(search).get('part') === new URLSearchParams(query).get('part')
  return pathname === path || (!entry.exact && pathname.startsWith(`${path}/`))
}
