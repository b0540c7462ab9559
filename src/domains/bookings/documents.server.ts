import { sql, type SQL } from 'drizzle-orm'
import { done, refuse, type Outcome } from '#contract/endpoint.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import { writeEvent, type AtDesk } from '#domains/bookings/desk-write.server.ts'
import { tellNeed } from '#domains/bookings/letters.server.ts'
import { documentToken } from '#domains/bookings/document-link.server.ts'
import { documentDays, type DocumentKind } from '#domains/bookings/document-shapes.ts'
import { lockBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { moveBooking } from '#domains/bookings/write.server.ts'
import type { Actor, Ports, StoredFile } from '#domains/context.ts'
import { inTransaction, type Db, type Queryable } from '#domains/db.ts'
import { instantOf } from '#domains/stays/nights.ts'

/** Files in one round that cannot be deleted, after which their store counts as out of reach. */
const mostFailures = 3

/**
 * Asks for a document: a request waits for its traveller, a confirmed booking stays confirmed and is only told of it.
 * Run in a transaction with the booking locked.
 */
export async function askForDocument(
  at: AtDesk,
  booking: ChangingBooking,
  { kind, why, hours }: { kind: DocumentKind; why: string; hours: number },
): Promise<Outcome<null, 'status_changed'>> {
  if (booking.status !== 'waiting' && booking.status !== 'confirmed') return refuse('status_changed')
  const { db, ports, now, actor } = at
  await db.execute(sql`
    insert into booking_document (booking_id, kind, why, state, asked_at)
    values (${booking.id}, ${kind}, ${why}, 'asked', ${now.toISOString()})`)
  // Who has no account sends it by the link of the letter.
  const token = booking.userId === null ? documentToken(ports.seal, booking.reference) : undefined
  if (booking.status === 'confirmed') {
    const event = await writeEvent(at, booking, 'document')
    await tellNeed(db, { id: booking.id, key: `asked:${event}`, token }, now)
    return done(null)
  }
  const arrival = instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone)
  return moveBooking(db, ports.queue, booking.id, {
    from: 'waiting',
    to: 'waiting_user',
    actor,
    now,
    deadlineAt: answerDeadline(now, arrival, hours),
    note: 'document',
    ...(token && { token }),
  })
}

/** What staff think of a document that was sent. */
export async function judgeDocument(
  at: AtDesk,
  booking: ChangingBooking,
  { document, accepted }: { document: number; accepted: boolean },
): Promise<Outcome<null, 'conflict'>> {
  const judged = await at.db.execute(sql`
    update booking_document set state = ${accepted ? 'accepted' : 'refused'}
    where id = ${document} and booking_id = ${booking.id} and state = 'sent' returning id`)
  if (judged.rows.length === 0) return refuse('conflict')
  await writeEvent(at, booking, accepted ? 'document accepted' : 'document refused')
  return done(null)
}

/**
 * Keeps what a traveller sent, sealed; a request waits for the provider again, who is asked now if nobody was before. A
 * booking that is confirmed, or asked about another house, stays where it is.
 * `whose` finds the booking among those of the sender. The row names the file before there is one: whatever fails after that, the file can be found and deleted.
 */
export async function keepDocument(
  { root, ports, now }: { root: Db; ports: Ports; now: Date },
  { whose, actor, document }: { whose: SQL; actor: string; document: number },
  { body, type }: StoredFile,
): Promise<Outcome<null, 'not_found' | 'status_changed'>> {
  const name = `documents/${Buffer.from(ports.random(16)).toString('hex')}`
  const asked = sql`d.id = ${document} and d.state = 'asked'`
  const before = await root.execute<{ file: string | null }>(sql`
    select d.file from booking_document d join booking b on b.id = d.booking_id where ${asked} and ${whose}`)
  const left = before.rows[0]?.file ?? null
  // Of a try that broke off, or of another at this moment, which is refused then.
  if (left) await ports.files.remove(left)
  const naming = await root.execute(sql`
    update booking_document d set file = ${name} from booking b
    where b.id = d.booking_id and ${asked} and ${whose} and d.file is not distinct from ${left}::text returning d.id`)
  const named = naming.rows.length > 0
  try {
    if (named) {
      const sealed = ports.vault.seal(boundTo(document), Buffer.from(body).toString('base64'))
      await ports.files.put(name, { body: Buffer.from(sealed), type: 'application/octet-stream' })
    }
    const kept = await inTransaction(root, async (tx): Promise<Outcome<null, 'not_found' | 'status_changed'>> => {
      const booking = await lockBooking(tx, whose)
      if (!booking) return refuse('not_found')
      const goesOn = booking.status === 'confirmed' || booking.question === 'residence'
      const inTime = booking.status === 'waiting_user' && !(booking.deadlineAt && booking.deadlineAt <= now)
      if (!goesOn && !inTime) return refuse('status_changed')
      const sent = await tx.execute(sql`
        update booking_document set state = 'sent', type = ${type}, bytes = ${body.length}, sent_at = ${now.toISOString()}
        where id = ${document} and booking_id = ${booking.id} and state = 'asked' and file = ${name} returning id`)
      if (sent.rows.length === 0) return refuse('status_changed')
      if (goesOn) {
        await writeEvent({ db: tx, now, actor }, booking, 'document sent')
        return done(null)
      }
      if (booking.partnerReference === null && booking.hotelId !== null) {
        const key = `${booking.reference}:document:${document}`
        await ports.queue(tx, { name: 'ask-partner', key, data: { reference: booking.reference } })
      }
      const arrival = instantOf(booking.priced.checkIn, booking.checkInFrom, booking.timeZone)
      return moveBooking(tx, ports.queue, booking.id, {
        from: 'waiting_user',
        to: 'waiting',
        actor,
        now,
        deadlineAt: answerDeadline(now, arrival),
        note: 'document sent',
      })
    })
    if (!kept.ok && named) await ports.files.remove(name)
    return kept
  } catch (error) {
    // If this fails too the row still names it, for the next try or for `forgetDocuments`.
    if (named) await removeUnsent({ root, ports }, document, name).catch(() => undefined)
    throw error
  }
}

