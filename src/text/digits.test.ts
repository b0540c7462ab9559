import { expect, it } from 'vitest'
import { latinDigits, readNumber } from './digits.ts'

it('digits of any keyboard become Latin', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789')
  expect(latinDigits('+٩٦٦ ٥١ ٢٣٤ ٥٦٧٨')).toBe('+966 51 234 5678')
  expect(latinDigits('١٬٢٣٤٫٥ ٪١٥')).toBe('1,234.5 %15')
  expect(latinDigits('غرفة twelve، 12')).toBe('غرفة twelve، 12')
})

it.each([
  ['١٬٢٣٤٫٥', 1234.5],
  ['1,234.50', 1234.5],
  [' ۱۲ ', 12],
  ['−3', -3],
  ['1234', 1234],
  ['12,34', undefined],
  ['', undefined],
  ['٫', undefined],
  ['1e5', undefined],
  ['12 SAR', undefined],
])('%j is read as %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})
