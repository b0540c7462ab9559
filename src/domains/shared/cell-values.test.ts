import { describe, expect, test } from 'vitest'
import { readAmount, readClosed, readFlag } from '#domains/shared/cell-values.ts'
import { typedText } from '#i18n/digits.ts'
import { currencyDecimals } from '#i18n/money.ts'

describe('an amount', () => {
  test.for([
    ['450', 45_000],
    ['450.5', 45_050],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['1234,50', 123_450],
    ['1,234', 123_400],
    ['1,234,567.89', 123_456_789],
    ['١٢٣٤٫٥٠', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['1 234,50', 123_450],
    ['SAR 450.00', 45_000],
    ['450 ر.س', 45_000],
    ['1.234', undefined],
    ['12,34,567', undefined],
    ['4.505', undefined],
    ['-5', undefined],
    ['=2', undefined],
    ['1e5', undefined],
    ['123456789', undefined],
    ['', undefined],
  ] as const)('of Saudi riyals: %s is %s', ([text, minor]) => {
    expect(readAmount(text, 'SAR', 2)).toBe(minor)
  })

  test('in a currency with three decimals is rejected if its comma can be a point or a separator of thousands', () => {
    expect(readAmount('1,234', 'KWD', 3)).toBeUndefined()
    expect(readAmount('1.234', 'KWD', 3)).toBe(1_234)
    expect(readAmount('1,234.500', 'KWD', 3)).toBe(1_234_500)
  })
})

test.for([
  ['SAR 1,200', 'SAR', 120_000],
  ['SAR1200', 'SAR', 120_000],
  ['1200 sar', 'SAR', 120_000],
  ['SR 450', 'SAR', 45_000],
  ['SR. 450', 'SAR', 45_000],
  ['450 S.R.', 'SAR', 45_000],
  ['450 riyals', 'SAR', 45_000],
  ['١٢٠٠ ر.س', 'SAR', 120_000],
  ['١٬٢٠٠ ر.س.‏', 'SAR', 120_000],
  ['ر.س ١٢٠٠٫٥', 'SAR', 120_050],
  ['1200 ريال', 'SAR', 120_000],
  ['1200 ريال سعودي', 'SAR', 120_000],
  ['﷼ 1200', 'SAR', 120_000],
  ['⃁1200', 'SAR', 120_000],
  ['1.200,50', 'SAR', 120_050],
  ['1.200.000', 'SAR', 120_000_000],
  ["1'200.50", 'SAR', 120_050],
  ['١،٢٠٠', 'SAR', 120_000],
  ['1 200', 'SAR', 120_000],
  ['1,200/-', 'SAR', 120_000],
  ['SAR1200/night', 'SAR', 120_000],
  ['1250,-', 'SAR', 125_000],
  ['1250/=', 'SAR', 125_000],
  ['KD 45.500', 'KWD', 45_500],
  ['٤٥٫٥٠٠ د.ك', 'KWD', 45_500],
  ['Dhs 1,200', 'AED', 120_000],
  ['1.250,50 TL', 'TRY', 125_050],
  ['L.E. 1200', 'EGP', 120_000],
  ['1200 ريال لليلة', 'SAR', 120_000],
  ['1200 ريالات', 'SAR', 120_000],
  ['SAR 1200 ر.س', 'SAR', 120_000],
  ['1200 Saudi Riyals per night', 'SAR', 120_000],
  ['1200 ر.س excl. VAT', 'SAR', undefined],
  ['\u200f1200\u200e', 'SAR', 120_000],
  ['KWD 12.500', 'KWD', 12_500],
  ['12.500 د.ك', 'KWD', 12_500],
  ['AED 300', 'AED', 30_000],
  ['300 د.إ.‏', 'AED', 30_000],
  ['€ 300', 'EUR', 30_000],
  ['$300', 'USD', 30_000],
  ['USD 300', 'SAR', undefined],
  ['$300', 'SAR', undefined],
  ['300 د.إ', 'SAR', undefined],
  ['300 ر.س', 'KWD', undefined],
  ['1.200', 'SAR', undefined],
  ['SAR 1.200', 'SAR', undefined],
  ['12.5.5', 'SAR', undefined],
  ['400-450', 'SAR', undefined],
  ['SAR', 'SAR', undefined],
  ['#N/A', 'SAR', undefined],
  ['#REF!', 'SAR', undefined],
] as const)('an amount as cells have it: %s in %s is %s', ([text, currency, minor]) => {
  expect(readAmount(text, currency, currencyDecimals(currency))).toBe(minor)
})

test.for([
  ['yes', true],
  ['Y', true],
  ['TRUE', true],
  ['x', true],
  ['X', true],
  ['✓', true],
  ['✔', true],
  ['✔️', true],
  ['☑', true],
  ['1', true],
  ['١', true],
  ['نعم', true],
  [' نعم\u200f', true],
  ['صح', true],
  ['no', false],
  ['N', false],
  ['FALSE', false],
  ['0', false],
  ['٠', false],
  ['لا', false],
  ['خطأ', false],
  ['☐', false],
  ['closed', undefined],
  ['مغلق', undefined],
  ['✗', undefined],
  ['perhaps', undefined],
  ['2', undefined],
  ['', undefined],
] as const)('a tick: %s is %s', ([text, flag]) => {
  expect(readFlag(typedText(text))).toBe(flag)
})

test.for([
  ['closed', true],
  ['CLOSE', true],
  ['Stop sell', true],
  ['stop-sale', true],
  ['مغلق', true],
  ['مغلقة', true],
  ['مُغلق', true],
  ['موقوف', true],
  ['x', true],
  ['open', false],
  ['Available', false],
  ['مفتوح', false],
  ['مفتوحة', false],
  ['متاح', false],
  ['no', false],
  ['half', undefined],
] as const)('a word for closed: %s is %s', ([text, flag]) => {
  expect(readClosed(typedText(text))).toBe(flag)
})
