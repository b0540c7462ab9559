import { readNumber } from '#i18n/digits.ts'

/**
 * Reads a typed amount such as `1,200.50` or `١٢٠٠٫٥` in minor units of a currency; null if it is not a positive
 * amount.
 */
export function minorOf(text: string, currency: string): number | null {
  const number = readNumber(text)
  if (number === undefined || number <= 0) return null
  const digits = digitsOf(currency)
  const minor = Math.round(number * 10 ** digits)
  // More decimals than the currency has are not a valid amount.
  return Math.abs(number * 10 ** digits - minor) < 1e-6 ? minor : null
}

/** Formats an amount for a form field. */
export function amountText(minor: number, currency: string): string {
  return (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
