import { expect, test } from 'vitest'
import type { HotelStay } from '#domains/products/stays/search/contract.ts'
import { isWorthAnEmail } from '#domains/products/stays/saved/price-alerts.server.ts'
import { readSavedStays, savedCookie, withSaved } from '#domains/products/stays/saved/saved-cookie.ts'
import { maxSaved } from '#domains/products/stays/limits.ts'
import { readSaved } from '#domains/products/stays/saved/saved.ts'

const without = (hotel_id: number) => ({ hotel_id, stay: null, price: null })
const many = Array.from({ length: maxSaved + 5 }, (_, i) => i + 1)
const stay: HotelStay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  occupancy: ['2-9,4', '2'],
  where: 'point:21.4193,39.8262',
  amenities: ['kitchen', 'sea_view'],
  board: ['breakfast'],
  free_cancellation: true,
  pay_on_arrival: true,
}
const withStay = (hotel_id: number) => ({ hotel_id, stay, price: { minor: 123_450, currency: 'SAR' } })

test('a list is unchanged after a round trip through its cookie and never exceeds the maximum', () => {
  expect(readSaved(savedCookie([withStay(12), without(45)], false))).toEqual([12, 45])
  expect(readSaved(`a=1; ${savedCookie(many.map(without), true)}`)).toEqual(many.slice(0, maxSaved))
  expect(readSaved(`saved=${many.join(',')}`)).toHaveLength(maxSaved)
  expect(readSaved('saved=12%2C45')).toEqual([12, 45])
  const list = [withStay(12), without(45), { ...withStay(7), price: null }]
  expect(readSavedStays(`a=1; ${savedCookie(list, true)}`)).toEqual(list)
})

test('a cookie with many stays stays below the limit of browsers: the oldest hotels lose their stays', () => {
  const cookie = savedCookie(many.map(withStay), true)
  expect(cookie.length).toBeLessThan(4_000)
  const read = readSavedStays(cookie)
  expect(read.map(({ hotel_id }) => hotel_id)).toEqual(many.slice(0, maxSaved))
  const stays = read.map((one) => one.stay !== null)
  expect(stays.lastIndexOf(true)).toBeGreaterThan(20)
  expect(stays).toEqual(stays.toSorted((a, b) => Number(b) - Number(a)))
})

test('invalid hotel ids and stays are ignored', () => {
  expect(readSaved('')).toEqual([])
  expect(readSaved('unsaved=1')).toEqual([])
  expect(readSaved('saved=7,x,-1,0,1.5,7,9999999999, 8')).toEqual([7])
  const broken = ['7~2026-13-45~3~2', '8~2026-12-10~x~2', '9~2026-12-10~3~many', '10~~~', '11~2026-12-10~3']
  expect(readSavedStays(`saved=${broken.join(',')}`)).toEqual([7, 8, 9, 10, 11].map(without))
})

test('the cookie lasts a year, and an empty list deletes it', () => {
  expect(savedCookie([without(1)], true)).toBe('saved=1; Path=/; SameSite=Lax; Max-Age=31536000; Secure')
  expect(savedCookie([], false)).toContain('Max-Age=0')
})

test('the latest hotel comes first and only once', () => {
  expect(withSaved([1, 2, 3].map(without), withStay(2)).map(({ hotel_id }) => hotel_id)).toEqual([2, 1, 3])
  expect(withSaved(many.slice(0, maxSaved).map(without), without(99))).toHaveLength(maxSaved)
})

test.each([
  [100_000, 99_000, 'SAR', true],
  [100_000, 99_001, 'SAR', false],
  [5_000, 4_901, 'SAR', false],
  [5_000, 4_900, 'SAR', true],
  [100_000, 100_000, 'SAR', false],
  [100_000, 120_000, 'SAR', false],
  [50_000, 49_001, 'KWD', false],
])('a price that falls from %i to %i %s is worth an email: %s', (before, now, currency, worth) => {
  expect(isWorthAnEmail(before, now, currency)).toBe(worth)
})
