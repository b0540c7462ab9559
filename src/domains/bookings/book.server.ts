import { done, refuse } from '#contract/endpoint.ts'
import type { ErrorCode, Refusal } from '#contract/errors.ts'
import type { BookInput, SoldOutData } from '#domains/bookings/contract.ts'
import { onTheSite, type Booker } from '#domains/bookings/booker.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { tooManyArrivals } from '#domains/bookings/open-arrivals.server.ts'
import { makeBooking, type NewBooking } from '#domains/bookings/make.server.ts'
import { wrongNameCount } from '#domains/bookings/name-count.ts'
import { rowOfNew } from '#domains/bookings/new-row.ts'
import { beginningOf } from '#domains/bookings/rules.ts'
import { bookingReference } from '#domains/bookings/reference.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import { waitBeforeAsking } from '#domains/bookings/waiting.server.ts'
import type { Context, Traveller } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import { lettersQueued } from '#domains/messages/queue.server.ts'
import { findHotelCards, findRoomContents } from '#domains/stays/hotels.server.ts'
import { findHouse, type House } from '#domains/stays/house.server.ts'
import { instantOf, nightsBetween } from '#domains/stays/nights.ts'
import { parseOccupancy } from '#domains/stays/occupancy.ts'
import { offerRoom } from '#domains/stays/offers.ts'
import { openQuote, priceDigest, priceRooms, sealQuote, type Selection } from '#domains/stays/quote.server.ts'
import type { PricedStay, Supply } from '#domains/stays/shapes.ts'
import { stayTerms, taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'
import { pricedView } from '#domains/stays/views.server.ts'
import { cleanLines, cleanText } from '#text/clean.ts'
import { inLocale } from '#text/locale.ts'

type Booking = Context & { actor: Traveller }

/** Books rooms of own stock: confirmed at once, or held until they are paid online. */
export async function bookOwn(context: Booking, input: BookInput) {
  const made = await bookQuoted<'only_on_request' | 'too_many_waiting' | 'too_many_arrivals'>(context, input, {
    booker: onTheSite(context.actor, context.locale),
    refusedSupply: (supply) => (supply === 'own' ? null : 'only_on_request'),
    hindrance: () => (input.payment_type === 'prepay' ? tooManyWaiting(context) : null),
    withinHindrance: (db) => tooManyOf(context, db, input),
  })
  return made.ok ? done(bookingDetailsView(made.data.row, context.locale, context.now)) : made
}

/** Asks for rooms of a hotel on request: they are held until it answers. */
export async function bookOnRequest(context: Booking, input: BookInput) {
  const made = await bookQuoted<'not_on_request' | 'too_many_waiting' | 'too_many_arrivals'>(context, input, {
    booker: onTheSite(context.actor, context.locale),
    refusedSupply: (supply) => (supply === 'portal' ? null : 'not_on_request'),
    hindrance: () => tooManyWaiting(context),
    withinHindrance: (db) => tooManyOf(context, db, input),
  })
  return made.ok ? done(bookingDetailsView(made.data.row, context.locale, context.now)) : made
}

/** Books, or asks for, the rooms of a quote for somebody else; how many they have waiting is the staff's to judge. */
export function bookStayFor(context: Context, booker: Booker, input: BookInput) {
  return bookQuoted<never>(context, input, {
    booker,
    refusedSupply: () => null,
    hindrance: () => null,
    withinHindrance: () => null,
  })
}

type Refused<Code extends ErrorCode> = { ok: false; error: Refusal<Code> }
type Way<Code extends ErrorCode> = {
  booker: Booker
  /** Why a hotel of this kind cannot be booked in this way, or null. */
  refusedSupply: (supply: Supply) => Code | null
  /** What stands in the way of a booking that is otherwise right. */
  hindrance: () => Promise<Refused<Code> | null> | null
  /** The same, told in the transaction that books. */
  withinHindrance: (tx: Queryable) => Promise<Refused<Code> | null> | null
}

/** Books the stay of a quote as it was shown, or refuses and changes nothing. */
async function bookQuoted<Code extends ErrorCode>(context: Context, input: BookInput, way: Way<Code>) {
  const { booker } = way
  const { now, ports } = context
  const quote = openQuote(ports.seal, input.quote_token)
  if (!quote || quote.expiresAt <= now) return refuse('quote_expired')
  const { selection } = quote
  if (input.guests.length !== selection.rooms.length) {
    return wrongNameCount('room', selection.rooms.length, input.guests.length)
  }
  const terms = await stayTerms(context)
  const house = await findHouse(context, selection.hotelId, selection, terms)
  if (!house?.hotel.offered) return refuse('not_found')
  // Priced as of the quote: a cut-off that passed since does not change what the traveller was shown.
  const priced = priceRooms(house, selection, terms, quote.quotedAt)
  if (!priced.ok)
    return priced.error.code === 'not_found' ? refuse('not_found') : soldOut(context, selection, house, terms)
  const { hotel } = house
  const { priced: stay } = priced.data
  const { supply } = hotel
  const wrongSupply = way.refusedSupply(supply)
  if (wrongSupply) return refuse(wrongSupply)
  if (priceDigest(stay) !== quote.digest) {
    // As of now, not as of the old quote: a cut-off may lie between them.
    const current = priceRooms(house, selection, terms, now)
    if (!current.ok) return soldOut(context, selection, house, terms)
    return refuse('price_changed', { data: await newQuote(context, selection, current.data.priced) })
  }
  if (stay.payment !== 'both' && stay.payment !== input.payment_type) {
    return refuse('payment_type_not_allowed', { errors: [{ path: 'payment_type', code: 'not_a_choice' }] })
  }
  const hindered = await way.hindrance()
  if (hindered) return hindered
  const arrival = instantOf(stay.checkIn, hotel.checkInFrom, hotel.timeZone)
  const { status, paymentType } = beginningOf(supply, input.payment_type, stay)
  const booking: NewBooking = {
    reference: bookingReference(ports.random(9)),
    userId: booker.userId,
    actor: booker.actor,
    source: booker.source,
    hotelId: selection.hotelId,
    inCart: { kind: 'stay', ...selection },
    status,
    paymentType,
    priced: stay,
    guests: input.guests.map((one) => ({
      first_name: cleanText(one.first_name),
      last_name: cleanText(one.last_name),
    })),
    contact: input.contact,
    specialRequest: cleanLines(input.special_request),
    locale: booker.locale,
    deadlineAt: {
      waiting: answerDeadline(now, arrival),
      pending: booker.heldUntil(now, arrival),
      confirmed: null,
    }[status],
    now,
  }
  const { reference } = booking
  const made = await inTransaction(context.db, async (tx) => {
    const full = await way.withinHindrance(tx)
    if (full) return { ok: false as const, full }
    const booked = await makeBooking(tx, booking)
    if (booked.ok && supply === 'portal')
      await ports.queue(tx, { name: 'ask-partner', key: reference, data: { reference } })
    return booked
  })
  if ('full' in made) return made.full
  if (!made.ok) return soldOut(context, selection, house, terms, stay)
  context.changes.push(`hotel:${selection.hotelId}`, lettersQueued)
  return done({ reference, row: rowOfNew(booking, made.data.id, house) })
}

/** Rooms are held for whoever asks or is about to pay: an account can have so many requests waiting, and make so many of both. */
async function tooManyWaiting(context: Booking): Promise<Refused<'too_many_waiting'> | null> {
  const wait = await waitBeforeAsking(context)
  return wait === null ? null : refuse('too_many_waiting', { retryAfter: wait })
}

function tooManyOf({ actor, ports, now }: Booking, db: Queryable, { payment_type: paymentType }: BookInput) {
  return tooManyArrivals({ db, ports, now }, { userId: actor.userId, paymentType })
}

/** The quote that stands instead, for the traveller to accept or leave. */
async function newQuote({ db, ports, now, locale }: Context, selection: Selection, priced: PricedStay) {
  const [[card], contents] = await Promise.all([
    findHotelCards(db, [selection.hotelId]),
    findRoomContents(db, selection.hotelId),
  ])
  if (!card) return null
  const { token, expiresAt } = sealQuote(ports.seal, selection, priced, now)
  return { token, expires_at: expiresAt.toISOString(), ...pricedView(priced, card, contents, locale) }
}

const mostAlternatives = 3

/**
 * Refuses with the other rooms of the hotel that the same party could have on the same dates.
 * @param lost what was free a moment ago and is not. Whoever lost the last room in a rush is told from what was read then:
 *   the rush is not read anew.
 */
function soldOut(
  { now, locale }: Context,
  selection: Selection,
  { hotel, rooms }: House,
  terms: Terms,
  lost?: PricedStay,
) {
  const gone = new Set(lost?.rooms.map((room) => room.roomTypeId))
  const parties = selection.rooms.map((room) => parseOccupancy(room.split('~')[1] ?? '')).filter((one) => one !== null)
  const nights = nightsBetween(selection.checkIn, selection.checkOut)
  const taxRules = taxRulesOf(terms, hotel.country)
  const alternatives: SoldOutData['alternatives'] = rooms.flatMap((row) => {
    if (gone.has(row.roomTypeId)) return []
    const answer = offerRoom({ hotel, ...selection, nights, parties, taxRules, now }, row)
    const best = answer.available ? answer.rates[0] : undefined
    if (!best) return []
    return {
      room_type_id: row.roomTypeId,
      name: inLocale(row.name, locale),
      board: best.rate.board,
      total: { minor: best.priced.total, currency: hotel.currency },
      rooms: selection.rooms.map((room) => `${best.rate.id}~${room.split('~')[1] ?? ''}`),
    }
  })
  const cheapest = alternatives.toSorted((a, b) => a.total.minor - b.total.minor).slice(0, mostAlternatives)
  return refuse('sold_out', { data: { alternatives: cheapest } satisfies SoldOutData })
}
