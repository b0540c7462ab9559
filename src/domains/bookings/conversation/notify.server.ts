import { sql } from 'drizzle-orm'
import { replyAddress, type Writer } from '#domains/bookings/conversation/reply-address.ts'
import type { MessageSide } from '#domains/bookings/model/message-shapes.ts'
import { json } from '#domains/bookings/model/commands.server.ts'
import { bookingNotificationData } from '#domains/bookings/model/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import { aboutOfBooking } from '#domains/bookings/model/queries.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Db } from '#domains/db.ts'
import { queueNotification, queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

/** Minutes for which further messages are waited for, so that several become one e-mail. */
const bundleMinutes = 3
/** Maximum number of conversations per sweep; the next sweep takes the rest. */
const sweepSize = 100

type Due = { id: number; reference: string; linkGeneration: number; side: MessageSide; guest: string; about: Bilingual }

/**
 * Notifies the other side of messages by e-mail, all unread ones of a booking together, some minutes after the first.
 * The e-mail can be answered if inbound e-mail is configured. Messages that were read meanwhile are left out.
 */
export async function notifyOfMessages(
  db: Db,
  { signer, inboundMail }: Pick<Ports, 'signer' | 'inboundMail'>,
  now: Date,
  failed: Failed,
): Promise<void> {
  const at = now.toISOString()
  const due = await db.execute<Due>(sql`
    select b.id, b.reference, b.link_generation as "linkGeneration", w.side, ${aboutOfBooking} as about,
      concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name') as guest
    from (
      select booking_id, side, min(at) as since from booking_message where notified_at is null group by booking_id, side
    ) w join booking b on b.id = w.booking_id left join hotel h on h.id = b.hotel_id
    where w.since <= ${at}::timestamptz - make_interval(mins => ${bundleMinutes}) order by w.since, b.id limit ${sweepSize}`)
  await oneByOne(due.rows, failed, async (row) => {
    await db.transaction(async (tx) => {
      const taken = await tx.execute<{ id: number; text: string; readAt: string | null }>(sql`
        update booking_message set notified_at = ${at} where booking_id = ${row.id} and side = ${row.side} and notified_at is null
        returning id, text, read_at as "readAt"`)
      const unread = taken.rows.filter(({ readAt }) => readAt === null).toSorted((a, b) => a.id - b.id)
      const last = unread.at(-1)
      if (!last) return
      const texts = unread.map(({ text }) => text)
      const { reference } = row
      const key = `messages:${reference}:${last.id}`
      const reader = row.side === 'staff' ? 'traveller' : 'staff'
      const replyTo = (writer: Writer) => inboundMail && replyAddress(signer, row, writer, inboundMail.domain)
      if (reader === 'traveller') {
        const facts = sql`'texts', ${json(texts)}, 'replyTo', ${replyTo({ side: 'traveller' })}::text`
        const rows = bookingNotificationData(sql`${key}::text`, sql`b.id = ${row.id}`, { facts })
        await queueNotificationsTo(tx, 'booking_message', rows, now)
        return
      }
      const { contact } = await readSettings(tx)
      if (!contact.email) return
      const { guest, about } = row
      const data = { reference, guest, about, texts, replyTo: replyTo({ side: 'staff', email: contact.email }) }
      await queueNotification(
        tx,
        { key, channel: 'email', to: contact.email, locale: 'en', kind: 'message_received', data },
        now,
      )
    })
  })
}
