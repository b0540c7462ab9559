import { expect, test } from 'vitest'
import { chargedCurrency, equivalentOf, foreignMoney, rateFacts } from '#domains/content/exchange.ts'
import { createFormatter } from '#i18n/translator.ts'
import { translator } from '#i18n/translator.server.ts'

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

test('a rate is the value of one unit, with three digits; a rate that has lasted for a year has its year', () => {
  const facts = (rate: Partial<Parameters<typeof rateFacts>[2]>, locale: 'en' | 'ar' = 'en') =>
    rateFacts(
      { format: createFormatter(translator(locale)), locale, aYearAgo: '2025-11-26' },
      { currency: 'SAR' },
      {
        currency: 'USD',
        name: 'دولار أمريكي',
        per_unit: 3_750_000,
        as_of: '2026-11-01',
        example: true,
        ...rate,
      },
    )
  expect(facts({ as_of: '1986-06-01', example: false })).toMatchObject({
    unit: 'SAR\u00a01',
    amount: 'USD\u00a00.267',
    lasting: 'yes',
    year: '1986',
    example: 'other',
  })
  expect(facts({})).toMatchObject({ lasting: 'other', date: '1 Nov 2026', example: 'yes' })
  expect(facts({}, 'ar')).toMatchObject({
    unit: '\u200f1\u00a0ر.س\u200f',
    amount: '\u200f0.267\u00a0دولار أمريكي\u200f',
  })
  expect(facts({ currency: 'KWD' }, 'ar').amount).toContain('د.ك')
  const values = [12_200_000, 1_020_000, 1_000_000, 90_000, 42_500, 225, 1].map((per_unit) => facts({ per_unit }).value)
  expect(values).toEqual(['0.082', '0.98', '1', '11.1', '23.5', '4,440', '1,000,000'])
})
