import { parse } from 'csv-parse/sync'
import { calendarDate } from '#contract/shapes.ts'
import type { FileLine } from '#domains/stays/desk-contract.ts'
import { nightFields, type NightField } from '#domains/stays/night-fields.ts'
import type { StockNight, StockRoom } from '#domains/stays/desk-read.server.ts'
import type { NightToSet } from '#domains/stays/desk-write.server.ts'
import { longestStay } from '#domains/stays/limits.ts'
import type { NightTerms } from '#domains/stays/shapes.ts'
import { csvLine } from '#text/csv.ts'
import { latinDigits } from '#text/digits.ts'
import { currencyDecimals } from '#text/money.ts'

const columns = ['room', 'night', ...nightFields, 'held', 'sold'] as const

/** Nights as CSV with a line of headings; prices in whole currency with its decimals, `yes` and `no` for the rest. */
export function stockCsv(rooms: readonly StockRoom[], nights: readonly StockNight[], currency: string): string {
  const codeOf = new Map(rooms.map(({ id, code }) => [id, code]))
  const lines = nights.map((row) => [
    codeOf.get(row.roomTypeId) ?? '',
    row.night,
    ...nightFields.map((field) => cellText(field, row[termOf[field]], currency)),
    String(row.held),
    String(row.sold),
  ])
  return [columns as readonly string[], ...lines].map(csvLine).join('')
}

export type ReadLine = {
  line: number
  room: string
  night: string
  problem: FileLine['problem']
  /** Null when the line is refused. */
  wanted: NightToSet | null
}

/**
 * The lines of a CSV of nights. Each needs `room` (its code) and `night`; an empty cell leaves its value as it is;
 * `held` and `sold` are for reading alone. A line that is wrong says why, the others are read.
 */
export function readStockCsv(
  csv: string,
  { rooms, currency, today }: { rooms: readonly StockRoom[]; currency: string; today: string },
): ReadLine[] {
  let table: { record: string[]; info: { lines: number } }[]
  try {
    // With `info` it answers records with their lines, which its types do not say.
    table = parse(csv, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
      delimiter: [',', ';', '\t'],
    }) as unknown as typeof table
  } catch {
    return [wrongLine(1, 'columns')]
  }
  const head = table[0]?.record.map((name) => name.toLowerCase().replaceAll(' ', '_')) ?? []
  const known = head.every((name) => (columns as readonly string[]).includes(name))
  if (!known || !head.includes('room') || !head.includes('night') || new Set(head).size < head.length)
    return [wrongLine(1, 'columns')]
  const roomOf = new Map(rooms.map(({ id, code }) => [code.toLowerCase(), id]))
  const seen = new Set<string>()
  return table.slice(1).map(({ record, info: { lines: line } }) => {
    const cell = (name: string) => latinDigits(record[head.indexOf(name)] ?? '').replace(/^'/, '')
    const [room, night] = [cell('room'), cell('night')]
    const refused = (problem: FileLine['problem']): ReadLine => ({ line, room, night, problem, wanted: null })
    if (record.length !== head.length) return refused('columns')
    const roomTypeId = roomOf.get(room.toLowerCase())
    if (roomTypeId === undefined) return refused('unknown_room')
    if (!calendarDate.safeParse(night).success) return refused('invalid_date')
    if (night < today) return refused('date_in_past')
    if (seen.has(`${roomTypeId} ${night}`)) return refused('twice')
    seen.add(`${roomTypeId} ${night}`)
    const set: Partial<Record<keyof NightTerms, number | boolean>> = {}
    for (const field of nightFields) {
      const text = cell(field)
      if (text === '') continue
      const value = readCell(field, text, currency)
      if (value === undefined) return refused(field)
      set[termOf[field]] = value
    }
    return { line, room, night, problem: null, wanted: { roomTypeId, night, set: set as Partial<NightTerms> } }
  })
}

/** A value of a night as a cell shows it. */
export function cellText(field: NightField, value: number | boolean, currency: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (field !== 'price') return String(value)
  const decimals = currencyDecimals(currency)
  const digits = String(value).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** The field of the contract as the term of a night. */
export const termOf = {
  price: 'price',
  allotment: 'allotment',
  min_stay: 'minStay',
  closed: 'closed',
  closed_to_arrival: 'closedToArrival',
} as const satisfies Record<NightField, keyof NightTerms>

function readCell(field: NightField, text: string, currency: string): number | boolean | undefined {
  if (field === 'closed' || field === 'closed_to_arrival') {
    return /^(yes|true|1|نعم)$/i.test(text) ? true : /^(no|false|0|لا)$/i.test(text) ? false : undefined
  }
  if (field === 'price') {
    const [, whole, fraction = ''] = /^(\d{1,7})(?:\.(\d{1,3}))?$/.exec(text) ?? []
    const decimals = currencyDecimals(currency)
    if (whole === undefined || fraction.length > decimals) return undefined
    return Number(whole + fraction.padEnd(decimals, '0'))
  }
  const number = /^\d{1,4}$/.test(text) ? Number(text) : undefined
  if (field === 'allotment' || number === undefined) return number
  return number >= 1 && number <= longestStay ? number : undefined
}

function wrongLine(line: number, problem: FileLine['problem']): ReadLine {
  return { line, room: '', night: '', problem, wanted: null }
}
