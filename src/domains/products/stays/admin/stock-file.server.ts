import type { FileLine, FileNotes } from '#domains/products/stays/admin/contract.ts'
import type { NightToSet } from '#domains/products/stays/admin/commands.server.ts'
import type { StockNight, StockRoom } from '#domains/products/stays/admin/queries.server.ts'
import { isNightFlag, nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import {
  columnOfHeading,
  stockColumns,
  stockHeadings,
  type StockColumn,
} from '#domains/products/stays/admin/stock-columns.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import { readAmount, readDates } from '#domains/shared/cell-values.ts'
import { splitRows } from '@rihla/workbook/table'
import type { SheetCell } from '@rihla/workbook/write'
import { typedText } from '#i18n/digits.ts'
import { inLocale, type ContentLocale } from '#i18n/locale.ts'
import { currencyDecimals } from '#i18n/money.ts'

type StockTable = { head: string[]; rows: SheetCell[][] }

/**
 * Nights as a table with headings in a language; prices in the currency's main unit, `yes` and `no` for booleans. With
 * `days`, each room type has a row for each of these days, empty if its night does not exist yet.
 */
export function stockTable(
  rooms: readonly StockRoom[],
  nights: readonly StockNight[],
  { currency, locale, days }: { currency: string; locale: ContentLocale; days?: readonly string[] },
): StockTable {
  const nightOf = new Map(nights.map((row) => [`${row.roomTypeId} ${row.night}`, row]))
  const pairs = days
    ? rooms.flatMap((room) => days.map((night) => ({ room, night })))
    : nights.flatMap(({ roomTypeId, night }) => {
        const room = rooms.find(({ id }) => id === roomTypeId)
        return room ? [{ room, night }] : []
      })
  const decimals = currencyDecimals(currency)
  const rows = pairs.map(({ room, night }): SheetCell[] => {
    const row = nightOf.get(`${room.id} ${night}`)
    const values = row
      ? [
          ...nightFields.map((field) =>
            field === 'price'
              ? { amount: row.price / 10 ** decimals, decimals }
              : sheetCell(row[termOf[field]], locale),
          ),
          row.held,
          row.sold,
        ]
      : Array.from({ length: nightFields.length + 2 }, () => '')
    return [room.code, inLocale(room.name, locale), { date: night }, ...values]
  })
  return { head: stockColumns.map((column) => stockHeadings[column][locale]), rows }
}

/** A number, or `yes` or `no` in a language. */
export function sheetCell(value: number | boolean, locale: ContentLocale): number | string {
  if (typeof value === 'number') return value
  return { en: ['no', 'yes'], ar: ['لا', 'نعم'] }[locale][Number(value)] ?? ''
}

export type ReadLine = {
  line: number
  room: string
  night: string
  problem: FileLine['problem']
  /** Null if the line has an error. */
  change: NightToSet | null
}

/**
 * Parses the lines of a CSV of nights, whose columns can be in any order and in either language; other columns are
 * ignored. Each line needs a room (its code, or its name if no other room has it) and a night; an empty cell leaves its
 * value unchanged; `held` and `sold` are ignored. An invalid line returns its problem, the others are parsed. The notes
 * state how the file was read.
 */
export function readStockCsv(
  csv: string,
  { rooms, currency, today }: { rooms: readonly StockRoom[]; currency: string; today: string },
): { lines: ReadLine[]; notes: FileNotes } {
  const notes: FileNotes = { ignored_columns: [], date_order: null, hijri_dates: 0 }
  const [head, ...body] = splitRows(csv) ?? []
  const columns = head?.cells.map(columnOfHeading) ?? []
  const fields = columns.filter((column) => column !== undefined)
  const complete =
    fields.includes('room') && fields.includes('night') && nightFields.some((one) => fields.includes(one))
  if (!head || !complete || new Set(fields).size < fields.length) return { lines: [wrongLine(1, 'columns')], notes }
  notes.ignored_columns = head.cells.flatMap((name, i) =>
    columns[i] === undefined && name !== '' ? [name.slice(0, 60)] : [],
  )
  const roomOf = roomsByText(rooms)
  const rows = body.map(({ line, cells }) => ({
    line,
    length: cells.length,
    cell: (name: StockColumn) => typedText(cells[columns.indexOf(name)] ?? '').replace(/^'/, ''),
  }))
  const read = readDates(rows.map(({ line, cell }) => ({ line, text: cell('night') })))
  notes.date_order = read.order
  notes.hijri_dates = read.hijri
  const seen = new Set<string>()
  const lines = rows.map(({ line, length, cell }, i): ReadLine => {
    const [room, night] = [cell('room'), read.dates[i] ?? null]
    const reported = { line, room, night: night ?? cell('night') }
    const failure = (problem: FileLine['problem']): ReadLine => ({ ...reported, problem, change: null })
    if (length !== head.cells.length) return failure('columns')
    const roomTypeId = roomOf.get(room.toLowerCase())
    if (roomTypeId === undefined) return failure('unknown_room')
    if (night === null) return failure('invalid_date')
    if (night < today) return failure('date_in_past')
    if (seen.has(`${roomTypeId} ${night}`)) return failure('twice')
    seen.add(`${roomTypeId} ${night}`)
    const set: Partial<Record<keyof NightTerms, number | boolean>> = {}
    for (const field of nightFields) {
      const text = cell(field)
      if (text === '') continue
      const value = readTerm(field, text, currency)
      if (value === undefined) return failure(field)
      set[termOf[field]] = value
    }
    return { ...reported, problem: null, change: { roomTypeId, night, set: set as Partial<NightTerms> } }
  })
  return { lines, notes }
}

/** Ids of rooms by code, and by name in either language where only one room has it. */
function roomsByText(rooms: readonly StockRoom[]): Map<string, number> {
  const names = rooms.flatMap(({ id, name }) =>
    [...new Set([name.en, name.ar].map((text) => typedText(text).toLowerCase()))].map((text) => [text, id] as const),
  )
  const unique = names.filter(([text]) => names.filter(([other]) => other === text).length === 1)
  return new Map([...unique, ...rooms.map(({ id, code }) => [code.toLowerCase(), id] as const)])
}

export function cellText(field: NightField, value: number | boolean, currency: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'price') return String(value)
  const decimals = currencyDecimals(currency)
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Maps fields of the contract to terms of a night. */
export const termOf = {
  price: 'price',
  allotment: 'allotment',
  min_stay: 'minStay',
  min_stay_arrival: 'minStayArrival',
  max_stay: 'maxStay',
  closed: 'closed',
  closed_to_arrival: 'closedToArrival',
  closed_to_departure: 'closedToDeparture',
} as const satisfies Record<NightField, keyof NightTerms>

/** Reads the text of a cell, in Latin digits, as a term of a night; undefined if it is none. */
export function readTerm(field: NightField, text: string, currency: string): number | boolean | undefined {
  if (isNightFlag(field)) return readFlag(text)
  if (field === 'price') return readAmount(text, currency, currencyDecimals(currency))
  const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined
  if (field === 'allotment' || number === undefined) return number
  return number >= 1 && number <= maxStayNights ? number : undefined
}

/** `yes` or `no` in either language; undefined for any other text. */
export function readFlag(text: string): boolean | undefined {
  return /^(yes|true|1|نعم)$/i.test(text) ? true : /^(no|false|0|لا)$/i.test(text) ? false : undefined
}

function wrongLine(line: number, problem: FileLine['problem']): ReadLine {
  return { line, room: '', night: '', problem, change: null }
}
