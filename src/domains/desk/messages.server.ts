import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { DeskMessage } from '#domains/desk/message-contract.ts'
import type { MessageState } from '#domains/desk/message-states.ts'

const iso = (column: SQL) => sql`to_char((${column}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const columns = sql`receipt, name, email, phone, locale, topic, message, ${iso(sql`created_at`)} as created_at,
  ${iso(sql`created_at + interval '24 hours'`)} as answer_by, ${iso(sql`answered_at`)} as answered_at, answered_by, answer`

type Asked = { state: MessageState; after?: string | undefined; limit: number }

/** Messages after one: those without an answer oldest first, those with one newest first. */
export async function findMessages(db: Queryable, { state, after, limit }: Asked): Promise<DeskMessage[]> {
  const open = state === 'open'
  // Two may be sent in the same instant: the receipt tells which of them a page ended with.
  const last = sql`(select m.created_at, m.receipt from contact_message m where m.receipt = ${after})`
  const beyond = open ? sql`>` : sql`<`
  const next = after === undefined ? sql`true` : sql`(created_at, receipt) ${beyond} ${last}`
  const way = open ? sql`asc` : sql`desc`
  const found = await db.execute<DeskMessage>(sql`
    select ${columns} from contact_message where answered_at is ${open ? sql`null` : sql`not null`} and ${next}
    order by created_at ${way}, receipt ${way} limit ${limit}`)
  return found.rows
}

export async function countOpenMessages(db: Queryable): Promise<number> {
  const found = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from contact_message where answered_at is null`,
  )
  return found.rows[0]?.n ?? 0
}

export async function findMessage(db: Queryable, receipt: string): Promise<DeskMessage | null> {
  const found = await db.execute<DeskMessage>(
    sql`select ${columns} from contact_message where receipt = ${receipt.toUpperCase()}`,
  )
  return found.rows[0] ?? null
}

/** Writes the answer down, or that there was one; null when the message is not there or has its answer. */
export async function answerMessage(
  tx: Queryable,
  { receipt, answer, by, now }: { receipt: string; answer: string; by: string; now: Date },
): Promise<DeskMessage | null> {
  const answered = await tx.execute<DeskMessage>(sql`
    update contact_message set answered_at = ${now.toISOString()}, answered_by = ${by}, answer = ${answer}
    where receipt = ${receipt.toUpperCase()} and answered_at is null returning ${columns}`)
  return answered.rows[0] ?? null
}

/** Queues a letter again that was given up, and answers its kind; null when it was not. */
export async function sendLetterAgain(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const queued = await tx.execute<{ kind: string }>(sql`
    update message set status = 'queued', attempts = 0, due_at = ${now.toISOString()}, error = ''
    where id = ${id} and status = 'failed' returning kind`)
  return queued.rows[0]?.kind ?? null
}
