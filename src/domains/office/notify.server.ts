import { sql, type SQL } from 'drizzle-orm'
import { findUnnotified, takeUnread } from '#domains/conversation/notify.server.ts'
import { replyAddress } from '#domains/conversation/reply-address.ts'
import { readNote } from '#domains/bookings/model/event-notes.ts'
import { findNotifiedBookings, readNotificationData } from '#domains/bookings/state/notified-booking.server.ts'
import { paymentWaitMinutes } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import type { BookingStatus } from '#domains/bookings/model/shapes.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Db, Ports, Queryable } from '#domains/context.ts'
import { isoInstant } from '#domains/db.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type {
  NotificationData,
  NotificationKind,
  OfficeEntry,
  OfficeNews,
  QueuedData,
} from '#domains/notifications/shapes.ts'
import { noticeOfEvent, noticeOfPaymentMove, type Notice } from '#domains/office/events.ts'
import { findLimit, findRecipients, mayHear, modeFor, type Recipient } from '#domains/office/recipients.server.ts'
import { soonOf } from '#domains/office/soon.ts'
import type { PaymentProblem, PaymentStatus } from '#domains/payments/shapes.ts'
import { findEndingLicences } from '#domains/products/stays/admin/queries.server.ts'
import { addDays, instantOf, todayIn, siteTimeZone } from '#domains/shared/dates.ts'

/** Seconds for which further events are waited for, so that several become one email. Urgent ones do not wait. */
const bundleSeconds = 60
/** Events per round; the next round takes the rest. */
const roundSize = 1000
/** Bookings that one email lists; it counts the others. */
const maxEntries = 50
/** Days before the end of a licence, and after it, on which the office is reminded. */
const licenceReminders = [30, 14, 7, 1, -1]
/** Time of the daily summary, in the time zone of the office. */
const summaryTime = '07:00'
/** Rounds of different processes run one after another, because two would divide an order between two emails. */
const roundLock = 6_014_407

type Contact = NotificationData['office_notice']['contacts'][number]

type Row = {
  id: number
  at: string
  recipient: string | null
  bookingId: number | null
  from: BookingStatus | null
  to: BookingStatus | null
  note: string
  actor: string
  paid: {
    to: PaymentStatus
    problem: PaymentProblem | null
    bookings: { id: number; amount: number; returned: boolean }[]
  } | null
  isMessage: boolean
  contact: Contact | null
}

/** An event of a booking or a message of the contact page, with what decides who hears of it. */
type News = {
  row: Row
  kind: Notice['kind']
  urgent: boolean
  hotelId: number | null
  /** The member of staff who did it, who is not told by choice. */
  by: string
} & ({ booking: Booking; event: OfficeEntry['events'][number] } | { contact: Contact })

type Booking = OfficeEntry['booking'] & { id: number; status: BookingStatus }

/**
 * Tells the office what has happened since the last round: urgent events at once, others a minute after the first of them,
 * together in one email to each recipient; or with the next daily summary. While nobody can be told, events wait.
 */
export async function notifyOffice(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isAlone(tx))) return
    const rows = await findNotices(tx, sql`n.recipient is null and not ${awaitsPayment(now)}`)
    if (rows.length === 0) return
    const recipients = await findRecipients(tx)
    if (recipients.length === 0) return
    const { due, waiting } = divide(await newsOf(tx, rows, now), now)
    for (const recipient of recipients) {
      const ownNews = due.filter((one) => recipient.isOffice || one.by !== `staff:${recipient.reader}`)
      await send(
        tx,
        recipient,
        ownNews.filter((one) => modeFor(recipient, one) === 'at_once'),
        { summary: null, now },
      )
      const daily = ownNews.filter((one) => modeFor(recipient, one) === 'daily').map(({ row }) => row.id)
      await postpone(tx, recipient, sql`id = any(${sql.param(daily)}::bigint[])`, now)
    }
    const left = new Set(waiting.map(({ row }) => row.id))
    await deleteNotices(
      tx,
      rows.map(({ id }) => id).filter((id) => !left.has(id)),
    )
  })
}

