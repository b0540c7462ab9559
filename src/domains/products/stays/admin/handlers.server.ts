import { done, err, invalid } from '#api/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { stockAdminEndpoints } from '#domains/products/stays/admin/contract.ts'
import { nightFields, type NightField } from '#domains/products/stays/inventory/night-fields.ts'
import { stockFileHandlers } from '#domains/products/stays/admin/file-handlers.server.ts'
import {
  findLastChange,
  findNights,
  findSeasons,
  findStockHotel,
  findStockHotels,
} from '#domains/products/stays/admin/queries.server.ts'
import { termOf } from '#domains/products/stays/admin/night-lines.server.ts'
import { writeStock } from '#domains/products/stays/admin/stock.server.ts'
import { setNights, revertChange, deleteNights } from '#domains/products/stays/admin/commands.server.ts'
import { lockHotel } from '#domains/products/stays/inventory/stock.server.ts'
import { sameHijriDayLastYear } from '#domains/shared/hijri.ts'
import { adminNights, maxChangeNights, maxNightsChanged } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsBetween, nightsOf, weekdayOf } from '#domains/shared/dates.ts'
import { share } from '#domains/products/stays/pricing/price.ts'
import type { NightTerms } from '#domains/shared/shapes.ts'
import { inLocale } from '#i18n/locale.ts'

/** Admin endpoints for stock and prices: all staff can read, editors and managers can change. */
export const stockAdminHandlers: Handlers<typeof stockAdminEndpoints> = {
  ...stockFileHandlers,

  async fetch_stock_hotels({ db, locale, actor }) {
    const rows = await findStockHotels(db, actor.staff.hotels)
    return done(
      rows.map(({ id, slug, name, city }) => ({
        id,
        slug,
        name: inLocale(name, locale),
        city: inLocale(city, locale),
      })),
    )
  },

  async fetch_stock({ db, locale, now, actor }, { hotel_id, from: firstNight }) {
    const stock = await findStockHotel(db, hotel_id)
    if (!stock) return err('not_found')
    const { hotel, rooms } = stock
    const today = hotelDay(hotel.timeZone, now)
    const from = firstNight ?? today
    const to = addDays(from, adminNights)
    const [nights, seasons, last] = await Promise.all([
      findNights(db, { rooms: rooms.map(({ id }) => id), from, to: addDays(to, -1) }),
      findSeasons(db, from),
      findLastChange(db, hotel_id),
    ])
    const ofRoom = Map.groupBy(nights, ({ roomTypeId }) => roomTypeId)
    return done({
      hotel: { id: hotel.id, name: inLocale(hotel.name, locale), currency: hotel.currency },
      from,
      to,
      today,
      may_change: actor.staff.role !== 'agent',
      rooms: rooms.map(({ id, code, name }) => ({
        id,
        code,
        name: inLocale(name, locale),
        nights: (ofRoom.get(id) ?? []).map((row) => ({
          night: row.night,
          price: row.price,
          allotment: row.allotment,
          min_stay: row.minStay,
          min_stay_arrival: row.minStayArrival,
          max_stay: row.maxStay,
          closed: row.closed,
          closed_to_arrival: row.closedToArrival,
          closed_to_departure: row.closedToDeparture,
          held: row.held,
          sold: row.sold,
          elsewhere: row.elsewhere,
        })),
      })),
      seasons: seasons.map((season) => ({ ...season, name: inLocale(season.name, locale) })),
      last_change: last,
    })
  },

  async change_stock(context, input) {
    const chosen = await chosenNights(context, input)
    if (!chosen.ok) return chosen
    const set = Object.fromEntries(nightFields.map((field) => [termOf[field], input.set[field]])) as Partial<NightTerms>
    const nights = chosen.pairs.map(({ roomTypeId, night }) => ({ roomTypeId, night, set }))
    return writeStock(context, input.hotel_id, nights, { ...periodOf(input), set: input.set })
  },

  async copy_stock(context, input) {
    const chosen = await chosenNights(context, input)
    if (!chosen.ok) return chosen
    const sources = new Map(chosen.pairs.map(({ night }) => [night, sameHijriDayLastYear(night)]))
    const days = [...sources.values()].toSorted()
    const [from = '', to = from] = [days[0], days.at(-1)]
    const stored = await findNights(context.db, { rooms: input.room_ids, from, to })
    const termsOf = new Map(stored.map((row) => [`${row.roomTypeId} ${row.night}`, row]))
    const source = (roomTypeId: number, night: string) => termsOf.get(`${roomTypeId} ${sources.get(night)}`)
    const without = chosen.pairs.filter(({ roomTypeId, night }) => !source(roomTypeId, night))
    if (without.length > 0) {
      const reason = 'no_source' as const
      const nights = without.map(({ roomTypeId, night }) => ({ room_id: roomTypeId, night, reason, taken: 0 }))
      return err('stock_refused', { data: { nights } })
    }
    const nights = chosen.pairs.map(({ roomTypeId, night }) => ({
      roomTypeId,
      night,
      set: copied(source(roomTypeId, night) as NightTerms, input.fields, input.percent),
    }))
    const { fields, percent } = input
    return writeStock(context, input.hotel_id, nights, { ...periodOf(input), copied: fields, percent })
  },

  async undo_stock({ db, now, audits }, { hotel_id, change }) {
    if (!(await lockHotel(db, hotel_id))) return err('not_found')
    const nights = await revertChange(db, { hotelId: hotel_id, change, at: now })
    if (!nights) return err('conflict')
    const changed = nights.flatMap(({ roomTypeId, night, before, after }) =>
      before ? [{ roomTypeId, night, set: before, was: after }] : [],
    )
    const created = nights.filter(({ before }) => before === null)
    const back = await setNights(db, changed)
    if (!back.ok) return err('stock_refused', { data: { nights: back.refused } })
    if ((await deleteNights(db, created)) < created.length) return err('conflict')
    audits.push({ subject: `hotel:${hotel_id}`, before: { change }, after: { undone: nights.length } })
    return done({ nights: nights.length })
  },
}

