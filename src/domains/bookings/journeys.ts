import type { DepartureRow, PackageRow } from '#domains/packages/read.server.ts'
import type { PricedPackage } from '#domains/packages/shapes.ts'
import type { ServiceRow } from '#domains/services/read.server.ts'
import type { OptionTerms, PricedService } from '#domains/services/shapes.ts'
import { addDays, nightsBetween } from '#domains/stays/nights.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'

type PackageKept = Pick<
  PackageRow,
  'id' | 'slug' | 'title' | 'supply' | 'pictures' | 'departureCity' | 'timeZone' | 'meetsAt'
>
type ServiceKept = Pick<
  ServiceRow,
  'id' | 'slug' | 'name' | 'supply' | 'pictures' | 'city' | 'meetingPoint' | 'timeZone'
>
/** `HH:MM` by the clock of the place: from then on the traveller can no longer cancel. */
type Begins = { startsAt: string; timeZone: string }

/** A package or service as the traveller accepted it, kept with the booking. */
export type BookedJourney =
  | (Begins & { kind: 'package'; row: PackageKept; departure: DepartureRow; priced: PricedPackage })
  | (Begins & { kind: 'service'; row: ServiceKept; option: Pick<OptionTerms, 'id' | 'name'>; priced: PricedService })

export function bookedPackage(row: PackageRow, departure: DepartureRow, priced: PricedPackage): BookedJourney {
  const { id, slug, title, supply, pictures, departureCity, timeZone, meetsAt } = row
  const kept = { id, slug, title, supply, pictures: pictures.slice(0, 1), departureCity, timeZone, meetsAt }
  return { kind: 'package', row: kept, departure, priced, startsAt: meetsAt.slice(0, 5), timeZone }
}

export function bookedService(
  row: ServiceRow,
  { id: optionId, name: option }: OptionTerms,
  priced: PricedService,
): BookedJourney {
  const { id, slug, name, supply, pictures, city, meetingPoint, timeZone } = row
  const kept = { id, slug, name, supply, pictures: pictures.slice(0, 1), city, meetingPoint, timeZone }
  const startsAt = priced.time ?? '00:00'
  return { kind: 'service', row: kept, option: { id: optionId, name: option }, priced, startsAt, timeZone }
}

/** First and last date. */
export function datesOf(journey: BookedJourney): { first: string; last: string } {
  const { kind, priced } = journey
  return kind === 'package'
    ? { first: priced.startsOn, last: priced.endsOn }
    : { first: priced.date, last: priced.lastDate }
}

/**
 * The price as every booking has one: its total, terms and dates, without rooms of a hotel. It ends on the day after
 * the last one, as a stay does on the day of departure.
 */
export function pricedAsBooking(journey: BookedJourney): PricedStay {
  const { first, last } = datesOf(journey)
  const { currency, total, payment, cancellation } = journey.priced
  const checkOut = addDays(last, 1)
  return {
    currency,
    checkIn: first,
    checkOut,
    nights: nightsBetween(first, checkOut),
    rooms: [],
    taxes: [],
    fees: [],
    total,
    // What is not paid online with the booking: of a package, its later instalments.
    dueAtProperty: laterOf(journey),
    payment,
    cancellation,
  }
}

/** Minor units that are due after the booking, were it paid online. */
function laterOf(journey: BookedJourney): number {
  if (journey.kind === 'service') return 0
  return journey.priced.instalments.reduce((sum, { due, amount }) => (due === null ? sum : sum + amount), 0)
}
