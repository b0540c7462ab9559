import { sql, type SQL } from 'drizzle-orm'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { encryptedName, getEncrypted, putEncrypted } from '#domains/documents/encrypted-files.server.ts'
import { signLink } from '#domains/bookings/access/booking-link.server.ts'
import { answerDeadline, isOver, bookingCan } from '#domains/bookings/model/rules.ts'
import { writeEvent } from '#domains/bookings/state/events.server.ts'
import { arrivalOf } from '#domains/bookings/model/guests/arrival-time.ts'
import { notifyNeed } from '#domains/bookings/state/notifications.server.ts'
import { documentDays, type DocumentKind } from '#domains/bookings/model/document-shapes.ts'
import { lockBooking, type Booking } from '#domains/bookings/state/queries.server.ts'
import { transition } from '#domains/bookings/state/transition.server.ts'
import { endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Actor, AdminAction, Binding, Db, Ports, Queryable, StoredFile } from '#domains/context.ts'
import { hotelLimitOf, ofHotels } from '#domains/staff/hotel-limits.server.ts'
import { inTransaction } from '#domains/db.ts'

/** Number of failed deletions in one run after which the file store is assumed to be unavailable. */
const maxFailures = 3

/**
 * Requests a document: a request waits for its traveller; a confirmed booking stays confirmed, and its traveller is
 * only notified. Run in a transaction with the booking locked.
 */
export async function requestDocument(
  at: AdminAction,
  booking: Booking,
  { kind, why, hours }: { kind: DocumentKind; why: string; hours: number },
): Promise<Outcome<null, 'status_changed'>> {
  if (!bookingCan.ask(booking.status)) return err('status_changed')
  const { db, ports, now } = at
  await db.execute(sql`
    insert into booking_document (booking_id, kind, why, state, asked_at)
    values (${booking.id}, ${kind}, ${why}, 'asked', ${now.toISOString()})`)
  // A guest without an account sends it through the link in the email.
  const token = booking.userId === null ? signLink(ports, 'document-link', booking, now) : undefined
  if (booking.status === 'confirmed') {
    const event = await writeEvent(at, booking, 'document')
    await notifyNeed(db, { id: booking.id, key: `asked:${event}`, need: 'document', token }, now)
    return done(null)
  }
  const deadlineAt = answerDeadline(now, arrivalOf(booking), hours)
  return transition(at, booking, { to: 'waiting_user', deadlineAt, note: 'document', ...(token && { token }) })
}

/** Sends a new link for the requested documents of a booking without an account; does nothing for any other. */
export async function sendDocumentLink(
  { db, ports, now }: { db: Queryable; ports: Ports; now: Date },
  booking: Booking,
  key: string,
): Promise<void> {
  const missing = await db.execute(
    sql`select from booking_document where booking_id = ${booking.id} and state = 'asked' limit 1`,
  )
  if (booking.userId !== null || isOver(booking.status) || missing.rows.length === 0) return
  const token = signLink(ports, 'document-link', booking, now)
  await notifyNeed(
    db,
    { id: booking.id, key: `document-link:${booking.reference}:${key}`, need: 'document', token },
    now,
  )
}

/** Stores the staff's decision on a sent document. */
export async function decideDocument(
  at: AdminAction,
  booking: Booking,
  { document, accepted }: { document: number; accepted: boolean },
): Promise<Outcome<null, 'conflict'>> {
  const judged = await at.db.execute(sql`
    update booking_document set state = ${accepted ? 'accepted' : 'refused'}
    where id = ${document} and booking_id = ${booking.id} and state = 'sent' returning id`)
  if (judged.rows.length === 0) return err('conflict')
  await writeEvent(at, booking, accepted ? 'document accepted' : 'document refused')
  return done(null)
}

/**
 * Stores a sent document, encrypted. A request waits for the provider again; its hotel is asked again, or its supplier if
 * that has not happened before. A confirmed booking, or one with an open hotel substitution, keeps its status. `whose` selects the
 * booking among those of the sender. The file name is written to the row before the file is stored, so that the file
 * can be found and deleted whatever fails later.
 */
