import { expect, test } from 'vitest'
import { seasonOf } from '#web/features/hotels/seasons.ts'
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
