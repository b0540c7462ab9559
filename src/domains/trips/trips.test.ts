import { expect, test } from 'vitest'
import { linkEnd, tripsOf } from '#domains/trips/trips.ts'

const booking = (name: string, check_in: string, check_out: string, order: string | null = null) => ({
  name,
  check_in: `2026-12-${check_in}`,
  check_out: `2026-12-${check_out}`,
  order,
})
const names = (...bookings: ReturnType<typeof booking>[]) =>
  tripsOf(bookings).map((trip) => trip.map(({ name }) => name).join(' '))

test('stays that follow each other are one trip, and those with a day between them are two', () => {
  expect(names(booking('makkah', '05', '08'), booking('madinah', '08', '11'))).toEqual(['makkah madinah'])
  expect(names(booking('makkah', '05', '08'), booking('madinah', '09', '11'))).toEqual(['makkah', 'madinah'])
})

test('a service during a stay belongs to its trip, and bookings of one order belong together up to two weeks apart', () => {
  expect(names(booking('stay', '05', '08'), booking('car', '06', '07'))).toEqual(['stay car'])
  expect(
    names(booking('stay', '05', '08', 'A'), booking('other', '12', '13'), booking('car', '20', '21', 'A')),
  ).toEqual(['stay car', 'other'])
  expect(names(booking('stay', '05', '08', 'A'), booking('car', '22', '23', 'A'))).toEqual(['stay car'])
  expect(names(booking('stay', '05', '08', 'A'), booking('car', '23', '24', 'A'))).toEqual(['stay', 'car'])
})

test('a booking connects two trips that had nothing in common', () => {
  expect(names(booking('one', '05', '08'), booking('two', '12', '14'), booking('between', '08', '12'))).toEqual([
    'one two between',
  ])
})

test('a link to a trip ends 30 days after its last day', () => {
  expect(linkEnd([{ checkOut: '2026-12-14' }, { checkOut: '2026-12-08' }])).toBe('2027-01-13')
})
