import { describe, expect, test } from 'vitest'
import { nightKinds, seasons } from '#db/seed/calendar.ts'
import { nightOf, type RoomBasis } from '#db/seed/prices.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'

const today = '2026-11-21'
const nights = nightsOf(today, addDays(today, 400))
const kindOf = nightKinds()
const room = (given: Partial<RoomBasis> = {}): RoomBasis => ({
  key: 'dar-al-yaqin/king',
  city: 'makkah',
  stars: 4,
  metres: 400,
  sizeM2: 28,
  view: 'city',
  maxTotal: 2,
  ...given,
})
const night = (date: string, given: Partial<RoomBasis> = {}) => nightOf(room(given), date, kindOf(date))
const mean = (from: string, to: string, given: Partial<RoomBasis> = {}) => {
  const prices = nightsOf(from, addDays(to, 1)).map((date) => night(date, given).price)
  return prices.reduce((sum, price) => sum + price, 0) / prices.length
}

describe('prices', () => {
  test('are whole riyals, never below the lowest', () => {
    for (const date of nights) {
      const { price } = night(date, { stars: 1, metres: 4000, sizeM2: 12 })
      expect(price % 100).toBe(0)
      expect(price).toBeGreaterThanOrEqual(7500)
    }
  })

  test('are the same whenever they are asked for', () => {
    const again = nightKinds()
    expect(nights.map((date) => nightOf(room(), date, again(date)))).toEqual(nights.map((date) => night(date)))
  })

  test('rise through Ramadan and peak on the twenty-seventh night', () => {
    // 1 Ramadan 1448 is 8 February 2027; its first night begins the evening before.
    const low = mean('2027-06-20', '2027-07-20')
    expect(mean('2027-02-08', '2027-02-16') / low).toBeGreaterThan(1.4)
    const lastTen = mean('2027-02-28', '2027-03-07')
    expect(lastTen / mean('2027-02-08', '2027-02-16')).toBeGreaterThan(1.5)
    const peak = night('2027-03-05').price
    expect(peak).toBe(Math.max(...nightsOf('2027-02-07', '2027-03-09').map((date) => night(date).price)))
    expect(peak / mean('2026-11-22', '2026-11-25')).toBeGreaterThan(3)
  })

  test('of Hajj are three to four times the ordinary in Makkah only', () => {
    const ordinary = mean('2026-11-22', '2026-11-25')
    const hajj = mean('2027-05-13', '2027-05-18')
    expect(hajj / ordinary).toBeGreaterThan(3)
    expect(hajj / ordinary).toBeLessThan(4.2)
    const inMadinah = { city: 'madinah' }
    expect(mean('2027-05-13', '2027-05-18', inMadinah) / mean('2026-11-22', '2026-11-25', inMadinah)).toBeLessThan(1.6)
  })

  test('are lowest in Muharram and Safar, and higher on weekend nights', () => {
    expect(mean('2027-06-07', '2027-06-24') / mean('2026-11-22', '2026-12-05')).toBeLessThan(0.85)
    // Wednesday 25 and Thursday 26 November 2026.
    expect(night('2026-11-26').price).toBeGreaterThan(night('2026-11-25').price * 1.05)
  })

  test('of Jeddah follow summer and the weekend, not Ramadan', () => {
    const jeddah = { city: 'jeddah', metres: null }
    expect(mean('2027-07-04', '2027-07-24', jeddah)).toBeGreaterThan(mean('2027-02-14', '2027-02-24', jeddah) * 1.2)
  })

  test('follow stars, distance, size and view', () => {
    const one = (given: Partial<RoomBasis>) => mean('2026-11-22', '2026-12-21', given)
    expect(one({ stars: 5 })).toBeGreaterThan(one({ stars: 3 }) * 1.8)
    expect(one({ metres: 200 })).toBeGreaterThan(one({ metres: 1500 }) * 1.4)
    expect(one({ sizeM2: 60 })).toBeGreaterThan(one({ sizeM2: 28 }) * 1.2)
    expect(one({ view: 'haram' })).toBeGreaterThan(one({ view: 'city' }) * 1.3)
  })
})

describe('terms of a night', () => {
  test('the last ten nights of Ramadan take three, Hajj in Makkah four', () => {
    expect(night('2027-03-01').minStay).toBe(3)
    expect(night('2027-05-15').minStay).toBe(4)
    expect(night('2027-05-15', { city: 'madinah' }).minStay).toBe(1)
    expect(night('2026-12-01').minStay).toBe(1)
  })

  test('few nights are closed, a few more to arrivals, and there are two to fourteen rooms', () => {
    const keys = Array.from({ length: 40 }, (_, i) => `house-${i}/twin`)
    const all = keys.flatMap((key) => nights.map((date) => night(date, { key })))
    const part = (is: (one: (typeof all)[number]) => boolean) => all.filter(is).length / all.length
    expect(part((one) => one.closed)).toBeGreaterThan(0.003)
    expect(part((one) => one.closed)).toBeLessThan(0.03)
    expect(part((one) => one.closedToArrival)).toBeGreaterThan(0.005)
    expect(part((one) => one.closedToArrival)).toBeLessThan(0.04)
    expect(Math.min(...all.map((one) => one.allotment))).toBe(2)
    expect(Math.max(...all.map((one) => one.allotment))).toBe(14)
  })
})

test('seasons are named in both languages and begin before they end', () => {
  const rows = seasons()
  expect(rows).toContainEqual({
    code: 'ramadan',
    name: { en: 'Ramadan 1448', ar: 'رمضان 1448' },
    hijriYear: 1448,
    firstDay: '2027-02-08',
    lastDay: '2027-03-08',
  })
  expect(rows.some((row) => row.code === 'hajj_days' && row.name.en === 'Hajj 1448')).toBe(true)
  expect(rows.some((row) => row.code === 'summer_holiday' && row.firstDay.startsWith('2027'))).toBe(true)
  expect(rows.filter((row) => row.firstDay > row.lastDay)).toEqual([])
})
