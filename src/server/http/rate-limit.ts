import { sql } from 'drizzle-orm'
import type { RateRule } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'

/**
 * A leaky bucket per subject, shared by all processes: the level drains with time, and one call is added in the same
 * statement if it still fits. Returns the seconds to wait if it does not, else null.
 */
export async function takeFromBucket(db: Db, subject: string, rule: RateRule, now: Date): Promise<number | null> {
  const perSecond = rule.perHour / 3600
  const at = now.toISOString()
  const drained = sql`greatest(0, rate_limit.level - ${perSecond}::float8 * greatest(0, extract(epoch from ${at}::timestamptz - rate_limit.updated_at)::float8))`
  const taken = await db.execute(sql`
    insert into rate_limit (subject, level, updated_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set level = ${drained} + 1, updated_at = ${at}
    where ${drained} + 1 <= ${rule.burst}::float8
    returning level`)
  if (taken.rows.length > 0) return null
  const full = await db.execute<{ level: number }>(
    sql`select ${drained} as level from rate_limit where subject = ${subject}`,
  )
  return Math.max(1, Math.ceil(((full.rows[0]?.level ?? 0) + 1 - rule.burst) / perSecond))
}
