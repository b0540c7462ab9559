import { sql, type SQL } from 'drizzle-orm'
import type { StaffRole } from '#contract/staff.ts'
import type { AuditNote, Context } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Writes down what a call of the staff has changed. In the transaction of the change. */
export async function writeAudit(tx: Queryable, context: Context, endpoint: string): Promise<void> {
  const { actor, audits } = context
  if (actor.kind !== 'traveller' || !actor.staff) throw new Error(`${endpoint} was called by nobody of the staff`)
  const { userId, name, staff } = actor
  for (const note of audits) await writeAuditRow(tx, context, { userId, name, role: staff.role, endpoint, note })
}

/** One row of the audit, for somebody who may only just have become one of the staff. */
export async function writeAuditRow(
  tx: Queryable,
  { now, requestId, address }: Pick<Context, 'now' | 'requestId' | 'address'>,
  row: { userId: string; name: string; role: StaffRole; endpoint: string; note: AuditNote },
): Promise<void> {
  const { userId, name, role, endpoint, note } = row
  await tx.execute(sql`
    insert into staff_audit (at, user_id, name, role, endpoint, subject, before, after, request_id, address)
    values (${now.toISOString()}, ${userId}, ${name}, ${role}, ${endpoint}, ${note.subject},
      ${JSON.stringify(note.before ?? null)}::jsonb, ${JSON.stringify(note.after ?? null)}::jsonb, ${requestId}, ${address})`)
}

type AuditRow = {
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

/** Dates of the audit are those of the stay cities. */
const timeZone = 'Asia/Riyadh'

type AuditAsked = {
  subject?: string | undefined
  /** Calendar dates, both included. */
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
  limit: number
}

/** Rows of the audit, newest first. `before` is the id of the last row of the page before. */
export async function findAudit(db: Queryable, { subject, from, to, before, limit }: AuditAsked): Promise<AuditRow[]> {
  const which: SQL[] = [sql`true`]
  if (subject) which.push(sql`subject = ${subject}`)
  if (from) which.push(sql`at >= ${from}::timestamp at time zone ${timeZone}`)
  if (to) which.push(sql`at < (${to}::date + 1)::timestamp at time zone ${timeZone}`)
  if (before) which.push(sql`id < ${before}`)
  const found = await db.execute<AuditRow>(sql`
    select id, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, name, role, endpoint, subject, before, after,
      request_id as "requestId"
    from staff_audit where ${sql.join(which, sql` and `)} order by id desc limit ${limit}`)
  return found.rows
}
