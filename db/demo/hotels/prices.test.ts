import { describe, expect, test } from 'vitest'
import { nightKinds, seasons } from '#db/reference/calendar.ts'
import { nightOf, type RoomBasis } from '#db/demo/hotels/prices.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

const today = '2026-11-21'
const nights = nightsOf(today, addDays(today, 400))
const kindOf = nightKinds()
const room = (options: Partial<RoomBasis> = {}): RoomBasis => ({
  key: 'dar-al-yaqin/king',
  city: 'makkah',
  stars: 4,
  metres: 400,
  sizeM2: 28,
  view: 'city',
  maxTotal: 2,
  ...options,
})
const night = (date: string, options: Partial<RoomBasis> = {}) => nightOf(room(options), date, kindOf(date))
const mean = (from: string, to: string, options: Partial<RoomBasis> = {}) => {
  const prices = nightsOf(from, addDays(to, 1)).map((date) => night(date, options).price)
  return prices.reduce((sum, price) => sum + price, 0) / prices.length
}

describe('prices', () => {
  test('are whole riyals and never below the minimum price', () => {
    for (const date of nights) {
      const { price } = night(date, { stars: 1, metres: 4000, sizeM2: 12 })
      expect(price % 100).toBe(0)
      expect(price).toBeGreaterThanOrEqual(7500)
    }
  })

  test('are the same for every calculation', () => {
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

  test('during Hajj are three to four times the ordinary prices, in Makkah only', () => {
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

  test('in Jeddah follow summer and the weekend, not Ramadan', () => {
    const jeddah = { city: 'jeddah', metres: null }
    expect(mean('2027-07-04', '2027-07-24', jeddah)).toBeGreaterThan(mean('2027-02-14', '2027-02-24', jeddah) * 1.2)
  })

  test('depend on stars, distance, size and view', () => {
    const one = (options: Partial<RoomBasis>) => mean('2026-11-22', '2026-12-21', options)
    expect(one({ stars: 5 })).toBeGreaterThan(one({ stars: 3 }) * 1.8)
    expect(one({ metres: 200 })).toBeGreaterThan(one({ metres: 1500 }) * 1.4)
    expect(one({ sizeM2: 60 })).toBeGreaterThan(one({ sizeM2: 28 }) * 1.2)
    expect(one({ view: 'haram' })).toBeGreaterThan(one({ view: 'city' }) * 1.3)
  })
})

describe('terms of a night', () => {
  test('the minimum stay is three nights in the last ten nights of Ramadan and four during Hajj in Makkah', () => {
    expect(night('2027-03-01').minStay).toBe(3)
    expect(night('2027-05-15').minStay).toBe(4)
    expect(night('2027-05-15', { city: 'madinah' }).minStay).toBe(1)
    expect(night('2026-12-01').minStay).toBe(1)
  })

  test('Ramadan has a longest stay and a day without departures, and Eid in Jeddah a minimum stay of its arrivals', () => {
    const hotels = Array.from({ length: 40 }, (_, i) => ({ key: `house-${i}/twin` }))
    const longest = (date: string) => hotels.map((hotel) => night(date, hotel).maxStay)
    expect(new Set(longest('2027-03-01'))).toEqual(new Set([10, 30]))
    expect(new Set(longest('2026-12-01'))).toEqual(new Set([30]))
    expect(nights.filter((date) => night(date).closedToDeparture)).toEqual(['2027-03-05'])
    expect(nights.filter((date) => night(date, { stars: 3 }).closedToDeparture)).toEqual([])
    const arrivals = nights.filter((date) => night(date, { city: 'jeddah' }).minStayArrival > 1)
    expect(arrivals.map((date) => kindOf(date)).map(({ month, day }) => `${day}/${month}`)).toEqual(['1/10'])
  })

  test('few nights are closed, slightly more are closed to arrival, and every night has two to fourteen rooms', () => {
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

test('seasons are named in both languages and do not end before they begin', () => {
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
