import { aboutOfBooking, cityOfBooking, timeZoneOfBooking } from '#domains/bookings/state/queries.server.ts'
import { languageOfReader, nameOfReader } from '#domains/bookings/state/notifications.server.ts'
import { sql } from 'drizzle-orm'
import { err, type Outcome } from '#api/endpoint.ts'
import { payableNow } from '#domains/bookings/model/booking-account.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import type { Ports, Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'

/**
 * Sends the guest a payment link for a booking, by email or, without an address, by text message. `key` identifies the
 * request, so that a repeated call sends one notification. Returns `status_changed` if nothing is payable online now.
 */
export async function sendPayLink(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  booking: Booking,
  key: string,
): Promise<Outcome<null, 'status_changed' | 'online_payment_unavailable'>> {
  if (!ports.gateway) return err('online_payment_unavailable')
  const payable = payableNow(booking, booking.question !== null, now)
  if (!payable) return err('status_changed')
  if (booking.deadlineAt && booking.deadlineAt <= now) return err('status_changed')
  // Bookings of an order are paid together on the page of the order; a link would show only a part of the total.
  const together = await db.execute(
    sql`select from booking where order_id = ${booking.orderId} and id <> ${booking.id} and status = 'pending' limit 1`,
  )
  if (together.rows.length > 0) return err('status_changed')
  const { amount } = payable
  await queueNotificationsTo(
    db,
    'payment_link',
    sql`
      select ${`pay-link:${booking.reference}:${key}`} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
        jsonb_build_object('name', ${nameOfReader}, 'reference', b.reference,
          'about', ${aboutOfBooking},
          'city', ${cityOfBooking},
          'timeZone', ${timeZoneOfBooking}, 'checkIn', b.check_in, 'checkOut', case when b.kind = 'stay' then b.check_out else b.check_out - 1 end,
          'amount', ${amount}::int, 'currency', b.currency, 'token', ${signLink(ports, 'payment-link', booking, now)}::text,
          'deadline', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as data
      from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city where b.id = ${booking.id}`,
    now,
  )
  return { ok: true, data: null }
}
