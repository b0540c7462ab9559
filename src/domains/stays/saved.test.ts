import { expect, test } from 'vitest'
import { mostSaved, readSaved, savedCookie, withSaved } from '#domains/stays/saved.ts'

const many = Array.from({ length: mostSaved + 5 }, (_, i) => i + 1)

test('a list survives its cookie, and never grows past what is kept', () => {
  expect(readSaved(savedCookie([12, 45], false))).toEqual([12, 45])
  expect(readSaved(`a=1; ${savedCookie(many, true)}`)).toEqual(many.slice(0, mostSaved))
  expect(readSaved(`saved=${many.join(',')}`)).toHaveLength(mostSaved)
  expect(readSaved('saved=12%2C45')).toEqual([12, 45])
})

test('what is no list of hotels is left out', () => {
  expect(readSaved('')).toEqual([])
  expect(readSaved('unsaved=1')).toEqual([])
  expect(readSaved('saved=7,x,-1,0,1.5,7,9999999999, 8')).toEqual([7])
})

test('the cookie lives a year, an empty one not at all', () => {
  expect(savedCookie([1], true)).toBe('saved=1; Path=/; SameSite=Lax; Max-Age=31536000; Secure')
  expect(savedCookie([], false)).toContain('Max-Age=0')
})

test('the latest is first, once', () => {
  expect(withSaved([1, 2, 3], 2)).toEqual([2, 1, 3])
  expect(withSaved(many.slice(0, mostSaved), 99)).toHaveLength(mostSaved)
})
