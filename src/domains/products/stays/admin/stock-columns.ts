import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { plainWords } from '#domains/shared/cell-values.ts'
import { typedText } from '#i18n/digits.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** The columns of the first night, and those of the end of several nights. */
export const dateColumns = {
  first: ['night', 'period', 'hijri_night'],
  end: ['last_night', 'departure', 'nights'],
} as const
type DateColumn = (typeof dateColumns)['first' | 'end'][number]
/** True for one of `dateColumns`. */
export function isDateColumn(column: StockColumn | undefined): boolean {
  return [...dateColumns.first, ...dateColumns.end].some((one) => one === column)
}
export type StockColumn = 'room' | 'room_name' | DateColumn | NightField | 'currency' | 'held' | 'sold'

/**
 * Columns of an exported file of nights, in order. `room_name`, `held` and `sold` inform and are never read. A file can
 * have a line for several nights instead: up to `last_night`, to the night before `departure`, of a number of `nights`, or
 * in one cell, `period`.
 */
export const stockColumns: readonly StockColumn[] = ['room', 'room_name', 'night', ...nightFields, 'held', 'sold']

/** The headings of each column in English and in Arabic: the first ones are written, all are read. */
const headings: Record<StockColumn, string> = {
  room: 'Room code, room, room type, code, room type code, room category | رمز الغرفة, الغرفة, نوع الغرفة, الرمز, رمز نوع الغرفة, فئة الغرفة',
  room_name: 'Room name | اسم الغرفة',
  night:
    'Night, date, gregorian date, day, stay date, from, from date, date from, valid from, first night, start, start date, check in, checkin, check in date, arrival, arrival date | الليلة, التاريخ, التاريخ الميلادي, تاريخ, اليوم, تاريخ الليلة, ليلة, من, من تاريخ, أول ليلة, البداية, تاريخ البداية, الوصول, تاريخ الوصول, الدخول, تاريخ الدخول, تسجيل الوصول, تسجيل الدخول',
  last_night:
    'Last night, to, to date, date to, until, till, valid to, valid until, last day, end, end date | آخر ليلة, إلى, إلى تاريخ, حتى, حتى تاريخ, آخر يوم, النهاية, تاريخ النهاية, تاريخ الانتهاء',
  departure:
    'Departure, departure date, check out, checkout, check out date, checkout date | المغادرة, تاريخ المغادرة, الخروج, تاريخ الخروج, تسجيل المغادرة, تسجيل الخروج',
  nights: 'Nights, number of nights | عدد الليالي, الليالي',
  hijri_night: 'Hijri date, date hijri | التاريخ الهجري, التاريخ بالهجري',
  period: 'Period, dates, date range, stay dates | الفترة, التواريخ, فترة',
  price:
    'Price, rate, price per night, rate per night, price night, rate night, nightly price, nightly rate, room rate | السعر, سعر, سعر الليلة, السعر لليلة, السعر في الليلة, سعر الغرفة',
  allotment:
    'Rooms offered, allotment, rooms, number of rooms, no of rooms, available, availability, available rooms | الغرف المعروضة, عدد الغرف, عدد الغرف المعروضة, الغرف, المتاح, الغرف المتاحة',
  min_stay:
    'Minimum nights, min stay, minimum stay, min nights, min los, min stay through, minimum stay through | أقل عدد ليال, أقل إقامة, أقل إقامة بالليالي, الحد الأدنى لليالي',
  min_stay_arrival:
    'Minimum nights from arrival, min stay on arrival, min stay arrival, minimum stay arrival, minimum stay on arrival, minimum nights on arrival, min los arrival | أقل عدد ليال عند الوصول, أقل إقامة عند الوصول, الحد الأدنى لليالي عند الوصول',
  max_stay:
    'Maximum nights, max stay, maximum stay, max nights, max los, maximum length of stay | أكثر عدد ليال, أكثر إقامة, أطول إقامة, أقصى إقامة, أقصى عدد ليال, الحد الأقصى لليالي',
  closed: 'Closed, stop sell, stop sale, stop sales | مغلقة, مغلق, إغلاق, إيقاف البيع',
  closed_to_arrival: 'Closed to arrival, cta, no arrival, closed on arrival | مغلقة للوصول, مغلق للوصول, منع الوصول',
  closed_to_departure:
    'Closed to departure, ctd, no departure, closed on departure | مغلقة للمغادرة, مغلق للمغادرة, منع المغادرة',
  currency: 'Currency | العملة',
  held: 'Held | المحجوزة مؤقتا',
  sold: 'Sold | المبيعة',
}

