import { sql } from 'drizzle-orm'
import type { Keepsakes } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/**
 * What was booked on the phone for somebody without account becomes theirs when they sign in to one: by the e-mail
 * address or the number that the account has proved. Decision 0030.
 */
export const unclaimedBookings: Keepsakes = {
  async join({ root, now }, userId) {
    await root.execute(sql`
      with claimed as (
        update booking b set user_id = u.id from "user" u
        where u.id = ${userId} and b.user_id is null and b.source = 'phone'
          and ((u.email_verified and lower(b.contact ->> 'email') = lower(u.email))
            or (u.phone_verified and u.phone <> '' and b.contact ->> 'phone' = u.phone))
        returning b.id, b.status
      )
      insert into booking_event (booking_id, at, actor, from_status, to_status, note)
      select id, ${now.toISOString()}, ${`traveller:${userId}`}, status, status, 'claimed' from claimed`)
  },
  // They are the account's from then on: the browser holds nothing of them.
  part: () => undefined,
}

/** The account that an address or, without one, a number is proved to belong to; null when there is none. */
export async function accountOf(
  db: Queryable,
  { email, phone }: { email: string; phone: string },
): Promise<{ id: string; email: string } | null> {
  const found = await db.execute<{ id: string; email: string }>(sql`
    select id, email from "user"
    where (email_verified and email = ${email.toLowerCase()}) or (phone_verified and phone = ${phone})
    order by (email = ${email.toLowerCase()}) desc limit 1`)
  return found.rows[0] ?? null
}
