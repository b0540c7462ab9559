import { readAmount } from '#domains/shared/cell-values.ts'
import { currencyDecimals } from '#i18n/money.ts'

/** A typed amount in minor units of a currency, read as in a file; null if it is not a positive amount. */
export function minorOf(text: string, currency: string): number | null {
  return readAmount(text, currency, currencyDecimals(currency)) || null
}

export function amountText(minor: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
