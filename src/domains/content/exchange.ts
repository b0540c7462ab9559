import type { Money } from '#api/shapes.ts'
import { currencyDecimals } from '#i18n/money.ts'

/**
 * The price of one unit of a currency in the charged currency, in millionths: 3750000 is 3.75. `asOf` is the date of
 * the rate; `example` marks an invented rate.
 */
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
  const shown = Math.ceil(Number((units * 10 ** shownDecimals).toFixed(6)))
  return { minor: shown * 10 ** (decimals - shownDecimals), currency: rate.currency }
}
