import { readNumber } from '#i18n/digits.ts'
import { currencyDecimals } from '#i18n/money.ts'

/**
 * Reads a typed amount such as `1,200.50` or `١٢٠٠٫٥` in minor units of a currency; null if it is not a positive
 * amount.
 */
export function minorOf(text: string, currency: string): number | null {
  const number = readNumber(text)
  if (number === undefined || number <= 0) return null
  const digits = currencyDecimals(currency)
  const minor = Math.round(number * 10 ** digits)
  // More decimals than the currency has are not a valid amount.
  return Math.abs(number * 10 ** digits - minor) < 1e-6 ? minor : null
}

export function amountText(minor: number, currency: string): string {
  const digits = currencyDecimals(currency)
  return (minor / 10 ** digits).toFixed(digits)
}
