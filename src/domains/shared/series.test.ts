import { expect, test } from 'vitest'
import { seriesDates } from '#domains/shared/series.ts'
import { hijriDay } from '#i18n/dates.ts'

test('every Thursday from one date until another, both included', () => {
  expect(seriesDates({ repeat: 'week', every: 1, weekdays: [4] }, '2026-12-03', '2026-12-17')).toEqual([
    '2026-12-03',
    '2026-12-10',
    '2026-12-17',
  ])
})

test('every second week is counted from the week of the first date, which begins on Sunday', () => {
  // 2026-12-03 is a Thursday: the following Sunday belongs to the next week.
  expect(seriesDates({ repeat: 'week', every: 2, weekdays: [0, 4] }, '2026-12-03', '2026-12-20')).toEqual([
    '2026-12-03',
    '2026-12-13',
    '2026-12-17',
  ])
})

test('a day of each month; months without it have no date', () => {
  expect(seriesDates({ repeat: 'month', day: 31 }, '2027-01-01', '2027-05-31')).toEqual([
    '2027-01-31',
    '2027-03-31',
    '2027-05-31',
  ])
})

test('a day of each Hijri month, by the Umm al-Qura calendar', () => {
  const dates = seriesDates({ repeat: 'hijri_month', day: 1 }, '2026-12-01', '2027-03-31')
  expect(dates).toContain('2027-02-08')
  expect(dates.map((date) => hijriDay(date).day)).toEqual(dates.map(() => 1))
  expect(dates.map((date) => hijriDay(date).month)).toEqual([7, 8, 9, 10])
})

test('no dates if the last is before the first', () => {
  expect(seriesDates({ repeat: 'week', every: 1, weekdays: [4] }, '2026-12-17', '2026-12-03')).toEqual([])
})
