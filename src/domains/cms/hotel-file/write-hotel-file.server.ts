import { cellOf, findOptions, optionLabels, type Options } from '#domains/cms/hotel-file/cells.server.ts'
import { findCurrentHotel, type CurrentHotel } from '#domains/cms/hotel-file/current.server.ts'
import {
  columnsOf,
  readerSheets,
  requiredColumns,
  sheetKeys,
  sheetNames,
  termsOf,
  type Column,
  type SheetKey,
} from '#domains/cms/hotel-file/sheets.server.ts'
import { maxExportedNights } from '#domains/cms/limits.ts'
import { choiceName } from '#domains/cms/choice-labels.server.ts'
import { kinds } from '#domains/cms/kinds.server.ts'
import { decimalsOf, type Values } from '#domains/cms/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { termOf } from '#domains/products/stays/admin/night-lines.server.ts'
import { sheetCell } from '#domains/products/stays/admin/stock-file.server.ts'
import type { StockNight } from '#domains/products/stays/admin/queries.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { bedKinds } from '#domains/shared/shapes.ts'
import { contentLocale, direction, languageOf, type Bilingual, type ContentLocale, type Locale } from '#i18n/locale.ts'
import { writeWorkbook, type SheetCell, type SheetToWrite } from '@rihla/workbook/write'
import { currencyDecimals } from '#i18n/money.ts'
import { translator } from '#i18n/translator.server.ts'
import { textAt, type TextKey } from '#i18n/translator.ts'

type Workbook = { name: string; file: Buffer<ArrayBuffer> }

/** An empty workbook with explanations. */
export async function hotelTemplate(db: Queryable, reader: Locale): Promise<Workbook> {
  const locale = contentLocale(reader)
  const options = await findOptions(db)
  const { currency } = await readSettings(db)
  const context = { locale, options, currency }
  const cells = (key: SheetKey) => (key === 'hotel' ? hotelRows({ currency: { currency } }, context) : [])
  return { name: 'hotel.xlsx', file: workbookOf(cells, context) }
}

/** A hotel as a workbook; null if there is none. */
export async function hotelWorkbook(
  { db, now, locale: reader }: { db: Queryable; now: Date; locale: Locale },
  subject: string,
): Promise<Workbook | null> {
  const current = await findCurrentHotel(db, subject, now)
  const values = current.item?.values
  if (!values) return null
  const context = { locale: contentLocale(reader), options: await findOptions(db), currency: current.currency }
  const policies = new Map<number, Values>()
  for (const { values: rate } of current.rates) {
    const id = Number(rate?.['policy_id'])
    const policy = policies.get(id) ?? (await kinds.policy.store.read(db, String(id)))
    if (policy) policies.set(id, policy)
  }
  const cells = (key: SheetKey): SheetCell[][] => {
    switch (key) {
      case 'hotel':
        return hotelRows({ ...values, currency: { currency: current.currency } }, context)
      case 'fees':
        return (values['fees'] as Values[]).map((fee) => rowOf(columnsOf.fees, fee, context))
      case 'rooms':
        return current.rooms.map((room) => rowOf(columnsOf.rooms, room.values ?? {}, context))
      case 'rates':
        return current.rates.map((rate) => [
          codeOf(current, rate.roomId),
          ...rowOf(columnsOf.rates.slice(1), rate.values ?? {}, context),
        ])
      case 'policies':
        return [...policies.values()].flatMap((policy) =>
          (policy['windows'] as Values[]).map((window) => rowOf(columnsOf.policies, { ...policy, ...window }, context)),
        )
      case 'prices':
      case 'stock':
        return nightRows(key, current, context.locale)
      case 'photos':
        return [
          ...photoRows('', values),
          ...current.rooms.flatMap(({ code, values: room }) => photoRows(code, room ?? {})),
        ]
    }
  }
  return { name: `${String(values['slug'])}.xlsx`, file: workbookOf(cells, context) }
}

type CellContext = { locale: ContentLocale; options: Options; currency: string }

function workbookOf(cells: (key: SheetKey) => SheetCell[][], context: CellContext): Buffer<ArrayBuffer> {
  const { locale } = context
  const rightToLeft = direction(locale) === 'rtl'
  return writeWorkbook([
    { ...helpSheet(context), rightToLeft },
    ...sheetKeys.map((key): SheetToWrite => {
      const head = key === 'hotel' ? hotelHead(locale) : columnsOf[key].map(({ heading }) => heading[locale])
      return { name: sheetNames[key][locale], head, rows: cells(key), rightToLeft }
    }),
    { ...choicesSheet(context), rightToLeft },
  ])
}

const hotelHead = (locale: ContentLocale) =>
  (['hotelsheets.col_field', 'hotelsheets.col_value', 'hotelsheets.col_help'] as const).map((key) =>
    translator(locale)(key),
  )

function hotelRows(values: Values, context: CellContext): SheetCell[][] {
  return columnsOf.hotel.map((column) => [
    column.heading[context.locale],
    column.key === 'currency' ? (values['currency'] as { currency: string }).currency : cell(column, values, context),
    helpOf('hotel', column, context),
  ])
}

function rowOf(columns: readonly Column[], values: Values, context: CellContext): SheetCell[] {
  return columns.map((column) => cell(column, values, context))
}

function cell({ field, language }: Column, values: Values, context: CellContext): SheetCell {
  return field ? cellOf(field, values[field.name], { ...context, language }) : ''
}

function codeOf({ rooms }: CurrentHotel, roomId: number): string {
  return rooms.find(({ id }) => id === roomId)?.code ?? ''
}

