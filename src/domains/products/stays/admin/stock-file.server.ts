import type { FileLine, FileNotes } from '#domains/products/stays/admin/contract.ts'
import type { NightToSet } from '#domains/products/stays/admin/commands.server.ts'
import type { StockNight, StockRoom } from '#domains/products/stays/admin/queries.server.ts'
import { readNightLines, termOf } from '#domains/products/stays/admin/night-lines.server.ts'
import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import {
  columnsBelow,
  isDateColumn,
  readHeading,
  currencyOf,
  stockColumns,
  stockHeadings,
  usedColumns,
  type StockColumn,
} from '#domains/products/stays/admin/stock-columns.ts'
import { maxNightsChanged } from '#domains/products/stays/limits.ts'
import { plainWords } from '#domains/shared/cell-values.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'
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
  const table = splitRows(csv, usedColumns) ?? []
  const texts = table.map(({ cells }) => cells)
  const head = findHeading(texts, usedColumns)
  const found = head && columnsBelow(head.cells)
  if (!found) return { lines: [wrongFile], notes: noNotes }
  // A heading that is repeated on each page is no line.
  const repeated = new Set(texts.slice(head.first, head.last + 1).map((cells) => cells.join('\n')))
  const body = table.slice(head.last + 1).filter(({ cells }) => !repeated.has(cells.join('\n')))
  // A column of weekdays beside the dates names no night.
  const dated = found.map((column, i) =>
    column === 'night' && !body.some(({ cells }) => /\p{Nd}/u.test(cells[i] ?? '')) ? undefined : column,
  )
  const columns = withoutCopies(dated.includes('night') ? dated : found, body)
  const headingLine = table[head.last]?.line ?? 1
  // Headings of dates below the headings are a second line of them, with which they are not understood.
  const isSecond = body
    .slice(0, 1)
    .some(({ cells }) => cells.filter((cell) => isDateColumn(readHeading(cell)?.column)).length > 1)
  if (!columns || isSecond) return { lines: [{ ...wrongFile, line: headingLine }], notes: noNotes }
  const unit = currencyOf(head.cells)
  const roomOf = roomsByText(rooms)
  const rows = body.map(({ line, cells }) => {
    const textAt = (column: StockColumn) => (cells[columns.indexOf(column)] ?? '').replace(/^'/, '')
    return {
      line,
      isWhole: cells.length >= head.cells.length && cells.slice(head.cells.length).every((cell) => cell === ''),
      text: (column: StockColumn) => (column === 'currency' ? `${textAt(column)} ${unit}` : textAt(column)),
      place: (column: StockColumn) =>
        columns.includes(column)
          ? { name: cellName(columns.indexOf(column), line), text: (cells[columns.indexOf(column)] ?? '').slice(0, 60) }
          : null,
    }
  })
  const { read, dates } = readNightLines(rows, { currency, today })
  const ignored = head.cells.filter((name, i) => found[i] === undefined && name !== '')
  const ignored_columns = ignored.map((name) => name.slice(0, 60))
  const notes: FileNotes = { ...noNotes, ...dates, heading_line: headingLine, ignored_columns }
  const seen = new Set<string>()
  const lines: ReadLine[] = []
  for (const [i, { line, isWhole, text, place }] of rows.entries()) {
    const { from, first, last, past, set, problems } = read[i] as (typeof read)[number]
    const room = typedText(text('room'))
    const reported = { line, room, rooms: place('allotment'), change: null, problem: null, cell: null }
    const fail = (
      problem: FileLine['problem'],
      column?: StockColumn,
      night = from || typedText(text('night') || text('period')),
    ) =>
      lines.push({
        ...reported,
        night,
        problem,
        cell: column ? (place(column) ?? place('period') ?? place('hijri_night')) : null,
      })
    const roomTypeId = roomOf.get(room.toLowerCase()) ?? roomOf.get(roomWords(room))
    const [wrong] = problems
    if (!isWhole) fail('columns')
    else if (roomTypeId === undefined) fail('unknown_room', 'room')
    else if (wrong) fail(wrong.code, wrong.column)
    else {
      notes.past_nights += past
      for (const night of nightsOf(first, addDays(last, 1))) {
        const key = `${roomTypeId} ${night}`
        if (seen.has(key)) {
          fail('twice', 'night', night)
          break
        }
        seen.add(key)
        lines.push({ ...reported, night, change: { roomTypeId, night, set } })
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

/** Ids of rooms by code, and by code or name however it is spelled where only one room has it. */
function roomsByText(rooms: readonly StockRoom[]): Map<string, number> {
  const spelled = rooms.flatMap(({ id, code, name }) =>
    [...new Set([code, name.en, name.ar].map(roomWords))].map((text) => [text, id] as const),
  )
  const unique = spelled.filter(([text]) => spelled.filter(([other]) => other === text).length === 1)
  return new Map([...unique, ...rooms.map(({ id, code }) => [code.toLowerCase(), id] as const)])
}

/** The words of a code or a name without the one that all rooms have: `QUAD_1` is `quad 1`, «غرفة رباعية» is «رباعيه». */
const roomWords = (text: string) =>
  plainWords(text)
    .replaceAll(/(?<!\p{L})(?:room|غرفه)(?!\p{L})/gu, '')
    .trim()
    .replaceAll(/ +/g, ' ') || plainWords(text)

export function cellText(field: NightField, value: number | boolean, currency: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'price') return String(value)
  const decimals = currencyDecimals(currency)
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

const noNotes: FileNotes = {
  heading_line: null,
  ignored_columns: [],
  date_order: null,
  hijri_dates: 0,
  without_year: 0,
  past_nights: 0,
}
const wrongFile: ReadLine = { line: 1, room: '', night: '', problem: 'columns', cell: null, rooms: null, change: null }
