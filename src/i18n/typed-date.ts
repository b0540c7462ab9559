import { hijriDay } from './dates.ts'
import { typedText } from './digits.ts'
import type { Locale } from './locale.ts'
import { readWords } from './typed-words.ts'

/** Position of the month in `10/12/2026`. */
type DateOrder = 'dmy' | 'mdy'

/** The date order of a user: that of the browser in English, otherwise day first. */
export function dateOrderOf(locale: Locale, browserLanguage: string): DateOrder {
  if (locale !== 'en' || !browserLanguage.startsWith('en')) return 'dmy'
  const parts = new Intl.DateTimeFormat(browserLanguage).formatToParts(0).map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'mdy' : 'dmy'
}

/**
 * Parses a typed date into `YYYY-MM-DD`: `2026-12-10`, `10/12/26`, `10122026`, `Thu 10 Dec 2026`, `the 3rd of May 2027`, `١٠ كانون الأول
 * ٢٠٢٦`, and Hijri dates, detected by their year or their month: `1448/9/1`, `1 Ramadhan 1448`, «الأول من رمضان 1448». A year
 * of two digits is one from 1950 to 2049, beside a Hijri month one from 1360 to 1459. Undefined if it is not a date.
 * @param from with it a date may lack its year, `20 Feb`, «١٠ رمضان», and is the first such day from this one on
 */
export function readDate(typed: string, order: DateOrder, from?: string): string | undefined {
  return dateInOrder(partsOf(typed), order) ?? (from && nextDate(typed, order, from))
}

/** The first day from `from` on of a typed day and month, in this year or the next one of their calendar. */
function nextDate(typed: string, order: DateOrder, from: string): string | undefined {
  const years = [Number(from.slice(0, 4))]
  // Numbers alone are those of the Gregorian calendar.
  if (/\p{L}/u.test(typed)) years.push(hijriDay(from).year)
  return years
    .flatMap((year) => [year, year + 1])
    .map((year) => dateInOrder(partsOf(`${typed} ${year}`), order))
    .filter((date) => date !== undefined && date >= from)
    .sort()[0]
}

/** A date, undefined if there is no such day, or numbers of which only the order of the user tells day and month. */
export type TypedDate = { year: number } & ({ date: string | undefined } | NumbersOfDate)
type NumbersOfDate = { first: number; second: number }

/** The date of what `partsOf` has read. */
export function dateInOrder(parts: TypedDate | undefined, order: DateOrder): string | undefined {
  if (!parts || 'date' in parts) return parts?.date
  const { first, second, year } = parts
  // A day past twelve can only be a day, whatever the order.
  return order === 'mdy' && first <= 12 ? dateOf(year, first, second) : dateOf(year, second, first)
}

/** Parses a typed date like `readDate`, without an order of day and month. Undefined if it is not a date. */
export function partsOf(typed: string): TypedDate | undefined {
  if (typed.length > maxLength) return undefined
  const text = typedText(typed)
    .replace(/^(\d{4})(0[1-9]|1[0-2])(\d\d)$/, '$1-$2-$3')
    .replace(/^(\d\d)(\d\d)(\d{4})$/, '$1/$2/$3')
  const numbers = text.match(/\d+/g) ?? []
  const rest = text.replaceAll(/\d+|[-/.,،()\\]/g, ' ')
  if (!/^[\p{L}\p{M}\s'’‘`´′]*$/u.test(rest)) return undefined
  const words = readWords(rest)
  if (!words) return undefined
  const { named, day } = words
  if (named) {
    const [a = '', b = ''] = day === null ? numbers : [String(day), ...numbers]
    if (numbers.length !== (day === null ? 2 : 1)) return undefined
    const [year, of] = Number(a) > 31 ? [a, b] : [b, a]
    const isHijri = named.calendar === 'hijri'
    const inCalendar = yearOf(year, isHijri ? 1_360 : 1_950)
    const exists = isHijri === isHijriYear(inCalendar)
    return { year: inCalendar, date: exists ? dateOf(inCalendar, named.month, Number(of)) : undefined }
  }
  const [a, b, c] = numbers
  if (a === undefined || b === undefined || c === undefined || numbers.length > 3) return undefined
  const isYearFirst = Number(a) > 31
  const year = yearOf(isYearFirst ? a : c, 1_950)
  if (isYearFirst) return { year, date: dateOf(year, Number(b), Number(c)) }
  // Full stops stand in countries that write the day first.
  if (/\d\s*\.\s*\d+\s*\.\s*\d/.test(text) && Number(b) <= 12) return { year, date: dateOf(year, Number(b), Number(a)) }
  return { year, first: Number(a), second: Number(b) }
}

/**
 * The typed date of a form as `YYYY-MM-DD`, with the day first; any other text as it was typed, so that its endpoint
 * rejects it and the form can show it again. `from` is that of `readDate`.
 */
export function typedDate(typed: string, from?: string): string {
  return readDate(typed, 'dmy', from) ?? typed.trim()
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

/** Longer texts are not read: no date is as long. */
const maxLength = 100
const dayInMs = 86_400_000
const daysInHijriMonth = 29.530_588
const daysInHijriYear = 12 * daysInHijriMonth
/** 1 Muharram of the first year, in the proleptic Gregorian calendar. */
const hijriEpoch = Date.UTC(622, 6, 19)
/** A year of four digits, or of two digits in the hundred years from `first`; 0 for any other number. */
function yearOf(digits: string, first: number): number {
  if (digits.length === 4) return Number(digits)
  return digits.length === 2 ? first + ((Number(digits) - (first % 100) + 100) % 100) : 0
}

/** The date of a year, month and day of either calendar, which the year tells; undefined if there is no such day. */
function dateOf(year: number, month: number, day: number): string | undefined {
  return isHijriYear(year) ? dateOfHijri(year, month, day) : gregorianDate(year, month, day)
}

/** True for a year that the tables of Umm al-Qura cover. */
export function isHijriYear(year: number): boolean {
  return year >= 1_300 && year <= 1_600
}

function gregorianDate(year: number, month: number, day: number): string | undefined {
  if (year < 1900 || year > 2200) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined
}
