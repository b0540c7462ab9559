import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { writeOffer } from '#domains/bookings/offers.server.ts'
import { sendPayLink } from '#domains/bookings/pay-link.server.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import type { PartnerAnswer, RejectReason } from '#domains/bookings/supply.ts'
import { moveBooking, stockLines } from '#domains/bookings/write.server.ts'
import type { Ports } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { priceSelection } from '#domains/stays/quote.server.ts'
import type { StayRoomRow } from '#domains/stays/read.server.ts'
import { nightsOf } from '#domains/stays/nights.ts'
import type { PricedStay } from '#domains/stays/shapes.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

type Needs = { db: Queryable; ports: Ports; now: Date }
type Offer = Omit<Extract<PartnerAnswer, { kind: 'offer' }>, 'kind'>

/** Asks the supplier about a booking that waits for it. May run again: it asks by the booking's reference. */
export async function askPartner({ db, ports, now }: Needs, reference: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.reference = ${reference}`)
    if (booking?.status !== 'waiting' || booking.partnerReference || booking.hotelId === null) return
    const { partnerReference } = await ports.supply.request(
      tx,
      {
        reference,
        hotelId: booking.hotelId,
        checkIn: booking.priced.checkIn,
        checkOut: booking.priced.checkOut,
        rooms: booking.priced.rooms.map(({ roomTypeId, ratePlanId, occupancy }) => ({
          roomTypeId,
          ratePlanId,
          occupancy,
        })),
        totalMinor: booking.priced.total,
        currency: booking.priced.currency,
        specialRequest: booking.specialRequest,
      },
      now,
    )
    await tx.execute(sql`update booking set partner_reference = ${partnerReference} where id = ${booking.id}`)
  })
}

/**
 * What the supplier answers, whenever and however often it does: the one way in, for its webhook and
 * the simulated one alike. Refuses with `status_changed` when the booking does not wait for it any more
 * or its time has run out; an offer that cannot be priced or does not fit is refused with the reason. With
 * `conflict` while the traveller is asked for a document: it is to be said again later. A no ends the request at once.
 */
export async function answerFromPartner(
  needs: Needs,
  partnerReference: string,
  answer: PartnerAnswer,
): Promise<Outcome<null, OfferRefusal | 'status_changed' | 'conflict'>> {
  return inTransaction(needs.db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.partner_reference = ${partnerReference}`)
    if (!booking) return refuse('not_found')
    const inside = { ...needs, db: tx }
    if (awaitsDocument(inside, booking)) {
      return answer.kind === 'reject' ? turnDown(inside, booking, answer.reason, 'partner') : refuse('conflict')
    }
    return answer.kind === 'offer'
      ? offerOther(inside, booking, answer, 'partner')
      : answerWaiting(inside, booking, answer, 'partner')
  })
}

/**
 * Yes or no to a request that waits, whoever says it: the supplier, or the desk. Run in a transaction with the booking
 * locked.
 */
export async function answerWaiting(
  { db, ports, now }: Needs,
  booking: ChangingBooking,
  answer: Exclude<PartnerAnswer, { kind: 'offer' }>,
  actor: string,
): Promise<Outcome<null, 'status_changed'>> {
  if (!(await isWaiting({ db, ports, now }, booking))) return refuse('status_changed')
  if (answer.kind === 'reject') return turnDown({ db, ports, now }, booking, answer.reason, actor)
  const move = { from: 'waiting', actor, now } as const
  if (booking.paymentType === 'arrival') return moveBooking(db, ports.queue, booking.id, { ...move, to: 'confirmed' })
  const deadlineAt = answerDeadline(now, instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone))
  // The letter of the status leads to a page of an account; who has none pays by a link, which is of one booking alone.
  const byLink = booking.userId === null && booking.orderId === null && ports.gateway !== null
  const toPay = { ...move, to: 'waiting_user', deadlineAt, note: 'payment', untold: byLink } as const
  const moved = await moveBooking(db, ports.queue, booking.id, toPay)
  if (!moved.ok || !byLink) return moved
  const sent = await sendPayLink({ db, ports, now }, { ...booking, status: 'waiting_user', deadlineAt }, 'accepted')
  if (!sent.ok) throw new Error(`booking ${booking.reference} is to be paid, and no link was sent: ${sent.error.code}`)
  return moved
}

