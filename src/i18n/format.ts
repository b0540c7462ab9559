import { direction, languageOf, type Locale } from './locale.ts'
import { groupDigits } from './money.ts'

/** `1,240`, `4.6`: at most one decimal, or exactly `decimals` decimals. */
export function number(value: number, locale: Locale, { decimals }: { decimals?: number } = {}): string {
  const [whole = '', fraction] = (
    decimals === undefined ? String(Math.round(Math.abs(value) * 10) / 10) : Math.abs(value).toFixed(decimals)
  ).split('.')
  const amount = fraction ? `${groupDigits(whole)}.${fraction}` : groupDigits(whole)
  if (value >= 0 || /^[0,.]+$/.test(amount)) return amount
  return direction(locale) === 'rtl' ? `${leftToRightMark}−${amount}` : `−${amount}`
}

/** Formats a fraction as `15%`. In a right-to-left language a left-to-right mark keeps the sign on the right of the digits. */
export function percent(share: number, locale: Locale): string {
  const points = number(Math.round(share * 1000) / 10, locale)
  return direction(locale) === 'rtl' ? `${leftToRightMark}${points}%` : `${points}%`
}

/** `450 m`, `1.2 km`, `12 km`: rounded to a precision useful for walking. */
export function distance(metres: number, locale: Locale): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < 1000) return `${tens}\u00a0${languageOf(locale).units.metres}`
  const kilometres = metres / 1000
  return `${number(kilometres < 9.95 ? kilometres : Math.round(kilometres), locale)}\u00a0${languageOf(locale).units.kilometres}`
}

/** `3.5 MB` for 3,670,016 bytes (1 MB = 1,048,576 bytes). */
export function fileSize(bytes: number, locale: Locale): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024))
  if (kilobytes < 1024) return `${number(kilobytes, locale)}\u00a0${languageOf(locale).units.kilobytes}`
  return `${number(bytes / 1024 / 1024, locale)}\u00a0${languageOf(locale).units.megabytes}`
}

/** `a, b, and c`, `أ وب وج`. */
export function list(items: readonly string[], locale: Locale): string {
  return languageOf(locale).list(items)
}

/** Isolates text of unknown direction (a name, a note) in a plain-text sentence. In markup use `<bdi>`. */
export function isolateText(text: string): string {
  return `\u2068${text}\u2069`
}

const leftToRightMark = '\u200e'