type Period = { hotel_id: number; room_ids: number[]; from: string; to: string; weekdays: number[] }

const periodOf = ({ room_ids, from, to, weekdays }: Period) => ({ room_ids, from, to, weekdays })

/** The nights of room types that match a period and its weekdays. Past nights are rejected. */
async function chosenNights(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { hotel_id, room_ids, from, to, weekdays }: Period,
) {
  const stockHotel = await findStockHotel(db, hotel_id)
  if (!stockHotel) return err('not_found')
  const rooms = [...new Set(room_ids)]
  if (!rooms.every((id) => stockHotel.rooms.some((room) => room.id === id))) return invalid('room_ids', 'not_a_choice')
  if (from < hotelDay(stockHotel.hotel.timeZone, now)) return invalid('from', 'date_in_past')
  const length = nightsBetween(from, to) + 1
  if (length < 1) return invalid('to', 'last_before_first')
  if (length > maxChangeNights) return invalid('to', 'too_big')
  const nights = nightsOf(from, addDays(to, 1)).filter(
    (night) => weekdays.length === 0 || weekdays.includes(weekdayOf(night)),
  )
  if (nights.length === 0) return invalid('weekdays', 'not_a_choice')
  if (nights.length * rooms.length > maxNightsChanged) return invalid('to', 'too_big')
  return { ok: true as const, pairs: rooms.flatMap((roomTypeId) => nights.map((night) => ({ roomTypeId, night }))) }
}

function copied(source: NightTerms, fields: readonly NightField[], percent: number): Partial<NightTerms> {
  const terms = { ...source, price: share(source.price, 10_000 + percent * 100, 1) }
  return Object.fromEntries(fields.map((field) => [termOf[field], terms[termOf[field]]])) as Partial<NightTerms>
}
