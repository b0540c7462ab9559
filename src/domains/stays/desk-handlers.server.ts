import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { stockDeskEndpoints } from '#domains/stays/desk-contract.ts'
import type { NightField } from '#domains/stays/night-fields.ts'
import { stockFileHandlers } from '#domains/stays/desk-file-handlers.server.ts'
import {
  findLastChange,
  findNights,
  findSeasons,
  findStockHotel,
  findStockHotels,
} from '#domains/stays/desk-read.server.ts'
import { writeStock } from '#domains/stays/desk-stock.server.ts'
import { holdHotel, setNights, takeChangeBack, takeNightsAway } from '#domains/stays/desk-write.server.ts'
import { sameHijriDayLastYear } from '#domains/stays/hijri-year.ts'
import { deskNights, longestChange, mostNightsChanged } from '#domains/stays/limits.ts'
import { addDays, nightsBetween, nightsOf, todayIn, weekdayOf } from '#domains/stays/nights.ts'
import { share } from '#domains/stays/price.ts'
import type { NightTerms } from '#domains/stays/shapes.ts'
import { inLocale } from '#text/locale.ts'

/** Stock and prices at the desk: whoever is of the staff looks, editors and managers change. */
export const stockDeskHandlers: Handlers<typeof stockDeskEndpoints> = {
  ...stockFileHandlers,

  async fetch_stock_hotels({ db, locale }) {
    const rows = await findStockHotels(db)
    return done(rows.map(({ id, name, city }) => ({ id, name: inLocale(name, locale), city: inLocale(city, locale) })))
  },

  async fetch_stock({ db, locale, now, actor }, { hotel_id, from: asked }) {
    const known = await findStockHotel(db, hotel_id)
    if (!known) return refuse('not_found')
    const { hotel, rooms } = known
    const today = todayIn(hotel.timeZone, now)
    const from = asked ?? today
    const to = addDays(from, deskNights)
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
          closed: row.closed,
          closed_to_arrival: row.closedToArrival,
          held: row.held,
          sold: row.sold,
        })),
      })),
      seasons: seasons.map(({ name, firstDay, lastDay }) => ({
        name: inLocale(name, locale),
        from: firstDay,
        to: lastDay,
      })),
      last_change: last,
    })
  },

  async change_stock(context, input) {
    const chosen = await chosenNights(context, input)
    if (!chosen.ok) return chosen
    const { min_stay: minStay, closed_to_arrival: closedToArrival, ...same } = input.set
    const set: Partial<NightTerms> = {
      ...same,
      ...(minStay !== undefined && { minStay }),
      ...(closedToArrival !== undefined && { closedToArrival }),
    }
    const nights = chosen.pairs.map(({ roomTypeId, night }) => ({ roomTypeId, night, set }))
    return writeStock(context, input.hotel_id, nights, { ...periodOf(input), set: input.set })
  },

  async copy_stock(context, input) {
    const chosen = await chosenNights(context, input)
    if (!chosen.ok) return chosen
    const sources = new Map(chosen.pairs.map(({ night }) => [night, sameHijriDayLastYear(night)]))
    const days = [...sources.values()].toSorted()
    const found = await findNights(context.db, {
      rooms: input.room_ids,
      from: days[0] ?? '',
      to: days.at(-1) ?? '',
    })
    const termsOf = new Map(found.map((row) => [`${row.roomTypeId} ${row.night}`, row]))
    const source = (roomTypeId: number, night: string) => termsOf.get(`${roomTypeId} ${sources.get(night)}`)
    const without = chosen.pairs.filter(({ roomTypeId, night }) => !source(roomTypeId, night))
    if (without.length > 0) {
      const nights = without.map(({ roomTypeId, night }) => ({
        room_id: roomTypeId,
        night,
        reason: 'no_source' as const,
        taken: 0,
      }))
      return refuse('stock_refused', { data: { nights } })
    }
    const nights = chosen.pairs.map(({ roomTypeId, night }) => ({
      roomTypeId,
      night,
      set: copied(source(roomTypeId, night) as NightTerms, input.fields, input.percent),
    }))
    const { fields, percent } = input
    return writeStock(context, input.hotel_id, nights, { ...periodOf(input), copied: fields, percent })
  },

  async undo_stock({ db, now, audits, changes }, { hotel_id, change }) {
    if (!(await holdHotel(db, hotel_id))) return refuse('not_found')
    const nights = await takeChangeBack(db, { hotelId: hotel_id, change, at: now })
    if (!nights) return refuse('conflict')
    const changed = nights.flatMap(({ roomTypeId, night, before, after }) =>
      before ? [{ roomTypeId, night, set: before, was: after }] : [],
    )
    const laidOut = nights.filter(({ before }) => before === null)
    const back = await setNights(db, changed)
    if (!back.ok) return refuse('stock_refused', { data: { nights: back.refused } })
    if ((await takeNightsAway(db, laidOut)) < laidOut.length) return refuse('conflict')
    audits.push({ subject: `hotel:${hotel_id}`, before: { change }, after: { undone: nights.length } })
    changes.push(`hotel:${hotel_id}`)
    return done({ nights: nights.length })
  },
}

type Period = { hotel_id: number; room_ids: number[]; from: string; to: string; weekdays: number[] }

const periodOf = ({ room_ids, from, to, weekdays }: Period) => ({ room_ids, from, to, weekdays })

/** The nights of room types that a period and its weekdays mean. What is over is not changed any more. */
async function chosenNights(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { hotel_id, room_ids, from, to, weekdays }: Period,
) {
  const known = await findStockHotel(db, hotel_id)
  if (!known) return refuse('not_found')
  const wrong = (path: string, code: string, params?: Record<string, number>) =>
    refuse('invalid_input', { errors: [{ path, code, ...(params && { params }) }] })
  const rooms = [...new Set(room_ids)]
  if (!rooms.every((id) => known.rooms.some((room) => room.id === id))) return wrong('room_ids', 'not_a_choice')
  if (from < todayIn(known.hotel.timeZone, now)) return wrong('from', 'date_in_past')
  const length = nightsBetween(from, to) + 1
  if (length < 1) return wrong('to', 'last_before_first')
  if (length > longestChange) return wrong('to', 'too_big')
  const nights = nightsOf(from, addDays(to, 1)).filter(
    (night) => weekdays.length === 0 || weekdays.includes(weekdayOf(night)),
  )
  if (nights.length === 0) return wrong('weekdays', 'not_a_choice')
  if (nights.length * rooms.length > mostNightsChanged) return wrong('to', 'too_big')
  return { ok: true as const, pairs: rooms.flatMap((roomTypeId) => nights.map((night) => ({ roomTypeId, night }))) }
}

function copied(source: NightTerms, fields: readonly NightField[], percent: number): Partial<NightTerms> {
  const set: Partial<NightTerms> = {}
  if (fields.includes('price')) set.price = share(source.price, 10_000 + percent * 100)
  if (fields.includes('allotment')) set.allotment = source.allotment
  if (fields.includes('min_stay')) set.minStay = source.minStay
  if (fields.includes('closed')) set.closed = source.closed
  if (fields.includes('closed_to_arrival')) set.closedToArrival = source.closedToArrival
  return set
}
