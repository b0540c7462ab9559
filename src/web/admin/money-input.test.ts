import { expect, test } from 'vitest'
import { amountOf } from '#web/admin/inventory/stock-form.ts'
import { amountText, minorOf } from '#web/admin/money-input.ts'
import { formOf } from '#web/lib/forms.ts'

test.each([
  ['120.50', 'SAR', 12_050],
  ['1,200', 'SAR', 120_000],
  ['١٬٢٠٠٫٥', 'SAR', 120_050],
  ['1.234', 'KWD', 1_234],
  ['0.1', 'SAR', 10],
  ['19.99', 'SAR', 1_999],
  ['450,50', 'SAR', 45_050],
  ['SAR 1 200', 'SAR', 120_000],
  ['٤٥٠ ر.س', 'SAR', 45_000],
  ['1.234', 'SAR', null],
  ['1,234', 'KWD', null],
  ['USD 5', 'SAR', null],
  ['0', 'SAR', null],
  ['-5', 'SAR', null],
  ['', 'SAR', null],
  ['12x', 'SAR', null],
  ['5', '', null],
  ['5', '(', null],
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

test.each([
  ['٤٥٠٫٥', 45_050],
  ['1.250,50', 125_050],
  ['0', 0],
  ['1.250', Number.NaN],
  ['450.555', Number.NaN],
  ['-5', Number.NaN],
  [' ', undefined],
])('the price %j in the grid is %d, as in a file', (price, minor) => {
  expect(amountOf(formOf({ price }), 'price', 'SAR')).toBe(minor)
})
