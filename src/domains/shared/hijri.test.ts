import { expect, test } from 'vitest'
import { sameHijriDayLastYear } from '#domains/shared/hijri.ts'
import { addDays } from '#domains/shared/dates.ts'
import { hijriDay } from '#i18n/dates.ts'

test('returns the same Hijri day a year earlier for every day of twenty years, or the 29th if there was no 30th', () => {
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
])(
  'the first day of Ramadan and the first day of Eid al-Adha return the same day of the year before: %s returns %s',
  ([date, before]) => {
    expect(sameHijriDayLastYear(date as string)).toBe(before)
  },
)
