import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { leadGuestName } from '#domains/bookings/model/guests/lead-guest.server.ts'
import type { Conversation, WaitingConversation } from '#domains/conversation/contract.ts'
import { encryptedName, getEncrypted, putEncrypted } from '#domains/documents/encrypted-files.server.ts'
import { messageDays, type MessageSide, type MessageWay } from '#domains/conversation/shapes.ts'
import { aboutOfBooking } from '#domains/bookings/state/queries.server.ts'
import type { Binding, Db, Ports, Queryable, StoredFile } from '#domains/context.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import { failedWith, inTransaction, isoInstant, uniqueViolation } from '#domains/db.ts'

type NewMessage = {
  side: MessageSide
  /** The member of staff who writes; empty for the traveller. */
  name: string
  text: string
  way: MessageWay
  files: StoredFile[]
  /** Files of an email that were not accepted. */
  refusedFiles?: number
  /** Digest of the Message-ID of an email. */
  mailDigest?: string
}

type MessageRow = Conversation['messages'][number]

/** The messages of a booking in their order. */
export async function findMessages(db: Queryable, bookingId: number): Promise<MessageRow[]> {
  const result = await db.execute<MessageRow>(sql`
    select m.id, m.side, m.name, m.text, m.way, ${isoInstant(sql`m.at`)} as at, ${isoInstant(sql`m.read_at`)} as read_at, m.refused_files,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'type', f.type, 'bytes', f.bytes) order by f.id)
        from booking_message_file f where f.message_id = m.id and f.delete_at is null), '[]') as files
    from booking_message m where m.booking_id = ${bookingId} order by m.id`)
  return result.rows
}

type OpenedConversation = { id: number; reference: string; open: boolean }

/** The id of a booking of which an actor can read the messages, and whether they can write one. Null for any other. */
export async function findConversation(db: Queryable, whose: SQL, now: Date): Promise<OpenedConversation | null> {
  const result = await db.execute<OpenedConversation>(sql`
    select b.id, b.reference, b.check_out >= ${now.toISOString()}::timestamptz::date - ${messageDays}::int as open
    from booking b where ${whose}`)
  return result.rows[0] ?? null
}

/**
 * Stores a message with its files, encrypted. The files are written before the row, and removed again if it cannot be
 * written. Messages that the writer's side had not read are read from then on. `conflict` for an email that is stored
 * already.
 */
export async function addMessage(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  bookingId: number,
  { side, name, text, way, files, refusedFiles = 0, mailDigest }: NewMessage,
): Promise<Outcome<{ id: number }, 'conflict'>> {
  const stored = files.map(({ body, type }) => ({
    file: encryptedName(ports, 'messages', Buffer.from(ports.random(16)).toString('hex')),
    type,
    body,
  }))
  const removeFiles = () => Promise.all(stored.map(({ file }) => ports.files.remove(file)))
  try {
    for (const { file, body } of stored) await putEncrypted(ports, file, boundToMessageFile(file), body)
    const id = await inTransaction(db, async (tx) => {
      const written = await tx.execute<{ id: number }>(sql`
        with read as (
          update booking_message set read_at = ${now.toISOString()}
          where booking_id = ${bookingId} and side <> ${side} and read_at is null
        )
        insert into booking_message (booking_id, side, name, text, way, at, refused_files, mail_digest)
        values (${bookingId}, ${side}, ${name}, ${text}, ${way}, ${now.toISOString()}, ${refusedFiles}, ${mailDigest ?? null}) returning id`)
      const message = written.rows[0]?.id ?? 0
      for (const { file, type, body } of stored) {
        await tx.execute(sql`
          insert into booking_message_file (message_id, file, type, bytes) values (${message}, ${file}, ${type}, ${body.length})`)
      }
      return message
    })
    return done({ id })
  } catch (error) {
    await removeFiles().catch(() => undefined)
    if (mailDigest !== undefined && failedWith(error, uniqueViolation)) return err('conflict')
    throw error
  }
}

type WaitingRow = Omit<WaitingConversation, 'about'> & { about: Bilingual }

/** Bookings with messages of their travellers that staff have not read, the oldest message first. */
export async function findWaitingConversations(
  db: Queryable,
  { hotels, limit }: { hotels: HotelLimit; limit: number },
): Promise<WaitingRow[]> {
  const result = await db.execute<WaitingRow>(sql`
    select b.reference, ${leadGuestName} as guest,
      ${aboutOfBooking} as about, b.check_in, w.unread, ${isoInstant(sql`w.since`)} as since, w.text
    from (
      select m.booking_id, count(*)::int as unread, min(m.at) as since, (array_agg(m.text order by m.id))[1] as text
      from booking_message m where m.side = 'traveller' and m.read_at is null group by m.booking_id
    ) w join booking b on b.id = w.booking_id left join hotel h on h.id = b.hotel_id
    where ${ofHotels(sql`b.hotel_id`, hotels)} order by w.since, b.id limit ${limit}`)
  return result.rows
}

/** Marks what the other side wrote as read. */
export async function markRead(db: Queryable, bookingId: number, side: MessageSide, now: Date): Promise<void> {
  await db.execute(sql`
    update booking_message set read_at = ${now.toISOString()}
    where booking_id = ${bookingId} and side <> ${side} and read_at is null`)
}

/** A file of a message that matches `whose`, a condition of its booking `b`; null if there is none. */
export async function openMessageFile(
  { pool, ports }: { pool: Db; ports: Ports },
  id: number,
  whose: SQL,
): Promise<(StoredFile & { reference: string }) | null> {
  const result = await pool.execute<{ file: string; type: string; reference: string }>(sql`
    select f.file, f.type, b.reference from booking_message_file f
      join booking_message m on m.id = f.message_id join booking b on b.id = m.booking_id
    where f.id = ${id} and f.delete_at is null and ${whose}`)
  const [row] = result.rows
  const body = row && (await getEncrypted(ports, row.file, boundToMessageFile))
  return body ? { body, type: row.type, reference: row.reference } : null
}

/** Deletes files some time after the trip, or after the erasure of the traveller: first the file, then the row. */
export async function deleteMessageFiles({
  db,
  ports,
  now,
}: {
  db: Queryable
  ports: Ports
  now: Date
}): Promise<number> {
  const at = now.toISOString()
  const due = await db.execute<{ id: number; file: string }>(sql`
    select f.id, f.file from booking_message_file f join booking_message m on m.id = f.message_id join booking b on b.id = m.booking_id
    where f.delete_at <= ${at} or b.check_out < ${at}::timestamptz::date - ${messageDays}::int order by f.id limit 100`)
  for (const { id, file } of due.rows) {
    await ports.files.remove(file)
    await db.execute(sql`delete from booking_message_file where id = ${id} and file = ${file}`)
  }
  return due.rows.length
}

export function boundToMessageFile(file: string): Binding {
  return `booking_message_file.file:${file}`
}
