import { expect, test } from 'vitest'
import { translator } from '#i18n/translator.server.ts'
import { alikeRooms } from '#domains/products/packages/pricing/alike-rooms.ts'
import { countedRooms, dayFrom } from '#web/features/packages/QuoteLines.tsx'

test('rooms are counted by size, in mixed order and with the plural of the language', () => {
  const rooms = [
    ...Array<'single'>(9).fill('single'),
    'double',
    ...Array<'single'>(9).fill('single'),
    'double',
  ] as const
  const written = (locale: 'en' | 'ar') => countedRooms(rooms, translator(locale))
  expect(written('en')).toBe('18 single rooms + 2 double rooms')
  expect(written('ar')).toBe('18 غرفة مفردة + غرفتان ثنائيتان')
  expect(countedRooms(['any', 'any'], translator('en'))).toBe('Price per person')
})

test('the last day to book is named if it is today or tomorrow, also across the end of a year', () => {
  const written = (date: string) => translator('en')('packages.bookUntil', { day: dayFrom('2026-12-31', date), date })
  expect(['2026-12-31', '2027-01-01', '2027-01-02'].map(written)).toEqual([
    'Last day to book: today',
    'Last day to book: tomorrow',
    'Bookable until 2027-01-02',
  ])
})

test('rooms with the same occupants are one line with the sum of persons and amounts; others stay apart', () => {
  const money = (minor: number) => ({ minor, currency: 'SAR' })
  const room = (count: number) => ({
    family: 0,
    sharing: 'triple' as const,
    adults: count,
    child_ages: [],
    infant_ages: [],
    persons: [{ kind: 'adult' as const, count, each: money(300), amount: money(300 * count) }],
    total: money(300 * count),
  })
  expect(alikeRooms([room(3), room(2), room(3)])).toEqual([
    {
      sharing: 'triple',
      count: 2,
      persons: [{ kind: 'adult', count: 6, each: money(300), amount: money(1800) }],
      total: money(1800),
    },
    { sharing: 'triple', count: 1, persons: room(2).persons, total: money(600) },
  ])
})
