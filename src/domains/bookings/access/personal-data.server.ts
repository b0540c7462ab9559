import { sql, type SQL } from 'drizzle-orm'
import { bookingsOf } from '#domains/bookings/access/claim.server.ts'
import { activeStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { PersonalData } from '#domains/context.ts'

/** Personal data in bookings and their payments. */
export const bookingsOfPerson: PersonalData = {
  async collect(db, userId) {
    const collected: Record<string, unknown[]> = {}
    for (const [name, query] of Object.entries(queriesOf(userId))) collected[name] = (await db.execute(query)).rows
    return collected
  },

  async isNeeded(db, userId, now) {
    // Locked, so that a concurrent change of a booking is taken into account.
    const ahead = await db.execute(sql`
      select id from booking where id in ${bookingsOf(userId)} and status in ${activeStatuses}
        and check_out >= ${now.toISOString()}::timestamptz::date limit 1 for update`)
    return ahead.rows.length > 0 ? 'bookings_ahead' : null
  },
}

/** The query of each list in the export of an account. */
function queriesOf(userId: string): Record<string, SQL> {
  const bookings = bookingsOf(userId)
  const payments = sql`(
    select id from payment where user_id = ${userId} union select payment_id from booking_payment where booking_id in ${bookings})`
  const ofPerson = sql`(r.payment_id in ${payments} or r.arrival_payment_id in (
    select id from arrival_payment where booking_id in ${bookings}))`
  return {
    gift_cards: sql`
      select c.last_four, c.currency, c.issued_minor, c.balance_minor, c.expires_on::text as expires_on, c.holder_name, c.holder_email, c.note
      from gift_card c left join "user" u on u.id = ${userId}
      where c.user_id = ${userId} or (u.email_verified and lower(c.holder_email) = lower(u.email)) order by c.id`,
    bookings: sql`
      select b.reference, b.status, b.payment_status, b.payment_type, b.check_in::text as check_in, b.check_out::text as check_out,
        b.total_minor, b.currency, b.guests, b.contact, b.special_request, b.decline_comment, b.created_at, b.kind, h.name as hotel, b.product
      from booking b left join hotel h on h.id = b.hotel_id where b.id in ${bookings} order by b.created_at, b.id`,
    booking_events: sql`
      select b.reference, e.at, e.from_status, e.to_status, e.note from booking_event e join booking b on b.id = e.booking_id
      where b.id in ${bookings} order by e.at, e.id`,
    booking_notes: sql`
      select b.reference, n.at, n.text from booking_note n join booking b on b.id = n.booking_id
      where b.id in ${bookings} order by n.at, n.id`,
    booking_messages: sql`
      select b.reference, m.at, m.side, m.text,
        (select coalesce(jsonb_agg('/messages/' || f.id order by f.id), '[]') from booking_message_file f where f.message_id = m.id and f.delete_at is null) as files
      from booking_message m join booking b on b.id = m.booking_id where b.id in ${bookings} order by m.id`,
    booking_documents: sql`
      select b.reference, d.kind, d.why, d.state, d.asked_at, d.sent_at, d.type, d.bytes, '/documents/' || d.id as address
      from booking_document d join booking b on b.id = d.booking_id where b.id in ${bookings} and d.forget_at is null order by d.id`,
    checkout: sql`select draft, touched_at from checkout where user_id = ${userId}`,
    payments: sql`
      select reference, provider, status, amount_minor, captured_minor, refunded_minor, currency, created_at, paid_at
      from payment where user_id = ${userId} order by created_at, id`,
    arrival_payments: sql`
      select b.reference, p.at, p.amount_minor, b.currency, p.way, p.reason from arrival_payment p join booking b on b.id = p.booking_id
      where b.id in ${bookings} order by p.at, p.id`,
    manual_refunds: sql`
      select b.reference, r.at, r.amount_minor, b.currency, r.given_on::text as given_on, r.note
      from manual_refund r join booking b on b.id = r.booking_id where b.id in ${bookings} order by r.at, r.id`,
    booking_changes: sql`
      select b.reference, x.state, x.guests, x.guests_before, x.created_at, x.closed_at from booking_change x join booking b on b.id = x.booking_id
      where b.id in ${bookings} order by x.id`,
    trip_links: sql`
      select l.name, l.created_at, l.revoked_at from trip_link l
      where l.id in (select link_id from trip_link_booking where booking_id in ${bookings}) order by l.id`,
    receipts: sql`
      select r.number, r.issued_at, r.data from receipt r where ${ofPerson} order by r.number`,
    credit_notes: sql`
      select c.number, c.issued_at, c.receipt_number, c.data from credit_note c join receipt r on r.number = c.receipt_number
      where ${ofPerson} order by c.number`,
  }
}
