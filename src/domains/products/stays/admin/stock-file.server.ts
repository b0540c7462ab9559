import type { FileLine, FileNotes } from '#domains/products/stays/admin/contract.ts'
import type { NightToSet } from '#domains/products/stays/admin/commands.server.ts'
import type { StockNight, StockRoom } from '#domains/products/stays/admin/queries.server.ts'
import { isNightFlag, nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import {
  columnsBelow,
  stockColumns,
  stockHeadings,
  usedColumns,
  type StockColumn,
} from '#domains/products/stays/admin/stock-columns.ts'
import { maxDaysAhead, maxNightsChanged, maxStayNights } from '#domains/products/stays/limits.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import { readAmount, readClosed } from '#domains/shared/cell-values.ts'
import { addDays, nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import { readPeriods } from '#domains/shared/periods.ts'
import { cellName, findHeading } from '@rihla/workbook/sheet'
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
  /** A line of several nights is read as one for each of them. */
  night: string
  problem: FileLine['problem']
  /** The cell with the problem, like `D4`, and its text; null if the line as a whole has it. */
  cell: FileLine['cell']
  /** The cell of the rooms offered. */
  rooms: FileLine['cell']
  /** Null if the line has an error. */
  change: NightToSet | null
}

/**
 * Parses the lines of a CSV of nights below its headings, which stand in one of the first rows, in any order and in
 * either language; other columns are ignored. Each line needs a room (its code, or its name if no other room has it) and
 * a night or a period; an empty cell leaves its value unchanged; `held` and `sold` are ignored. An invalid line returns
 * its problem, the others are parsed; no more are parsed than can be changed. The notes state how the file was read.
 */
export function readStockCsv(
  csv: string,
  { rooms, currency, today }: { rooms: readonly StockRoom[]; currency: string; today: string },
): { lines: ReadLine[]; notes: FileNotes } {
  const notes: FileNotes = {
    heading_line: null,
    ignored_columns: [],
    date_order: null,
    hijri_dates: 0,
    without_year: 0,
    past_nights: 0,
  }
  const table = splitRows(csv, usedColumns) ?? []
  const at = findHeading(
    table.map(({ cells }) => cells),
    (cells) => columnsBelow(cells) !== null,
  )
  const head = table[at]
  const found = head && columnsBelow(head.cells)
  if (!found) return { lines: [wrongFile], notes }
  // A heading that is repeated on each page is no line.
  const body = table.slice(at + 1).filter(({ cells }) => cells.join('\n') !== head.cells.join('\n'))
  // A column of weekdays beside the dates names no night.
  const dated = found.map((column, i) =>
    column === 'night' && !body.some(({ cells }) => /\p{Nd}/u.test(cells[i] ?? '')) ? undefined : column,
  )
  const columns = withoutCopies(dated.includes('night') ? dated : found, body)
  if (!columns) return { lines: [{ ...wrongFile, line: head.line }], notes }
  notes.heading_line = head.line
  notes.ignored_columns = head.cells.flatMap((name, i) =>
    found[i] === undefined && name !== '' ? [name.slice(0, 60)] : [],
  )
  const roomOf = roomsByText(rooms)
  const rows = body.map(({ line, cells }) => ({
    line,
    isWhole: cells.length >= head.cells.length && cells.slice(head.cells.length).every((cell) => cell === ''),
    cell: (name: StockColumn) => typedText(cells[columns.indexOf(name)] ?? '').replace(/^'/, ''),
    place: (name: StockColumn) =>
      columns.includes(name)
        ? { name: cellName(columns.indexOf(name), line), text: (cells[columns.indexOf(name)] ?? '').slice(0, 60) }
        : null,
  }))
  const nightColumn = columns.includes('night') ? 'night' : 'period'
  const read = readPeriods(
    body.map(({ line, cells }) => ({
      line,
      from: cells[columns.indexOf(nightColumn)] ?? '',
      to: cells[columns.indexOf('last_night')] ?? '',
    })),
    today,
  )
  notes.date_order = read.order
  notes.hijri_dates = read.hijri
  notes.without_year = read.withoutYear
  const seen = new Set<string>()
  const lines: ReadLine[] = []
  for (const [i, { line, isWhole, cell, place }] of rows.entries()) {
    const { from = null, to = null } = read.periods[i] ?? {}
    const room = cell('room')
    const fail = (problem: FileLine['problem'], column?: StockColumn, night = from ?? cell(nightColumn)) =>
      lines.push({ line, room, night, problem, cell: column ? place(column) : null, rooms: null, change: null })
    const roomTypeId = roomOf.get(room.toLowerCase())
    const wrong = from === null ? nightColumn : 'last_night'
    if (!isWhole) fail('columns')
    else if (roomTypeId === undefined) fail('unknown_room', 'room')
    else if (from === null || to === null) fail('invalid_date', columns.includes(wrong) ? wrong : nightColumn)
    else if (to < from) fail('last_before_first', columns.includes('last_night') ? 'last_night' : nightColumn)
    else if (to < today) fail('date_in_past', nightColumn)
    else if (nightsBetween(today, to) > maxDaysAhead) fail('too_far', nightColumn)
    else {
      const { set, problem } = readTerms(cell, currency)
      const first = from < today ? today : from
      notes.past_nights += nightsBetween(from, first)
      if (problem) fail(problem, problem)
      for (const night of problem ? [] : nightsOf(first, addDays(to, 1))) {
        const key = `${roomTypeId} ${night}`
        if (seen.has(key)) {
          fail('twice', nightColumn, night)
          break
        }
        seen.add(key)
        lines.push({
          line,
          room,
          night,
          problem: null,
          cell: null,
          rooms: place('allotment'),
          change: { roomTypeId, night, set },
        })
      }
    }
    if (lines.length > maxNightsChanged) break
  }
  return { lines, notes }
}

/**
 * Columns without those that repeat another one, as those below a merged heading do: they are empty or have the same
 * cells. Null if one has other cells.
 */
function withoutCopies(
  columns: readonly (StockColumn | undefined)[],
  body: readonly { cells: string[] }[],
): (StockColumn | undefined)[] | null {
  const first = columns.map((column) => columns.indexOf(column))
  const isCopy = (i: number) => columns[i] !== undefined && first[i] !== i
  const differs = columns.some(
    (_, i) => isCopy(i) && body.some(({ cells }) => (cells[i] ?? '') !== '' && cells[i] !== cells[first[i] ?? i]),
  )
  return differs ? null : columns.map((column, i) => (isCopy(i) ? undefined : column))
}

/** The terms that the cells of a line set, or the first field whose cell cannot be read. */
function readTerms(
  cell: (name: NightField) => string,
  currency: string,
): { set: Partial<NightTerms>; problem: NightField | null } {
  const set: Partial<Record<keyof NightTerms, number | boolean>> = {}
  for (const field of nightFields) {
    const text = cell(field)
    if (text === '') continue
    const value = readTerm(field, text, currency)
    if (value === undefined) return { set: {}, problem: field }
    set[termOf[field]] = value
  }
  return { set: set as Partial<NightTerms>, problem: null }
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
  if (isNightFlag(field)) return readClosed(text)
  if (field === 'price') return readAmount(text, currency, currencyDecimals(currency))
  const [, digits] = counted.exec(text) ?? []
  const number = digits === undefined ? undefined : Number(digits)
  if (field === 'allotment' || number === undefined) return number
  return number >= 1 && number <= maxStayNights ? number : undefined
}

/** A number of nights or rooms, with or without the word. */
const counted = /^(\d{1,4})(?:\.0+)?\s*(?:nights?|rooms?|ليل[ةه]|ليال[يٍ]?|غرف[ةه]?)?$/i

const wrongFile: ReadLine = { line: 1, room: '', night: '', problem: 'columns', cell: null, rooms: null, change: null }
