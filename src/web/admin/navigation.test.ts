import { expect, test } from 'vitest'
import { kindNames } from '#domains/cms/shapes.ts'
import { adminLinks } from '#links/admin.ts'
import { isCurrent, menu, menuOf } from '#web/admin/navigation.ts'

const entries = menu.flatMap((group) => group.entries)

test('every kind of content stands in the menu once, and no key opens two pages', () => {
  expect(entries.flatMap(({ kinds = [] }) => kinds).toSorted()).toEqual(kindNames.toSorted())
  const keys = entries.flatMap(({ key = [] }) => key)
  expect(keys.length).toBe(new Set(keys).size)
})

test('a member who is limited to hotels sees only what applies', () => {
  const seen = menuOf({ role: 'agent', limited: true }).flatMap((group) => group.entries.map(({ text }) => text))
  expect(seen).toEqual([
    'admin.today',
    'admin.bookings',
    'admin.newBooking',
    'admin.messages',
    'admin.stock',
    'admin.reports',
    'admin.notices',
  ])
})

test.for<[address: string, text: string]>([
  [adminLinks.today('en'), 'admin.today'],
  [adminLinks.booking('en', 'R7K2'), 'admin.bookings'],
  [adminLinks.edit('en', 'hotel', '3'), 'catalogue.kind_hotel'],
  [adminLinks.editingList('en', 'hashtag'), 'menu.home'],
  [adminLinks.editing('en', { part: 'reference' }), 'menu.reference'],
  [adminLinks.editing('en'), 'editing.title'],
  [adminLinks.edit('en', 'company', 'all'), 'catalogue.kind_company'],
  [adminLinks.channels('en'), 'admin.stock'],
])('at %s one entry is current', ([address, text]) => {
  const { pathname, search } = new URL(address, 'https://example.com')
  expect(entries.filter((entry) => isCurrent(entry, 'en', { pathname, search })).map((entry) => entry.text)).toEqual([
    text,
  ])
})
