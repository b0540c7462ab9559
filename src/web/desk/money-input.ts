import { readNumber } from '#text/digits.ts'

/** The amount that a person typed, `1,200.50` or `١٢٠٠٫٥`, in minor units of a currency; null when it is none. */
export function minorOf(text: string, currency: string): number | null {
  const number = readNumber(text)
  if (number === undefined || number <= 0) return null
  const digits = digitsOf(currency)
  const minor = Math.round(number * 10 ** digits)
  // What is finer than the currency is no amount of it.
  return Math.abs(number * 10 ** digits - minor) < 1e-6 ? minor : null
}

/** An amount as it stands in a field. */
export function amountText(minor: number, currency: string): string {
  return (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency))
}

function digitsOf(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
