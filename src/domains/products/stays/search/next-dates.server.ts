import type { Queryable } from '#domains/context.ts'
import { addDays, hotelDay } from '#domains/shared/dates.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { servedOn } from '#domains/products/stays/pricing/served-boards.ts'
import type { StayRequest } from '#domains/products/stays/pricing/offers.ts'
import { findNights } from '#domains/products/stays/search/open-nights.server.ts'
import { minFree, unavailableReason } from '#domains/products/stays/search/price-calendar.server.ts'
import type { RoomOfStay } from '#domains/products/stays/catalogue/queries.server.ts'

/** The next free stays as long, by unavailable room type. One statement, or none if no date would help. */
export async function nextDatesOf(
  db: Queryable,
  stay: StayRequest,
  rooms: readonly RoomOfStay[],
): Promise<Map<number, { check_in: string; check_out: string }[]>> {
  const { hotel, checkIn, nights, parties, now } = stay
  const fitting = rooms.filter(
    (room) => room.allRates.length > 0 && parties.every((party) => fitsRoom(party, room, hotel.childMaxAge)),
  )
  if (fitting.length === 0) return new Map()
  const today = hotelDay(hotel.timeZone, now)
  const earliest = addDays(checkIn, -nextDatesReach)
  const from = earliest < today ? today : earliest
  const ids = fitting.map((room) => room.roomTypeId)
  const openNights = await findNights(db, { ids, ofAll: Infinity }, from, addDays(checkIn, nextDatesReach + nights))
  return new Map(
    fitting.map(({ roomTypeId, allRates }) => {
      const room = openNights.of(roomTypeId)
      const isServed = (day: number) => {
        const served = servedOn({ checkIn: addDays(from, day), checkOut: addDays(from, day + nights) })
        return allRates.some(({ board }) => served(board))
      }
      const open = (day: number) =>
        unavailableReason(room, day, nights, hotel.minNights) === null &&
        minFree(room, day, nights) >= parties.length &&
        isServed(day)
      return [roomTypeId, nextDates({ checkIn, nights, from }, open)]
    }),
  )
}

/** Maximum distance between another stay and the requested one, in days before or after. */
export const nextDatesReach = 14
const maxNext = 2

/**
 * The nearest available stays of the same length; of two equally near ones, the later is preferred.
 * @param from the first possible arrival date
 * @param open returns true if a stay that begins this number of days after `from` is available
 */
export function nextDates(
  { checkIn, nights, from }: { checkIn: string; nights: number; from: string },
  open: (day: number) => boolean,
): { check_in: string; check_out: string }[] {
  const checkInDay = Math.round((Date.parse(checkIn) - Date.parse(from)) / 86_400_000)
  const openDays: number[] = []
  for (let away = 1; away <= nextDatesReach && openDays.length < maxNext; away++) {
    for (const day of [checkInDay + away, checkInDay - away]) {
      if (day >= 0 && openDays.length < maxNext && open(day)) openDays.push(day)
    }
  }
  return openDays
    .toSorted((a, b) => a - b)
    .map((day) => ({ check_in: addDays(from, day), check_out: addDays(from, day + nights) }))
}
