import { sql } from 'drizzle-orm'
import type { PersonalData } from '#domains/context.ts'

/** What bookings keep of a person. Bookings that are over stay for the books, with nobody's name in them. */
export const bookingsOfPerson: PersonalData = {
  async gather(db, userId) {
    const found = await db.execute(sql`
      select b.reference, b.status, b.payment_status, b.payment_type, b.check_in::text as check_in, b.check_out::text as check_out,
        b.total_minor, b.currency, b.guests, b.contact, b.special_request, b.created_at, b.kind, h.name as hotel, b.journey
      from booking b left join hotel h on h.id = b.hotel_id where b.user_id = ${userId} order by b.created_at, b.id`)
    const paid = await db.execute(sql`
      select reference, provider, status, amount_minor, captured_minor, refunded_minor, currency, created_at, paid_at
      from payment where user_id = ${userId} order by created_at, id`)
    const typed = await db.execute(sql`select draft, touched_at from checkout where user_id = ${userId}`)
    const documents = await db.execute(sql`
      select b.reference, d.kind, d.why, d.state, d.asked_at, d.sent_at, d.type, d.bytes, '/documents/' || d.id as address
      from booking_document d join booking b on b.id = d.booking_id where b.user_id = ${userId} and d.forget_at is null order by d.id`)
    return { bookings: found.rows, payments: paid.rows, checkout: typed.rows, booking_documents: documents.rows }
  },

  async isNeeded(db, userId, now) {
    // Locked, so that a booking that is being changed is seen as it will be.
    const ahead = await db.execute(sql`
      select id from booking where user_id = ${userId} and status in ('pending', 'waiting', 'waiting_user', 'confirmed')
        and check_out >= ${now.toISOString()}::timestamptz::date limit 1 for update`)
    return ahead.rows.length > 0 ? 'bookings_ahead' : null
  },

  async erase(db, userId) {
    // Files cannot be taken back with a transaction: the next sweep deletes them with their rows.
    await db.execute(sql`
      update booking_document set forget_at = now(), why = '' where booking_id in (select id from booking where user_id = ${userId})`)
    await db.execute(sql`
      update manual_refund set note = '' where booking_id in (select id from booking where user_id = ${userId})`)
    await db.execute(sql`
      update booking set user_id = null, guests = '[]', special_request = '',
        contact = jsonb_build_object('email', '', 'phone', '', 'country', coalesce(contact ->> 'country', ''))
      where user_id = ${userId}`)
    await db.execute(sql`delete from checkout where user_id = ${userId}`)
    await db.execute(sql`update booking_order set user_id = null where user_id = ${userId}`)
    await db.execute(sql`update booking_event set actor = 'traveller:gone' where actor = ${`traveller:${userId}`}`)
    // What providers told us may name the payer.
    await db.execute(sql`
      update payment_event set body = '' where payment_id in (select id from payment where user_id = ${userId})`)
    await db.execute(sql`update payment set user_id = null where user_id = ${userId}`)
    await db.execute(sql`update payment_move set actor = 'traveller:gone' where actor = ${`traveller:${userId}`}`)
    await db.execute(sql`delete from idempotency_key where owner = ${userId}`)
  },
}