export type OfferRefusal =
  | 'invalid_input'
  | 'not_found'
  | 'sold_out'
  | 'min_stay'
  | 'closed_to_arrival'
  | 'too_many_guests'
  | 'payment_type_not_allowed'

/** Another stay instead of the one that waits, for the traveller to answer. Run as `answerWaiting`. */
export async function offerOther(
  needs: Needs,
  booking: ChangingBooking,
  offer: Offer,
  actor: string,
): Promise<Outcome<null, OfferRefusal | 'status_changed'>> {
  if (!(await isWaiting(needs, booking))) return refuse('status_changed')
  const offered = await priceOffer(needs, booking, offer)
  if (!offered.ok) return offered
  const { db, ports, now } = needs
  await writeOffer(db, booking.id, offered.data, now)
  const arrival = instantOf(offered.data.priced.checkIn, booking.checkInFrom, booking.timeZone)
  const deadlineAt = answerDeadline(now, arrival)
  return moveBooking(db, ports.queue, booking.id, {
    from: 'waiting',
    to: 'waiting_user',
    actor,
    now,
    deadlineAt,
    note: 'offer',
  })
}

async function turnDown(
  { db, ports, now }: Needs,
  booking: ChangingBooking,
  reason: RejectReason,
  actor: string,
): Promise<Outcome<null, 'status_changed'>> {
  await db.execute(sql`update booking set reject_reason = ${reason} where id = ${booking.id}`)
  return moveBooking(db, ports.queue, booking.id, { from: booking.status, to: 'rejected', actor, now, note: reason })
}

/** Whether the request goes on once its traveller has sent a document, and there is time left for it. */
function awaitsDocument({ now }: Needs, { status, question, deadlineAt }: ChangingBooking): boolean {
  return status === 'waiting_user' && question === 'document' && !(deadlineAt && deadlineAt <= now)
}

/** Whether an answer is still awaited; a request whose time has run out expires now. */
export async function isWaiting({ db, ports, now }: Needs, booking: ChangingBooking): Promise<boolean> {
  if (booking.status !== 'waiting') return false
  if (!booking.deadlineAt || booking.deadlineAt > now) return true
  await moveBooking(db, ports.queue, booking.id, { from: 'waiting', to: 'expired', actor: 'clock', now })
  return false
}

/** Prices an offer by our own rules; the rooms that the booking holds count as free, since they are given for it. */
export async function priceOffer(
  { db, ports, now }: Needs,
  booking: ChangingBooking,
  offer: Offer,
): Promise<Outcome<{ priced: PricedStay; hotelId: number }, OfferRefusal>> {
  const hotelId = offer.hotelId ?? booking.hotelId
  if (booking.hotelId === null || hotelId === null || offer.rooms.length !== booking.priced.rooms.length)
    return refuse('invalid_input')
  const selection = {
    hotelId,
    checkIn: offer.checkIn,
    checkOut: offer.checkOut,
    rooms: offer.rooms,
  }
  const terms = await stayTerms({ db, ports })
  const outcome = await priceSelection(db, selection, terms, now, (rooms) =>
    asOffered(rooms, booking, offer.nightPrice),
  )
  if (!outcome.ok) return outcome
  const { priced } = outcome.data
  // One booking is in one currency: what was paid or agreed is in it.
  if (priced.currency !== booking.priced.currency) return refuse('invalid_input')
  const payable = priced.payment === 'both' || priced.payment === booking.paymentType
  return payable ? done({ priced, hotelId }) : refuse('payment_type_not_allowed')
}

function asOffered(rooms: StayRoomRow[], booking: ChangingBooking, nightPrice: number | undefined): StayRoomRow[] {
  const held = new Map(
    stockLines(booking.priced).flatMap((line) =>
      nightsOf(line.checkIn, line.checkOut).map((night) => [`${line.roomTypeId} ${night}`, line.quantity]),
    ),
  )
  return rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night) => ({
      ...night,
      price: nightPrice ?? night.price,
      free: night.free + (held.get(`${room.roomTypeId} ${night.night}`) ?? 0),
    })),
  }))
}
