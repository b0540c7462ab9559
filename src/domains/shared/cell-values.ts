import { calendarDate } from '#api/shapes.ts'
import { addDays } from '#domains/shared/dates.ts'
import { serialDayZero } from '@rihla/workbook/sheet'
import { latinDigits, typedText } from '#i18n/digits.ts'
import { dateOfHijri } from '#i18n/typed-date.ts'

/**
 * Reads a typed amount in minor units: `1,234.50`, `1.234,50`, `1234,50`, `١٬٢٣٤٫٥٠`, with or without a sign of the
 * currency. Undefined if it is no amount, has too many decimals, or can be read in two ways, like `1,234` in a currency
 * with three decimals.
 */
export function readAmount(text: string, currency: string, decimals: number): number | undefined {
  const plain = typedText(text)
    .replaceAll(' ', '')
    .replace(new RegExp(`^(?:${currency}|${riyalSigns})|(?:${currency}|${riyalSigns})$`, 'i'), '')
  const [, whole, fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/.exec(plain) ??
    /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(plain) ??
    /^(\d+)(?:[.,](\d+))?$/.exec(plain) ??
    []
  if (whole === undefined || fraction.length > decimals) return undefined
  if (decimals === 3 && /^\d{1,3},\d{3}$/.test(plain)) return undefined
  const digits = whole.replaceAll(/[.,]/g, '')
  return digits.length > 7 ? undefined : Number(digits + fraction.padEnd(decimals, '0'))
}

const riyalSigns = 'ر\\.س\\.?|ر[يی]ال|\u20c1'

/** `line` is the line of the date that proves the order of day and month; null if none does. */
type DateOrder = { order: 'day_first' | 'month_first'; line: number | null }
type ReadDates = {
  /** `YYYY-MM-DD`; null for a text that is no date. */
  dates: (string | null)[]
  /** Null if no date had to be read by the order of day and month. */
  order: DateOrder | null
  /** Number of dates that were converted from the Hijri calendar. */
  hijri: number
}

/**
 * Reads a column of dates: `2026-11-23`, `23/11/2026`, `23-11-2026`, the serial number of a spreadsheet, in any digits.
 * A year from 1400 to 1500 is a Hijri year. Day and month are read in one order for the whole column: the day first, as
 * in Saudi Arabia, unless only the other order makes dates of all cells.
 */
export function readDates(cells: { line: number; text: string }[]): ReadDates {
  const parts = cells.map(({ line, text }) => ({ line, ...dateParts(text) }))
  const typed = parts.flatMap(({ line, typed: one }) => (one ? [{ line, ...one }] : []))
  const dayFirst = typed.find(({ first, second }) => first > 12 && second <= 12)
  const monthFirst = typed.find(({ first, second }) => first <= 12 && second > 12)
  const order: DateOrder =
    monthFirst && !dayFirst
      ? { order: 'month_first', line: monthFirst.line }
      : { order: 'day_first', line: dayFirst?.line ?? null }
  let hijri = 0
  const dates = parts.map(({ date, typed: one }) => {
    if (!one) return date
    const { first, second, year } = one
    const [month, day] = order.order === 'month_first' ? [first, second] : [second, first]
    const isoDate = dateOf(year, month, day)
    if (isoDate && isHijriYear(year)) hijri++
    return isoDate
  })
  for (const [i, { yearFirst }] of parts.entries()) {
    if (yearFirst && isHijriYear(yearFirst) && dates[i]) hijri++
  }
  return { dates, order: typed.length > 0 ? order : null, hijri }
}

type DateParts = {
  date: string | null
  yearFirst?: number
  typed?: { first: number; second: number; year: number }
}

function dateParts(text: string): DateParts {
  if (text.length > 100) return { date: null }
  const plain = latinDigits(text)
    .replaceAll(/[\u200e\u200f]/g, '')
    .trim()
    .replace(/\s?(?:هـ|ه|م|AH)$/i, '')
    .replace(/(?<![T\s])[T\s]+00:00(:00)?(\.0+)?Z?$/, '')
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (year) return { date: dateOf(Number(year), Number(month), Number(day)), yearFirst: Number(year) }
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (first) return { date: null, typed: { first: Number(first), second: Number(second), year: Number(last) } }
  // From the year 2009 to 2118: a number of rooms or a year is not taken for a date.
  return {
    date: /^\d{5}$/.test(plain) && plain >= '40000' && plain < '80000' ? addDays(serialDayZero, Number(plain)) : null,
  }
}

const isHijriYear = (year: number) => year >= 1400 && year <= 1500

function dateOf(year: number, month: number, day: number): string | null {
  if (isHijriYear(year)) return dateOfHijri(year, month, day) ?? null
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return calendarDate.safeParse(date).success ? date : null
}