type OpenedDocument = StoredFile & { id: number; reference: string; own: boolean }

/** A document for its traveller, or for staff who handle bookings; for everyone else there is none. */
export async function openDocument(
  { root, ports, actor }: { root: Db; ports: Ports; actor: Actor },
  id: number,
): Promise<OpenedDocument | null> {
  if (actor.kind !== 'traveller') return null
  const { staff } = actor
  const handles = staff?.proven === true && staff.role !== 'editor'
  const found = await root.execute<{ file: string; type: string; reference: string; own: boolean }>(sql`
    select d.file, d.type, b.reference, coalesce(b.user_id = ${actor.userId}, false) as own
    from booking_document d join booking b on b.id = d.booking_id
    where d.id = ${id} and d.file is not null and d.sent_at is not null and d.forget_at is null and (${handles} or b.user_id = ${actor.userId})`)
  const [row] = found.rows
  const kept = row && (await ports.files.get(row.file))
  if (!kept) return null
  const body = Buffer.from(ports.vault.open(boundTo(id), Buffer.from(kept.body).toString()), 'base64')
  return { body, type: row.type, id, reference: row.reference, own: row.own }
}

/**
 * Documents whose trip is long over, whose booking came to nothing or whose person is gone: the file first, then its
 * row. Of one that was never wholly sent, its file alone. What cannot be deleted stays for the next time and stops
 * no other; throws the first reason when all are through.
 */
export async function forgetDocuments({ db, ports, now }: { db: Queryable; ports: Ports; now: Date }): Promise<number> {
  const at = now.toISOString()
  const due = await db.execute<{ id: number; file: string | null; ended: boolean }>(sql`
    select * from (
      select d.id, d.file, d.state = 'lapsed' and d.file is not null and b.updated_at < ${at}::timestamptz - interval '1 hour' as unsent,
        coalesce(d.forget_at <= ${at}, false) or b.check_out < ${at}::timestamptz::date - ${documentDays}::int
        or (b.status in ('rejected', 'expired', 'cancelled') and b.updated_at < ${at}::timestamptz - make_interval(days => ${documentDays})) as ended
      from booking_document d join booking b on b.id = d.booking_id
    ) d where ended or unsent order by id limit 100`)
  const failed: unknown[] = []
  for (const { id, file, ended } of due.rows) {
    try {
      if (file) await ports.files.remove(file)
      await db.execute(
        ended
          ? sql`delete from booking_document where id = ${id}`
          : sql`update booking_document set file = null where id = ${id} and state = 'lapsed'`,
      )
    } catch (error) {
      failed.push(error)
      // Each try waits for seconds, and the next round for this one.
      if (failed.length === mostFailures) break
    }
  }
  if (failed.length > 0) throw failed[0]
  return due.rows.length
}

/** A transaction that broke off may have been committed all the same: then its file stays. */
async function removeUnsent({ root, ports }: { root: Db; ports: Ports }, document: number, file: string) {
  const unsent = await root.execute(sql`
    select id from booking_document where id = ${document} and file = ${file} and sent_at is null for update`)
  if (unsent.rows.length > 0) await ports.files.remove(file)
}

function boundTo(document: number): string {
  return `booking_document.file:${document}`
}
