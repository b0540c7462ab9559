import { seatsOf, slotsOf } from '#domains/bookings/journey-stock.server.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { stockLines } from '#domains/bookings/write.server.ts'
import type { Queryable } from '#domains/db.ts'
import { lockDepartures } from '#domains/packages/stock.server.ts'
import { lockSlots } from '#domains/services/stock.server.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { lockNights } from '#domains/stays/stock.server.ts'

type Stocked = { priced: PricedStay; journey?: BookedJourney | null }

/**
 * Locks all that several bookings take or hold, in the one order that everybody keeps: nights by room type and date,
 * then departures by id, then slots by option, date and time. After that they may be taken or given in any order. Run
 * in a transaction, after what is locked of bookings.
 */
export async function lockStock(db: Queryable, bookings: Stocked[]): Promise<void> {
  const nights = bookings.flatMap(({ priced, journey }) => (journey ? [] : stockLines(priced)))
  const journeys = bookings.flatMap(({ journey }) => journey ?? [])
  const seats = journeys.flatMap((journey) => (journey.kind === 'package' ? seatsOf(journey).departureId : []))
  const slots = journeys.flatMap((journey) => (journey.kind === 'service' ? slotsOf(journey) : []))
  if (nights.length > 0) await lockNights(db, nights)
  if (seats.length > 0) await lockDepartures(db, seats)
  if (slots.length > 0) await lockSlots(db, slots)
}
