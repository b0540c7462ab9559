import { sql } from 'drizzle-orm'
import { replyAddress } from '#domains/conversation/reply-address.ts'
import type { MessageSide } from '#domains/conversation/shapes.ts'
import { json } from '#domains/bookings/state/commands.server.ts'
import { bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import type { Db, Ports, Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'

/** Minutes for which further messages are waited for, so that several become one email. */
const bundleMinutes = 3
/** Maximum number of conversations per sweep; the next sweep takes the rest. */
const sweepSize = 100

/** A booking with messages that the other side is not notified of; `side` is the side that wrote them. */
type Unnotified = { id: number; reference: string; linkGeneration: number; side: MessageSide }

/**
 * Notifies travellers of messages by email, all unread ones of a booking together, some minutes after the first. The
 * email can be answered if inbound email is configured. Messages that were read meanwhile are left out.
 */
export async function notifyTravellersOfMessages(
  db: Db,
  { signer, inboundMail }: Pick<Ports, 'signer' | 'inboundMail'>,
  now: Date,
  failed: Failed,
): Promise<void> {
  await oneByOne(db, await findUnnotified(db, 'staff', now), failed, async (tx, row) => {
    const unread = await takeUnread(tx, row, now)
    const last = unread.at(-1)
    if (!last) return
    const texts = unread.map(({ text }) => text)
    const replyTo = inboundMail && replyAddress(signer, row, { side: 'traveller' }, inboundMail.domain)
    const facts = sql`'texts', ${json(texts)}, 'replyTo', ${replyTo}::text`
    const key = `messages:${row.reference}:${last.id}`
    const rows = bookingEvents(sql`${key}::text`, sql`b.id = ${row.id}`, { facts })
    await queueNotificationsTo(tx, 'booking_message', rows, now)
  })
}

/** The bookings whose messages of one side were written some minutes ago, and the other side is not notified of. */
export async function findUnnotified(db: Db, side: MessageSide, now: Date): Promise<Unnotified[]> {
  const result = await db.execute<Unnotified>(sql`
    select b.id::int as id, b.reference, b.link_generation as "linkGeneration", w.side
    from (
      select booking_id, side, min(at) as since from booking_message where notified_at is null and side = ${side} group by booking_id, side
    ) w join booking b on b.id = w.booking_id
    where w.since <= ${now.toISOString()}::timestamptz - make_interval(mins => ${bundleMinutes}) order by w.since, b.id limit ${sweepSize}`)
  return result.rows
}

/** Marks the messages of a side of a booking as notified; returns those that are still unread, oldest first. */
export async function takeUnread(
  tx: Queryable,
  { id, side }: Pick<Unnotified, 'id' | 'side'>,
  now: Date,
): Promise<{ id: number; text: string }[]> {
  const notified = await tx.execute<{ id: number; text: string; readAt: string | null }>(sql`
    update booking_message set notified_at = ${now.toISOString()} where booking_id = ${id} and side = ${side} and notified_at is null
    returning id, text, read_at as "readAt"`)
  return notified.rows.filter(({ readAt }) => readAt === null).toSorted((a, b) => a.id - b.id)
}
