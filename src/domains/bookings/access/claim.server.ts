import { sql, type SQL } from 'drizzle-orm'
import type { Queryable, SessionHooks } from '#domains/context.ts'

/** Condition of a phone booking `b` without an account that belongs to the account `u`. */
const isClaimable = sql`b.user_id is null and b.source = 'phone'
  and ((u.email_verified and lower(b.contact ->> 'email') = lower(u.email))
    or (u.phone_verified and u.phone <> '' and b.contact ->> 'phone' = u.phone))`

/** Ids of the bookings of an account, including phone bookings that its next sign-in would assign to it. */
export const bookingsOf = (userId: string): SQL => sql`(
  select id from booking where user_id = ${userId}
  union all select b.id from "user" u join booking b on ${isClaimable} where u.id = ${userId})`

/** Assigns phone bookings to the account that signs in with their verified address or number (decision 0013). */
export const unclaimedBookings: SessionHooks = {
  onSignIn: ({ pool, now }, userId) => claimBookings(pool, userId, now),
}

async function claimBookings(db: Queryable, userId: string, now: Date): Promise<void> {
  await db.execute(sql`
    with claimed as (
      update booking b set user_id = u.id from "user" u
      where u.id = ${userId} and ${isClaimable}
      returning b.id, b.status
    )
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    select id, ${now.toISOString()}, ${`traveller:${userId}`}, status, status, 'claimed' from claimed`)
}

/**
 * Replaces an earlier email address of an account as the contact of its bookings and of its checkout. Phone bookings
 * for the present address of the account are claimed first, because a new address would not find them.
 */
export async function moveContacts(
  db: Queryable,
  { userId, from, to, now }: { userId: string; from: string; to: string; now: Date },
): Promise<void> {
  await claimBookings(db, userId, now)
  await db.execute(sql`
    update booking set contact = jsonb_set(contact, '{email}', to_jsonb(${to}::text)) where id in (
      select id from booking where user_id = ${userId} and lower(contact ->> 'email') = ${from} order by id for update)`)
  await db.execute(sql`
    update checkout set draft = jsonb_set(draft, '{contact,email}', to_jsonb(${to}::text))
    where user_id = ${userId} and lower(draft -> 'contact' ->> 'email') = ${from}`)
  await db.execute(sql`
    update checkout set draft = jsonb_set(draft, '{typed,values,contact.email}', to_jsonb(${to}::text))
    where user_id = ${userId} and lower(draft -> 'typed' -> 'values' ->> 'contact.email') = ${from}`)
}

/** The account with this verified email address or, without one, this verified phone number; or null. */
export async function accountOf(
  db: Queryable,
  { email, phone }: { email: string; phone: string },
): Promise<{ id: string; email: string | null } | null> {
  const result = await db.execute<{ id: string; email: string | null }>(sql`
    select id, email from "user"
    where (email_verified and email = ${email.toLowerCase()}) or (phone_verified and phone = ${phone})
    order by (email = ${email.toLowerCase()}) desc limit 1`)
  return result.rows[0] ?? null
}
