import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { typedText } from '#i18n/digits.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type StockColumn = 'room' | 'room_name' | 'night' | 'last_night' | 'period' | NightField | 'held' | 'sold'

/**
 * Columns of an exported file of nights, in order. `room_name`, `held` and `sold` inform and are never read. A file can
 * have a line for several nights instead: up to `last_night`, or in one cell, `period`.
 */
export const stockColumns: readonly StockColumn[] = ['room', 'room_name', 'night', ...nightFields, 'held', 'sold']

/** Headings of a file, in the language of the admin. */
export const stockHeadings: Record<StockColumn, Bilingual> = {
  room: { en: 'Room code', ar: 'رمز الغرفة' },
  room_name: { en: 'Room name', ar: 'اسم الغرفة' },
  night: { en: 'Night', ar: 'الليلة' },
  last_night: { en: 'Last night', ar: 'آخر ليلة' },
  period: { en: 'Period', ar: 'الفترة' },
  price: { en: 'Price', ar: 'السعر' },
  allotment: { en: 'Rooms offered', ar: 'الغرف المعروضة' },
  min_stay: { en: 'Minimum nights', ar: 'أقل عدد ليال' },
  min_stay_arrival: { en: 'Minimum nights from arrival', ar: 'أقل عدد ليال عند الوصول' },
  max_stay: { en: 'Maximum nights', ar: 'أكثر عدد ليال' },
  closed: { en: 'Closed', ar: 'مغلقة' },
  closed_to_arrival: { en: 'Closed to arrival', ar: 'مغلقة للوصول' },
  closed_to_departure: { en: 'Closed to departure', ar: 'مغلقة للمغادرة' },
  held: { en: 'Held', ar: 'المحجوزة مؤقتا' },
  sold: { en: 'Sold', ar: 'المبيعة' },
}

/** Other headings that a file can have. */
const otherHeadings: Record<StockColumn, string[]> = {
  room: ['room', 'room type', 'code', 'room type code', 'الغرفة', 'نوع الغرفة', 'الرمز', 'رمز نوع الغرفة'],
  room_name: [],
  night: [
    ...'date, day, stay date, from, from date, valid from, first night, start, start date'.split(', '),
    ...'التاريخ, تاريخ, اليوم, تاريخ الليلة, ليلة, من, من تاريخ, أول ليلة, البداية, تاريخ البداية'.split(', '),
  ],
  last_night: [
    ...'to, to date, date to, until, till, valid to, valid until, last day, end, end date'.split(', '),
    ...'إلى, إلى تاريخ, حتى, حتى تاريخ, آخر يوم, النهاية, تاريخ النهاية, تاريخ الانتهاء'.split(', '),
  ],
  period: ['dates', 'date range', 'التواريخ', 'فترة'],
  price: ['rate', 'price per night', 'nightly price', 'سعر', 'سعر الليلة', 'السعر لليلة'],
  allotment: ['allotment', 'rooms', 'available', 'availability', 'عدد الغرف', 'عدد الغرف المعروضة', 'الغرف', 'المتاح'],
  min_stay: [
    'min stay',
    'minimum stay',
    'min nights',
    'min stay through',
    'minimum stay through',
    'أقل إقامة',
    'أقل إقامة بالليالي',
    'الحد الأدنى لليالي',
  ],
  min_stay_arrival: [
    'min stay on arrival',
    'minimum stay arrival',
    'minimum stay on arrival',
    'minimum nights on arrival',
    'min los arrival',
    'أقل إقامة عند الوصول',
    'الحد الأدنى لليالي عند الوصول',
  ],
  max_stay: [
    'max stay',
    'maximum stay',
    'max nights',
    'max los',
    'maximum length of stay',
    'أكثر إقامة',
    'أطول إقامة',
    'أقصى إقامة',
    'أقصى عدد ليال',
    'الحد الأقصى لليالي',
  ],
  closed: ['stop sell', 'stop sale', 'مغلق', 'إغلاق', 'إيقاف البيع'],
  closed_to_arrival: ['cta', 'no arrival', 'مغلق للوصول', 'منع الوصول'],
  closed_to_departure: ['ctd', 'no departure', 'closed on departure', 'مغلق للمغادرة', 'منع المغادرة'],
  held: [],
  sold: [],
}

/** The column of a heading, in English or Arabic, however it is spelled; undefined if it is none of them. */
export function columnOfHeading(heading: string): StockColumn | undefined {
  const plain = plainHeading(heading)
  return columns.get(plain) ?? columns.get(plain.replace(/ (?:sar|ريال|ر س)$/, ''))
}

/** Heading in lower case without marks and spelling variants: `Min. stay`, `min_stay`, `MIN STAY` are equal. */
export function plainHeading(text: string): string {
  return typedText(text)
    .toLowerCase()
    .replaceAll(/[\u064b-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/**
 * The columns of the cells below a row of headings, undefined for a heading of none; null if the cells are no headings
 * of rooms and nights with something to set.
 */
export function columnsBelow(cells: readonly string[]): (StockColumn | undefined)[] | null {
  const found = cells.map(columnOfHeading)
  const has = (...wanted: readonly StockColumn[]) => wanted.some((column) => found.includes(column))
  return has('room') && has('night', 'period') && has(...nightFields) ? found : null
}

/** The indexes of the columns that `columnsBelow` finds. */
export function usedColumns(cells: readonly string[]): number[] | null {
  return columnsBelow(cells)?.flatMap((column, i) => (column && !unread.includes(column) ? [i] : [])) ?? null
}

const unread: readonly StockColumn[] = ['room_name', 'held', 'sold']

const columns = new Map(
  (Object.keys(stockHeadings) as StockColumn[]).flatMap((column) =>
    [column, ...Object.values(stockHeadings[column]), ...otherHeadings[column]].map(
      (heading) => [plainHeading(heading), column] as const,
    ),
  ),
)
