import { sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff.ts'
import type { Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Writes down what a call of the staff has changed. In the transaction of the change. */
export async function writeAudit(tx: Queryable, context: Context, endpoint: string): Promise<void> {
  const { actor, audits, now, requestId, address } = context
  if (actor.kind !== 'traveller' || !actor.staff) throw new Error(`${endpoint} was called by nobody of the staff`)
  for (const { subject, before, after } of audits) {
    await tx.execute(sql`
      insert into staff_audit (at, user_id, name, role, endpoint, subject, before, after, request_id, address)
      values (${now.toISOString()}, ${actor.userId}, ${actor.name}, ${actor.staff.role}, ${endpoint}, ${subject},
        ${JSON.stringify(before ?? null)}::jsonb, ${JSON.stringify(after ?? null)}::jsonb, ${requestId}, ${address})`)
  }
}

export type AuditRow = {
  id: number
  at: string
  name: string
  role: StaffRole
  endpoint: string
  subject: string
  before: unknown
  after: unknown
  requestId: string
}

/** Rows of the audit, newest first. `before` is the id of the last row of the page before. */
export async function findAudit(
  db: Queryable,
  { subject, before, limit }: { subject?: string | undefined; before?: number | undefined; limit: number },
): Promise<AuditRow[]> {
  const which: SQL[] = [sql`true`]
  if (subject) which.push(sql`subject = ${subject}`)
  if (before) which.push(sql`id < ${before}`)
  const found = await db.execute<AuditRow>(sql`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, name, role, endpoint, subject, before, after,
      request_id as "requestId"
    from staff_audit where ${sql.join(which, sql` and `)} order by id desc limit ${limit}`)
  return found.rows
}
