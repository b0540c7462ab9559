import { kinds } from '#domains/cms/kinds.server.ts'
import type { Field } from '#domains/cms/shapes.ts'
import { isDateColumn, readHeading, stockHeadings } from '#domains/products/stays/admin/stock-columns.ts'
import { isNightFlag, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { plainWords } from '#domains/shared/cell-values.ts'
import { contentLocales, type Bilingual, type ContentLocale } from '#i18n/locale.ts'
import { translator } from '#i18n/translator.server.ts'
import type { TextKey } from '#i18n/translator.ts'

/** The sheets of a workbook that are read, in order. */
export const sheetKeys = ['hotel', 'fees', 'rooms', 'rates', 'policies', 'prices', 'stock', 'photos'] as const
export type SheetKey = (typeof sheetKeys)[number]

/** A column, or a line of the hotel's sheet: its `field` of a kind, and the `language` of a bilingual one. */
export type Column = { key: string; heading: Bilingual; field?: Field; language?: ContentLocale; help?: TextKey }

/** A text in both languages. */
export function both(key: TextKey): Bilingual {
  const text = (locale: ContentLocale) => (translator(locale) as (name: TextKey) => string)(key)
  return { en: text('en'), ar: text('ar') }
}

export const sheetNames = Object.fromEntries(sheetKeys.map((key) => [key, both(`hotelsheets.sheet_${key}`)])) as Record<
  SheetKey,
  Bilingual
>

/** Sheets that are written for readers and not read. */
export const readerSheets = { help: both('hotelsheets.sheet_help'), choices: both('hotelsheets.sheet_choices') }

/** True for a sheet that is written for readers. */
export function isForReaders(name: string): boolean {
  return Object.values(readerSheets).some(({ en, ar }) => [en, ar].includes(name))
}

const room: Column = { key: 'room', heading: stockHeadings.room, help: 'hotelsheets.help_room' }
const dates: Column[] = [
  room,
  { key: 'night', heading: both('hotelsheets.col_from'), help: 'hotelsheets.help_from' },
  { key: 'last_night', heading: both('hotelsheets.col_to'), help: 'hotelsheets.help_to' },
  { key: 'days', heading: both('hotelsheets.col_days'), help: 'hotelsheets.help_days' },
]

/** The terms of nights in each of their sheets. */
export const termsOf = {
  prices: ['price', 'min_stay', 'min_stay_arrival', 'max_stay'],
  stock: ['allotment', 'closed', 'closed_to_arrival', 'closed_to_departure'],
} as const satisfies Partial<Record<SheetKey, readonly NightField[]>>

function nightColumns(fields: readonly NightField[]): Column[] {
  return [
    ...dates,
    ...fields.map((key): Column => {
      const help = isNightFlag(key) ? 'flag' : key
      return { key, heading: stockHeadings[key], help: `hotelsheets.help_${help}` }
    }),
  ]
}

/** The fields of fees, and of the windows of a cancellation policy. */
export const feeFields = itemsOf(kinds.hotel.fields, 'fees')
export const windowFields = itemsOf(kinds.policy.fields, 'windows')
export const policyFields = kinds.policy.fields.filter(({ name }) => name !== 'windows')

/** The columns of each sheet; those of fields follow from the kinds that editors edit. */
export const columnsOf: Record<SheetKey, readonly Column[]> = {
  hotel: [
    ...columnsOfFields(kinds.hotel.fields, ['fees', 'image_ids']),
    { key: 'currency', heading: both('hotelsheets.col_currency'), help: 'hotelsheets.help_currency' },
  ],
  fees: columnsOfFields(feeFields),
  rooms: columnsOfFields(kinds.room_type.fields, ['hotel_id', 'image_ids']),
  rates: [room, ...columnsOfFields(kinds.rate_plan.fields, ['room_type_id'])],
  policies: columnsOfFields([...policyFields, ...windowFields]),
  prices: nightColumns(termsOf.prices),
  stock: nightColumns(termsOf.stock),
  photos: [
    { key: 'picture', heading: both('hotelsheets.col_photo'), help: 'hotelsheets.help_photo' },
    { key: 'room', heading: stockHeadings.room, help: 'hotelsheets.help_photo_room' },
    ...columnsOfFields([{ type: 'bilingual', name: 'alt', max: 200 }]),
  ],
}

/** Columns without which a sheet cannot be read. */
export const requiredColumns: Record<Exclude<SheetKey, 'hotel'>, readonly string[]> = {
  fees: ['code'],
  rooms: ['code'],
  rates: ['room', 'code'],
  policies: ['code'],
  prices: ['room', 'night', 'price'],
  stock: ['room', 'night'],
  photos: ['picture'],
}

/** The column of a heading in either language, however it is spelled, or of its key; nights as in a file of nights. */
export function columnOf(sheet: SheetKey, heading: string): Column | undefined {
  const plain = plainWords(heading)
  const own = columnsOf[sheet].find(({ key, heading: { en, ar } }) => [key, en, ar].map(plainWords).includes(plain))
  if (own || (sheet !== 'prices' && sheet !== 'stock')) return own
  const { column } = readHeading(heading) ?? {}
  const known = columnsOf[sheet].find(({ key }) => key === column)
  const isRead = isDateColumn(column) || column === 'currency'
  return known ?? (column && isRead ? { key: column, heading: stockHeadings[column] } : undefined)
}

/** The sheet with a name in either language. */
export function sheetOf(name: string): SheetKey | undefined {
  const plain = plainWords(name)
  return sheetKeys.find((key) => [key, sheetNames[key].en, sheetNames[key].ar].map(plainWords).includes(plain))
}

function columnsOfFields(fields: readonly Field[], without: readonly string[] = []): Column[] {
  return (
    fields
      .filter(({ name }) => !without.includes(name))
      // The code of a line comes first, because other lines refer to it.
      .toSorted((one, other) => Number(other.madeFrom !== undefined) - Number(one.madeFrom !== undefined))
      .flatMap((field): Column[] => {
        const { en, ar } = both(`catalogue.field_${field.name}`)
        if (!isBilingual(field)) return [{ key: field.name, heading: { en, ar }, field }]
        return contentLocales.map((language) => ({
          key: `${field.name}.${language}`,
          heading: {
            en: translator('en')(`hotelsheets.in_${language}`, { field: en }),
            ar: translator('ar')(`hotelsheets.in_${language}`, { field: ar }),
          },
          field,
          language,
        }))
      })
  )
}

/** True for a field with a text in each language. */
function isBilingual({ type }: Field): boolean {
  return type === 'bilingual' || type === 'lines' || type === 'markdown'
}

function itemsOf(fields: readonly Field[], name: string): readonly Field[] {
  const list = fields.find((field) => field.name === name)
  if (list?.type !== 'list') throw new Error(`${name} is not a list`)
  return list.item
}
