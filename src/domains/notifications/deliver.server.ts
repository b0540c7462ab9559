import { sql } from 'drizzle-orm'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Db } from '#domains/context.ts'
import { notificationKinds } from '#domains/notifications/email-parts.ts'
import { renderNotification } from '#domains/notifications/emails.server.ts'
import { readWordings } from '#domains/notifications/wording.server.ts'
import {
  NoProvider,
  RecipientRefused,
  type Attachment,
  type AttachmentsOf,
  type Channel,
  type RenderedNotification,
  type NotificationKind,
  type NotificationData,
  type NotificationSender,
  type QueuedData,
  type ReadableDataOf,
  type Rendered,
} from '#domains/notifications/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

type Due = {
  id: string
  channel: Channel
  recipient: string
  locale: Locale
  kind: NotificationKind
  data: QueuedData
  attempts: number
  /** True until `fileWaitMinutes` after it was queued. */
  canWait: boolean
}

/** A notification with all that its text needs. */
type Readable = Omit<Due, 'data'> & { data: NotificationData[NotificationKind] }

type Delivery = {
  sender: NotificationSender
  origin: string
  now: Date
  attachmentsOf?: AttachmentsOf
  /** Without it, the outbox has all that a text needs. */
  readableDataOf?: ReadableDataOf
  /** Called with the stored reason of each failed attempt and its error. */
  failed?: (reason: string, error: unknown) => void
  lane?: 'urgent' | 'other'
  max?: number
}

/** Sent after all others that are due. */
const lastKinds: readonly NotificationKind[] = ['office_notice']

/** Attempts after which a notification fails and is shown to staff while its provider does not take it: two days. */
const maxAttempts = 55
/** The same for one that cannot be written, or whose recipient is refused: an hour. */
const maxFutileAttempts = 8
/**
 * Seconds until another process retries a notification whose process died while sending; it may then be sent twice. The
 * email of an order has as many for each of its bookings, because each has files.
 */
const claimSeconds = 60
/** Minutes for which a notification waits for files that cannot be created; it is then sent without them. */
const fileWaitMinutes = 15
const batchSize = 20

/**
 * Sends what is due, each notification from one process at a time, at least once. Returns the numbers sent and failed;
 * call again until both are 0.
 * @param lane only the urgent notifications, which have an `expiresAt`, such as codes, or only the others
 * @param max the maximum number of other notifications in this round
 */
export async function deliverNotifications(
  db: Db,
  { sender, origin, now, attachmentsOf, readableDataOf = asQueued, failed, lane, max = batchSize }: Delivery,
): Promise<{ sent: number; failed: number }> {
  const at = now.toISOString()
  // A kind that this version does not know is sent by a process of the newer version that queued it.
  // One that was queued before the clock was set back is due at once.
  const isDue = sql`status = 'queued' and due_at <= greatest(${at}, created_at) and kind = any(${sql.param(notificationKinds)}::text[])`
  const due = await db.execute<Due>(sql`
    update notification set attempts = attempts + 1, due_at = ${at}::timestamptz + make_interval(secs => ${claimSeconds} *
      case when kind = 'order_booked' then greatest(1, jsonb_array_length(data -> 'bookings')) else 1 end)
    where id in (
      select id from notification where ${isDue} and data ? 'expiresAt'
      order by due_at, id limit ${lane === 'other' ? 0 : batchSize} for update skip locked)
    or id in (
      select id from notification where ${isDue} and not data ? 'expiresAt'
      order by kind = any(${sql.param(lastKinds)}::text[]), due_at, id limit ${lane === 'urgent' ? 0 : max} for update skip locked)
    returning id, channel, recipient, locale, kind, data, attempts,
      created_at > ${at}::timestamptz - make_interval(mins => ${fileWaitMinutes}) as "canWait"`)
  if (due.rows.length === 0) return { sent: 0, failed: 0 }
  const [{ brand, conventions }, wordings] = await Promise.all([readSettings(db), readWordings(db)])
  const delivered = await Promise.all(
    due.rows.map(async (notification) => {
      let isWritten = false
      try {
        const data = await readableDataOf(notification, now)
        if (data === null || isTooLate({ ...notification, data }, now)) {
          await markDone(db, notification.id, 'dropped', null, now)
          return true
        }
        const current = (await attachmentsOf?.({ ...notification, data })) ?? { files: [], missing: false }
        const { files: attachments, missing } = current
        const wording = wordings.get(notification.kind)
        const written = renderNotification(notification.kind, withoutDetails(data, current.completeBookings), {
          locale: notification.locale,
          brand,
          conventions,
          origin,
          wording,
          missingFiles: missing,
        })
        isWritten = true
        await send(sender, { ...notification, data }, written, attachments)
        await markDone(
          db,
          notification.id,
          'sent',
          sender.stores && !isOfDeleted(notification) ? stored(written, attachments) : null,
          now,
        )
        return true
      } catch (error) {
        const canPass = isWritten && !(error instanceof RecipientRefused)
        const last = error instanceof NoProvider ? 1 : canPass ? maxAttempts : maxFutileAttempts
        const over = notification.attempts >= last
        const reason = failureReason(error, isWritten)
        failed?.(reason, error)
        // A code is useless later, so it is deleted.
        if (over && (isOfDeleted(notification) || (error instanceof NoProvider && 'expiresAt' in notification.data)))
          await markDone(db, notification.id, 'dropped', null, now)
        else await scheduleRetry(db, notification, { over, reason }, now)
        return false
      }
    }),
  )
  return { sent: delivered.filter(Boolean).length, failed: delivered.filter((isDelivered) => !isDelivered).length }
}

