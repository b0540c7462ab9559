import { sql } from 'drizzle-orm'
import type { Context, Traveller } from '#domains/context.ts'

/** Bookings of one account that may wait at once, for an answer or to be paid: stock is held while they do. */
const mostWaiting = 20
/** And how many it may make, with what is held only to be paid, which soon ends: a burst, then one every twelve minutes. */
const requestRule = { burst: mostWaiting, perHour: 5 }

/** Seconds until an account may ask for so many more when it has too many held already, else null. */
export async function waitBeforeAsking(
  { db, actor, ports, now }: Context & { actor: Traveller },
  asked = 1,
): Promise<number | null> {
  const waiting = await db.execute<{ n: number }>(
    sql`select count(*) as n from booking where user_id = ${actor.userId} and status in ('pending', 'waiting', 'waiting_user')
      and (deadline_at is null or deadline_at > ${now.toISOString()})`,
  )
  if ((waiting.rows[0]?.n ?? 0) + asked > mostWaiting) return 3600
  for (let i = 0; i < asked; i++) {
    const wait = await ports.limit(`request:${actor.userId}`, requestRule)
    if (wait !== null) return wait
  }
  return null
}
