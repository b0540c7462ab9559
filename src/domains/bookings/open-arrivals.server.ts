import { sql } from 'drizzle-orm'
import { refuse } from '#contract/endpoint.ts'
import { readSettings } from '#domains/content/read.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentType } from '#domains/stays/shapes.ts'

/**
 * Refuses when an account would have more bookings ahead that are paid on arrival than the setting `limits` allows, or
 * were until they were changed and are not paid yet: nobody can empty a house without paying for a room. The account is locked, so that bookings made at once are counted
 * one after the other. To be called in the transaction that books, before stock is taken.
 * @param asked how many are about to be made
 */
export async function tooManyArrivals(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  { userId, paymentType, asked = 1 }: { userId: string; paymentType: PaymentType; asked?: number },
) {
  if (paymentType !== 'arrival') return null
  const { limits } = await ports.remember('settings', () => readSettings(db))
  if (limits.open_arrivals === 0) return null
  const [, open] = await Promise.all([
    db.execute(sql`select from "user" where id = ${userId} for no key update`),
    // Sent with it, and looks only once the account is locked.
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from booking where user_id = ${userId}
        and (payment_type = 'arrival' and status in ('waiting', 'waiting_user', 'confirmed')
          or status = 'confirmed' and payment_status in ('unpaid', 'authorised', 'failed')) and check_out >= ${now.toISOString()}::timestamptz::date`),
  ])
  return (open.rows[0]?.n ?? 0) + asked > limits.open_arrivals ? refuse('too_many_arrivals') : null
}