function photoRows(code: string, values: Values): SheetCell[][] {
  return ((values['image_ids'] ?? []) as { picture: string; alt: Bilingual }[]).map(({ picture, alt }) => [
    picture,
    code,
    alt.en,
    alt.ar,
  ])
}

/** Nights as ranges: consecutive nights of a room with the same terms are one line. */
function nightRows(
  sheet: 'prices' | 'stock',
  { rooms, nights, currency }: CurrentHotel,
  locale: ContentLocale,
): SheetCell[][] {
  const terms = (night: StockNight) =>
    termsOf[sheet].map((field) =>
      field === 'price' ? night.price / 10 ** currencyDecimals(currency) : sheetCell(night[termOf[field]], locale),
    )
  const exported = nights.slice(0, maxExportedNights)
  return rooms.flatMap(({ id, code }) => {
    const ranges: { from: string; to: string; cells: (string | number)[] }[] = []
    for (const night of exported) {
      if (night.roomTypeId !== id) continue
      const cells = terms(night)
      const last = ranges.at(-1)
      if (last && last.to === addDays(night.night, -1) && last.cells.join() === cells.join()) last.to = night.night
      else ranges.push({ from: night.night, to: night.night, cells })
    }
    return ranges.map(({ from, to, cells }) => [code, { date: from }, { date: to }, '', ...cells])
  })
}

/** The rules of a file, and what each column contains. */
function helpSheet(context: CellContext): Omit<SheetToWrite, 'rightToLeft'> {
  const { locale } = context
  const t = translator(locale)
  const rules = (['rule_apply', 'rule_slug', 'rule_empty', 'rule_more', 'rule_photos', 'rule_order'] as const).map(
    (rule): SheetCell[] => ['', '', t(`hotelsheets.${rule}`)],
  )
  const columns = sheetKeys
    .filter((key) => key !== 'hotel')
    .flatMap((key) =>
      columnsOf[key].map((column): SheetCell[] => [
        sheetNames[key][locale],
        column.heading[locale],
        helpOf(key, column, context),
      ]),
    )
  return {
    name: readerSheets.help[locale],
    head: [t('hotelsheets.col_sheet'), t('hotelsheets.col_column'), t('hotelsheets.col_help')],
    rows: [...rules, ...columns],
  }
}

/** The explanation of a column: its own, or the one of the type of its field. */
export function helpOf(
  sheet: SheetKey,
  { key, field, help }: Column,
  { locale, currency }: Pick<CellContext, 'locale' | 'currency'>,
): string {
  const t = translator(locale)
  const required = sheet === 'hotel' ? field && !field.optional : isRequired(sheet, key, field)
  const helpKey = (help ?? (field && specialHelp[field.name])) as TextKey | undefined
  const text = helpKey ? textAt(t, helpKey) : field ? typeHelp(field, { locale, currency }) : ''
  return required ? t('hotelsheets.required', { text }) : text
}

function isRequired(sheet: Exclude<SheetKey, 'hotel'>, key: string, field: Column['field']): boolean {
  return requiredColumns[sheet].includes(key) || (field !== undefined && !field.optional && sheet !== 'photos')
}

const specialHelp: Partial<Record<string, TextKey>> = {
  slug: 'hotelsheets.help_slug',
  district_id: 'hotelsheets.help_district',
  main_facilities: 'hotelsheets.help_main',
  policy_id: 'hotelsheets.help_policy',
  hours_before: 'hotelsheets.help_window',
  price_basis_points: 'hotelsheets.help_share',
}

function typeHelp(
  field: NonNullable<Column['field']>,
  { locale, currency }: Pick<CellContext, 'locale' | 'currency'>,
): string {
  const t = translator(locale)
  const names = (choices: readonly Parameters<typeof choiceName>[0][]) =>
    choices.map((choice) => choiceName(choice)[locale]).join(languageOf(locale).comma)
  switch (field.type) {
    case 'number': {
      const [min, max] = [field.min, field.max].map((limit) => limit / 10 ** decimalsOf(field, currency))
      return t('hotelsheets.help_number', { min: String(min), max: String(max) })
    }
    case 'degrees':
      return t('hotelsheets.help_degrees')
    case 'time':
      return t('hotelsheets.help_time')
    case 'flag':
      return t('hotelsheets.help_flag')
    case 'choice':
      return t('hotelsheets.help_choice', { names: names(field.choices) })
    case 'reference':
      return t('hotelsheets.help_reference')
    case 'references':
      return t('hotelsheets.help_references')
    case 'list':
      return t('hotelsheets.help_beds', { names: names(bedKinds) })
    case 'text':
      return field.form === 'code' ? t('hotelsheets.help_code') : t('hotelsheets.help_text', { max: field.max })
    default:
      return t('hotelsheets.help_text', { max: 'max' in field ? Number(field.max) : 0 })
  }
}

/** The names that cells can contain, a column for each kind. */
function choicesSheet({ locale, options }: CellContext): Omit<SheetToWrite, 'rightToLeft'> {
  const t = translator(locale)
  const lists = [
    { head: t('catalogue.kind_city'), labels: optionLabels(options, 'city', locale) },
    { head: t('catalogue.kind_district'), labels: optionLabels(options, 'district', locale) },
    { head: t('hotelsheets.hotel_amenities'), labels: optionLabels(options, 'hotel_amenity', locale) },
    { head: t('hotelsheets.room_amenities'), labels: optionLabels(options, 'room_amenity', locale) },
    { head: t('catalogue.kind_policy'), labels: optionLabels(options, 'policy', locale) },
  ]
  const length = Math.max(...lists.map(({ labels }) => labels.length))
  return {
    name: readerSheets.choices[locale],
    head: lists.map(({ head }) => head),
    rows: Array.from({ length }, (_, i) => lists.map(({ labels }) => labels[i] ?? '')),
  }
}
