import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { FileLine, stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import { nightFields } from '#domains/stays/night-fields.ts'
import { findNights, findStockHotel, type StockNight } from '#domains/stays/desk-read.server.ts'
import { writeStock } from '#domains/stays/desk-stock.server.ts'
import { longestChange, mostNightsChanged } from '#domains/stays/limits.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { cellText, readStockCsv, stockCsv, termOf, type ReadLine } from '#domains/stays/stock-file.server.ts'

type FileEndpoints = Pick<typeof stockDeskEndpoints, 'check_stock_file' | 'apply_stock_file' | 'export_stock'>

/** Nights as files. A file is tried first: the same reading says what it would change, and then changes it. */
export const stockFileHandlers: Handlers<FileEndpoints> = {
  async check_stock_file(context, input) {
    const read = await linesOf(context, input)
    if (!read.ok) return read
    const lines = read.lines.filter(({ changes, problem }) => changes.length > 0 || problem !== null)
    const refused = lines.filter(({ problem }) => problem !== null).length
    return done({ lines, total: read.lines.length, changing: lines.length - refused, refused })
  },

  async apply_stock_file(context, input) {
    const read = await linesOf(context, input)
    if (!read.ok) return read
    if (read.lines.some(({ problem }) => problem !== null)) {
      return refuse('invalid_input', { errors: [{ path: 'csv', code: 'lines_refused' }] })
    }
    const changing = new Set(read.lines.filter(({ changes }) => changes.length > 0).map(({ line }) => line))
    const nights = read.wanted.flatMap(({ line, wanted }) => (wanted && changing.has(line) ? [wanted] : []))
    if (nights.length === 0) return refuse('invalid_input', { errors: [{ path: 'csv', code: 'nothing_to_change' }] })
    return writeStock(context, input.hotel_id, nights, { file: read.lines.length })
  },

  async export_stock({ db }, { hotel_id, from, to }) {
    const known = await findStockHotel(db, hotel_id)
    if (!known) return refuse('not_found')
    const length = nightsBetween(from, to) + 1
    if (length < 1 || length > longestChange) {
      return refuse('invalid_input', { errors: [{ path: 'to', code: length < 1 ? 'last_before_first' : 'too_big' }] })
    }
    const { hotel, rooms } = known
    const nights = await findNights(db, { rooms: rooms.map(({ id }) => id), from, to })
    return done({ name: `${hotel.slug}-${from}-${to}.csv`, csv: stockCsv(rooms, nights, hotel.currency) })
  },
}

type Line = FileLine

async function linesOf({ db, now }: Pick<Context, 'db' | 'now'>, { hotel_id, csv }: { hotel_id: number; csv: string }) {
  const known = await findStockHotel(db, hotel_id)
  if (!known) return refuse('not_found')
  const { hotel, rooms } = known
  const { currency } = hotel
  const wanted = readStockCsv(csv, { rooms, currency, today: todayIn(hotel.timeZone, now) })
  if (wanted.length > mostNightsChanged) return refuse('invalid_input', { errors: [{ path: 'csv', code: 'too_long' }] })
  const days = wanted.flatMap((line) => (line.wanted ? [line.night] : [])).toSorted()
  const nights =
    days.length > 0
      ? await findNights(db, { rooms: rooms.map(({ id }) => id), from: days[0] as string, to: days.at(-1) as string })
      : []
  const nightOf = new Map(nights.map((night) => [`${night.roomTypeId} ${night.night}`, night]))
  const lines = wanted.map((line) =>
    lineView(line, line.wanted && nightOf.get(`${line.wanted.roomTypeId} ${line.night}`), currency),
  )
  return { ok: true as const, wanted, lines }
}

/** What a line would change of the night as it is now, or why it cannot. */
function lineView(read: ReadLine, night: StockNight | null | undefined, currency: string): Line {
  const { line, room, night: date, problem, wanted } = read
  const told = { line, room, night: date }
  if (!wanted) return { ...told, changes: [], problem }
  const { set } = wanted
  const changes = nightFields.flatMap((field) => {
    const [before, after] = [night?.[termOf[field]], set[termOf[field]]]
    if (after === undefined || before === after) return []
    return [
      {
        field,
        before: before === undefined ? null : cellText(field, before, currency),
        after: cellText(field, after, currency),
      },
    ]
  })
  if (!night && (set.price === undefined || set.allotment === undefined)) {
    return { ...told, changes: [], problem: changes.length > 0 ? 'not_laid_out' : null }
  }
  if (night && set.allotment !== undefined && set.allotment < night.held + night.sold) {
    return { ...told, changes, problem: 'taken' }
  }
  return { ...told, changes, problem: null }
}
