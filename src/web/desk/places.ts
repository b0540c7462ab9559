import type { StaffRole } from '#contract/staff.ts'
import type { Locale } from '#text/locale.ts'
import type { TextKey } from '#text/translator.ts'
import { deskLinks } from '#web/desk/desk-links.ts'
import type { IconName } from '#web/kit/Icon.tsx'

/** A place of the desk: who finds it in the navigation, and the key that leads there after G. */
export type DeskPlace = {
  text: TextKey
  icon: IconName
  key: string
  to: (locale: Locale) => string
  roles: readonly StaffRole[]
  /** Marks the place on its own address alone, not on those below it. */
  exact?: boolean
}

/** The navigation in its order. The rights themselves are the endpoints': this only spares people closed doors. */
export const deskPlaces: readonly DeskPlace[] = [
  {
    text: 'desk.today',
    icon: 'clock',
    key: 't',
    to: deskLinks.today,
    roles: ['agent', 'editor', 'manager'],
    exact: true,
  },
  { text: 'desk.bookings', icon: 'ticket', key: 'b', to: deskLinks.bookings, roles: ['agent', 'manager'] },
  {
    text: 'desk.newBooking',
    icon: 'phone',
    key: 'n',
    to: (locale) => deskLinks.newBooking(locale),
    roles: ['agent', 'manager'],
  },
  {
    text: 'desk.stock',
    icon: 'bed',
    key: 's',
    to: (locale) => deskLinks.stock(locale),
    roles: ['agent', 'editor', 'manager'],
  },
  {
    text: 'desk.departures',
    icon: 'plane',
    key: 'd',
    to: (locale) => deskLinks.departures(locale),
    roles: ['agent', 'editor', 'manager'],
  },
  {
    text: 'desk.editing',
    icon: 'info',
    key: 'c',
    to: (locale) => deskLinks.editing(locale),
    roles: ['editor', 'manager'],
  },
  {
    text: 'desk.messages',
    icon: 'mail',
    key: 'm',
    to: (locale) => deskLinks.messages(locale),
    roles: ['agent', 'manager'],
  },
  {
    text: 'desk.reports',
    icon: 'bank',
    key: 'r',
    to: (locale) => deskLinks.reports(locale),
    roles: ['agent', 'manager'],
  },
  { text: 'desk.staff', icon: 'person', key: 'p', to: (locale) => deskLinks.staff(locale), roles: ['manager'] },
  { text: 'desk.keys', icon: 'globe', key: 'k', to: (locale) => deskLinks.keys(locale), roles: ['manager'] },
  {
    text: 'desk.services',
    icon: 'car',
    key: 'v',
    to: (locale) => deskLinks.slots(locale),
    roles: ['agent', 'editor', 'manager'],
  },
  { text: 'desk.audit', icon: 'shield', key: 'a', to: deskLinks.audit, roles: ['manager'] },
]