const asQueued: ReadableDataOf = async ({ data }) => data as NotificationData[NotificationKind]

/** Seconds until the next attempt: 30, 60, 120 … up to an hour. */
export function secondsUntilRetry(attempts: number): number {
  return Math.min(3600, 30 * 2 ** (attempts - 1))
}

/**
 * Why an attempt failed, as a code of ours and those of the provider: `provider_failed EAUTH 535`. The text of an error can
 * contain an address, a host or a key, and is not stored.
 */
function failureReason(error: unknown, isWritten: boolean): string {
  const failure = isWritten ? 'provider_failed' : 'not_written'
  const codes: string[] = []
  for (let at = error; at instanceof Error && codes.length < 4; at = at.cause) {
    const { code, responseCode } = at as Error & { code?: unknown; responseCode?: unknown }
    const errorCode = at.name === 'TimeoutError' ? 'ETIMEDOUT' : code
    codes.push(...[errorCode, responseCode].map(String).filter((one) => /^(?=.)[A-Z_-]{0,30}\d{0,6}$/.test(one)))
  }
  if (error instanceof NoProvider) return 'no_provider'
  return [error instanceof RecipientRefused ? 'recipient_refused' : failure, ...new Set(codes)].join(' ')
}

function send(
  sender: NotificationSender,
  { id, channel, recipient, locale, data }: Readable,
  written: Rendered,
  attachments: Attachment[],
): Promise<void> {
  return channel === 'sms'
    ? sender.sms({ id, to: recipient, text: written.brief })
    : sender.email({
        id,
        to: recipient,
        locale,
        ...written,
        attachments,
        urgent: 'expiresAt' in data,
        replyTo: 'replyTo' in data ? data.replyTo : null,
      })
}

/** The data of a notification, without the deadline of the details of bookings that have them all. */
function withoutDetails<Data extends object>(data: Data, completeBookings: ReadonlySet<string> = new Set()): Data {
  const isComplete = (one: object) => 'reference' in one && completeBookings.has(String(one.reference))
  return {
    ...data,
    ...(isComplete(data) && { detailsDue: null }),
    ...('bookings' in data && {
      bookings: (data.bookings as object[]).map((one) => ({ ...one, ...(isComplete(one) && { detailsDue: null }) })),
    }),
  }
}

function stored(written: Rendered, attachments: Attachment[]): RenderedNotification {
  const files = attachments.map(({ name, type, body }) => ({
    name,
    type,
    base64: Buffer.from(body).toString('base64'),
  }))
  return { ...written, attachments: files }
}

/** True for an expired code or link, and for a notification that asks for something that is no longer possible. */
function isTooLate({ kind, data }: Readable, now: Date): boolean {
  const last = lastMomentOf(kind, data)
  return typeof last === 'string' && Date.parse(last) <= now.getTime()
}

/** The instant from which a notification is useless; null for one that always informs. */
function lastMomentOf(kind: NotificationKind, data: Readable['data']): string | null | undefined {
  if ('expiresAt' in data) return data.expiresAt
  if ('droppedAfter' in data && data.droppedAfter) return data.droppedAfter
  // These request something of the traveller until a deadline; what has become of the booking then, another email says.
  const isRequest = kind === 'payment_link' || kind === 'booking_needs_you' || kind === 'booking_instalment'
  if (isRequest && 'deadline' in data) return data.deadline
  if ((kind === 'booking_reminder' || kind === 'booking_details') && 'starts' in data) return data.starts
  if (kind === 'review_request' && 'until' in data) return data.until && `${data.until}T23:59:59Z`
  return kind === 'price_drop' && 'checkIn' in data ? `${data.checkIn}T23:59:59Z` : null
}

/** True for the last notification of a deleted account, which is never stored: nothing else names the person. */
function isOfDeleted({ kind }: Due): boolean {
  return kind === 'account_deleted'
}

async function markDone(
  db: Db,
  id: string,
  status: 'sent' | 'dropped',
  written: RenderedNotification | null,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    update notification set status = ${status}, sent_at = ${now.toISOString()}, data = '{}', error = '',
      rendered = ${written && JSON.stringify(written)}::jsonb, recipient = ${written ? sql`recipient` : sql`''`}
    where id = ${id}`)
}

async function scheduleRetry(
  db: Db,
  { id, attempts }: Due,
  { over, reason }: { over: boolean; reason: string },
  now: Date,
): Promise<void> {
  const due = new Date(now.getTime() + secondsUntilRetry(attempts) * 1000).toISOString()
  await db.execute(sql`
    update notification set status = ${over ? 'failed' : 'queued'}, due_at = ${due}, error = ${reason} where id = ${id}`)
}
