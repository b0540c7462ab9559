import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { exchangeJourney } from '#domains/bookings/journey-stock.server.ts'
import { datesOf, pricedAsBooking, type BookedJourney } from '#domains/bookings/journeys.ts'
import { writeOffer } from '#domains/bookings/offers.server.ts'
import { isWaiting } from '#domains/bookings/partner.server.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import { packageToBook, serviceToBook } from '#domains/bookings/to-book.server.ts'
import { json, moveBooking } from '#domains/bookings/write.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { mostOfExtra } from '#domains/packages/price.ts'
import { pricePackageSelection, type PackageRefusal } from '#domains/packages/quote.server.ts'
import type { DepartureRow } from '#domains/packages/read.server.ts'
import type { Sharing } from '#domains/packages/shapes.ts'
import { priceServiceSelection, type ServiceRefusal } from '#domains/services/quote.server.ts'
import type { SlotRow } from '#domains/services/read.server.ts'
import { instantOf, nightsBetween } from '#domains/stays/nights.ts'
import { formatOccupancy } from '#domains/stays/occupancy.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

type Needs = { db: Queryable; ports: Ports; now: Date }
type Booked<Kind extends BookedJourney['kind']> = Extract<BookedJourney, { kind: Kind }>

/** Another journey for the same people. Prices are minor units, taxes included; absent: the catalogue's. */
type JourneyOffer =
  | { kind: 'package'; departureId: number; sharing: Sharing; adultPrice?: number }
  | { kind: 'service'; optionId: number; date: string; time: string | null; each?: number }

type JourneyOfferRefusal = PackageRefusal | ServiceRefusal | 'payment_type_not_allowed'

/**
 * Another departure, sharing, slot or price instead of the journey that waits, for the traveller to answer. What is
 * offered is held from now on; what was asked for cannot be had and is given back. Run in a transaction with the booking
 * locked.
 */
export async function offerOtherJourney(
  needs: Needs,
  booking: ChangingBooking,
  offer: JourneyOffer,
  actor: string,
): Promise<Outcome<null, JourneyOfferRefusal | 'status_changed'>> {
  const { db, ports, now } = needs
  if (!(await isWaiting(needs, booking))) return refuse('status_changed')
  const { journey } = booking
  if (!journey) return refuse('invalid_input')
  const priced = await priceJourneyOffer(needs, journey, offer)
  if (!priced.ok) return priced
  const offered = priced.data
  // One booking is in one currency, and is paid as its traveller chose.
  if (offered.priced.currency !== booking.priced.currency) return refuse('invalid_input')
  if (offered.priced.payment !== 'both' && offered.priced.payment !== booking.paymentType) {
    return refuse('payment_type_not_allowed')
  }
  const counter = statusTable.waiting_user.stock
  if (!(await exchangeJourney(db, counter, { given: journey, taken: offered }))) return refuse('sold_out')
  await writeOffer(db, booking.id, { priced: pricedAsBooking(offered), hotelId: null, journey: offered }, now)
  return moveBooking(db, ports.queue, booking.id, {
    from: 'waiting',
    to: 'waiting_user',
    actor,
    now,
    deadlineAt: answerDeadline(now, startOfJourney(offered)),
    note: 'offer',
  })
}

/** Writes another journey into a booking. Its seats or slots are the booking's already. */
export async function takeOverJourney(
  db: Queryable,
  bookingId: number,
  journey: BookedJourney,
  now: Date,
): Promise<void> {
  const priced = pricedAsBooking(journey)
  await db.execute(sql`
    update booking set journey = ${json(journey)}, priced = ${json(priced)}, check_in = ${priced.checkIn}, check_out = ${priced.checkOut},
      total_minor = ${priced.total}, currency = ${priced.currency}, updated_at = ${now.toISOString()}
    where id = ${bookingId}`)
}

/** When a journey begins, in its place. */
export function startOfJourney(journey: BookedJourney): Date {
  return instantOf(datesOf(journey).first, journey.startsAt, journey.timeZone)
}