/**
 * Sends the daily summaries: what each recipient did not hear of at once, since the last one. The office has one without
 * news on the days on which it is reminded of a licence.
 */
export async function sendSummaries(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isAlone(tx))) return
    const { contact } = await readSettings(tx)
    const timeZone = contact.open?.timeZone ?? siteTimeZone
    const today = todayIn(timeZone, now)
    const from = instantOf(today, summaryTime, timeZone)
    if (now < from) return
    const rows = await findNotices(tx, sql`n.recipient is not null and n.at < ${from.toISOString()}`)
    const reminderDays = licenceReminders.map((days) => addDays(today, days))
    const licences = await findEndingLicences(tx, null, now)
    const reminds = licences.some(({ valid_until: day }) => day !== null && reminderDays.includes(day))
    if (rows.length === 0 && !reminds) return
    const recipients = await findRecipients(tx)
    if (recipients.length === 0) return
    const news = await newsOf(tx, rows, now)
    for (const recipient of recipients) {
      const ownNews = news.filter((one) => one.row.recipient === recipient.key && modeFor(recipient, one) !== 'off')
      await send(tx, recipient, ownNews, { summary: today, now })
      if (!reminds || !recipient.isOffice) continue
      const { to, locale, reader, key } = recipient
      const data = { reader, entries: [], contacts: [], more: 0, summary: today }
      const unique = `office:${reader ?? key}:${today}:licences`
      const reminder = { key: unique, channel: 'email', to, locale, kind: 'office_notice', data } as const
      // A summary with news has named the licences, once a day.
      await queueNotification(tx, reminder, now, { unsent: ownNews.length > 0 })
    }
    await deleteNotices(
      tx,
      rows.map(({ id }) => id),
    )
  })
}

/**
 * Notifies the office of the messages of travellers, all unread ones of a booking together, some minutes after the first:
 * at once by an email that can be answered if inbound email is configured, or with the daily summary.
 */
export async function notifyOfficeOfMessages(
  db: Db,
  { signer, inboundMail }: Pick<Ports, 'signer' | 'inboundMail'>,
  now: Date,
  failed: Failed,
): Promise<void> {
  const due = await findUnnotified(db, 'traveller', now)
  if (due.length === 0) return
  const recipients = await findRecipients(db)
  if (recipients.length === 0) return
  await oneByOne(db, due, failed, async (tx, row) => {
    const unread = await takeUnread(tx, row, now)
    const last = unread.at(-1)
    const [booking] = last ? await findBookings(tx, sql`b.id = ${row.id}`, now) : []
    if (!last || !booking) return
    const { reference, guest, about, hotelId } = booking
    const texts = unread.map(({ text }) => text)
    for (const recipient of recipients) {
      const mode = modeFor(recipient, { kind: 'message', hotelId, urgent: soonOf(booking, now) !== null })
      if (mode === 'daily') await postponeMessage(tx, recipient, last.id, now)
      if (mode !== 'at_once') continue
      const { to, locale, reader } = recipient
      const replyTo = inboundMail && replyAddress(signer, row, { side: 'staff', email: to }, inboundMail.domain)
      const data = { reader, reference, guest, about, texts, replyTo, hotelId }
      const key = `messages:${reference}:${last.id}:${reader ?? 'office'}`
      await queueNotification(tx, { key, channel: 'email', to, locale, kind: 'message_received', data }, now)
    }
  })
}

/**
 * What the text of a notification needs, read when it is sent. An email to the provider has what its reader may see then:
 * not the bookings of hotels that a member of staff has no right to any more. Null if nothing is left.
 */
export async function readableDataOf(
  db: Queryable,
  { kind, data }: { kind: NotificationKind; data: QueuedData },
  now: Date,
): Promise<NotificationData[keyof NotificationData] | null> {
  if (kind !== 'office_notice' && kind !== 'message_received') return readNotificationData(db, { kind, data }, now)
  const news = data as OfficeNews | NotificationData['message_received']
  const limit = news.reader ? await findLimit(db, news.reader) : null
  if (limit === 'none') return null
  if (!('entries' in news)) return mayHear(limit, news.hotelId) ? news : null
  const references = news.entries.map(({ reference }) => reference)
  const bookings = await findBookings(db, sql`b.reference = any(${sql.param(references)}::text[])`, now)
  const entries = news.entries.flatMap(({ reference, events }) =>
    bookings
      .filter((booking) => booking.reference === reference && mayHear(limit, booking.hotelId))
      .map((booking) => ({ booking, events, soon: news.summary === null ? soonOf(booking, now) : null })),
  )
  const contacts = limit === null ? news.contacts : []
  const licences = news.summary === null ? [] : await findEndingLicences(db, limit, now)
  return entries.length + contacts.length + licences.length === 0 ? null : { ...news, entries, contacts, licences }
}

