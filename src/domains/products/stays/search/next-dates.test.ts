import { expect, test } from 'vitest'
import { nextDates, nextDatesReach } from '#domains/products/stays/search/next-dates.server.ts'

const stay = { checkIn: '2026-12-20', nights: 3, from: '2026-12-10' }
const starts = (open: (day: number) => boolean, values = stay) => nextDates(values, open).map((one) => one.check_in)

test('the nearest stays of the same length before and after, in date order', () => {
  expect(nextDates(stay, () => true)).toEqual([
    { check_in: '2026-12-19', check_out: '2026-12-22' },
    { check_in: '2026-12-21', check_out: '2026-12-24' },
  ])
  expect(starts((day) => day >= 12)).toEqual(['2026-12-22', '2026-12-23'])
})

test('no stay before the first day or beyond the maximum distance', () => {
  expect(starts(() => true, { ...stay, from: '2026-12-20' })).toEqual(['2026-12-21', '2026-12-22'])
  expect(starts((day) => day === 10 + nextDatesReach)).toEqual(['2027-01-03'])
  expect(starts((day) => day === 11 + nextDatesReach)).toEqual([])
  expect(starts((day) => day === 10)).toEqual([])
})
