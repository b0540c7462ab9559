import { sql } from 'drizzle-orm'
import { err } from '#api/endpoint.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'
import type { PaymentType } from '#domains/shared/shapes.ts'

/**
 * Returns `too_many_arrivals` if the account would have more upcoming bookings paid on arrival than the setting
 * `limits` allows. Bookings that were changed to online payment and are not paid yet count too, so that nobody can
 * block a hotel's rooms without paying. Locks the account, so that concurrent bookings are counted one after the other.
 * Call it in the transaction that books, before inventory is taken.
 * @param requested number of bookings about to be made
 */
export async function tooManyArrivals(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  { userId, paymentType, requested = 1 }: { userId: string; paymentType: PaymentType; requested?: number },
) {
  if (paymentType !== 'arrival') return null
  const { limits } = await ports.remember('settings', () => readSettings(db))
  if (limits.open_arrivals === 0) return null
  const [, open] = await Promise.all([
    db.execute(sql`select from "user" where id = ${userId} for no key update`),
    // Sent together with the lock; the database runs it once the account is locked.
    db.execute<{ n: number }>(sql`
      select count(*)::int as n from booking where user_id = ${userId}
        and (payment_type = 'arrival' and status in ('waiting', 'waiting_user', 'confirmed')
          or status = 'confirmed' and payment_status in ('unpaid', 'authorised', 'failed')) and check_out >= ${now.toISOString()}::timestamptz::date`),
  ])
  return (open.rows[0]?.n ?? 0) + requested > limits.open_arrivals ? err('too_many_arrivals') : null
}
