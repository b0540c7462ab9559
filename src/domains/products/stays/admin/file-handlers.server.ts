import { done, err, invalid } from '#api/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { FileLine, stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { nightFields } from '#domains/products/stays/inventory/night-fields.ts'
import {
  findNights,
  findStockHotel,
  findStockRates,
  type StockNight,
  type StockRate,
  type StockRoom,
} from '#domains/products/stays/admin/queries.server.ts'
import { writeStock } from '#domains/products/stays/admin/stock.server.ts'
import { maxChangeNights, maxNightsChanged, maxStockFileBytes } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import { csvOf } from '#domains/shared/table-file.server.ts'
import { termOf } from '#domains/products/stays/admin/night-lines.server.ts'
import { usedColumns } from '#domains/products/stays/admin/stock-columns.ts'
import { readTable } from '@rihla/workbook/table'
import { writeWorkbook } from '@rihla/workbook/write'
import { cellText, readStockCsv, stockTable, type ReadLine } from '#domains/products/stays/admin/stock-file.server.ts'
import { contentLocale, direction, inLocale, type ContentLocale } from '#i18n/locale.ts'

/** Export and import of nights as files. The same parser is used to preview a file and to apply it. */
export const stockFileHandlers = {
  async read_stock_file(_, { file }) {
    const read = await readTable(file, usedColumns)
    if ('problem' in read) return invalid('file', read.problem)
    const { csv, uncalculated } = read
    if (csv.length > maxStockFileBytes) return invalid('file', 'file_too_long')
    if (uncalculated.length > 0) return invalid('file', 'uncalculated', namedCells(uncalculated))
    return done({
      csv,
      with_hidden: read.withHidden,
      sheet: read.sheet,
      other_sheets: read.otherSheets,
      hidden_sheets: read.hiddenSheets,
      hidden_rows: read.hiddenRows,
      hidden_columns: read.hiddenColumns,
    })
  },

  async check_stock_file(context, input) {
    const read = await linesOf(context, input)
    if (!read.ok) return read
    const rejected = rejectedLines(read.lines)
    const changing = read.lines.filter(({ line, changes }) => changes.length > 0 && !rejected.has(line))
    return done({
      lines: read.lines.filter(({ changes, problem }) => changes.length > 0 || problem !== null),
      total: new Set(read.lines.map(({ line }) => line)).size,
      changing: new Set(changing.map(({ line }) => line)).size,
      refused: rejected.size,
      notes: read.notes,
    })
  },

  async apply_stock_file(context, input) {
    const read = await linesOf(context, input)
    if (!read.ok) return read
    const rejected = rejectedLines(read.lines)
    if (rejected.size > 0 && !input.only_valid) return invalid('csv', 'lines_refused')
    const nights = read.parsed.flatMap(({ line, change }, i) =>
      change && !rejected.has(line) && read.lines[i]?.changes.length ? [change] : [],
    )
    if (nights.length === 0) return invalid('csv', 'nothing_to_change')
    const file = new Set(read.lines.map(({ line }) => line)).size
    return writeStock(context, input.hotel_id, nights, { file, ...(rejected.size > 0 && { refused: rejected.size }) })
  },

  async export_stock(context, input) {
    const exported = await exportedTable(context, input)
    if (!exported.ok) return exported
    return done({ name: `${exported.name}.csv`, csv: csvOf(exported.table) })
  },

  async export_stock_workbook(context, input) {
    const exported = await exportedTable(context, input)
    if (!exported.ok) return exported
    const locale = contentLocale(context.locale)
    const rates = await findStockRates(context.db, input.hotel_id)
    const file = writeWorkbook([
      { ...exported.table, name: { en: 'Nights', ar: 'الليالي' }[locale], rightToLeft: direction(locale) === 'rtl' },
      { ...rateTable(exported.rooms, rates, locale), rightToLeft: direction(locale) === 'rtl' },
    ])
    return done({ name: `${exported.name}.xlsx`, file: file.toString('base64') })
  },
} satisfies Partial<Handlers<typeof stockAdminEndpoints>>

type ExportedNights = { hotel_id: number; from: string; to: string; template: boolean }