/** Headings of a file, in the language of the admin. */
export const stockHeadings = Object.fromEntries(
  Object.entries(headings).map(([column, texts]) => {
    const [en, ar] = texts.split(' | ').map((text) => text.split(', ')[0])
    return [column, { en, ar }]
  }),
) as Record<StockColumn, Bilingual>

const columns = new Map(
  Object.entries(headings).flatMap(([column, texts]) =>
    [column, ...texts.split(/, | \| /)].map((one) => [plainWords(one), column as StockColumn]),
  ),
)

/** No heading of a column is as long. */
const maxHeading = 100

/** A heading with a unit in brackets, and the currency at the end of one without. */
const bracketed = /^([^([]+)[([](.+)[)\]]$/u
const endingCurrency = /[\s,،/-](?:in |بال)?([a-z]{3}|s\.?r\.?|\p{Sc}|ريال(?: (?:ال)?سعودي)?|ر\.? ?س\.?)$/iu

type Heading = { column: StockColumn; unit: string }

/**
 * The column of a heading, in English, in Arabic or in both, however it is spelled; of two lines, the last one can name it
 * alone. `unit` is the currency of its prices. Undefined if it is none of them.
 */
export function readHeading(heading: string): Heading | undefined {
  const text = heading.slice(0, maxHeading)
  return readLine(text) ?? readLine(text.split('\n')[1] ?? '')
}

function readLine(text: string): Heading | undefined {
  const typed = typedText(text)
  const [, name, brackets] = bracketed.exec(typed) ?? []
  const currency = brackets === undefined ? endingCurrency.exec(typed) : null
  const before = columns.get(plainWords(name ?? typed.slice(0, currency?.index ?? 0)))
  if (before === 'price' || (before && brackets)) return { column: before, unit: brackets ?? currency?.[1] ?? '' }
  const parts = text
    .split(/[\n/|]|(?<=\p{Script=Latin}\P{L}{0,20}) (?=\p{Script=Arabic})/u)
    .map(plainWords)
    .filter(Boolean)
  const [first, ...others] = [...new Set(parts.map((part) => columns.get(part)))]
  const column = columns.get(plainWords(text)) ?? (others.length === 0 ? first : undefined)
  return column && { column, unit: '' }
}

/** The currency of the prices below a row of headings, as it is written there; empty if there is none. */
export function currencyOf(cells: readonly string[]): string {
  return cells.map(readHeading).find((heading) => heading?.column === 'price')?.unit ?? ''
}

/**
 * The columns of the cells below a row of headings, undefined for a heading of none; null if the cells are no headings
 * of rooms and nights with something to set.
 */
export function columnsBelow(cells: readonly string[]): (StockColumn | undefined)[] | null {
  const found = cells.map((heading) => readHeading(heading)?.column)
  const has = (...wanted: readonly StockColumn[]) => wanted.some((column) => found.includes(column))
  return has('room') && has(...dateColumns.first) && has(...nightFields) ? found : null
}

/** The indexes of the columns that `columnsBelow` finds. */
export function usedColumns(cells: readonly string[]): number[] | null {
  return columnsBelow(cells)?.flatMap((column, i) => (column && !unread.includes(column) ? [i] : [])) ?? null
}

const unread: readonly StockColumn[] = ['room_name', 'held', 'sold']
