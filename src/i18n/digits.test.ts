import { expect, it } from 'vitest'
import { latinDigits, numbersInLatin, readNumber } from './digits.ts'

it('digits of any keyboard become Latin', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ０１２３４５６７８９')).toBe('0123456789 0123456789 0123456789')
  expect(latinDigits('০১২৩৪৫৬৭৮৯ ०१२३४५६७८९ ၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789 0123456789 0123456789')
  expect(latinDigits('+٩٦٦ ٥١ ٢٣٤ ٥٦٧٨')).toBe('+966 51 234 5678')
  expect(latinDigits('١٬٢٣٤٫٥ ٪١٥')).toBe('1,234.5 %15')
  expect(latinDigits('غرفة twelve، 12')).toBe('غرفة twelve، 12')
})

it.each([
  ['١٬٢٣٤٫٥', 1234.5],
  ['1,234.50', 1234.5],
  [' ۱۲ ', 12],
  ['−3', -3],
  ['\u200f١٢\u00a0', 12],
  ['1234', 1234],
  ['12,34', undefined],
  ['', undefined],
  ['٫', undefined],
  ['1e5', undefined],
  ['12 SAR', undefined],
])('%j is parsed as %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

it('numeric texts at any depth of a value become Latin; sentences, names and passwords stay as typed', () => {
  const file = new Uint8Array([1])
  expect(
    numbersInLatin({
      check_in: '٢٠٢٦-١٢-٠١',
      rooms: ['١٢~٢-٩,٤'],
      contact: { phone: '+٩٦٦ ٥١', email: null },
      night: 3,
      file,
      time: '\u200f١٠:٣٠\u200f',
      birth_date: '\u202a1990-05-01\u202c\u00a0',
    }),
  ).toEqual({
    check_in: '2026-12-01',
    rooms: ['12~2-9,4'],
    contact: { phone: '+966 51', email: null },
    night: 3,
    file,
    time: '10:30',
    birth_date: '1990-05-01',
  })
  const unchanged = {
    special_request: 'الطابق ٥',
    password: '١٢٣٤٥٦٧٨٩٠',
    new_password: ['٥٥'],
    name: '',
    lines: '١\n٢',
  }
  expect(numbersInLatin(unchanged)).toEqual(unchanged)
})
