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
 * Columns of an exported file of nights, in order. `held` and `sold` inform and are never read, and neither is
 * `room_name` beside `room`. A file can
 * have a line for several nights instead: up to `last_night`, to the night before `departure`, of a number of `nights`, or
 * in one cell, `period`.
 */
export const stockColumns: readonly StockColumn[] = ['room', 'room_name', 'night', ...nightFields, 'held', 'sold']

/** The headings of each column in English and in Arabic: the first ones are written, all are read. */
const headings: Record<StockColumn, string> = {
  room: 'Room code, room, room type, rm type, code, room type code, room category, unit type | رمز الغرفة, الغرفة, نوع الغرفة, الرمز, رمز نوع الغرفة, فئة الغرفة, نوع الوحدة',
  room_name: 'Room name, room type name, category, unit | اسم الغرفة, اسم نوع الغرفة, النوع, الفئة, الوحدة',
  night:
    'Night, date, gregorian date, day, stay date, stay night | الليلة, التاريخ, التاريخ الميلادي, تاريخ, اليوم, تاريخ الليلة, ليلة',
  last_night:
    'Last night, to, to date, date to, until, till, valid to, valid until, valid till, valid thru, valid through, last day, last date, end, ends, end date, period end, period to, season end, stay to, effective to | آخر ليلة, إلى, إلى تاريخ, حتى, حتى تاريخ, آخر يوم, النهاية, نهاية, تاريخ النهاية, تاريخ الانتهاء, نهاية الفترة',
  departure:
    'Departure, departure date, check out, checkout, check out date, checkout date | المغادرة, تاريخ المغادرة, الخروج, تاريخ الخروج, تسجيل المغادرة, تسجيل الخروج',
  nights: 'Nights, number of nights | عدد الليالي, الليالي',
  hijri_night: 'Hijri date, date hijri | التاريخ الهجري, التاريخ بالهجري',
  period: 'Period, dates, date range, stay dates, month | الفترة, التواريخ, فترة, الشهر',
  price:
    'Price, prices, rate, rates, price per night, rate per night, price night, rate night, nightly price, nightly rate, daily rate, room rate, rate per room per night, price per room per night, selling price, selling rate, public rate, tariff, price incl vat, price including vat, rate incl vat, rate including vat | السعر, سعر, سعر الليلة, السعر لليلة, السعر في الليلة, سعر الغرفة, سعر البيع, التسعيرة, السعر شامل الضريبة, السعر شاملا الضريبة',
  allotment:
    'Rooms offered, allotment, allot, rooms, number of rooms, no of rooms, available, avail, availability, available rooms, rooms available, rooms to sell, inventory, qty, quantity, units | الغرف المعروضة, عدد الغرف, عدد الغرف المعروضة, الغرف, المتاح, الغرف المتاحة, عدد الغرف المتاحة, التوفر, المخصص, الحصة, الكمية',
  min_stay:
    'Minimum nights, min stay, minimum stay, min nights, min los, mlos, min length of stay, minimum length of stay, min stay through, minimum stay through | أقل عدد ليال, أقل إقامة, أقل مدة إقامة, أقل إقامة بالليالي, الحد الأدنى لليالي, الحد الأدنى للإقامة, أدنى مدة إقامة',
  min_stay_arrival:
    'Minimum nights from arrival, min stay on arrival, min stay arrival, minimum stay arrival, minimum stay on arrival, minimum nights on arrival, min los arrival | أقل عدد ليال عند الوصول, أقل إقامة عند الوصول, الحد الأدنى لليالي عند الوصول, الحد الأدنى للإقامة عند الوصول',
  max_stay:
    'Maximum nights, max stay, maximum stay, max nights, max los, max length of stay, maximum length of stay | أكثر عدد ليال, أكثر إقامة, أطول إقامة, أقصى إقامة, أقصى مدة إقامة, أقصى عدد ليال, الحد الأقصى لليالي, الحد الأقصى للإقامة',
  closed:
    'Closed, closed out, close out, stop sell, stop sale, stop sales, blackout | مغلقة, مغلق, إغلاق, إغلاق البيع, إيقاف البيع, وقف البيع',
  closed_to_arrival:
    'Closed to arrival, cta, no arrival, no arrivals, no check in, closed on arrival | مغلقة للوصول, مغلق للوصول, منع الوصول, ممنوع الوصول',
  closed_to_departure:
    'Closed to departure, ctd, no departure, no departures, no check out, closed on departure | مغلقة للمغادرة, مغلق للمغادرة, منع المغادرة, ممنوع المغادرة',
  currency: 'Currency | العملة',
  held: 'Held | المحجوزة مؤقتا',
  sold: 'Sold | المبيعة',
}

