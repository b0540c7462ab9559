import { sql } from 'drizzle-orm'
import { firstPayment } from '#domains/bookings/instalments.ts'
import { lockBookings, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { awaitsPayment, statusTable } from '#domains/bookings/rules.ts'
import { moveBooking, stockLines, writeMove } from '#domains/bookings/write.server.ts'
import { takeJourney } from '#domains/bookings/journey-stock.server.ts'
import type { Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { instantOf } from '#domains/stays/nights.ts'
import { takeRooms } from '#domains/stays/stock.server.ts'

/** A booking and its share of a payment, in minor units; `after` had been paid when the payment was opened. */
export type PaidBooking = { booking: ChangingBooking; amount: number; after: number }

/** What a payment pays for, locked in the order of their ids. */
export async function bookingsOfPayment(tx: Queryable, paymentId: string): Promise<PaidBooking[]> {
  const shares = await tx.execute<{ bookingId: number; amount: number; after: number }>(sql`
    select booking_id as "bookingId", amount_minor as amount, after_minor as after from booking_payment where payment_id = ${paymentId}`)
  const ids = shares.rows.map(({ bookingId }) => bookingId)
  const locked = await lockBookings(tx, sql`b.id = any(${sql.param(ids)}::bigint[])`)
  return locked.map((booking) => {
    const { amount = 0, after = 0 } = shares.rows.find(({ bookingId }) => bookingId === booking.id) ?? {}
    return { booking, amount, after }
  })
}

/**
 * Confirms a booking that its payment was awaited for. One whose hold has run out is booked anew if its rooms are
 * still there. Else answers why the money is to be returned: nobody waits for it any more, or the booking was changed
 * while it was paid for, costs something else now, and stays to be paid.
 */
export async function keepPaid(
  tx: Queryable,
  queue: QueueJob,
  { booking, amount, after }: PaidBooking,
  now: Date,
): Promise<'not_needed' | 'outdated' | null> {
  if (after > 0) return (await keepInstalment(tx, booking, after, now)) ? null : 'not_needed'
  const awaited = booking.paymentType === 'prepay' && ['unpaid', 'authorised', 'failed'].includes(booking.paymentStatus)
  if (!awaited) return 'not_needed'
  const whole = amount === firstPayment(booking.priced)
  // Begun to be paid by hand, it goes on so.
  const byHand = booking.recorded > 0
  const kept = whole && !byHand && (await confirm(tx, queue, booking, now))
  // What goes back is with no bank any more.
  await tx.execute(sql`
    update booking set payment_status = ${kept ? 'paid' : 'unpaid'}, updated_at = ${now.toISOString()} where id = ${booking.id}`)
  if (kept) return null
  const changed = !whole && !byHand && awaitsPayment(booking, booking.question !== null)
  return changed ? 'outdated' : 'not_needed'
}

/** An instalment is kept while the booking stands and nothing else has come in since its payment was opened. */
async function keepInstalment(tx: Queryable, booking: ChangingBooking, after: number, now: Date): Promise<boolean> {
  const { id, status, question, received } = booking
  const stands = status === 'confirmed' || (status === 'waiting_user' && question === 'residence')
  if (!stands || received !== after) return false
  await tx.execute(sql`
    update booking set deadline_at = case when status = 'confirmed' then null else deadline_at end, updated_at = ${now.toISOString()},
      payment_status = case payment_status when 'refunded' then 'partly_refunded' else payment_status end
    where id = ${id}`)
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
      // Another house does not change what is owed: it is paid, and the answer still awaited.
      if (booking.question === 'residence') return true
      // Beside an open offer no payment is awaited.
      if (booking.question) return false
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
