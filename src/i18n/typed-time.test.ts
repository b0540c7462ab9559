import { expect, test } from 'vitest'
import { readTime } from '#i18n/typed-time.ts'

test.for<[typed: string, time: string | undefined]>([
  ['16:00', '16:00'],
  ['4 pm', '16:00'],
  ['4:30PM', '16:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['9', '09:00'],
  ['1630', '16:30'],
  ['930', '09:30'],
  ['16.05', '16:05'],
  ['٤:٠٠ م', '16:00'],
  ['۰۷:۳۰', '07:30'],
  ['٩ صباحًا', '09:00'],
  ['٩ مساءً', '21:00'],
  ['\u200f16:00\u200f', '16:00'],
  ['a.m.', undefined],
  ['24:00', undefined],
  ['12:60', undefined],
  ['13 pm', undefined],
  ['0 am', undefined],
  ['noon', undefined],
  ['', undefined],
])('the time %s is %s', ([typed, time]) => {
  expect(readTime(typed)).toBe(time)
})
