import { expect, test } from 'vitest'
import { nextDates, nextDatesReach } from '#domains/stays/next-dates.ts'

const stay = { checkIn: '2026-12-20', nights: 3, from: '2026-12-10' }
const starts = (open: (day: number) => boolean, given = stay) => nextDates(given, open).map((one) => one.check_in)

test('the nearest on either side, in the order of the calendar, as long as was asked for', () => {
  expect(nextDates(stay, () => true)).toEqual([
    { check_in: '2026-12-19', check_out: '2026-12-22' },
    { check_in: '2026-12-21', check_out: '2026-12-24' },
  ])
  expect(starts((day) => day >= 12)).toEqual(['2026-12-22', '2026-12-23'])
})

test('never before the first day, never farther than the reach', () => {
  expect(starts(() => true, { ...stay, from: '2026-12-20' })).toEqual(['2026-12-21', '2026-12-22'])
  expect(starts((day) => day === 10 + nextDatesReach)).toEqual(['2027-01-03'])
  expect(starts((day) => day === 11 + nextDatesReach)).toEqual([])
  expect(starts((day) => day === 10)).toEqual([])
})
