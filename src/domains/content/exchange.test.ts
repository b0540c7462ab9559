import { expect, test } from 'vitest'
import { chargedCurrency, equivalentOf, foreignMoney, rateFacts } from '#domains/content/exchange.ts'
import type { Formatter } from '#i18n/translator.ts'

test.each([
  // The peg: 3.75 riyals per dollar.
  [{ minor: 45_000, currency: 'SAR' }, { currency: 'USD', perUnit: 3_750_000 }, 12_000],
  // Rounded up, so that no price looks lower than it is.
  [{ minor: 45_100, currency: 'SAR' }, { currency: 'USD', perUnit: 3_750_000 }, 12_100],
  [{ minor: 1_000, currency: 'SAR' }, { currency: 'USD', perUnit: 3_750_000 }, 270],
  // Currencies with three decimals and with none.
  [{ minor: 610_000, currency: 'SAR' }, { currency: 'KWD', perUnit: 12_200_000 }, 500_000],
  [{ minor: 6_100, currency: 'SAR' }, { currency: 'KWD', perUnit: 12_200_000 }, 5_000],
  [{ minor: 1_000, currency: 'SAR' }, { currency: 'JPY', perUnit: 25_000 }, 400],
  [{ minor: 12_200, currency: 'KWD' }, { currency: 'SAR', perUnit: 82_000 }, 14_900],
  [{ minor: -45_000, currency: 'SAR' }, { currency: 'USD', perUnit: 3_750_000 }, -12_000],
])('%o at the rate %o', (amount, rate, minor) => {
  expect(equivalentOf(amount, rate)).toEqual({ minor, currency: rate.currency })
})

test('an amount in another currency has its code in English and its abbreviation or name in Arabic, in the order of the text', () => {
  expect(foreignMoney({ minor: 125_000, currency: 'USD' }, 'US Dollar', 'en')).toBe('USD\u00a01,250')
  expect(foreignMoney({ minor: 125_000, currency: 'USD' }, 'دولار أمريكي', 'ar')).toBe(
    '\u200f1,250\u00a0دولار أمريكي\u200f',
  )
  expect(foreignMoney({ minor: 850, currency: 'USD' }, 'دولار أمريكي', 'ar')).toBe('\u200f8.50\u00a0دولار أمريكي\u200f')
  expect(foreignMoney({ minor: 303_000, currency: 'KWD' }, 'دينار كويتي', 'ar')).toBe('\u200f303\u00a0د.ك\u200f')
})

test('the charged currency has its code in English and its definite name in Arabic', () => {
  expect(chargedCurrency({ currency: 'SAR', name: 'Saudi Riyal' }, 'en')).toBe('SAR')
  expect(chargedCurrency({ currency: 'SAR', name: 'ريال سعودي' }, 'ar')).toBe('الريال السعودي')
  expect(chargedCurrency({ currency: 'EUR', name: 'اليورو' }, 'ar')).toBe('اليورو')
})

test('a rate is named with the decimals that it needs; a rate that has lasted for a year with its year', () => {
  const format = {
    number: (value: number, { decimals = 0 } = {}) => value.toFixed(decimals),
    stayDate: (date: string) => date,
  }
  const base = { currency: 'SAR', name: 'ريال سعودي' }
  const dollar = { currency: 'USD', name: 'دولار أمريكي', per_unit: 3_750_000, as_of: '1986-06-01', example: false }
  const yen = { currency: 'JPY', name: 'ين', per_unit: 25_125, as_of: '2026-11-01', example: true }
  const facts = (rate: typeof yen, locale: 'en' | 'ar' = 'en') =>
    rateFacts({ format: format as Formatter, locale, aYearAgo: '2025-11-26' }, base, rate)
  expect(facts(dollar)).toMatchObject({ unit: 'USD', rate: '3.75', currency: 'SAR', lasting: 'yes', year: '1986' })
  expect(facts(yen, 'ar')).toMatchObject({ unit: 'ين', rate: '0.0251', currency: 'ريال سعودي', lasting: 'other' })
})
