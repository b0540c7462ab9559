import { expect, test } from 'vitest'
import { maxSaved, readSaved, savedCookie, withSaved } from '#domains/products/stays/catalogue/saved.ts'

const many = Array.from({ length: maxSaved + 5 }, (_, i) => i + 1)

test('a list is unchanged after a round trip through its cookie and never exceeds the maximum', () => {
  expect(readSaved(savedCookie([12, 45], false))).toEqual([12, 45])
  expect(readSaved(`a=1; ${savedCookie(many, true)}`)).toEqual(many.slice(0, maxSaved))
  expect(readSaved(`saved=${many.join(',')}`)).toHaveLength(maxSaved)
  expect(readSaved('saved=12%2C45')).toEqual([12, 45])
})

test('invalid hotel ids are ignored', () => {
  expect(readSaved('')).toEqual([])
  expect(readSaved('unsaved=1')).toEqual([])
  expect(readSaved('saved=7,x,-1,0,1.5,7,9999999999, 8')).toEqual([7])
})

test('the cookie lasts a year, and an empty list deletes it', () => {
  expect(savedCookie([1], true)).toBe('saved=1; Path=/; SameSite=Lax; Max-Age=31536000; Secure')
  expect(savedCookie([], false)).toContain('Max-Age=0')
})

test('the latest hotel comes first and only once', () => {
  expect(withSaved([1, 2, 3], 2)).toEqual([2, 1, 3])
  expect(withSaved(many.slice(0, maxSaved), 99)).toHaveLength(maxSaved)
})
