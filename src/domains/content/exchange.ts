import type { Money } from '#api/shapes.ts'
import type { Formatter } from '#i18n/translator.ts'
import { direction, languageOf, type Locale } from '#i18n/locale.ts'
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

type NamedRate = { currency: string; name: string; per_unit: number; as_of: string; example: boolean }

/** The arguments of the text `exchange.rate`, such as `SAR 1 ≈ USD 0.267 on 24 Nov 2026`. */
export function rateFacts(
  {
    format,
    locale,
    aYearAgo,
  }: { format: Pick<Formatter, 'number' | 'stayDate' | 'money'>; locale: Locale; aYearAgo: string },
  base: { currency: string },
  { currency, name, per_unit, as_of, example }: NamedRate,
) {
  const value = valueOfOne(per_unit, format)
  return {
    unit: format.money(10 ** currencyDecimals(base.currency), base.currency),
    value,
    amount:
      direction(locale) === 'ltr'
        ? `${currency}\u00a0${value}`
        : `\u200f${value}\u00a0${languageOf(locale).currencies[currency] ?? name}\u200f`,
    // A fixed rate: its date alone would look outdated.
    lasting: as_of < aYearAgo ? ('yes' as const) : ('other' as const),
    year: as_of.slice(0, 4),
    date: format.stayDate(as_of),
    example: example ? ('yes' as const) : ('other' as const),
  }
}

/** What one unit of the charged currency is worth, with three significant digits: `0.082`, `23.5`, `4,440`. */
function valueOfOne(perUnit: number, format: Pick<Formatter, 'number'>): string {
  const value = Number((1_000_000 / perUnit).toPrecision(3))
  return format.number(value, { decimals: (String(value).split('.')[1] ?? '').length })
}
