import { done, refuse } from '#contract/endpoint.ts'
import type { BookedJourney } from '#domains/bookings/journeys.ts'
import { allOrNothing, type Queryable } from '#domains/db.ts'
import {
  convertSeats,
  giveSeatsBack,
  lockDepartures,
  takeSeats,
  type SeatLine,
} from '#domains/packages/stock.server.ts'
import { convertSlots, giveSlotsBack, lockSlots, takeSlots, type SlotLine } from '#domains/services/stock.server.ts'
import type { Counter } from '#domains/stays/stock.server.ts'

// What a package or a service takes: seats of a departure, or so much of an option on its dates.

/** False when there is not so much left. Run in a transaction. */
export function takeJourney(db: Queryable, counter: Counter, journey: BookedJourney): Promise<boolean> {
  return journey.kind === 'package'
    ? takeSeats(db, counter, seatsOf(journey))
    : takeSlots(db, counter, slotsOf(journey))
}

export function giveJourneyBack(db: Queryable, counter: Counter, journey: BookedJourney): Promise<void> {
  return journey.kind === 'package'
    ? giveSeatsBack(db, counter, seatsOf(journey))
    : giveSlotsBack(db, counter, slotsOf(journey))
}

export function convertJourney(db: Queryable, from: Counter, to: Counter, journey: BookedJourney): Promise<void> {
  return journey.kind === 'package'
    ? convertSeats(db, from, to, seatsOf(journey))
    : convertSlots(db, from, to, slotsOf(journey))
}

/** Gives what one journey holds back and holds what another of its kind takes: what is given makes room. False: nothing. */
export async function exchangeJourney(
  db: Queryable,
  counter: Counter,
  { given, taken }: { given: BookedJourney; taken: BookedJourney },
): Promise<boolean> {
  const exchanged = await allOrNothing(db, async (tx) => {
    const both = [given, taken]
    const departures = both.flatMap((one) => (one.kind === 'package' ? seatsOf(one).departureId : []))
    if (departures.length > 0) await lockDepartures(tx, departures)
    const slots = both.flatMap((one) => (one.kind === 'service' ? slotsOf(one) : []))
    if (slots.length > 0) await lockSlots(tx, slots)
    await giveJourneyBack(tx, counter, given)
    return (await takeJourney(tx, counter, taken)) ? done(null) : refuse('sold_out')
  })
  return exchanged.ok
}

export function seatsOf({ priced }: Extract<BookedJourney, { kind: 'package' }>): SeatLine {
  return { departureId: priced.departureId, seats: priced.seats }
}

export function slotsOf({ priced }: Extract<BookedJourney, { kind: 'service' }>): SlotLine {
  const { optionId, date, lastDate, time, units } = priced
  return { optionId, date, lastDate, time, units }
}
