import { expect, test } from 'vitest'
import { amountText, minorOf } from '#web/admin/money-input.ts'

test.each([
  ['120.50', 'SAR', 12_050],
  ['1,200', 'SAR', 120_000],
  ['١٬٢٠٠٫٥', 'SAR', 120_050],
  ['1.234', 'KWD', 1_234],
  ['0.1', 'SAR', 10],
  ['19.99', 'SAR', 1_999],
  ['1.234', 'SAR', null],
  ['0', 'SAR', null],
  ['-5', 'SAR', null],
  ['', 'SAR', null],
  ['12x', 'SAR', null],
])('%j in %s is %j minor units', (text, currency, minor) => {
  expect(minorOf(text, currency)).toBe(minor)
})

test('a formatted amount is read back as the same amount', () => {
  for (const [minor, currency] of [
    [12_050, 'SAR'],
    [1_234, 'KWD'],
  ] as const)
    expect(minorOf(amountText(minor, currency), currency)).toBe(minor)
})
