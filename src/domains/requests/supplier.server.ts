import { sql } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { answerDeadline } from '#domains/bookings/model/rules.ts'
import { requestedHotel, askHotel } from '#domains/requests/hotel-contact.server.ts'
import { payableError, priceOwn, type StayPriceError } from '#domains/booking-changes/own-price.server.ts'
import { ownRoomsFree } from '#domains/booking-changes/own-stock.ts'
import { writeOffer } from '#domains/offers/offers.server.ts'
import { confirmCovered, isCovered } from '#domains/gift-cards/settle-gift.server.ts'
import { sendPayLink } from '#domains/payment-links/payment-link.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { beginOf, bookedStay } from '#domains/bookings/model/products/product.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import type { Decline } from '#domains/bookings/model/decline.ts'
import type { PartnerAnswer } from '#domains/requests/supplier-port.ts'
import { writeDecline } from '#domains/bookings/state/commands.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { inTransaction } from '#domains/db.ts'
import { priceSelection } from '#domains/products/stays/quote.server.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import { grantOf } from '#domains/shared/discount.ts'

type Dependencies = { db: Queryable; ports: Ports; now: Date }
type Offer = Omit<Extract<PartnerAnswer, { kind: 'offer' }>, 'kind'>

/**
 * Sends a request for a waiting booking to the contact of its hotel, or else to the supplier if there is one. Without
 * either only the staff answer. Safe to repeat: the booking's reference identifies the request.
 */
export async function requestFromPartner({ db, ports, now }: Dependencies, reference: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.reference = ${reference}`)
    if (booking?.status !== 'waiting' || booking.product.kind !== 'stay') return
    const isWithSupplier = booking.partnerReference !== null && requestedHotel(booking.partnerReference) === null
    if (isWithSupplier || (await askHotel({ db: tx, ports, now }, booking)) || !ports.supply) return
    const partnerReference = `DEMO-${reference}`
    await tx.execute(sql`update booking set partner_reference = ${partnerReference} where id = ${booking.id}`)
    await queueAnswer({ db: tx, ports, now }, partnerReference, ports.supply.answersAfterMs)
  })
}

/** Delay before an answer that came too early is given again, in milliseconds. */
const againAfterMs = 5 * 60_000

function queueAnswer({ db, ports, now }: Dependencies, partnerReference: string, afterMs: number): Promise<void> {
  const startAfter = new Date(now.getTime() + afterMs)
  const key = `${partnerReference}:${startAfter.toISOString()}`
  return ports.queue(db, { name: 'partner-answers', key, data: { partnerReference }, startAfter })
}

/** Applies the first answer of the supplier that can be applied. One that conflicts is given again later. Safe to repeat. */
export async function answerFromSupplier(dependencies: Dependencies, partnerReference: string): Promise<void> {
  const { db, ports } = dependencies
  const booking = await lockBooking(db, sql`b.partner_reference = ${partnerReference}`)
  if (booking?.product.kind !== 'stay' || !ports.supply) return
  const { hotelId, priced } = booking.product
  for (const answer of await ports.supply.answersTo(db, { ...booking, ...priced, hotelId })) {
    const outcome = await answerFromPartner(dependencies, partnerReference, answer)
    if (outcome.ok || outcome.error.code === 'status_changed') return
    if (outcome.error.code === 'conflict') return queueAnswer(dependencies, partnerReference, againAfterMs)
  }
}

/**
 * Applies an answer of the supplier or of the contact of the hotel. Safe to repeat.
 * Returns `status_changed` if the booking no longer waits for the supplier or its deadline has passed; an offer that
 * cannot be priced or does not fit fails with the reason. Returns `conflict` while a document is requested from the
 * traveller: the supplier has to answer again later, except for a rejection, which ends the request immediately.
 */
export function answerFromPartner(
  dependencies: Dependencies,
  partnerReference: string,
  answer: Exclude<PartnerAnswer, { kind: 'offer' }>,
  actor?: string,
): Promise<Outcome<null, 'status_changed' | 'conflict'>>
export function answerFromPartner(
  dependencies: Dependencies,
  partnerReference: string,
  answer: PartnerAnswer,
  actor?: string,
): Promise<Outcome<null, StayPriceError | 'status_changed' | 'conflict'>>
export async function answerFromPartner(
  dependencies: Dependencies,
  partnerReference: string,
  answer: PartnerAnswer,
  actor = 'partner',
): Promise<Outcome<null, StayPriceError | 'status_changed' | 'conflict'>> {
  return inTransaction(dependencies.db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.partner_reference = ${partnerReference}`)
    if (!booking) return err('not_found')
    const inside = { ...dependencies, db: tx }
    if (awaitsDocument(inside, booking)) {
      return answer.kind === 'reject' ? turnDown(inside, booking, answer, actor) : err('conflict')
    }
    return answer.kind === 'offer'
      ? offerOther(inside, booking, answer, actor)
      : answerWaiting(inside, booking, answer, actor)
  })
}

