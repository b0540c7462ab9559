import { hijriDay } from './dates.ts'
import { latinDigits } from './digits.ts'
import { languageOf, locales, type Locale } from './locale.ts'

/** Position of the month in `10/12/2026`. */
type DateOrder = 'dmy' | 'mdy'

/** The date order of a user: that of the browser in English, otherwise day first. */
export function dateOrderOf(locale: Locale, browserLanguage: string): DateOrder {
  if (locale !== 'en' || !browserLanguage.startsWith('en')) return 'dmy'
  const parts = new Intl.DateTimeFormat(browserLanguage).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}

/**
 * Parses a typed date into `YYYY-MM-DD`: `2026-12-10`, `10/12/2026`, `10 Dec 2026`, `١٠ ديسمبر ٢٠٢٦`, and Hijri dates,
 * detected by their year or their month: `1448/9/1`, `1 رمضان 1448`. Undefined if it is not a date.
 */
export function readDate(typed: string, order: DateOrder): string | undefined {
  const text = latinDigits(typed).toLowerCase().replaceAll(invisible, '')
  const numbers = (text.match(/\d+/g) ?? []).map(Number)
  const word = text
    .replaceAll(/\d+|هـ|\bah\b|[/.,،-]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (word) return numbers.length === 2 ? withMonthName(numbers as [number, number], word) : undefined
  if (numbers.length !== 3) return undefined
  const [a, b, c] = numbers as [number, number, number]
  if (a > 31) return dateOf(a, b, c)
  // A day past twelve can only be a day, whatever the order.
  return order === 'mdy' && a <= 12 ? dateOf(c, a, b) : dateOf(c, b, a)
}

/**
 * The typed date of a form as `YYYY-MM-DD`, with the day first; any other text as it was typed, so that its endpoint
 * rejects it and the form can show it again.
 */
export function typedDate(typed: string): string {
  return readDate(typed, 'dmy') ?? typed.trim()
}

/** Like `typedDate` of a day, a month and a year that were typed apart; empty if all are. */
export function typedParts(parts: readonly string[]): string {
  const typed = parts.map((part) => part.trim())
  // Without a part the others could be read as something else.
  return typed.every(Boolean) ? typedDate(typed.join(' ')) : typed.filter(Boolean).join(' ')
}

/** The Gregorian date of a day in the Umm al-Qura calendar; undefined if that month has no such day. */
export function dateOfHijri(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > 30) return undefined
  const elapsed = (year - 1) * daysInHijriYear + (month - 1) * daysInHijriMonth + day - 1
  const near = hijriEpoch + Math.round(elapsed) * dayInMs
  for (let off = -4; off <= 4; off++) {
    const date = new Date(near + off * dayInMs).toISOString().slice(0, 10)
    const hijri = hijriDay(date)
    if (hijri.year === year && hijri.month === month && hijri.day === day) return date
  }
  return undefined
}

const invisible = /[\u200e\u200f\u2066-\u2069\u061c]/g
const dayInMs = 86_400_000
const daysInHijriMonth = 29.530_588
const daysInHijriYear = 12 * daysInHijriMonth
/** 1 Muharram of the first year, in the proleptic Gregorian calendar. */
const hijriEpoch = Date.UTC(622, 6, 19)
/** Years that the tables of Umm al-Qura cover. */
const [firstHijriYear, lastHijriYear] = [1300, 1600]

function withMonthName([a, b]: [number, number], word: string): string | undefined {
  const [year, day] = a > 31 ? [a, b] : [b, a]
  const indexIn = (kind: 'months' | 'shortMonths' | 'hijriMonths') =>
    Math.max(...locales.map((locale) => languageOf(locale)[kind].findIndex((name) => plain(name) === plain(word))))
  const gregorian = Math.max(indexIn('months'), indexIn('shortMonths'))
  if (gregorian >= 0) return gregorianDate(year, gregorian + 1, day)
  const hijri = indexIn('hijriMonths')
  return hijri >= 0 ? dateOfHijri(year, hijri + 1, day) : undefined
}

/** Normalises names without the marks that users omit: hamza and vowel signs, apostrophes, hyphens. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[ًٌٍَُِّْʻ’'\s-]/g, '')
}

function dateOf(year: number, month: number, day: number): string | undefined {
  return year >= firstHijriYear && year <= lastHijriYear
    ? dateOfHijri(year, month, day)
    : gregorianDate(year, month, day)
}

function gregorianDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2200) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}
