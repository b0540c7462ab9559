import { addDays } from '#domains/shared/dates.ts'
import { serialDayZero } from '@rihla/workbook/sheet'
import { hijriDay } from '#i18n/dates.ts'
import { latinDigits } from '#i18n/digits.ts'
import { dateInOrder, isHijriYear, partsOf } from '#i18n/typed-date.ts'

/** A line of a file: `from` is a date or a whole period, `to` the last day, or empty. */
type TypedPeriod = { line: number; from: string; to: string }
/** First and last day as `YYYY-MM-DD`; null for a text that is no date. */
type Period = { from: string | null; to: string | null }
/** `line` is the line of the date that proves the order; null if none does. */
type DateOrder = { order: 'day_first' | 'month_first'; line: number | null }
type ReadPeriods = {
  periods: Period[]
  /** Null if no date had to be read by the order of day and month. */
  date_order: DateOrder | null
  /** Number of lines whose dates were converted from the Hijri calendar. */
  hijri_dates: number
  /** Number of lines whose dates have no year. */
  without_year: number
}

/**
 * Reads the dates and periods of a file as the fields of the site read them, and the serial numbers of a spreadsheet; a
 * period can be one text, like `1–5 Jan 2027` or `من ١ إلى ٥ رمضان`. Day and month in figures are read in one order for
 * the whole file: the day first, as in Saudi Arabia, unless only the other order makes dates of all of them. Dates
 * without a year are the next ones that end on `today` or later.
 */
export function readPeriods(lines: readonly TypedPeriod[], today: string): ReadPeriods {
  const ends = lines.map(({ line, from, to }) => ({
    line,
    ends: to.trim() === '' ? endsOf(from) : [from, to].map(plainDate),
  }))
  const figures = ends.flatMap(({ line, ends: texts }) =>
    texts.flatMap((text) => {
      const parts = partsOf(yearlessFigures.test(text) ? `${text}/2000` : text)
      return parts && 'first' in parts ? [{ line, ...parts }] : []
    }),
  )
  const dayFirst = figures.find(({ first, second }) => first > 12 && second <= 12)
  const monthFirst = figures.find(({ first, second }) => first <= 12 && second > 12)
  const order: DateOrder =
    monthFirst && !dayFirst
      ? { order: 'month_first', line: monthFirst.line }
      : { order: 'day_first', line: dayFirst?.line ?? null }
  const read = ends.map(({ ends: texts }) => periodOf(texts, order.order === 'month_first' ? 'mdy' : 'dmy', today))
  return {
    periods: read.map(({ from, to }) => ({ from, to })),
    date_order: figures.length > 0 ? order : null,
    hijri_dates: ends.filter(
      ({ ends: texts }, i) => read[i]?.to && texts.some((text) => isHijriYear(partsOf(text)?.year ?? 0)),
    ).length,
    without_year: read.filter(({ guessed, from }) => guessed && from).length,
  }
}

type Order = Parameters<typeof dateInOrder>[1]

/** Day and month in figures without a year. */
const yearlessFigures = /^\d{1,2}[-/.]\d{1,2}$/

function periodOf(ends: readonly string[], order: Order, today: string): Period & { guessed: boolean } {
  const [first = '', last = first] = ends
  const [from, to] = [dateOf(first, order), dateOf(last, order)]
  if (from && to) return { from, to, guessed: false }
  // The year of one end follows from the other one.
  if (to) return { from: yearless(first, order, to).findLast((date) => date <= to) ?? null, to, guessed: false }
  if (from) return { from, to: yearless(last, order, from).find((date) => date >= from) ?? null, guessed: false }
  const next = yearless(last, order, today).find((date) => date >= today) ?? null
  const start = next && (yearless(first, order, next).findLast((date) => date <= next) ?? null)
  const isReversed = start && monthOf(first) === monthOf(last) && addDays(start, 31) < next
  return { from: start, to: isReversed ? null : next, guessed: true }
}

function dateOf(text: string, order: Order): string | null {
  // From the year 2009 to 2118: a number of rooms or a year is not taken for a date.
  if (/^[4-7]\d{4}$/.test(text)) return addDays(serialDayZero, Number(text))
  return dateInOrder(partsOf(text), order) ?? null
}