/** Headings of a night that is the first of several: without a column for their end, they say too little. */
const startHeadings =
  'From, from date, date from, valid from, first night, start, starts, start date, begin, begins, period start, period from, season start, stay from, effective from, check in, checkin, check in date, arrival, arrival date | من, من تاريخ, أول ليلة, البداية, بداية, تاريخ البداية, تاريخ البدء, بداية الفترة, الوصول, تاريخ الوصول, الدخول, تاريخ الدخول, تسجيل الوصول, تسجيل الدخول'

/** Headings of a file, in the language of the admin. */
export const stockHeadings = Object.fromEntries(
  Object.entries(headings).map(([column, texts]) => {
    const [en, ar] = texts.split(' | ').map((text) => text.split(', ')[0])
    return [column, { en, ar }]
  }),
) as Record<StockColumn, Bilingual>

const columns = new Map(
  [...Object.entries(headings), ['night', startHeadings] as const].flatMap(([column, texts]) =>
    [column, ...texts.split(/, | \| /)].map((one) => [plainWords(one), column as StockColumn]),
  ),
)
const starts = new Set(startHeadings.split(/, | \| /).map(plainWords))

/** No heading of a column is as long. */
const maxHeading = 100

/** A heading with a unit in brackets, which is none if it says that taxes are included, and the currency at the end of one without. */
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
  const typed = typedText(text).replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  const [, name, brackets] = bracketed.exec(typed) ?? []
  const currency = brackets === undefined ? endingCurrency.exec(typed) : null
  const before = columns.get(plainWords(name ?? typed.slice(0, currency?.index ?? 0)))
  if (before === 'price' || (before && brackets))
    return { column: before, unit: (brackets ?? currency?.[1] ?? '').replace(/^(?:incl|شامل).*/i, '') }
  const parts = text
    .split(/[\n/|]|(?<=\p{Script=Latin}\P{L}{0,20}) (?=\p{Script=Arabic})/u)
    .map(plainWords)
    .filter(Boolean)
  const [first, ...others] = [...new Set(parts.map((part) => columns.get(part)))]
  const column = columns.get(plainWords(typed)) ?? (others.length === 0 ? first : undefined)
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
  const read = cells.map((heading) => readHeading(heading)?.column)
  // Without codes, rooms have the names that tell them apart.
  const found = read.includes('room') ? read : read.map((column) => (column === 'room_name' ? 'room' : column))
  const has = (...wanted: readonly StockColumn[]) => wanted.some((column) => found.includes(column))
  const isEndless = cells.some((cell) => starts.has(plainWords(cell))) && !has(...dateColumns.end)
  return has('room') && has(...dateColumns.first) && has(...nightFields) && !isEndless ? found : null
}

/** The indexes of the columns that `columnsBelow` finds. */
export function usedColumns(cells: readonly string[]): number[] | null {
  const isRead = (column = '') => column && !/^(?:room_name|held|sold)$/.test(column)
  return columnsBelow(cells)?.flatMap((column, i) => (isRead(column) ? [i] : [])) ?? null
}
