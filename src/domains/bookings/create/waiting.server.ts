import { sql } from 'drizzle-orm'
import type { Context, Traveller } from '#domains/context.ts'

/** Maximum number of waiting bookings per account, for an answer or for payment, because they hold inventory. */
const maxWaiting = 20
/**
 * Rate limit of an account's requests and unpaid bookings, which also counts those that have ended: a burst, then one
 * every twelve minutes.
 */
const requestRule = { burst: maxWaiting, perHour: 5 }

/** Seconds until the account can make `requested` more bookings that hold inventory; null if it can make them now. */
export async function waitBeforeRequest(
  { db, actor, ports, now }: Context & { actor: Traveller },
  requested = 1,
): Promise<number | null> {
  const waiting = await db.execute<{ n: number }>(
    sql`select count(*) as n from booking where user_id = ${actor.userId} and status in ('pending', 'waiting', 'waiting_user')
      and (deadline_at is null or deadline_at > ${now.toISOString()})`,
  )
  if ((waiting.rows[0]?.n ?? 0) + requested > maxWaiting) return 3600
  for (let i = 0; i < requested; i++) {
    const wait = await ports.limit(`request:${actor.userId}`, requestRule)
    if (wait !== null) return wait
  }
  return null
}
