import { sql, type SQL } from 'drizzle-orm'
import type { Db, RateRule } from '#domains/context.ts'

/**
 * A leaky bucket per subject, shared by all processes: the level drains with time, and one call is added in the same
 * statement if it still fits. Returns the seconds to wait if it does not, else null.
 */
export async function takeFromBucket(db: Db, subject: string, rule: RateRule, now: Date): Promise<number | null> {
  const at = now.toISOString()
  const drained = drainedLevel(rule, at)
  const result = await db.execute(sql`
    insert into rate_limit (subject, level, updated_at) values (${subject}, 1, ${at})
    on conflict (subject) do update set level = ${drained} + 1, updated_at = ${at}
    where ${drained} + 1 <= ${rule.burst}::float8
    returning level`)
  if (result.rows.length > 0) return null
  return (await waitOfBucket(db, subject, rule, now)) ?? 1
}

/**
 * The seconds until the next call of a subject fits, without adding one; null if it fits now. A bucket whose time is more
 * than a minute ahead, which is more than clocks differ, was used before the clock was set back, and drains from now on.
 */
export async function waitOfBucket(db: Db, subject: string, rule: RateRule, now: Date): Promise<number | null> {
  const at = now.toISOString()
  const result = await db.execute<{ level: number }>(sql`
    with ahead as (
      update rate_limit set updated_at = ${at}
      where subject = ${subject} and updated_at > ${at}::timestamptz + interval '1 minute'
    )
    select ${drainedLevel(rule, at)} as level from rate_limit where subject = ${subject}`)
  const over = (result.rows[0]?.level ?? 0) + 1 - rule.burst
  return over > 0 ? Math.max(1, Math.ceil((over * 3600) / rule.perHour)) : null
}

function drainedLevel(rule: RateRule, at: string): SQL {
  return sql`greatest(0, rate_limit.level - ${rule.perHour / 3600}::float8 * greatest(0, extract(epoch from ${at}::timestamptz - rate_limit.updated_at)::float8))`
}
