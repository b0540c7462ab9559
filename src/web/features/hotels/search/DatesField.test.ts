import { expect, test } from 'vitest'
import { nextSeasons, seasonOf } from '#web/features/hotels/seasons.ts'
import { chosen } from '#web/features/hotels/search/DatesField.tsx'

const dates = { from: '2026-12-10', to: '2026-12-13' }

test('an arrival before the departure keeps the departure', () => {
  expect(chosen(dates, 'from', '2026-12-08')).toEqual({ dates: { from: '2026-12-08', to: '2026-12-13' }, next: 'to' })
})

test('an arrival after the departure keeps the number of nights', () => {
  expect(chosen(dates, 'from', '2026-12-20').dates).toEqual({ from: '2026-12-20', to: '2026-12-23' })
  expect(chosen(dates, 'from', '2026-12-13').dates).toEqual({ from: '2026-12-13', to: '2026-12-16' })
})

test('a selected stay never exceeds the maximum length', () => {
  expect(chosen(dates, 'from', '2026-10-01').dates).toEqual({ from: '2026-10-01', to: '2026-10-04' })
})

test('a departure that is not after the arrival becomes the new arrival', () => {
  expect(chosen(dates, 'to', '2026-12-11')).toEqual({ dates: { from: '2026-12-10', to: '2026-12-11' }, next: 'from' })
  expect(chosen(dates, 'to', '2026-12-10').dates).toEqual({ from: '2026-12-10', to: '2026-12-13' })
  expect(chosen({ from: '', to: '' }, 'to', '2026-12-10').dates).toEqual({ from: '2026-12-10', to: '2026-12-11' })
})

test('Ramadan and Hajj are recognised by the Hijri date', () => {
  expect(['2027-02-07', '2027-02-08', '2027-03-08', '2027-03-09'].map(seasonOf)).toEqual([
    undefined,
    'ramadan',
    'ramadan',
    undefined,
  ])
  // 9 Dhu al-Hijjah 1448, the day of Arafah, is 15 May 2027.
  expect(['2027-05-13', '2027-05-14', '2027-05-19', '2027-05-20'].map(seasonOf)).toEqual([
    undefined,
    'hajj',
    'hajj',
    undefined,
  ])
})

test.for([
  ['before both', '2026-11-29', ['ramadan 1448 2027-02-08', 'hajj 1448 2027-05-14']],
  ['on the first day', '2027-02-08', ['ramadan 1448 2027-02-08', 'hajj 1448 2027-05-14']],
  ['within Ramadan', '2027-02-20', ['ramadan 1448 2027-02-20', 'hajj 1448 2027-05-14']],
  ['on its last day', '2027-03-08', ['ramadan 1448 2027-03-08', 'hajj 1448 2027-05-14']],
  ['after Ramadan', '2027-03-09', ['hajj 1448 2027-05-14', 'ramadan 1449 2028-01-28']],
  ['within Hajj', '2027-05-19', ['hajj 1448 2027-05-19', 'ramadan 1449 2028-01-28']],
  ['after Hajj', '2027-05-20', ['ramadan 1449 2028-01-28', 'hajj 1449 2028-05-03']],
] as const)('%s, the seasons that come next are shown with the first day that can be chosen', ([, today, expected]) => {
  expect(nextSeasons(today).map(({ season, year, day }) => `${season} ${year} ${day}`)).toEqual(expected)
})
