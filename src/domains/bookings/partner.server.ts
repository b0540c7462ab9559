import { sql } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { writeOffer } from '#domains/bookings/offers.server.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import type { PartnerAnswer } from '#domains/bookings/supply.ts'
import { moveBooking, stockLines } from '#domains/bookings/write.server.ts'
import type { Ports } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { priceSelection } from '#domains/stays/quote.server.ts'
import type { StayRoomRow } from '#domains/stays/read.server.ts'
import { nightsOf } from '#domains/stays/nights.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'

type Needs = { db: Queryable; ports: Ports; now: Date }

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
 * or its time has run out; an offer that cannot be priced or does not fit is refused with the reason.
 */
export async function answerFromPartner(
  needs: Needs,
  partnerReference: string,
  answer: PartnerAnswer,
): Promise<Outcome<null, ErrorCode>> {
  const { ports, now } = needs
  return inTransaction(needs.db, async (tx) => {
    const booking = await lockBooking(tx, sql`b.partner_reference = ${partnerReference}`)
    if (!booking) return refuse('not_found')
    if (booking.status !== 'waiting') return refuse('status_changed')
    const move = { from: 'waiting', actor: 'partner', now } as const
    if (booking.deadlineAt && booking.deadlineAt <= now) {
      await moveBooking(tx, ports.queue, booking.id, { ...move, to: 'expired', actor: 'clock' })
      return refuse('status_changed')
    }
    if (answer.kind === 'accept' && booking.paymentType === 'prepay') {
      const deadlineAt = answerDeadline(now, instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone))
      return moveBooking(tx, ports.queue, booking.id, { ...move, to: 'waiting_user', deadlineAt, note: 'payment' })
    }
    if (answer.kind === 'accept') return moveBooking(tx, ports.queue, booking.id, { ...move, to: 'confirmed' })
    if (answer.kind === 'reject') {
      await tx.execute(sql`update booking set reject_reason = ${answer.reason} where id = ${booking.id}`)
      return moveBooking(tx, ports.queue, booking.id, { ...move, to: 'rejected', note: answer.reason })
    }
    const priced = await priceOffer({ ...needs, db: tx }, booking, answer)
    if (!priced.ok) return priced
    await writeOffer(tx, booking.id, priced.data, now)
    const arrival = instantOf(priced.data.checkIn, booking.checkInFrom, booking.timeZone)
    return moveBooking(tx, ports.queue, booking.id, {
      ...move,
      to: 'waiting_user',
      deadlineAt: answerDeadline(now, arrival),
      note: 'offer',
    })
  })
}

/** Prices an offer by our own rules; the rooms that the booking holds count as free, since they are given for it. */
async function priceOffer(
  { db, ports, now }: Needs,
  booking: ChangingBooking,
  offer: Extract<PartnerAnswer, { kind: 'offer' }>,
) {
  if (booking.hotelId === null || offer.rooms.length !== booking.priced.rooms.length) return refuse('invalid_input')
  const selection = {
    hotelId: booking.hotelId,
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
  const payable = priced.payment === 'both' || priced.payment === booking.paymentType
  return payable ? done(priced) : refuse('payment_type_not_allowed')
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