function priceJourneyOffer(
  needs: Needs,
  booked: BookedJourney,
  offer: JourneyOffer,
): Promise<Outcome<BookedJourney, JourneyOfferRefusal>> {
  if (booked.kind === 'package' && offer.kind === 'package') return pricePackageOffer(needs, booked, offer)
  if (booked.kind === 'service' && offer.kind === 'service') return priceServiceOffer(needs, booked, offer)
  return Promise.resolve(refuse('invalid_input'))
}

async function pricePackageOffer(
  { db, ports, now }: Needs,
  { priced: asked }: Booked<'package'>,
  { departureId, sharing, adultPrice }: Extract<JourneyOffer, { kind: 'package' }>,
): Promise<Outcome<BookedJourney, JourneyOfferRefusal>> {
  const terms = await stayTerms({ db, ports })
  const selection = { departureId, party: partyOf(asked), sharing }
  const asOffered = (departure: DepartureRow): DepartureRow => ({
    ...departure,
    left: departure.left + (departure.id === asked.departureId ? asked.seats : 0),
    prices:
      adultPrice === undefined
        ? departure.prices
        : departure.prices.map(({ sharing: size, adult, child }) => ({
            sharing: size,
            adult: adultPrice,
            child: inProportion(child, { before: adult, after: adultPrice }),
          })),
  })
  const bare = await pricePackageSelection(db, { ...selection, extras: [] }, terms, now, asOffered)
  if (!bare.ok) return bare
  // What was added to the journey stays where the other one has it too, for as many as there are rooms and people now.
  const { row, priced } = bare.data
  const extras = asked.extras.flatMap(({ id, quantity }) => {
    const extra = row.extras.find((one) => one.id === id)
    return extra ? [`${id}~${Math.min(quantity, mostOfExtra(extra, priced.rooms))}`] : []
  })
  if (extras.length === 0) return done(bookedOf(packageToBook(bare.data)))
  const whole = await pricePackageSelection(db, { ...selection, extras }, terms, now, asOffered)
  return whole.ok ? done(bookedOf(packageToBook(whole.data))) : whole
}

async function priceServiceOffer(
  { db, ports, now }: Needs,
  { priced: asked }: Booked<'service'>,
  { optionId, date, time, each }: Extract<JourneyOffer, { kind: 'service' }>,
): Promise<Outcome<BookedJourney, JourneyOfferRefusal>> {
  const byDay = asked.basis === 'day'
  const selection = {
    optionId,
    date,
    time,
    people: formatOccupancy(asked),
    days: byDay ? nightsBetween(asked.date, asked.lastDate) + 1 : 1,
    units: byDay ? asked.units : 1,
  }
  const own = (slot: SlotRow) =>
    slot.optionId === asked.optionId &&
    slot.time === (asked.time ?? '00:00') &&
    asked.date <= slot.day &&
    slot.day <= asked.lastDate
  const found = await priceServiceSelection(db, selection, await stayTerms({ db, ports }), now, {
    option: (option) =>
      each === undefined
        ? option
        : {
            ...option,
            amount: each,
            childAmount: inProportion(option.childAmount, { before: option.amount, after: each }),
          },
    slots: (slots) => slots.map((slot) => (own(slot) ? { ...slot, left: slot.left + asked.units } : slot)),
  })
  return found.ok ? done(bookedOf(serviceToBook(found.data))) : found
}

/** The families of a party as they were asked for. */
function partyOf({ rooms }: Booked<'package'>['priced']): string[] {
  return [...Map.groupBy(rooms, (room) => room.family).values()].map((family) =>
    formatOccupancy({
      adults: family.reduce((sum, room) => sum + room.adults, 0),
      childAges: family.flatMap((room) => [...room.childAges, ...room.infantAges]),
    }),
  )
}

/** A child pays as much less than an adult as before. */
function inProportion(child: number, { before, after }: { before: number; after: number }): number {
  return before === 0 ? after : Math.round((child * after) / before)
}

function bookedOf({ journey }: { journey?: BookedJourney }): BookedJourney {
  if (!journey) throw new Error('a package or service is booked as a journey')
  return journey
}
