import { timingSafeEqual } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StaffRole } from '#api/staff.ts'
import type { ReceivedMail } from '#domains/conversation/inbound-mail.ts'
import { addMessage, findConversation } from '#domains/conversation/messages.server.ts'
import { withoutQuote } from '#domains/conversation/quoted-text.ts'
import { codeOf, readReplyAddress } from '#domains/conversation/reply-address.ts'
import { maxMessageFiles, maxMessageLength, type MessageSide } from '#domains/conversation/shapes.ts'
import { bookingEvents } from '#domains/bookings/state/notifications.server.ts'
import { storedDocument } from '#domains/documents/document-file.server.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Db, Ports, StoredFile } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import { writeAuditRow } from '#domains/staff/audit.server.ts'
import { hideCardNumbers } from '#domains/shared/card-numbers.ts'
import { cleanLines, isSafeText } from '#i18n/clean.ts'

/** Emails that one booking can receive: a burst, then one every two minutes. */
const mailRule = { burst: 20, perHour: 30 }

/** `later` asks the provider to deliver it again. */
type Reception = 'stored' | 'refused' | 'later'

/**
 * Stores an email as a message of its booking: sent to a valid reply address, by the person to whom that address was
 * given, as the mail servers of the author's domain confirm. Quoted text is removed; files that are not accepted on the
 * site are left out and counted. Each email is stored once, however often it is delivered.
 */
export async function receiveMail(
  { db, ports, now }: { db: Db; ports: Ports; now: Date },
  mail: ReceivedMail,
): Promise<Reception> {
  const { inboundMail, signer } = ports
  const address = inboundMail && mail.to.map((to) => readReplyAddress(to, inboundMail.domain)).find((one) => one)
  if (!address || mail.automatic) return 'refused'
  const { reference, side, code } = address
  const result = await db.execute<{
    id: number
    linkGeneration: number
    hotelId: number | null
    email: string
    account: string | null
  }>(sql`
    select b.id, b.link_generation as "linkGeneration", b.hotel_id as "hotelId", b.contact ->> 'email' as email, u.email as account
    from booking b left join "user" u on u.id = b.user_id where b.reference = ${reference}`)
  const [booking] = result.rows
  if (!booking) return 'refused'
  const writer = side === 'staff' ? { side, email: mail.from } : { side }
  const valid = codeOf(signer, { reference, linkGeneration: booking.linkGeneration }, writer)
  if (!timingSafeEqual(Buffer.from(valid), Buffer.from(code))) return 'refused'
  const author = mail.verified ? await authorOf(db, mail.from, side, booking) : null
  const conversation = author && (await findConversation(db, sql`b.id = ${booking.id}`, now))
  if (!author || !conversation?.open) {
    if (side === 'traveller') await notifyNotAdded(db, { id: booking.id, reference }, now)
    return 'refused'
  }
  if ((await ports.limit(`mail:${reference}`, mailRule)) !== null) return 'later'
  const accepted = await acceptedFiles(ports, mail.files)
  if (accepted === 'later') return 'later'
  const text = isSafeText(mail.text) ? ownText(mail.text) : ''
  if (text === '' && mail.files.length === 0) return 'refused'
  const mailDigest = signer.digest('mail', `${reference}:${mail.id}`)
  await db.transaction(async (tx) => {
    const added = await addMessage({ db: tx, ports, now }, booking.id, {
      side,
      name: author === 'traveller' ? '' : author.name,
      text,
      way: 'email',
      files: accepted,
      refusedFiles: mail.files.length - accepted.length,
      mailDigest,
    })
    if (!added.ok || author === 'traveller') return
    const call = { now, requestId: mailDigest, address: 'email' }
    await writeAuditRow(tx, call, {
      ...author,
      endpoint: 'answer_booking_message',
      note: { subject: `booking:${reference}`, before: null, after: { message: 'sent', files: accepted.length } },
    })
  })
  return 'stored'
}

/** What the author has written. An email repeats the conversation below it, so its beginning is enough. */
function ownText(text: string): string {
  const withoutQuoted = withoutQuote(text.slice(0, 10 * maxMessageLength).toWellFormed())
  return hideCardNumbers(cleanLines(withoutQuoted.slice(0, 2 * maxMessageLength).toWellFormed())).slice(
    0,
    maxMessageLength,
  )
}

/**
 * Notifies the traveller of a booking, at most once a day, that a reply was not added: it came from another address, or the
 * conversation is closed. The email goes to the address of the booking, because that of the author is not verified.
 */
async function notifyNotAdded(db: Db, { id, reference }: { id: number; reference: string }, now: Date): Promise<void> {
  const key = `reply not added:${reference}:${now.toISOString().slice(0, 10)}`
  const rows = bookingEvents(sql`${key}::text`, sql`b.id = ${id}`)
  await queueNotificationsTo(db, 'booking_reply_not_added', rows, now)
}

/** The author as the message and the audit name it; null if it is not the person to whom the address was given. */
async function authorOf(
  db: Db,
  from: string,
  side: MessageSide,
  { email, account, hotelId }: { email: string; account: string | null; hotelId: number | null },
): Promise<'traveller' | { userId: string; name: string; role: StaffRole } | null> {
  const author = from.toLowerCase()
  if (side === 'traveller') return [email, account].some((one) => one?.toLowerCase() === author) ? 'traveller' : null
  const staff = await db.execute<{ userId: string; name: string; role: StaffRole }>(sql`
    select u.id as "userId", u.name, s.role from staff_member s join "user" u on u.id = s.user_id
    where lower(u.email) = ${author} and s.suspended_at is null and (s.role = 'manager' or (s.role = 'agent'
      and (not exists (select from staff_hotel l where l.user_id = s.user_id)
        or exists (select from staff_hotel l where l.user_id = s.user_id and l.hotel_id = ${hotelId}))))`)
  if (staff.rows[0]) return staff.rows[0]
  // The mailbox of the provider, which is nobody's account, answers as its agents do.
  const { contact, brand } = await readSettings(db)
  return contact.email.toLowerCase() === author ? { userId: 'contact', name: brand.name.en, role: 'agent' } : null
}

/** The files as they are stored, under the limits of documents; `later` if they cannot be scanned now. */
async function acceptedFiles({ scan }: Ports, files: Uint8Array[]): Promise<StoredFile[] | 'later'> {
  const accepted: StoredFile[] = []
  for (const file of files.slice(0, maxMessageFiles)) {
    if (file.length > maxDocumentBytes) continue
    const verdict = scan ? await scan(file) : 'clean'
    if (verdict === 'unknown') return 'later'
    const stored = verdict === 'clean' ? await storedDocument(file) : 'file_harmful'
    if (typeof stored !== 'string') accepted.push(stored)
  }
  return accepted
}