/** The dates of a day and a month in the years around a date, in order. */
function yearless(text: string, order: Order, near: string): string[] {
  const isNamed = /^\D*\d{1,2}\D*$/.test(text) && /\p{L}{3}/u.test(text)
  if (!isNamed && !yearlessFigures.test(text)) return []
  const years = [Number(near.slice(0, 4)), ...(isNamed ? [hijriDay(near).year] : [])]
  const dates = years.flatMap((year) =>
    [year - 1, year, year + 1].map((one) => dateOf(`${text}${isNamed ? ' ' : '/'}${one}`, order)),
  )
  return dates.filter(
    (date) => date !== null && Math.abs(Date.parse(date) - Date.parse(near)) < longestGuess,
  ) as string[]
}

/** In milliseconds: a date is not guessed more than a year away. */
const longestGuess = 366 * 86_400_000

/** The text of a date without a local time, its calendar sign and the marks of bidirectional texts. */
function plainDate(text: string): string {
  return latinDigits(text.slice(0, 100))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^'|\.$/g, '')
    .replaceAll(/(?<=\d)(?:st|nd|rd|th|er)\b/gi, '')
    .replace(/ ?(?:هـ|ه|م|AH|AD|CE)\.?$/i, '')
    .replace(/[T ]\d?\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]m| ?ص)?$|T00:00(?::00(?:\.0+)?)?Z$/i, '')
}

/** Two days of a named month, like `1–15 Jan`: 15 is no year. */
const daysOfMonth = /^(?=.*\p{L}{3})(?:\D*[^\d\p{Pd}])?\d{1,2}\s*\p{Pd}\s*\d{1,2}(?:[^\d\p{Pd}]\D*)?$/u

/** What separates two dates, the clearest first; a hyphen or a slash alone can also be within a date. */
const separators = [
  /[–—‒−~→_]| -+ |\.{2,}|…/,
  / (?:to|until|till|through|thru|au|ile|hingga|sampai|s\/d) /i,
  /[إا]ل[ىي]|لغاية|حت[ىي]/,
  /-/,
  /\//,
]
/** What separates the days of a list, which is a period if they follow each other. */
const listed = /[&+,،]|\band\b|(?<!\p{L})و/iu

/** The first and the last day of a text; one element if it is one date or no period. */
function endsOf(typed: string): string[] {
  const text = plainDate(typed)
  const isDate = () => dateOf(text, 'dmy') ?? dateOf(text, 'mdy')
  const isNamedDay = () => yearless(text, 'dmy', '2026-01-01').length > 0 && /\p{L}/u.test(text)
  if (!daysOfMonth.test(text) && (isDate() || isNamedDay())) return [text]
  const month = wholeMonth(text)
  if (month) return month
  const period = text.replace(/^(?:from|between|du|من|بين) /i, '')
  for (const separator of separators) {
    const parts = period.split(separator)
    if (parts.length !== 2) continue
    const [first = '', last = ''] = parts.map((part) => plainDate(part))
    return first === '' || last === '' ? [text] : completed(first, last)
  }
  const days = period.split(listed).map((part) => plainDate(part))
  const ends = completed(days[0] ?? '', days.at(-1) ?? '')
  const [from, to] = ends.map((end) => dateOf(end, 'dmy') ?? dateOf(`${end} 2027`, 'dmy'))
  const follow = from && to && addDays(from, days.length - 1) === to
  return follow || (days.length === 2 && /^(?:between|بين) /i.test(text)) ? ends : [text]
}

/** The ends of a month of one year: `March 2027`, `2027-03`, «كامل شهر رمضان 1448». */
function wholeMonth(text: string): string[] | null {
  const month = text.replace(/^(?:(?:the )?(?:whole|entire|full|all)(?: of)?|كامل|كل|طوال) /i, '')
  if (!/^(?=.*\p{L}{3})(?:\D+\d{4}|\d{4}\D+)$|^\d{4}-\d\d$/u.test(month)) return null
  const ends = [31, 30, 29, 28, 1].map((day) => (/\p{L}/u.test(month) ? `${day} ${month}` : `${month}-${day}`))
  const last = ends.find((day) => dateOf(day, 'dmy'))
  return last ? [ends.at(-1) ?? '', last] : null
}

/** The text without figures and signs: the name of a month, or nothing. */
function monthOf(text: string): string {
  return text.replaceAll(/[\d.,،/-]+/g, ' ').trim()
}

/** Both ends with the month that only one of them names: `1` and `5 Jan 2027`, `Jan 1` and `5, 2027`, `1` and `5/1/2027`. */
function completed(first: string, last: string): string[] {
  if (/^\d{1,2}$/.test(first)) return [last.replace(/(?<!\d)\d{1,2}(?!\d)/, first), last]
  const month = monthOf(first)
  return monthOf(last) === '' && month ? [first, `${month} ${last}`] : [first, last]
}
