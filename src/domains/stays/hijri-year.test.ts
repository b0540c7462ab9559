import { expect, test } from 'vitest'
import { sameHijriDayLastYear } from '#domains/stays/hijri-year.ts'
import { addDays } from '#domains/stays/nights.ts'
import { hijriDay } from '#text/dates.ts'

test('the same Hijri day a year earlier, for every day of twenty years; the 29th where there was no 30th', () => {
  let shortened = 0
  for (let i = 0; i < 7_300; i++) {
    const date = addDays('2020-01-01', i)
    const [now, then] = [hijriDay(date), hijriDay(sameHijriDayLastYear(date))]
    expect([date, then.year, then.month]).toEqual([date, now.year - 1, now.month])
    if (then.day === now.day) continue
    expect([date, now.day, then.day]).toEqual([date, 30, 29])
    shortened++
  }
  expect(shortened).toBeGreaterThan(0)
})

test.for([
  ['2027-02-08', '2026-02-18'],
  ['2027-05-16', '2026-05-27'],
])('the first of Ramadan and the day of sacrifice are found where they were: %s was %s', ([date, before]) => {
  expect(sameHijriDayLastYear(date as string)).toBe(before)
})
