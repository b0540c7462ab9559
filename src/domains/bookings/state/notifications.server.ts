import { paidOfBooking } from '#domains/bookings/account/entries.server.ts'
import {
  aboutOfBooking,
  cityOfBooking,
  destinationsOfBooking,
  leastChargeOfBooking,
  timeZoneOfBooking,
  giftOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import { sql, type SQL } from 'drizzle-orm'
import { readSettings } from '#domains/content/queries.server.ts'
import { giftRefund, giftShown, type GiftUse } from '#domains/bookings/model/gift-shares.ts'
import { halfNames } from '#domains/bookings/model/guests/known-guest.ts'
import type { BookingStatus, Guest } from '#domains/bookings/model/shapes.ts'
import { activeStatuses, endedStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Queryable } from '#domains/db.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'
import type { ChosenProduct, NotificationKind } from '#domains/notifications/shapes.ts'
import { paidStatuses } from '#domains/payments/statuses.server.ts'

/**
 * Queues the notification of a new status, in the transaction of the move. `key` identifies the move, so that a
 * repeated call sends one notification. Statuses without an entry in `notificationOfStatus` send none.
 */
export async function notifyStatus(
  db: Queryable,
  booking: { id: number; status: BookingStatus; key: string; token?: string | undefined },
  now: Date,
): Promise<void> {
  const kind = notificationOfStatus[booking.status]
  if (!kind) return
  const more = { token: booking.token, ...(booking.status === 'cancelled' && { facts: restOfOrder }) }
  const rows = bookingNotificationData(sql`${booking.key}`, sql`b.id = ${booking.id}`, more)
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
  const names = sql`select one.data -> 'about' from (${bookingNotificationData(sql`b.id`, together)}) one order by one.key`
  const facts = sql`'order', (select o.reference from booking_order o where o.id = ${orderId}), 'together', array(${names})`
  const rows = bookingNotificationData(sql`${`unpaid:${orderId}:${heldUntil}`}`, sql`b.id = ${id}`, { facts })
  await queueNotificationsTo(db, 'booking_expired', rows, now)
}

/**
 * The order of a booking `b` that was cancelled or changed, if it has other bookings, which stay: their number, and
 * what all of it costs now.
 */
const restOfOrder = sql`'order', (
  select jsonb_build_object('reference', o.reference,
    'others', count(*) filter (where one.id <> b.id and one.status not in ${endedStatuses}),
    'total', sum(case when one.status = 'cancelled' then coalesce((one.cancelled ->> 'penalty')::int, 0)
      when one.status in ${endedStatuses} then 0 else one.total_minor end))
  from booking_order o join booking one on one.order_id = o.id
  where o.id = b.order_id group by o.id
  having count(*) filter (where one.id <> b.id and one.status not in ${endedStatuses}) > 0)`

/** Queues a notification about something the traveller has to do, without a move; `key` names the request. */
export async function notifyNeed(
  db: Queryable,
  booking: { id: number; key: string; token?: string | undefined },
  now: Date,
): Promise<void> {
  const rows = bookingNotificationData(sql`${booking.key}`, sql`b.id = ${booking.id}`, { token: booking.token })
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
  const left = gift && toGift && giftShown({ gift: { ...gift, amount: gift.amount - toGift.amount } })
  const rows = bookingNotificationData(sql`${key}`, sql`b.id = ${bookingId}`, {
    received: sql`(${paidOfBooking} - ${refund}::int)`,
    facts: sql`'outcome', ${outcome}::text, 'dates', ${dates && JSON.stringify(dates)}::jsonb,
      'product', ${product && JSON.stringify(product)}::jsonb,
      'refund', ${refund}::int, 'refund_days', ${refund_days}::int,
      'names', ${names && JSON.stringify(names)}::jsonb${
        toGift
          ? sql`, 'to_gift', ${JSON.stringify(toGift)}::jsonb, 'gift', ${left && JSON.stringify(left)}::jsonb`
          : sql``
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
  await queueNotificationsTo(db, 'order_booked', orderData(orderedKey, orderId, null), now, dueAt)
}

/** Queues one notification about all bookings of an order of which a payment has confirmed several. */
export async function notifyOrderPaid(
  db: Queryable,
  orderId: number,
  { key, received }: { key: string; received: number },
  now: Date,
): Promise<void> {
  await queueNotificationsTo(db, 'order_booked', orderData(sql`${key}`, orderId, received), now)
}

/**
 * Writes the current state of its bookings into the notification of an order that is not sent yet; without any it is not
 * sent. While a payment of a held booking is with the bank, it waits until the end of the hold. Returns false if there is
 * none, or it was sent. Locks the notification: call it after bookings, payments and inventory are locked.
 * @param paid the payment that it waited for, in minor units: it is sent at once
 */
export async function updateOrdered(
  db: Queryable,
  orderId: number,
  now: Date,
  { paid = null }: { paid?: number | null } = {},
): Promise<boolean> {
  const result = await db.execute<{ id: string }>(sql`
    select m.id from notification m where m.dedupe_key = (select ${orderedKey} from booking_order o where o.id = ${orderId})
      and m.kind = 'order_booked' and m.status = 'queued' and m.attempts = 0 for update`)
  const notification = result.rows[0]
  if (!notification) return false
  const at = sql`${now.toISOString()}::timestamptz`
  // A statement of its own, because only a new one sees what a transaction has changed that held the lock before.
  await db.execute(sql`
    update notification m set data = case when one.data is null then '{}' else one.data || jsonb_build_object('received',
        case when ${paid}::int is null then m.data -> 'received'
          else to_jsonb(coalesce((m.data ->> 'received')::int, 0) + ${paid}::int) end) end,
      status = case when one.data is null then 'dropped' else m.status end,
      recipient = case when one.data is null then '' else m.recipient end,
      due_at = case when ${paid}::int is not null then ${at}
        else coalesce((select max(b.deadline_at) from booking b
            where b.order_id = ${orderId} and b.status = 'pending' and b.payment_status = 'authorised'),
          least(m.due_at, greatest(${at}, m.created_at + make_interval(mins => ${paymentWaitMinutes})))) end
    from booking_order o left join (${orderData(orderedKey, orderId, null)}) one on true
    where o.id = ${orderId} and m.id = ${notification.id}`)
  return true
}

/** The key of the notification of an order `o` as it was booked. */
export const orderedKey = sql`'ordered:' || o.reference`

/** The data of a notification about the bookings of an order that have not ended, as a row for `queueNotificationsTo`. */
function orderData(key: SQL, orderId: number, received: number | null): SQL {
  const which = sql`b.order_id = ${orderId} and b.status in ${activeStatuses}`
  return sql`
    select ${key} as key, max(one.recipient) as recipient, max(one.phone) as phone, max(one.locale) as locale,
      jsonb_build_object('name', max(one.data ->> 'name'), 'reference', o.reference, 'received', ${received}::int,
        'bookings', jsonb_agg(one.data order by one.key)) as data
    from booking_order o, (${bookingNotificationData(sql`b.id`, which, { facts: sql`'status', b.status` })}) one
    where o.id = ${orderId} group by o.reference`
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
    bookingNotificationData(sql`'remind:' || b.reference || ':' || b.check_in`, soon),
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
export const detailsDueOfBooking = sql`least(b.check_in, greatest(b.check_in - (b.product -> 'requirements' ->> 'daysBefore')::int,
  (b.created_at at time zone ${timeZoneOfBooking})::date + 1))`

/** The hotels of a booked package `b`, with hotel substitutions of its departure. */
const hotelsOfPackage = sql`(select jsonb_agg(jsonb_build_object('name', coalesce(rh.name, r.name), 'nights', r.nights) order by r.position)
  from package_hotel r left join hotel rh on rh.id = coalesce((select x.hotel_id from hotel_substitution x
    where x.departure_id = (b.product -> 'priced' ->> 'departureId')::int and x.position = r.position order by x.id desc limit 1), r.hotel_id)
  where r.package_id = (b.product -> 'row' ->> 'id')::int)`

/** The rooms and the option of a product, as keys and values of JSON. */
const selectedOf = (product: SQL) => sql`
      'rooms', (select jsonb_agg(jsonb_build_object('name', rt.name, 'board', one.room -> 'board', 'sharing', one.room -> 'sharing',
          'adults', coalesce(one.room -> 'occupancy', one.room) -> 'adults',
          'children', jsonb_array_length(coalesce(one.room -> 'occupancy', one.room) -> 'childAges')
            + jsonb_array_length(coalesce(one.room -> 'infantAges', '[]'))) order by one.place)
        from jsonb_array_elements(${product} -> 'priced' -> 'rooms') with ordinality one (room, place)
        left join room_type rt on rt.id = (one.room ->> 'roomTypeId')::int),
      'option', case when b.kind = 'service' then jsonb_build_object('name', ${product} -> 'option' -> 'name',
        'people', (${product} -> 'priced' ->> 'adults')::int + jsonb_array_length(${product} -> 'priced' -> 'childAges'),
        'vehicles', case when ${product} -> 'priced' ->> 'basis' = 'vehicle' then (${product} -> 'priced' ->> 'units')::int end) end`

const isWholeDay = (product: SQL) => sql`b.kind = 'service' and ${product} -> 'priced' ->> 'time' is null`

const instalmentsOf = (product: SQL) =>
  sql`case when b.payment_type = 'prepay' then ${product} -> 'priced' -> 'instalments' end`

/** True if what is still due is paid in person: as the page has it, a rest that is too small to be charged, too. */
const isInPerson = sql`(b.payment_type = 'arrival' or money.rest < ${leastChargeOfBooking}
  or (money.received > 0 and b.payment_status not in ${paidStatuses}))`

const heldGiftOfBooking = sql`select g.amount_minor from gift_use g where g.booking_id = b.id and g.state = 'held'`

const offeredFirst = sql`coalesce(open_offer.product -> 'priced' ->> 'checkIn', open_offer.product -> 'priced' ->> 'startsOn', open_offer.product -> 'priced' ->> 'date')::date`

/** The facts of an open offer `open_offer` that differ from its booking, in a hotel `oh` if it is a stay. */
const offeredFacts = sql`jsonb_build_object(
      'about', coalesce(oh.name, open_offer.product -> 'row' -> 'title', open_offer.product -> 'row' -> 'name'),
      'starts', (${offeredFirst} + coalesce(oh.check_in_from, (open_offer.product ->> 'startsAt')::time)) at time zone ${timeZoneOfBooking},
      'ends', (coalesce((open_offer.product -> 'priced' ->> 'checkOut')::date,
          coalesce(open_offer.product -> 'priced' ->> 'endsOn', open_offer.product -> 'priced' ->> 'lastDate')::date + 1)
        + coalesce(oh.check_out_until, time '00:00')) at time zone ${timeZoneOfBooking},
      'wholeDay', ${isWholeDay(sql`open_offer.product`)},
      'checkIn', ${offeredFirst},
      'total', open_offer.product -> 'priced' -> 'total',
      'due', case when b.payment_type = 'arrival' then open_offer.product -> 'priced' -> 'total'
        else coalesce(open_offer.product -> 'priced' -> 'dueAtProperty', '0') end,
      'instalments', ${instalmentsOf(sql`open_offer.product`)},
      ${selectedOf(sql`open_offer.product`)},
      'meeting', case when b.kind = 'service' then open_offer.product -> 'row' -> 'meetingPoint' end, 'hotels', null,
      'place', case when oh.id is not null then jsonb_build_object('street', oh.street, 'district', od.name, 'phone', oh.phone,
        'lat', oh.lat, 'lon', oh.lon) end)`

/**
 * The data of booking notifications, as rows for `queueNotificationsTo`: `NotifiedBooking` and the additional fields of
 * each kind.
 * @param of source of the bookings, if not the table
 * @param received what was received for each, if it is known
 * @param more joined to the bookings, for `facts` (keys and values of JSON) that are added to the data
 */
export function bookingNotificationData(
  key: SQL,
  which: SQL,
  {
    of = sql`booking`,
    received = paidOfBooking,
    more,
    facts,
    token,
  }: { of?: SQL; received?: SQL; more?: SQL; facts?: SQL; token?: string | undefined } = {},
): SQL {
  return sql`
    select ${key} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
      jsonb_build_object(
      'name', ${nameOfReader},
      'guest', concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name'),
      'reference', b.reference, 'kind', b.kind,
      'about', ${aboutOfBooking},
      'city', ${cityOfBooking}, 'destinations', ${destinationsOfBooking},
      'starts', (b.check_in + coalesce(h.check_in_from, (b.product ->> 'startsAt')::time)) at time zone ${timeZoneOfBooking},
      'ends', (b.check_out + coalesce(h.check_out_until, time '00:00')) at time zone ${timeZoneOfBooking},
      'wholeDay', ${isWholeDay(sql`b.product`)},
      'checkIn', b.check_in, 'timeZone', ${timeZoneOfBooking}, 'total', b.total_minor, 'currency', b.currency,
      'gift', (select jsonb_build_object('lastFour', gift.used ->> 'lastFour', 'amount', gift.used -> 'amount', 'held', gift.used ->> 'state' = 'held')
        from (select ${giftOfBooking} as used) gift where gift.used ->> 'state' <> 'returned' and (gift.used ->> 'amount')::int > 0),
      'due', coalesce((b.cancelled ->> 'due')::int, case when ${isInPerson} then money.rest
        when jsonb_array_length(b.product -> 'priced' -> 'instalments') > 1 then 0
        else least(money.rest, (b.price ->> 'dueLater')::int) end),
      'paid', least(b.total_minor, money.received),
      'instalments', case when not ${isInPerson} then ${instalmentsOf(sql`b.product`)} end,
      ${selectedOf(sql`b.product`)},
      'meeting', case b.kind when 'service' then b.product -> 'row' -> 'meetingPoint' when 'package' then coalesce(
        nullif(b.product -> 'row' -> 'meetingPoint', 'null'),
        (select p.meeting_point from package p where p.id = (b.product -> 'row' ->> 'id')::int)) end,
      'hotels', case when b.kind = 'package' then ${hotelsOfPackage} end,
      'providerPhone', case when b.kind <> 'stay' then (select value ->> 'phone' from setting where key = 'contact') end,
      'cancelling', jsonb_build_object('kind', b.price -> 'cancellation' -> 'kind',
        'penalty', b.price -> 'cancellation' -> 'steps' -> 0 -> 'penalty'),
      'detailsDue', case when b.product ? 'requirements' then ${detailsDueOfBooking} end,
      'freeUntil', b.price -> 'cancellation' ->> 'freeUntil',
      'deadline', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'reason', b.reject_reason, 'comment', b.decline_comment, 'refund', coalesce((b.cancelled ->> 'refund')::int, 0),
      'byHand', coalesce((b.cancelled ->> 'byHand')::int, 0),
      'unpaid', coalesce((b.cancelled ->> 'unpaid')::boolean, false),
      'kept', coalesce((b.cancelled ->> 'penalty')::int - (b.cancelled ->> 'due')::int, 0),
      'substitution', case when open_offer.substitution is not null then jsonb_build_object(
        'before', open_offer.substitution -> 'before' -> 'name', 'after', open_offer.substitution -> 'after' -> 'name') end,
      'offered', case when open_offer.product is not null then ${offeredFacts} end,
      'need', case when open_offer.id is not null then
          case when open_offer.substitution is not null then 'substitution' when open_offer.product ->> 'kind' = 'stay' then 'offer' else 'product' end
        when exists (select from booking_document d where d.booking_id = b.id and d.state = 'asked') then 'document' else 'payment' end,
      'place', case when h.id is not null then jsonb_build_object('street', h.street, 'district', d.name, 'phone', h.phone,
        'lat', h.lat, 'lon', h.lon) end,
      'token', ${token ?? null}::text
      ${facts ? sql`, ${facts}` : sql``}
    ) as data
    from ${of} b cross join lateral (
        select paid.received, greatest(0, b.total_minor - paid.received - coalesce((${heldGiftOfBooking})::int, 0)) as rest
        from (select ${received} as received) paid) money
      left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
      left join district d on d.id = h.district_id left join booking_offer open_offer on open_offer.booking_id = b.id and open_offer.state = 'open'
      left join hotel oh on oh.id = open_offer.hotel_id left join district od on od.id = oh.district_id ${more ?? sql``}
    where ${which}`
}
