import { languageOfReader } from '#domains/bookings/letters.server.ts'
import { sql } from 'drizzle-orm'
import { refuse, type Outcome } from '#contract/endpoint.ts'
import { payableNow } from '#domains/bookings/instalments.ts'
import type { ChangingBooking } from '#domains/bookings/read.server.ts'
import type { Ports, Seal } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import { queueLettersTo } from '#domains/messages/queue.server.ts'

const purpose = 'payment-link'

/** A token that lets its holder pay for one booking. */
export function payToken(seal: Seal, reference: string): string {
  return seal.seal(purpose, [reference])
}

/** The reference that a token was made for; null when it is not ours. */
export function openPayToken(seal: Seal, token: string): string | null {
  const value = seal.open(purpose, token)
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : null
}

/**
 * Sends the guest a link to pay for a booking, by e-mail or, without one, by text message. `key` keeps one sending one
 * letter. Refuses when nothing is to be paid online now.
 */
export async function sendPayLink(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  booking: ChangingBooking,
  key: string,
): Promise<Outcome<null, 'status_changed' | 'online_payment_unavailable'>> {
  if (!ports.gateway) return refuse('online_payment_unavailable')
  const payable = payableNow(booking, booking.question !== null, now)
  if (!payable) return refuse('status_changed')
  if (booking.deadlineAt && booking.deadlineAt <= now) return refuse('status_changed')
  // What was booked together is paid together, on the page of its order: a link would speak of a part of the sum.
  const together = await db.execute(
    sql`select from booking where order_id = ${booking.orderId} and id <> ${booking.id} and status = 'pending' limit 1`,
  )
  if (together.rows.length > 0) return refuse('status_changed')
  const { amount } = payable
  await queueLettersTo(
    db,
    'payment_link',
    sql`
      select ${`pay-link:${booking.reference}:${key}`} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
        jsonb_build_object('name', coalesce(b.guests -> 0 ->> 'first_name', ''), 'reference', b.reference,
          'about', coalesce(h.name, b.journey -> 'row' -> 'title', b.journey -> 'row' -> 'name'),
          'city', coalesce(c.name, b.journey -> 'row' -> 'departureCity' -> 'name', b.journey -> 'row' -> 'city' -> 'name'),
          'timeZone', coalesce(c.time_zone, b.journey ->> 'timeZone'), 'checkIn', b.check_in, 'checkOut', case when b.kind = 'stay' then b.check_out else b.check_out - 1 end,
          'amount', ${amount}::int, 'currency', b.currency, 'token', ${payToken(ports.seal, booking.reference)}::text,
          'deadline', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as data
      from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city where b.id = ${booking.id}`,
    now,
  )
  return { ok: true, data: null }
}
