import { direction, languageOf, type Locale } from './locale.ts'

type MoneyParts = {
  /** `−` of a refund or a debt, otherwise empty. */
  minus: '' | '−'
  /** `SAR`, or `ر.س` in Arabic. */
  currency: string
  /** `1,240` */
  whole: string
  /** `50`, without the point; empty when the amount is whole and trimmed. */
  fraction: string
}

export type MoneyStyle = {
  /** False keeps `.00` of whole amounts, for columns and receipts. */
  trim?: boolean
}

/**
 * `SAR 1,240`, in Arabic `1,240 ر.س`: takes minor units and an ISO 4217 code, returns text that does not break across
 * lines. The Arabic text is enclosed in right-to-left marks, so that it keeps its order next to Latin words: never
 * split it, use `moneyParts`.
 */
export function money(minor: number, currency: string, locale: Locale, style?: MoneyStyle): string {
  const parts = moneyParts(minor, currency, locale, style)
  const amount = parts.fraction ? `${parts.whole}.${parts.fraction}` : parts.whole
  if (direction(locale) === 'ltr') return `${parts.minus}${parts.currency}\u00a0${amount}`
  // The left-to-right mark keeps the minus on the left of its number.
  return `\u200f${parts.minus && `\u200e${parts.minus}`}${amount}\u00a0${parts.currency}\u200f`
}

/** Like `money` in parts, for a price with a smaller currency. Throws when `minor` is not an integer. */
export function moneyParts(
  minor: number,
  currency: string,
  locale: Locale,
  { trim = true }: MoneyStyle = {},
): MoneyParts {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`Not an integer of minor units: ${minor}`)
  const decimals = currencyDecimals(currency)
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0')
  const fraction = decimals === 0 ? '' : digits.slice(-decimals)
  return {
    minus: minor < 0 ? '−' : '',
    currency: languageOf(locale).currencies[currency] ?? currency,
    whole: groupDigits(decimals === 0 ? digits : digits.slice(0, -decimals)),
    fraction: trim && Number(fraction) === 0 ? '' : fraction,
  }
}

/** `913` for SAR 912.88: `roundedUp` without the currency, for narrow places. */
export function wholeMoney(minor: number, currency: string): string {
  return groupDigits(String(roundedUp(minor, currency) / 10 ** currencyDecimals(currency)))
}

/** The price of a list in minor units, rounded up to whole ones: 91300 for SAR 912.88. Nobody pays more. */
export function roundedUp(minor: number, currency: string): number {
  const unit = 10 ** currencyDecimals(currency)
  return Math.ceil(minor / unit) * unit
}

/** Machine-readable price for the `data-price` attribute of a displayed price: `45000 SAR`. */
export function dataPrice({ minor, currency }: { minor: number; currency: string }): string {
  return `${minor} ${currency}`
}

/** Decimal digits of a currency: 2 for SAR, 3 for KWD, 0 for JPY (ISO 4217). */
export function currencyDecimals(currency: string): number {
  if (threeDecimals.has(currency)) return 3
  return noDecimals.has(currency) ? 0 : 2
}

const threeDecimals = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))
const noDecimals = new Set('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '))

/** Digits in groups of three: `1240` → `1,240`, the same in both languages. */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, ',')
}
