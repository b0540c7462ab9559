import { aboutOfBooking, timeZoneOfBooking } from '#domains/bookings/state/queries.server.ts'
import { sql, type SQL } from 'drizzle-orm'
import { chargedOfBooking } from '#domains/bookings/account/entries.server.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import { giftRefund, type GiftUse } from '#domains/bookings/account/gift-use.ts'
import { halfNames } from '#domains/bookings/model/guests/known-guest.ts'
import type { BookingStatus, Guest } from '#domains/bookings/model/shapes.ts'
import { activeStatuses, endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import type { ChosenProduct, NotificationKind } from '#domains/notifications/shapes.ts'

/**
 * Queues the notification of a new status, in the transaction of the move. `key` identifies the move, so that a
 * repeated call sends one notification. Statuses without an entry in `notificationOfStatus` send none.
 */
export async function notifyStatus(
  db: Queryable,
  booking: {
    id: number
    status: BookingStatus
    key: string
    token?: string | undefined
    /** The payment that has just confirmed it, in minor units. */
    received?: number | undefined
  },
  now: Date,
): Promise<void> {
  const kind = notificationOfStatus[booking.status]
  if (!kind) return
  const facts =
    booking.status === 'cancelled'
      ? restOfOrder
      : booking.status === 'waiting_user'
        ? needOfWaiting
        : booking.received && sql`'received', ${booking.received}::int`
  const more = { token: booking.token, ...(facts && { facts }) }
  const rows = bookingEvents(sql`${booking.key}`, sql`b.id = ${booking.id}`, more)
  await queueNotificationsTo(db, kind, rows, now)
}

/**
 * Queues one notification about the bookings of an order that were held until the same time and not paid, with the first
 * of them that expires.
 * @param heldUntil as text of the database
 */
export async function notifyUnpaid(
  db: Queryable,
  { id, orderId, heldUntil }: { id: number; orderId: number; heldUntil: string },
  now: Date,
): Promise<void> {
  const until = sql`${heldUntil}::timestamptz`
  const together = sql`b.order_id = ${orderId} and (b.id = ${id} or (b.status = 'pending' and b.deadline_at = ${until})
    or (b.status = 'expired' and b.updated_at >= ${until}))`
  const names = sql`select ${aboutOfBooking} from booking b left join hotel h on h.id = b.hotel_id where ${together} order by b.id`
  const facts = sql`'order', (select o.reference from booking_order o where o.id = ${orderId}), 'together', array(${names})`
  const rows = bookingEvents(sql`${`unpaid:${orderId}:${heldUntil}`}`, sql`b.id = ${id}`, { facts })
  await queueNotificationsTo(db, 'booking_expired', rows, now)
}

/**
 * The order of a booking `b` that was cancelled or changed, if it has other bookings, which stay: their number, and
 * what all of it costs now.
 */
const restOfOrder = sql`'order', (
  select jsonb_build_object('reference', o.reference,
    'others', count(*) filter (where one.id <> b.id and one.status not in ${endedStatuses}),
    'total', sum(${chargedOfBooking(sql`one.id`)}))
  from booking_order o join booking one on one.order_id = o.id
  where o.id = b.order_id group by o.id
  having count(*) filter (where one.id <> b.id and one.status not in ${endedStatuses}) > 0)`

/** What a booking waits for that has just begun to wait for its traveller. */
const needOfWaiting = sql`'need', coalesce(
  (select case when o.substitution is not null then 'substitution' when o.hotel_id is not null then 'offer' else 'product' end
   from booking_offer o where o.booking_id = b.id and o.state = 'open'),
  (select 'document' from booking_document d where d.booking_id = b.id and d.state = 'asked' limit 1), 'payment')`

/**
 * Queues a notification about something the traveller has to do, without a move; `key` names the request.
 * @param deadline if it is not that of the booking
 */
export async function notifyNeed(
  db: Queryable,
  booking: { id: number; key: string; need: 'document' | 'payment'; token?: string | undefined; deadline?: Date },
  now: Date,
): Promise<void> {
  const { id, key, need, token, deadline } = booking
  const until = deadline ? sql`, 'deadline', ${deadline.toISOString()}::text` : sql``
  const rows = bookingEvents(sql`${key}`, sql`b.id = ${id}`, { token, facts: sql`'need', ${need}::text${until}` })
  await queueNotificationsTo(db, 'booking_needs_you', rows, now)
}

/** The dates of a product before and after a change of it. */
type ChangedDates = Record<'before' | 'after', { first: string; last: string }>

/** Queues the notification of a change by the traveller that was applied, declined or not paid in time. */
export async function notifyChange(
  db: Queryable,
  bookingId: number,
  {
    key,
    outcome,
    dates = null,
    product = null,
    names = null,
    refund = 0,
    gift = null,
  }: {
    key: string
    outcome: 'applied' | 'declined' | 'lapsed' | 'to_prepay'
    dates?: ChangedDates | null
    product?: Record<'before' | 'after', ChosenProduct> | null
    names?: Record<'before' | 'after', Guest[]> | null
    /** The refund of the change, in minor units; it is written after the notification. */
    refund?: number
    /** The part that a gift card pays of the booking, of which that refund returns some first. */
    gift?: GiftUse | null
  },
  now: Date,
): Promise<void> {
  const { refund_days } = (await readSettings(db)).voice
  const toGift = giftRefund({ gift }, { refund, ends: false })
  const rows = bookingEvents(sql`${key}`, sql`b.id = ${bookingId}`, {
    facts: sql`'outcome', ${outcome}::text, 'dates', ${dates && JSON.stringify(dates)}::jsonb,
      'product', ${product && JSON.stringify(product)}::jsonb,
      'refund', ${refund}::int, 'refund_days', ${refund_days}::int,
      'names', ${names && JSON.stringify(names)}::jsonb${
        toGift ? sql`, 'to_gift', ${JSON.stringify(toGift)}::jsonb` : sql``
      }${outcome === 'applied' ? sql`, ${restOfOrder}` : sql``}`,
  })
  await queueNotificationsTo(db, 'booking_changed', rows, now)
}

/** Minutes before travellers are reminded of an unpaid booking; most have paid by then. */
export const paymentWaitMinutes = 5

/**
 * Queues one notification about all bookings of an order, in the transaction that makes them. If some are held until
 * payment, it is sent with the payment, or after `paymentWaitMinutes` without one.
 */
export async function notifyOrdered(
  db: Queryable,
  orderId: number,
  { held }: { held: boolean },
  now: Date,
): Promise<void> {
  const dueAt = held ? new Date(now.getTime() + paymentWaitMinutes * 60_000) : now
  await queueNotificationsTo(db, 'order_booked', orderEvent(orderedKey, orderId, null), now, dueAt)
}

/** Queues one notification about all bookings of an order of which a payment has confirmed several. */
export async function notifyOrderPaid(
  db: Queryable,
  orderId: number,
  { key, received }: { key: string; received: number },
  now: Date,
): Promise<void> {
  await queueNotificationsTo(db, 'order_booked', orderEvent(sql`${key}`, orderId, received), now)
}

/**
 * Decides anew when the notification of an order is sent that waits for a payment: while that of a held booking is with the
 * bank, it waits until the end of the hold. Returns false if there is none, or it was sent. Locks the notification: call it
 * after bookings, payments and inventory are locked.
 * @param paid the payment that it waited for, in minor units: it is sent at once
 */
export async function updateOrdered(
  db: Queryable,
  orderId: number,
  now: Date,
  { paid = null }: { paid?: number | null } = {},
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`
  const result = await db.execute<{ id: string }>(sql`
    select m.id from notification m where m.dedupe_key = (select ${orderedKey} from booking_order o where o.id = ${orderId})
      and m.kind = 'order_booked' and m.status = 'queued' and m.attempts = 0 for update`)
  const [notification] = result.rows
  if (!notification) return false
  // A statement of its own, because only a new one sees what a transaction has changed that held the lock before.
  await db.execute(sql`
    update notification m set
      data = case when ${paid}::int is null then m.data
        else m.data || jsonb_build_object('received', coalesce((m.data ->> 'received')::int, 0) + ${paid}::int) end,
      due_at = case when ${paid}::int is not null then ${at}
        else coalesce((select max(b.deadline_at) from booking b
            where b.order_id = ${orderId} and b.status = 'pending' and b.payment_status = 'authorised'),
          least(m.due_at, greatest(${at}, m.created_at + make_interval(mins => ${paymentWaitMinutes})))) end
    where m.id = ${notification.id}`)
  return true
}

/** The key of the notification of an order `o` as it was booked. */
export const orderedKey = sql`'ordered:' || o.reference`

/** The event of a notification about the bookings of an order that have not ended, as a row for `queueNotificationsTo`. */
function orderEvent(key: SQL, orderId: number, received: number | null): SQL {
  return sql`
    select ${key} as key, max(b.contact ->> 'email') as recipient, max(b.contact ->> 'phone') as phone, max(${languageOfReader}) as locale,
      jsonb_build_object('orderId', o.id, 'reference', o.reference, 'received', ${received}::int, 'bookings', jsonb_agg(b.reference order by b.id)) as data
    from booking_order o join booking b on b.order_id = o.id and b.status in ${activeStatuses}
    where o.id = ${orderId} group by o.id`
}

/** Days before arrival on which a reminder is sent, at 09:00 local time. */
const remindDaysBefore = 3

/**
 * Queues a reminder of each booking that begins soon, once per booking. Leaves out bookings made after the reminder was
 * due, because they have just been confirmed, and travellers who have disabled reminders.
 */
export async function remindTravellers(db: Queryable, now: Date): Promise<number> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})`
  const due = sql`b.check_in - ${remindDaysBefore}::int + time '09:00'`
  // The first line matches the index of confirmed bookings; dates in different time zones differ by at most one day.
  const soon = sql`b.status = 'confirmed' and b.check_out > ${now.toISOString()}::timestamptz::date - 1
    and b.check_in between ${now.toISOString()}::timestamptz::date - 1 and ${now.toISOString()}::timestamptz::date + ${remindDaysBefore + 1}::int
    and ${local} >= ${due} and ${local}::date < b.check_in and (b.created_at at time zone ${timeZoneOfBooking}) < ${due}
    and (exists (select from "user" u where u.id = b.user_id and u.notify_reminders) or (b.user_id is null and b.source = 'phone'))
    and not exists (select from notification m where m.dedupe_key = 'remind:' || b.reference || ':' || b.check_in)`
  return queueNotificationsTo(
    db,
    'booking_reminder',
    bookingEvents(sql`'remind:' || b.reference || ':' || b.check_in`, soon),
    now,
  )
}

/** The notification sent when a booking reaches a status. */
export const notificationOfStatus: Partial<Record<BookingStatus, NotificationKind>> = {
  waiting: 'booking_received',
  waiting_user: 'booking_needs_you',
  confirmed: 'booking_confirmed',
  rejected: 'booking_rejected',
  cancelled: 'booking_cancelled',
  expired: 'booking_expired',
}

/** The language of notifications to the traveller of a booking `b`: of the account, otherwise of the booking. */
export const languageOfReader = sql`coalesce((select reader.locale from "user" reader where reader.id = b.user_id), b.locale)`

/** The given name at the beginning of a full name, as `namesOf` divides it. */
const firstWords = `(?i)^(?:(?:${halfNames})\\s+)?\\S+`

/** The given name that addresses the recipient of notifications about a booking `b`: of its account, otherwise of its lead guest. */
export const nameOfReader = sql`coalesce(
  (select substring(btrim(reader.name) from ${firstWords}::text) from "user" reader where reader.id = b.user_id),
  b.guests -> 0 ->> 'first_name', '')`

/** The deadline of the details of a booking `b`, as `dueDate` computes it. */
export const detailsDueOfBooking = sql`least(b.check_in, greatest(b.check_in - b.details_days_before,
  (b.created_at at time zone ${timeZoneOfBooking})::date + 1))`

/**
 * The events of bookings, as rows for `queueNotificationsTo`: a notification is written from its booking when it is sent
 * (`readNotificationData`), and states what belongs to the event as it was.
 * @param of source of the bookings, if not the table
 * @param more joined to the bookings, for `facts` (keys and values of JSON) that belong to the event
 */
export function bookingEvents(
  key: SQL,
  which: SQL,
  { of = sql`booking`, more, facts, token }: { of?: SQL; more?: SQL; facts?: SQL; token?: string | undefined } = {},
): SQL {
  return sql`
    select ${key} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
      jsonb_build_object('bookingId', b.id, 'reference', b.reference, 'token', ${token ?? null}::text,
        'deadline', ${isoInstant(sql`b.deadline_at`)}${facts ? sql`, ${facts}` : sql``}) as data
    from ${of} b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city ${more ?? sql``}
    where ${which}`
}
