import type { Money } from '#api/shapes.ts'
import type { Formatter } from '#i18n/translator.ts'
import { direction, type Locale } from '#i18n/locale.ts'
import { currencyDecimals, money, moneyParts } from '#i18n/money.ts'

/** The price of a unit of a currency in millionths of the charged one; `asOf` its date; `example` if invented. */
export type ExchangeRate = { currency: string; perUnit: number; asOf: string; example: boolean }

/**
 * The approximate amount in another currency: whole units, or tenths below ten, because the rate is of another day.
 * Rounded up, as prices of lists are, so that no price looks lower than it is. For display only; it is never charged.
 */
export function equivalentOf(amount: Money, rate: Pick<ExchangeRate, 'currency' | 'perUnit'>): Money {
  const units = (amount.minor / 10 ** currencyDecimals(amount.currency)) * (1_000_000 / rate.perUnit)
  const decimals = currencyDecimals(rate.currency)
  const shownDecimals = Math.abs(units) < 10 ? Math.min(1, decimals) : 0
  // Without the error of the division, which would round a whole amount up.
  const rounded = Math.ceil(Number((units * 10 ** shownDecimals).toFixed(6)))
  return { minor: rounded * 10 ** (decimals - shownDecimals), currency: rate.currency }
}

/**
 * An amount in another currency: `USD 250`, in Arabic with the abbreviation that travellers know (`250 د.ك`), or with the
 * name of the currency (`250 دولار أمريكي`).
 */
export function foreignMoney({ minor, currency }: Money, name: string, locale: Locale): string {
  if (direction(locale) === 'ltr') return money(minor, currency, locale)
  const { whole, fraction, currency: short } = moneyParts(minor, currency, locale)
  return `\u200f${fraction ? `${whole}.${fraction}` : whole}\u00a0${short === currency ? name : short}\u200f`
}

/** The currency that is charged, in a sentence: `SAR`, in Arabic `الريال السعودي`. */
export function chargedCurrency({ currency, name }: { currency: string; name: string }, locale: Locale): string {
  return locale === 'ar' ? name.replace(/(^|\s)(?!ال)/g, '$1ال') : currency
}

/** The arguments of the text `exchange.rate`, such as `1 USD = 3.75 SAR on 24 Nov 2026`. */
export function rateFacts(
  { format, locale, aYearAgo }: { format: Pick<Formatter, 'number' | 'stayDate'>; locale: Locale; aYearAgo: string },
  base: { currency: string; name: string },
  {
    currency,
    name,
    per_unit,
    as_of,
    example,
  }: { currency: string; name: string; per_unit: number; as_of: string; example: boolean },
) {
  return {
    unit: locale === 'ar' ? name : currency,
    rate: format.number(per_unit / 1_000_000, { decimals: decimalsOf(per_unit) }),
    currency: locale === 'ar' ? base.name : base.currency,
    // A fixed rate: its date alone would look outdated.
    lasting: as_of < aYearAgo ? ('yes' as const) : ('other' as const),
    year: as_of.slice(0, 4),
    date: format.stayDate(as_of),
    example: example ? ('yes' as const) : ('other' as const),
  }
}

/** The decimals of a rate without the zeros at its end: two to four, and all six stored ones below 0.01. */
function decimalsOf(perUnit: number): number {
  const digits = Array.from(String(perUnit % 1_000_000).padStart(6, '0'))
  const used = digits.findLastIndex((digit) => digit !== '0') + 1
  return Math.max(2, Math.min(used, perUnit < 10_000 ? 6 : 4))
}
