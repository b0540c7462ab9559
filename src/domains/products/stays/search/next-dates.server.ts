import type { Queryable } from '#domains/db.ts'
import { nextDates, nextDatesReach } from '#domains/products/stays/search/next-dates.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import type { StayRequest } from '#domains/products/stays/pricing/offers.ts'
import { findNights } from '#domains/products/stays/inventory/open-nights.server.ts'
import { minFree, whyNot } from '#domains/products/stays/pricing/price-calendar.server.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'

/**
 * The next available stays of the same length for unavailable rooms, by room type. Sends one statement, or none if
 * other dates would not help.
 */
export async function nextDatesOf(
  db: Queryable,
  requested: StayRequest,
  rooms: readonly StayRoomRow[],
): Promise<Map<number, { check_in: string; check_out: string }[]>> {
  const { hotel, checkIn, nights, parties, now } = requested
  const fitting = rooms.filter(
    (room) => room.rates.length > 0 && parties.every((party) => fitsRoom(party, room, hotel.childMaxAge)),
  )
  if (fitting.length === 0) return new Map()
  const today = todayIn(hotel.timeZone, now)
  const earliest = addDays(checkIn, -nextDatesReach)
  const from = earliest < today ? today : earliest
  const ids = fitting.map((room) => room.roomTypeId)
  const found = await findNights(db, { ids, ofAll: Infinity }, from, addDays(checkIn, nextDatesReach + nights))
  return new Map(
    ids.map((id) => {
      const room = found.of(id)
      const open = (day: number) =>
        whyNot(room, day, nights, hotel.minNights) === null && minFree(room, day, nights) >= parties.length
      return [id, nextDates({ checkIn, nights, from }, open)]
    }),
  )
}