async function isAlone(tx: Queryable): Promise<boolean> {
  const { rows } = await tx.execute<{ alone: boolean }>(sql`select pg_try_advisory_xact_lock(${roundLock}) as alone`)
  return rows[0]?.alone ?? false
}

async function findNotices(tx: Queryable, which: SQL): Promise<Row[]> {
  const result = await tx.execute<Row>(sql`
    select n.id::int as id, ${isoInstant(sql`n.at`)} as at, n.recipient, coalesce(e.booking_id, m.booking_id)::int as "bookingId",
      e.from_status as "from", e.to_status as "to", coalesce(e.note, '') as note, coalesce(e.actor, '') as actor,
      case when pm.id is not null then jsonb_build_object('to', pm.to_status, 'problem', p.problem, 'bookings', (
        select coalesce(jsonb_agg(jsonb_build_object('id', bp.booking_id, 'amount', bp.amount_minor, 'returned', exists (
            select from refund r join booking b on b.id = bp.booking_id where r.payment_id = p.id
              and r.reference in (b.reference, p.reference) and r.reason in ('not_needed', 'outdated', 'wrong_amount'))) order by bp.booking_id), '[]')
        from booking_payment bp where bp.payment_id = p.id)) end as paid,
      m.id is not null as "isMessage",
      case when c.receipt is not null then jsonb_build_object('receipt', c.receipt, 'name', c.name, 'topic', c.topic, 'message', c.message) end as contact
    from notice n left join booking_event e on e.id = n.event_id left join payment_move pm on pm.id = n.payment_move_id
      left join payment p on p.id = pm.payment_id left join booking_message m on m.id = n.message_id
      left join contact_message c on c.receipt = n.contact_receipt
    where ${which} order by n.id limit ${roundSize}`)
  return result.rows
}

async function newsOf(tx: Queryable, rows: Row[], now: Date): Promise<News[]> {
  const ids = rows.flatMap(({ bookingId, paid }) => [
    ...(bookingId === null ? [] : [bookingId]),
    ...(paid?.bookings ?? []).map(({ id }) => id),
  ])
  const which = sql`b.id = any(${sql.param([...new Set(ids)])}::bigint[])`
  const bookings = new Map((await findBookings(tx, which, now)).map((booking) => [booking.id, booking]))
  return rows.flatMap((row): News[] => {
    const { contact, paid, isMessage, bookingId, actor } = row
    if (contact) return [{ row, kind: 'message', urgent: false, hotelId: null, by: actor, contact }]
    const newsAbout = (id: number | null, notice: Notice | null, amount?: number): News[] => {
      const booking = id === null ? undefined : bookings.get(id)
      if (!booking || !notice) return []
      const { kind, event: name } = notice
      // A payment changes nothing for those who prepare the beginning.
      const urgent = kind !== 'payment' && soonOf(booking, now) !== null
      const event = { event: name, ...factsOfNote(row.note), ...(amount !== undefined && { amount }) }
      return [{ row, kind, urgent, hotelId: booking.hotelId, by: actor, booking, event }]
    }
    if (isMessage) return newsAbout(bookingId, { kind: 'message', event: 'message' })
    if (paid) {
      const notice = noticeOfPaymentMove(paid)
      return paid.bookings.flatMap(({ id, amount, returned }) =>
        newsAbout(
          id,
          notice?.event === 'paid_online' && returned ? { ...notice, event: 'paid_returned' } : notice,
          amount,
        ),
      )
    }
    return row.to === null ? [] : newsAbout(bookingId, noticeOfEvent({ from: row.from, to: row.to, note: row.note }))
  })
}

