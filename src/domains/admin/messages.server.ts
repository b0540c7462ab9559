import { sql } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { AdminMessage } from '#domains/admin/message-contract.ts'
import type { MessageState } from '#domains/admin/message-states.ts'

/** Without a promise to the public, a message is due after a day. */
const replyHours = sql`coalesce((select (value ->> 'reply_hours')::int from setting where key = 'voice'), 24)`

const columns = sql`receipt, name, email, phone, locale, topic, message, ${isoInstant(sql`created_at`)} as created_at,
  ${isoInstant(sql`created_at + make_interval(hours => ${replyHours})`)} as answer_by, ${isoInstant(sql`answered_at`)} as answered_at, answered_by, answer`

type MessageQuery = { state: MessageState; after?: string | undefined; limit: number }

/** Messages after `after`: open ones oldest first, answered ones newest first. */
export async function findMessages(db: Queryable, { state, after, limit }: MessageQuery): Promise<AdminMessage[]> {
  const open = state === 'open'
  // The receipt breaks the tie between messages sent at the same instant at a page boundary.
  const last = sql`(select m.created_at, m.receipt from contact_message m where m.receipt = ${after})`
  const beyond = open ? sql`>` : sql`<`
  const next = after === undefined ? sql`true` : sql`(created_at, receipt) ${beyond} ${last}`
  const way = open ? sql`asc` : sql`desc`
  const result = await db.execute<AdminMessage>(sql`
    select ${columns} from contact_message where answered_at is ${open ? sql`null` : sql`not null`} and ${next}
    order by created_at ${way}, receipt ${way} limit ${limit}`)
  return result.rows
}

export async function countOpenMessages(db: Queryable): Promise<number> {
  const result = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from contact_message where answered_at is null`,
  )
  return result.rows[0]?.n ?? 0
}

export async function findMessage(db: Queryable, receipt: string): Promise<AdminMessage | null> {
  const result = await db.execute<AdminMessage>(
    sql`select ${columns} from contact_message where receipt = ${receipt.toUpperCase()}`,
  )
  return result.rows[0] ?? null
}

/** Saves the answer and marks the message as answered; null if the message does not exist or is answered already. */
export async function answerMessage(
  tx: Queryable,
  { receipt, answer, by, now }: { receipt: string; answer: string; by: string; now: Date },
): Promise<AdminMessage | null> {
  const answered = await tx.execute<AdminMessage>(sql`
    update contact_message set answered_at = ${now.toISOString()}, answered_by = ${by}, answer = ${answer}
    where receipt = ${receipt.toUpperCase()} and answered_at is null returning ${columns}`)
  return answered.rows[0] ?? null
}

/** Queues all failed notifications again and returns their number. The sender leaves out those that are too late. */
export async function resendNotifications(tx: Queryable, now: Date): Promise<number> {
  const queued = await tx.execute(sql`
    update notification set status = 'queued', attempts = 0, due_at = ${now.toISOString()}, error = '' where status = 'failed'`)
  return queued.rowCount ?? 0
}

/** Queues a failed notification again and returns its kind; null if it has not failed. */
export async function resendNotification(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const queued = await tx.execute<{ kind: string }>(sql`
    update notification set status = 'queued', attempts = 0, due_at = ${now.toISOString()}, error = ''
    where id = ${id} and status = 'failed' returning kind`)
  return queued.rows[0]?.kind ?? null
}
