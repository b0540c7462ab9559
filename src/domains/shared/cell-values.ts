import { addDays } from '#domains/shared/dates.ts'
import { serialDayZero } from '@rihla/workbook/sheet'
import { typedText } from '#i18n/digits.ts'
import { dateInOrder, isHijriYear, partsOf } from '#i18n/typed-date.ts'

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
 * Reads a column of dates: everything that a field for a date accepts (`readDate`), and the serial number of a
 * spreadsheet, in any digits. Day and month are read in one order for the whole column: the day first, as in Saudi
 * Arabia, unless only the other order makes dates of all cells.
 */
export function readDates(cells: { line: number; text: string }[]): ReadDates {
  const read = cells.map(({ line, text }) => ({ line, serial: dateOfSerial(text), parts: partsOf(withoutTime(text)) }))
  const typed = read.flatMap(({ line, parts }) => (parts && 'first' in parts ? [{ line, ...parts }] : []))
  const dayFirst = typed.find(({ first, second }) => first > 12 && second <= 12)
  const monthFirst = typed.find(({ first, second }) => first <= 12 && second > 12)
  const order: DateOrder =
    monthFirst && !dayFirst
      ? { order: 'month_first', line: monthFirst.line }
      : { order: 'day_first', line: dayFirst?.line ?? null }
  const dates = read.map(
    ({ serial, parts }) => serial ?? dateInOrder(parts, order.order === 'month_first' ? 'mdy' : 'dmy') ?? null,
  )
  const hijri = read.filter(({ parts }, i) => dates[i] !== null && parts && isHijriYear(parts.year)).length
  return { dates, order: typed.length > 0 ? order : null, hijri }
}

/** From the year 2009 to 2118: a number of rooms or a year is not taken for a date. */
function dateOfSerial(text: string): string | null {
  const plain = typedText(text)
  return /^[4-7]\d{4}$/.test(plain) ? addDays(serialDayZero, Number(plain)) : null
}

/** A cell of date and time at midnight, without the time. */
function withoutTime(text: string): string {
  return typedText(text).replace(/[T ]00:00(:00)?(\.0+)?Z?$/, '')
}