async function exportedTable(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  { hotel_id, from, to, template }: ExportedNights,
) {
  const stockHotel = await findStockHotel(db, hotel_id)
  if (!stockHotel) return err('not_found')
  const { hotel, rooms } = stockHotel
  const length = nightsBetween(from, to) + 1
  if (length < 1) return invalid('to', 'last_before_first')
  if (length > maxChangeNights) return invalid('to', 'too_big')
  // A template with more lines could not be imported.
  if (template && length * rooms.length > maxNightsChanged) return invalid('to', 'too_big')
  const nights = await findNights(db, { rooms: rooms.map(({ id }) => id), from, to })
  const days = template ? { days: nightsOf(from, addDays(to, 1)) } : {}
  const table = stockTable(rooms, nights, { currency: hotel.currency, locale: contentLocale(locale), ...days })
  return { ok: true as const, hotel, rooms, table, name: `${hotel.slug}-${from}-${to}` }
}

/** The rate plans of each room type; their prices follow from the price of the night. */
function rateTable(rooms: readonly StockRoom[], rates: readonly StockRate[], locale: ContentLocale) {
  return {
    name: { en: 'Rooms and rates', ar: 'الغرف والأسعار' }[locale],
    head: {
      en: ['Room code', 'Room name', 'Rate code', 'Per cent of the price of the night'],
      ar: ['رمز الغرفة', 'اسم الغرفة', 'رمز خطة السعر', 'النسبة المئوية من سعر الليلة'],
    }[locale],
    rows: rooms.flatMap(({ id, code, name }) => {
      const ratesOfRoom = rates.filter(({ roomTypeId }) => roomTypeId === id)
      const room = [code, inLocale(name, locale)]
      return ratesOfRoom.length > 0
        ? ratesOfRoom.map((rate) => [...room, rate.code, rate.priceBasisPoints / 100])
        : [[...room, '', '']]
    }),
  }
}

/** The numbers of lines of which at least one night cannot be set: none of their nights is set. */
function rejectedLines(lines: readonly FileLine[]): Set<number> {
  return new Set(lines.flatMap(({ line, problem }) => (problem === null ? [] : [line])))
}

/** The number of cells, and the names of the first ones. */
function namedCells(cells: readonly string[]): { count: number; cells: string } {
  return { count: cells.length, cells: cells.slice(0, 20).join(', ') + (cells.length > 20 ? ' …' : '') }
}

async function linesOf({ db, now }: Pick<Context, 'db' | 'now'>, { hotel_id, csv }: { hotel_id: number; csv: string }) {
  const stockHotel = await findStockHotel(db, hotel_id)
  if (!stockHotel) return err('not_found')
  const { hotel, rooms } = stockHotel
  const { currency } = hotel
  const read = readStockCsv(csv, { rooms, currency, today: hotelDay(hotel.timeZone, now) })
  const parsed = read.lines
  if (parsed.length > maxNightsChanged) {
    const params = { max: maxNightsChanged, count: parsed.length }
    return invalid('csv', 'too_many_lines', params)
  }
  const days = parsed.flatMap((line) => (line.change ? [line.night] : [])).toSorted()
  const nights =
    days.length > 0
      ? await findNights(db, { rooms: rooms.map(({ id }) => id), from: days[0] as string, to: days.at(-1) as string })
      : []
  const nightOf = new Map(nights.map((night) => [`${night.roomTypeId} ${night.night}`, night]))
  const lines = parsed.map((line) =>
    lineView(line, line.change && nightOf.get(`${line.change.roomTypeId} ${line.change.night}`), currency),
  )
  return { ok: true as const, parsed, lines, notes: read.notes }
}

/** The changes that a line makes to the current night, or the reason why it cannot. */
function lineView(read: ReadLine, night: StockNight | null | undefined, currency: string): FileLine {
  const { line, room, night: date, problem, cell, rooms, change } = read
  const reported = { line, room, night: date, cell }
  if (!change) return { ...reported, changes: [], problem }
  const { set } = change
  const changes = nightFields.flatMap((field) => {
    const [before, after] = [night?.[termOf[field]], set[termOf[field]]]
    const text = (value: number | boolean) => cellText(field, value, currency)
    if (after === undefined || before === after) return []
    return [{ field, before: before === undefined ? null : text(before), after: text(after) }]
  })
  if (!night && (set.price === undefined || set.allotment === undefined)) {
    return { ...reported, changes: [], problem: changes.length > 0 ? 'not_laid_out' : null }
  }
  if (night && set.allotment !== undefined && set.allotment < night.held + night.sold) {
    return { ...reported, changes, problem: 'taken', cell: rooms }
  }
  return { ...reported, changes, problem: null }
}
