import type { Money } from '#contract/shapes.ts'
import { currencyDecimals } from '#text/money.ts'

/**
 * What one unit of a currency costs in the currency that is charged, in millionths of it: 3750000 is 3.75.
 * `asOf` is the day it is of; an example is invented and says so.
 */
export type ExchangeRate = { currency: string; perUnit: number; asOf: string; example: boolean }

/**
 * About how much an amount is in another currency: rounded to whole units, below ten to tenths, as a rate of another
 * day knows no better. For looking at alone: nothing is charged by it.
 */
export function equivalentOf(amount: Money, rate: Pick<ExchangeRate, 'currency' | 'perUnit'>): Money {
  const units = (amount.minor / 10 ** currencyDecimals(amount.currency)) * (1_000_000 / rate.perUnit)
  const decimals = currencyDecimals(rate.currency)
  const kept = Math.abs(units) < 10 ? Math.min(1, decimals) : 0
  return { minor: Math.round(units * 10 ** kept) * 10 ** (decimals - kept), currency: rate.currency }
}
