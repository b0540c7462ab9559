import type { Queryable } from '#domains/db.ts'
import { nextDates, nextDatesReach } from '#domains/stays/next-dates.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { fitsRoom } from '#domains/stays/occupancy.ts'
import type { StayAsked } from '#domains/stays/offers.ts'
import { findNights } from '#domains/stays/open-nights.server.ts'
import { leastFree, whyNot } from '#domains/stays/price-calendar.server.ts'
import type { StayRoomRow } from '#domains/stays/read.server.ts'

/**
 * When rooms that cannot be had for a stay could be had for one as long, by room type. One statement, and none
 * when no other dates would help.
 */
export async function nextDatesOf(
  db: Queryable,
  asked: StayAsked,
  rooms: readonly StayRoomRow[],
): Promise<Map<number, { check_in: string; check_out: string }[]>> {
  const { hotel, checkIn, nights, parties, now } = asked
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
        whyNot(room, day, nights, hotel.minNights) === null && leastFree(room, day, nights) >= parties.length
      return [id, nextDates({ checkIn, nights, from }, open)]
    }),
  )
}
