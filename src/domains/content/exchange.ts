import type { Money } from '#api/shapes.ts'
import { currencyDecimals } from '#i18n/money.ts'

/**
 * The price of one unit of a currency in the charged currency, in millionths: 3750000 is 3.75. `asOf` is the date of
 * the rate; `example` marks an invented rate.
 */
export type ExchangeRate = { currency: string; perUnit: number; asOf: string; example: boolean }

/**
 * The approximate amount in another currency: rounded to whole units, or to tenths below ten, because the rate is of
 * another day. For display only; it is never charged.
 */
export function equivalentOf(amount: Money, rate: Pick<ExchangeRate, 'currency' | 'perUnit'>): Money {
  const units = (amount.minor / 10 ** currencyDecimals(amount.currency)) * (1_000_000 / rate.perUnit)
  const decimals = currencyDecimals(rate.currency)
  const shownDecimals = Math.abs(units) < 10 ? Math.min(1, decimals) : 0
  return { minor: Math.round(units * 10 ** shownDecimals) * 10 ** (decimals - shownDecimals), currency: rate.currency }
}