export async function saveDocument(
  { pool, ports, now }: { pool: Db; ports: Ports; now: Date },
  { whose, actor, document }: { whose: SQL; actor: string; document: number },
  { body, type }: StoredFile,
): Promise<Outcome<null, 'not_found' | 'status_changed'>> {
  const name = encryptedName(ports, 'documents', Buffer.from(ports.random(16)).toString('hex'))
  const isRequested = sql`d.id = ${document} and d.state = 'asked'`
  const before = await pool.execute<{ file: string | null }>(sql`
    select d.file from booking_document d join booking b on b.id = d.booking_id where ${isRequested} and ${whose}`)
  const left = before.rows[0]?.file ?? null
  // The file of a failed attempt, or of a concurrent one, which then fails.
  if (left) await ports.files.remove(left)
  const naming = await pool.execute(sql`
    update booking_document d set file = ${name} from booking b
    where b.id = d.booking_id and ${isRequested} and ${whose} and d.file is not distinct from ${left}::text returning d.id`)
  const isNameStored = naming.rows.length > 0
  try {
    if (isNameStored) await putEncrypted(ports, name, boundToDocument(document), body)
    const stored = await inTransaction(pool, async (tx): Promise<Outcome<null, 'not_found' | 'status_changed'>> => {
      const booking = await lockBooking(tx, whose)
      if (!booking) return err('not_found')
      const goesOn = booking.status === 'confirmed' || booking.question === 'substitution'
      const inTime = booking.status === 'waiting_user' && !(booking.deadlineAt && booking.deadlineAt <= now)
      if (!goesOn && !inTime) return err('status_changed')
      const sent = await tx.execute(sql`
        update booking_document set state = 'sent', type = ${type}, bytes = ${body.length}, sent_at = ${now.toISOString()}
        where id = ${document} and booking_id = ${booking.id} and state = 'asked' and file = ${name} returning id`)
      if (sent.rows.length === 0) return err('status_changed')
      const at = { db: tx, ports, now, actor }
      if (goesOn) {
        await writeEvent(at, booking, 'document sent')
        return done(null)
      }
      if (booking.hotelId !== null) {
        const key = `${booking.reference}:document:${document}`
        await ports.queue(tx, { name: 'ask-partner', key, data: { reference: booking.reference } })
      }
      const deadlineAt = answerDeadline(now, arrivalOf(booking))
      return transition(at, booking, { to: 'waiting', deadlineAt, note: 'document sent' })
    })
    if (!stored.ok && isNameStored) await ports.files.remove(name)
    return stored
  } catch (error) {
    // If this fails too, the row still has the file name, for the next attempt or for `deleteDocuments`.
    if (isNameStored) await removeUnsent({ pool, ports }, document, name).catch(() => undefined)
    throw error
  }
}

type OpenedDocument = StoredFile & { id: number; reference: string; own: boolean }

/** Returns a document to its traveller or to staff who handle bookings; null for everyone else. */
export async function openDocument(
  { pool, ports, actor }: { pool: Db; ports: Ports; actor: Actor },
  id: number,
): Promise<OpenedDocument | null> {
  if (actor.kind !== 'traveller') return null
  const { staff } = actor
  const handles = staff?.proven === true && staff.role !== 'editor'
  const result = await pool.execute<{ file: string; type: string; reference: string; own: boolean }>(sql`
    select d.file, d.type, b.reference, coalesce(b.user_id = ${actor.userId}, false) as own
    from booking_document d join booking b on b.id = d.booking_id
    where d.id = ${id} and d.file is not null and d.sent_at is not null and d.forget_at is null
      and ((${handles} and ${ofHotels(sql`b.hotel_id`, hotelLimitOf(actor))}) or b.user_id = ${actor.userId})`)
  const [row] = result.rows
  const body = row && (await getEncrypted(ports, row.file, () => boundToDocument(id)))
  return body ? { body, type: row.type, id, reference: row.reference, own: row.own } : null
}

/**
 * Deletes documents some time after the trip, after a booking that ended without one, or after the erasure of the
 * traveller: first the file, then the row. Of a document that was never completely sent only the file is deleted. A
 * failed deletion does not stop the others and is retried in the next run; the first error is thrown at the end.
 */
export async function deleteDocuments({ db, ports, now }: { db: Queryable; ports: Ports; now: Date }): Promise<number> {
  const at = now.toISOString()
  const due = await db.execute<{ id: number; file: string | null; ended: boolean }>(sql`
    select id, file, ended from (
      select d.id, d.file, d.state = 'lapsed' and d.file is not null and b.updated_at < ${at}::timestamptz - interval '1 hour' as unsent,
        coalesce(d.forget_at <= ${at}, false) or b.check_out < ${at}::timestamptz::date - ${documentDays}::int
        or (b.status in ${endedStatuses} and b.updated_at < ${at}::timestamptz - make_interval(days => ${documentDays})) as ended
      from booking_document d join booking b on b.id = d.booking_id
    ) d where ended or unsent order by id limit 100`)
  const failed: unknown[] = []
  for (const { id, file, ended } of due.rows) {
    try {
      if (file) await ports.files.remove(file)
      await db.execute(
        ended
          ? sql`delete from booking_document where id = ${id} and file is not distinct from ${file}::text`
          : sql`update booking_document set file = null where id = ${id} and state = 'lapsed'`,
      )
    } catch (error) {
      failed.push(error)
      // Each attempt takes seconds, and the next run waits for this one.
      if (failed.length === maxFailures) break
    }
  }
  if (failed.length > 0) throw failed[0]
  return due.rows.length
}

/** Removes the file unless the failed transaction was committed after all. */
async function removeUnsent({ pool, ports }: { pool: Db; ports: Ports }, document: number, file: string) {
  const unsent = await pool.execute(sql`
    select id from booking_document where id = ${document} and file = ${file} and sent_at is null for update`)
  if (unsent.rows.length > 0) await ports.files.remove(file)
}

export function boundToDocument(document: number): Binding {
  return `booking_document.file:${document}`
}