/** The amount or the dates of a note such as `paid 5000 SAR cash` or `dates 2026-12-01 2026-12-03 to …`. */
function factsOfNote(note: string): Pick<OfficeEntry['events'][number], 'amount' | 'dates'> {
  const parts = readNote(note)
  if (parts?.code === 'dates') return { dates: { before: parts.before, after: parts.after } }
  return parts && 'amount' in parts ? { amount: parts.amount } : {}
}

async function findBookings(db: Queryable, which: SQL, now: Date): Promise<Booking[]> {
  // What only the traveller needs: the way to the hotel, and the number of the provider.
  return (await findNotifiedBookings(db, which, now)).map((booking) => ({
    ...booking,
    place: null,
    providerPhone: null,
  }))
}

/** True for a new booking that is held until its payment: most are paid by then, which is reported instead. */
function awaitsPayment(now: Date): SQL {
  return sql`exists (select from booking b where b.id = e.booking_id and b.status = 'pending' and e.from_status is null
    and n.at > ${now.toISOString()}::timestamptz - make_interval(mins => ${paymentWaitMinutes}))`
}

/**
 * Divides news into those that are told now and those that wait for more of the same minute. Something urgent takes the
 * others with it.
 */
function divide(news: News[], now: Date): { due: News[]; waiting: News[] } {
  const current = news.filter(
    (one) => 'contact' in one || one.event.event !== 'held' || one.booking.status === 'pending',
  )
  const first = now.getTime() - bundleSeconds * 1000
  const isDue = current.some(({ urgent, row }) => urgent || Date.parse(row.at) <= first)
  return isDue ? { due: current, waiting: [] } : { due: [], waiting: current }
}

/** Queues one email with news for a recipient, urgent bookings first; none without news. */
async function send(
  tx: Queryable,
  { to, locale, reader, key }: Recipient,
  news: News[],
  { summary, now }: { summary: string | null; now: Date },
): Promise<void> {
  const last = news.at(-1)
  if (!last) return
  const entries = [
    ...Map.groupBy(
      news.filter((one) => 'booking' in one),
      ({ booking }) => booking.id,
    ).values(),
  ]
    .flatMap((all) =>
      all[0]
        ? [{ urgent: all.some(({ urgent }) => urgent), booking: all[0].booking, events: all.map(({ event }) => event) }]
        : [],
    )
    .toSorted((one, other) => Number(other.urgent) - Number(one.urgent))
  const contacts = news.flatMap((one) => ('contact' in one ? one.contact : []))
  const data = {
    reader,
    entries: entries.slice(0, maxEntries).map(({ booking: { reference }, events }) => ({ reference, events })),
    contacts: contacts.slice(0, maxEntries),
    more: Math.max(0, entries.length - maxEntries),
    summary,
  }
  const unique = `office:${reader ?? key}:${summary ?? ''}:${last.row.id}`
  await queueNotification(tx, { key: unique, channel: 'email', to, locale, kind: 'office_notice', data }, now)
}

/** Keeps events for the next daily summary of a recipient; once for the managers that together are the office. */
async function postpone(tx: Queryable, { key }: Recipient, which: SQL, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into notice (at, event_id, payment_move_id, contact_receipt, recipient)
    select ${now.toISOString()}::timestamptz, event_id, payment_move_id, contact_receipt, ${key} from notice n where ${which} and not exists (
      select from notice o where o.recipient = ${key}
        and (o.event_id, o.payment_move_id, o.contact_receipt) is not distinct from (n.event_id, n.payment_move_id, n.contact_receipt))
    order by n.id`)
}

async function postponeMessage(tx: Queryable, { key }: Recipient, messageId: number, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into notice (at, message_id, recipient) select ${now.toISOString()}::timestamptz, ${messageId}::bigint, ${key}
    where not exists (select from notice o where o.recipient = ${key} and o.message_id = ${messageId}::bigint)`)
}

async function deleteNotices(tx: Queryable, ids: number[]): Promise<void> {
  await tx.execute(sql`delete from notice where id = any(${sql.param(ids)}::bigint[])`)
}