/** Accepts or rejects a waiting request for the supplier or the staff. In a transaction, with the booking locked. */
export async function answerWaiting(
  dependencies: Dependencies,
  booking: Booking,
  answer: Exclude<PartnerAnswer, { kind: 'offer' }>,
  actor: string,
): Promise<Outcome<null, 'status_changed'>> {
  if (!(await isWaiting(dependencies, booking))) return err('status_changed')
  if (answer.kind === 'reject') return turnDown(dependencies, booking, answer, actor)
  const { db, ports, now } = dependencies
  const at = { db, ports, now, actor }
  if (booking.paymentType === 'arrival') return transition(at, booking, { to: 'confirmed' })
  if (isCovered(booking, booking.product)) return confirmCovered(at, booking, booking.product)
  const deadlineAt = answerDeadline(now, arrivalOf(booking))
  // The status email links to a page of the account; without an account the traveller pays by a link, which is for a
  // single booking.
  const byLink = booking.userId === null && booking.orderId === null && ports.gateway !== null
  const toPay = { to: 'waiting_user', deadlineAt, note: 'payment', withoutNotification: byLink } as const
  const moved = await transition(at, booking, toPay)
  if (!moved.ok || !byLink) return moved
  const sent = await sendPayLink(dependencies, { ...booking, status: 'waiting_user', deadlineAt }, 'accepted')
  if (!sent.ok)
    throw new Error(
      `booking ${booking.reference} awaits payment, but the payment link could not be sent: ${sent.error.code}`,
    )
  return moved
}

/** Offers another stay instead of the requested one, for the traveller to answer. Run as `answerWaiting`. */
export async function offerOther(
  dependencies: Dependencies,
  booking: Booking,
  offer: Offer,
  actor: string,
): Promise<Outcome<null, StayPriceError | 'status_changed'>> {
  if (!(await isWaiting(dependencies, booking))) return err('status_changed')
  const offered = await priceOffer(dependencies, booking, offer)
  if (!offered.ok) return offered
  const { db, ports, now } = dependencies
  const product = bookedStay(offered.data.hotelId, offered.data.priced)
  await writeOffer(db, booking.id, { product }, now)
  const deadlineAt = answerDeadline(now, beginOf(product, booking))
  return transition({ db, ports, now, actor }, booking, { to: 'waiting_user', deadlineAt, note: 'offer' })
}

async function turnDown(
  { db, ports, now }: Dependencies,
  booking: Booking,
  decline: Decline,
  actor: string,
): Promise<Outcome<null, 'status_changed'>> {
  await writeDecline(db, booking.id, decline)
  return transition({ db, ports, now, actor }, booking, { to: 'rejected', note: decline.reason })
}

/** True if the request waits for a document of the traveller and its deadline has not passed. */
function awaitsDocument({ now }: Dependencies, { status, question, deadlineAt }: Booking): boolean {
  return status === 'waiting_user' && question === 'document' && !(deadlineAt && deadlineAt <= now)
}

/** True if an answer is still awaited; a request whose deadline has passed expires now. */
export async function isWaiting({ db, ports, now }: Dependencies, booking: Booking): Promise<boolean> {
  if (booking.status !== 'waiting') return false
  if (!booking.deadlineAt || booking.deadlineAt > now) return true
  await transition({ db, ports, now, actor: 'clock' }, booking, { to: 'expired' })
  return false
}

/** Prices an offer by our own rules; the booking's held rooms count as free, because the offer replaces them. */
export async function priceOffer(
  { db, ports, now }: Dependencies,
  booking: Booking,
  offer: Offer,
): Promise<Outcome<{ priced: PricedStay; hotelId: number }, StayPriceError>> {
  const { product: booked } = booking
  if (booked.kind !== 'stay' || offer.rooms.length !== booked.priced.rooms.length) return err('invalid_input')
  const hotelId = offer.hotelId ?? booked.hotelId
  const selection = {
    hotelId,
    checkIn: offer.checkIn,
    checkOut: offer.checkOut,
    rooms: offer.rooms,
    ...grantOf(booked.priced),
  }
  // A price of its own, or another hotel, is a new price. Otherwise the offer keeps what was requested at its price.
  if (offer.nightPrice === undefined && hotelId === booked.hotelId) {
    const ownPrice = await priceOwn({ db, ports }, { ...booking, product: booked }, { kind: 'stay', ...selection }, now)
    return ownPrice.ok ? payableOffer(booking, ownPrice.data.product.priced, hotelId) : ownPrice
  }
  const outcome = await withTerms({ db, ports }, (terms) =>
    priceSelection(db, selection, terms, now, (found) =>
      asOffered(
        ownRoomsFree(found, booked.priced, { checkOut: selection.checkOut, hasBegun: false }),
        offer.nightPrice,
      ),
    ),
  )
  return outcome.ok ? payableOffer(booking, outcome.data.priced, hotelId) : outcome
}

function payableOffer(booking: Booking, priced: PricedStay, hotelId: number) {
  return payableError(booking, priced) ?? done({ priced, hotelId })
}

function asOffered<Found extends { rooms: StayRoomRow[] }>(found: Found, nightPrice: number | undefined): Found {
  if (nightPrice === undefined) return found
  const rooms = found.rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night) => ({ ...night, price: nightPrice })),
  }))
  return { ...found, rooms }
}
