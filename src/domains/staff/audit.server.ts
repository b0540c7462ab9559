import { sql, type SQL } from 'drizzle-orm'
import type { AuditAct } from '#domains/shared/audited-acts.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'
import type { AuditNote, Context, Queryable } from '#domains/context.ts'
import { allOrNothing, isoInstant } from '#domains/db.ts'
import type { InputOf, Outcome } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import type { AuditEntry, staffEndpoints } from '#domains/staff/contract.ts'

/** Writes the changes of a staff call to the audit. Run it in the transaction of the change. */
export async function writeAudit(tx: Queryable, context: Context, endpoint: AuditAct): Promise<void> {
  const { actor, audits } = context
  if (actor.kind !== 'traveller' || !actor.staff) throw new Error(`${endpoint} was not called by a member of staff`)
  const { userId, name, staff } = actor
  for (const note of audits) await writeAuditRow(tx, context, { userId, name, role: staff.role, endpoint, note })
}

/**
 * Writes one audit row, also for a user who has just joined the staff. In place of a member of staff, the contact of a
 * hotel can answer a request: its role is `hotel`, its name the address that was asked.
 */
export async function writeAuditRow<Before, After>(
  tx: Queryable,
  { now, requestId, address }: Pick<Context, 'now' | 'requestId' | 'address'>,
  row: Pick<AuditEntry, 'name' | 'role'> & { userId: string; endpoint: AuditAct; note: AuditNote<Before, After> },
): Promise<void> {
  const { userId, name, role, endpoint, note } = row
  await tx.execute(sql`
    insert into staff_audit (at, user_id, name, role, endpoint, subject, before, after, request_id, address)
    values (${now.toISOString()}, ${userId}, ${name}, ${role}, ${endpoint}, ${note.subject},
      ${JSON.stringify(note.before ?? null)}::jsonb, ${JSON.stringify(note.after ?? null)}::jsonb, ${requestId}, ${address})`)
}

export type AuditRow = Omit<AuditEntry, 'names'>
type AuditQuery = InputOf<(typeof staffEndpoints)['fetch_audit']>

/** Audit rows, newest first. `before` is the id of the last row of the previous page. */
export async function findAudit(db: Queryable, { subject, from, to, before, limit }: AuditQuery): Promise<AuditRow[]> {
  const which: SQL[] = [sql`true`]
  if (subject) which.push(sql`subject = ${subject}`)
  if (from) which.push(sql`at >= ${from}::timestamp at time zone ${siteTimeZone}`)
  if (to) which.push(sql`at < (${to}::date + 1)::timestamp at time zone ${siteTimeZone}`)
  if (before) which.push(sql`id < ${before}`)
  const result = await db.execute<AuditRow>(sql`
    select id, ${isoInstant(sql`at`)} as at, name, role, endpoint, subject, before, after, request_id
    from staff_audit where ${sql.join(which, sql` and `)} order by id desc limit ${limit}`)
  return result.rows
}

/** Runs a staff change and writes its audit rows in one transaction. An error rolls back both. */
export async function withAudit<T, Code extends ErrorCode>(
  context: Context,
  endpoint: AuditAct,
  change: (context: Context) => Promise<Outcome<T, Code>>,
): Promise<Outcome<T, Code>> {
  return allOrNothing(context.db, async (tx) => {
    const inside: Context = { ...context, db: tx, audits: [] }
    const outcome = await change(inside)
    if (!outcome.ok) return outcome
    if (inside.audits.length === 0) throw new Error(`${endpoint} changed data without a row of the audit`)
    await writeAudit(tx, inside, endpoint)
    return outcome
  })
}
