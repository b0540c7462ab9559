import { expect, test } from 'vitest'
import { monthDates } from '#domains/shared/months.ts'
import { programmeOn, type Ground } from '#domains/products/packages/catalogue/programme.ts'
import type { BlockTime, ProgrammeDay } from '#domains/products/packages/shapes.ts'

const grounds: Record<string, Ground> = {
  makkah: { lat: 21.42664, lon: 39.82563, timeZone: 'Asia/Riyadh' },
  madinah: { lat: 24.46861, lon: 39.61417, timeZone: 'Asia/Riyadh' },
}
const day = (city: string, ...times: (BlockTime | null)[]): ProgrammeDay => ({
  city,
  title: { en: 'A day', ar: 'يوم' },
  blocks: times.map((at) => ({ kind: 'rite', at, title: { en: '', ar: '' }, text: null, place: null })),
})
const timesOf = (days: ProgrammeDay[], startsOn: string) =>
  programmeOn(days, startsOn, (city) => grounds[city]).map(({ date, blocks }) => [
    date,
    ...blocks.map(({ at }) => at?.time ?? null),
  ])

test('blocks tied to a prayer follow the prayer times of their city and date; blocks with a clock time do not move', () => {
  const days = [
    day('makkah', { clock: '08:00' }, { prayer: 'fajr', minutes: -60 }, null),
    day('madinah', { prayer: 'isha', minutes: 60 }),
  ]
  // Umm al-Qura in Makkah: fajr 05:21 on 1 December and 04:11 on 4 June; Madinah’s isha is 90 minutes after sunset.
  expect(timesOf(days, '2026-12-01')).toEqual([
    ['2026-12-01', '08:00', '04:20', null],
    ['2026-12-02', '20:05'],
  ])
  expect(timesOf(days, '2027-06-04')).toEqual([
    ['2027-06-04', '08:00', '03:10', null],
    ['2027-06-05', '21:40'],
  ])
})

test('in Ramadan blocks after isha are half an hour later', () => {
  const [first, second] = timesOf(
    [day('makkah', { prayer: 'isha', minutes: 0 }), day('makkah', { prayer: 'isha', minutes: 0 })],
    '2027-02-07',
  )
  expect([first?.[1], second?.[1]]).toEqual(['19:45', '20:15'])
})

test('a city without a known place has no prayer times', () => {
  expect(timesOf([day('nowhere', { prayer: 'asr', minutes: 5 }, { clock: '10:00' })], '2026-12-01')).toEqual([
    ['2026-12-01', null, '10:00'],
  ])
})

test.each([
  ['2027-02', { from: '2027-02-01', to: '2027-02-28' }],
  ['2028-02', { from: '2028-02-01', to: '2028-02-29' }],
  ['1448-09', { from: '2027-02-08', to: '2027-03-08' }],
  ['1448-12', { from: '2027-05-07', to: '2027-06-05' }],
  ['1448-13', null],
  ['0900-01', null],
  ['soon', null],
])('the month %s', (month, dates) => {
  expect(monthDates(month)).toEqual(dates)
})
