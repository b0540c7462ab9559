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
  /** Members who are limited to hotels see it as well. */
  limited?: boolean
  /** The kinds of content that are edited there. */
  kinds?: readonly KindName[]
}

type MenuGroup = { name: 'today' | 'bookings' | 'rooms' | 'packages' | 'services' | 'site' | 'money' | 'setup' } & {
  icon: IconName
  entries: readonly MenuEntry[]
}

const kind = (name: KindName): MenuEntry => ({
  text: `catalogue.kind_${name}`,
  to: (locale) => adminLinks.editingList(locale, name),
  roles: editors,
  kinds: [name],
})
/** A kind with only one item. */
const single = (name: KindName): MenuEntry => ({ ...kind(name), to: (locale) => adminLinks.edit(locale, name, 'all') })
/** Kinds that stand together on a page of their own. */
const joined = (part: 'home' | 'reference', kinds: readonly KindName[]): MenuEntry => ({
  text: `menu.${part}`,
  to: (locale) => adminLinks.editing(locale, { part }),
  roles: editors,
  kinds,
})

/** The menu of the admin by work. */
export const menu: readonly MenuGroup[] = [
  {
    name: 'today',
    icon: 'clock',
    entries: [{ text: 'admin.today', key: 't', to: adminLinks.today, exact: true, roles: staffRoles, limited: true }],
  },
  {
    name: 'bookings',
    icon: 'ticket',
    entries: [
      { text: 'admin.bookings', key: 'b', to: adminLinks.bookings, roles: agents, limited: true },
      { text: 'admin.newBooking', key: 'n', to: adminLinks.newBooking, roles: agents, limited: true },
      { text: 'admin.travellers', key: 'l', to: adminLinks.manifest, roles: agents },
      { text: 'admin.messages', key: 'm', to: adminLinks.messages, roles: agents, limited: true },
      { text: 'admin.reviews', key: 'w', to: adminLinks.reviews, roles: agents },
    ],
  },
  {
    name: 'rooms',
    icon: 'bed',
    entries: [
      { text: 'admin.stock', key: 's', to: adminLinks.stock, roles: staffRoles, limited: true },
      kind('hotel'),
      kind('room_type'),
      kind('rate_plan'),
      kind('policy'),
      kind('season'),
    ],
  },
  {
    name: 'packages',
    icon: 'plane',
    entries: [
      { text: 'admin.departures', key: 'd', to: adminLinks.departures, roles: staffRoles },
      kind('package'),
      kind('package_type'),
    ],
  },
  {
    name: 'services',
    icon: 'car',
    entries: [
      { text: 'slots.title', key: 'v', to: adminLinks.slots, roles: staffRoles },
      kind('service'),
      kind('service_option'),
      kind('service_type'),
    ],
  },
  {
    name: 'site',
    icon: 'globe',
    entries: [
      joined('home', [
        'blog', 'blog_category', 'hashtag', 'home', 'header', 'goals', 'statistics', 'guest_words', 'season_note',
      ]), // prettier-ignore
      kind('question'),
      kind('question_topic'),
      kind('page'),
      kind('picture'),
      { text: 'editing.title', key: 'c', to: adminLinks.editing, exact: true, roles: editors },
    ],
  },
  {
    name: 'money',
    icon: 'bank',
    entries: [
      { text: 'admin.reports', key: 'r', to: adminLinks.reports, roles: agents, limited: true },
      kind('promotion'),
      { text: 'admin.giftCards', key: 'f', to: adminLinks.giftCards, roles: managers },
      kind('tax_rule'),
      { text: 'einvoicing.title', to: adminLinks.einvoicing, roles: managers },
      single('exchange'),
    ],
  },
  {
    name: 'setup',
    icon: 'check',
    entries: [
      { text: 'checklist.title', to: adminLinks.setup, roles: managers },
      single('company'),
      single('brand'),
      single('contact'),
      single('social'),
      single('options'),
      single('voice'),
      single('conventions'),
      { ...kind('notification'), to: adminLinks.notifications },
      { text: 'admin.notices', key: 'o', to: adminLinks.notices, roles: agents, limited: true },
      joined('reference', ['country', 'city', 'district', 'place', 'amenity']),
      { text: 'providers.title', to: adminLinks.providers, roles: managers },
      { text: 'admin.staff', key: 'p', to: adminLinks.staff, roles: managers },
      { text: 'admin.keys', key: 'k', to: adminLinks.keys, roles: managers },
      { text: 'admin.audit', key: 'a', to: adminLinks.audit, roles: managers },
    ],
  },
]

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
