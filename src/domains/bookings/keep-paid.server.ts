import { sql } from 'drizzle-orm'
import { lockBookings, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { statusTable } from '#domains/bookings/rules.ts'
import { moveBooking, stockLines, writeMove } from '#domains/bookings/write.server.ts'
import { takeJourney } from '#domains/bookings/journey-stock.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { takeRooms } from '#domains/stays/stock.server.ts'

/** A booking and its share of a payment, in minor units. */
export type PaidBooking = { booking: ChangingBooking; amount: number }

/** What a payment pays for, locked in the order of their ids. */
export async function bookingsOfPayment(tx: Queryable, paymentId: string): Promise<PaidBooking[]> {
  const shares = await tx.execute<{ bookingId: number; amount: number }>(sql`
    select booking_id as "bookingId", amount_minor as amount from booking_payment where payment_id = ${paymentId}`)
  const ids = shares.rows.map(({ bookingId }) => bookingId)
  const locked = await lockBookings(tx, sql`b.id = any(${sql.param(ids)}::bigint[])`)
  return locked.map((booking) => ({
    booking,
    amount: shares.rows.find(({ bookingId }) => bookingId === booking.id)?.amount ?? 0,
  }))
}

/**
 * Confirms a booking that its payment was awaited for. One whose hold has run out is booked anew if its rooms are
 * still there. False when nobody waits for the money any more: it is to be returned.
 */
export async function keepPaid(tx: Queryable, queue: QueueJob, booking: ChangingBooking, now: Date): Promise<boolean> {
  const awaited = booking.paymentType === 'prepay' && ['unpaid', 'authorised', 'failed'].includes(booking.paymentStatus)
  if (!awaited || !(await confirm(tx, queue, booking, now))) return false
  await tx.execute(sql`
    update booking set payment_status = 'paid', updated_at = ${now.toISOString()} where id = ${booking.id}`)
  return true
}

async function confirm(tx: Queryable, queue: QueueJob, booking: ChangingBooking, now: Date): Promise<boolean> {
  const move = { to: 'confirmed', actor: 'payment', now } as const
  switch (booking.status) {
    case 'confirmed':
      return true
    case 'pending':
      return (await moveBooking(tx, queue, booking.id, { ...move, from: 'pending' })).ok
    case 'waiting_user':
      // Beside an open offer no payment is awaited.
      if (await awaitsAnswer(tx, booking.id)) return false
      return (await moveBooking(tx, queue, booking.id, { ...move, from: 'waiting_user' })).ok
    case 'expired': {
      const arrival = instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone)
      if (arrival <= now) return false
      if (!(await takeStock(tx, booking))) return false
      return (await writeMove(tx, queue, booking.id, { ...move, from: 'expired', note: 'paid late' })) !== null
    }
    default:
      return false
  }
}

function takeStock(tx: Queryable, { journey, priced }: ChangingBooking): Promise<boolean> {
  const counter = statusTable.confirmed.stock
  return journey ? takeJourney(tx, counter, journey) : takeRooms(tx, counter, stockLines(priced))
}

export async function awaitsAnswer(tx: Queryable, bookingId: number): Promise<boolean> {
  const found = await tx.execute(sql`
    select from booking_offer where booking_id = ${bookingId} and state = 'open'
    union all select from booking_document where booking_id = ${bookingId} and state = 'asked'`)
  return found.rows.length > 0
}
