import { sql } from 'drizzle-orm'
import { readSettings } from '#domains/content/read.server.ts'
import type { Db } from '#domains/db.ts'
import { writeLetter } from '#domains/messages/letters.server.ts'
import { readWordings } from '#domains/messages/wording.server.ts'
import type {
  Attachment,
  AttachmentsOf,
  Channel,
  KeptLetter,
  LetterKind,
  Letters,
  Post,
  Rendered,
} from '#domains/messages/shapes.ts'
import type { Locale } from '#text/locale.ts'

type Due = {
  id: string
  channel: Channel
  recipient: string
  locale: Locale
  kind: LetterKind
  data: Letters[LetterKind]
  attempts: number
}

type Delivery = { post: Post; origin: string; now: Date; attachmentsOf?: AttachmentsOf; most?: number }

/** After this many tries a letter is given up and shown to staff. */
const mostAttempts = 8
/** A process that dies while it sends loses a letter for this long; the next try may then bring it twice. */
const claimSeconds = 60
const atATime = 20

/**
 * Sends what is due, each letter by one process at a time, at least once. Answers how many were sent and how
 * many failed; call again while there are any.
 * @param most how many letters this round may take; codes, which have an `expiresAt`, leave at once however many others wait
 */
export async function deliverLetters(
  db: Db,
  { post, origin, now, attachmentsOf, most = atATime }: Delivery,
): Promise<{ sent: number; failed: number }> {
  const at = now.toISOString()
  const due = await db.execute<Due>(sql`
    update message set attempts = attempts + 1, due_at = ${at}::timestamptz + make_interval(secs => ${claimSeconds})
    where id in (
      select id from message where status = 'queued' and due_at <= ${at} and data ? 'expiresAt'
      order by due_at, id limit ${atATime} for update skip locked)
    or id in (
      select id from message where status = 'queued' and due_at <= ${at} and not data ? 'expiresAt'
      order by due_at, id limit ${most} for update skip locked)
    returning id, channel, recipient, locale, kind, data, attempts`)
  if (due.rows.length === 0) return { sent: 0, failed: 0 }
  const [{ brand }, wordings] = await Promise.all([readSettings(db), readWordings(db)])
  const told = await Promise.all(
    due.rows.map(async (letter) => {
      if (isTooLate(letter, now)) {
        await leave(db, letter.id, 'dropped', null, now)
        return true
      }
      try {
        const wording = wordings.get(letter.kind)
        const written = writeLetter(letter.kind, letter.data, { locale: letter.locale, brand, origin, wording })
        const attachments = (await attachmentsOf?.(letter)) ?? []
        await send(post, letter, written, attachments)
        await leave(db, letter.id, 'sent', post.keeps ? kept(written, attachments) : null, now)
        return true
      } catch (error) {
        await putOff(db, letter, error, now)
        return false
      }
    }),
  )
  return { sent: told.filter(Boolean).length, failed: told.filter((went) => !went).length }
}

/** Letters that have left are kept for the books without what they said; the oldest go altogether. */
export async function forgetOldLetters(db: Db, now: Date): Promise<void> {
  await db.execute(sql`delete from message where created_at < ${now.toISOString()}::timestamptz - interval '90 days'`)
}

/** Seconds until the next try: 30, 60, 120 … up to an hour. */
export function secondsUntilRetry(attempts: number): number {
  return Math.min(3600, 30 * 2 ** (attempts - 1))
}

function send(
  post: Post,
  { id, channel, recipient, locale }: Due,
  written: Rendered,
  attachments: Attachment[],
): Promise<void> {
  return channel === 'sms'
    ? post.sms({ id, to: recipient, text: written.brief })
    : post.email({ id, to: recipient, locale, ...written, attachments })
}

function kept(written: Rendered, attachments: Attachment[]): KeptLetter {
  const files = attachments.map(({ name, type, body }) => ({
    name,
    type,
    base64: Buffer.from(body).toString('base64'),
  }))
  return { ...written, attachments: files }
}

/** A code that has expired helps nobody, nor does it to be told how long a booking was held. */
function isTooLate({ data }: Due, now: Date): boolean {
  const last = 'expiresAt' in data ? data.expiresAt : 'droppedAfter' in data ? data.droppedAfter : null
  return last !== null && Date.parse(last) <= now.getTime()
}

async function leave(
  db: Db,
  id: string,
  status: 'sent' | 'dropped',
  written: KeptLetter | null,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update message set status = ${status}, sent_at = ${now.toISOString()}, data = '{}', error = '',
      rendered = ${written && JSON.stringify(written)}::jsonb, recipient = ${written ? sql`recipient` : sql`''`}
    where id = ${id}`)
}

async function putOff(db: Db, { id, attempts }: Due, error: unknown, now: Date): Promise<void> {
  const due = new Date(now.getTime() + secondsUntilRetry(attempts) * 1000).toISOString()
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  await db.execute(sql`
    update message set status = ${attempts >= mostAttempts ? 'failed' : 'queued'}, due_at = ${due}, error = ${why} where id = ${id}`)
}
