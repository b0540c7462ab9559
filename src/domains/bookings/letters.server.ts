import { sql, type SQL } from 'drizzle-orm'
import type { BookingStatus } from '#domains/bookings/shapes.ts'
import type { Queryable } from '#domains/db.ts'
import { queueLettersTo } from '#domains/messages/queue.server.ts'
import type { LetterKind } from '#domains/messages/shapes.ts'

/**
 * Tells the traveller that a booking has come to a status, in the transaction of the move. `key` is that of the move:
 * told again it stays one letter. A status that nobody needs to hear of is told to nobody.
 */
export async function tellStatus(
  db: Queryable,
  booking: { id: number; status: BookingStatus; key: string; token?: string | undefined },
  now: Date,
): Promise<void> {
  const kind = letterOfStatus[booking.status]
  if (!kind) return
  await queueLettersTo(db, kind, told(sql`${booking.key}`, sql`b.id = ${booking.id}`, { token: booking.token }), now)
}

/** Asks the traveller of a booking that stays as it is for something; `key` is that of the asking. */
export async function tellNeed(
  db: Queryable,
  booking: { id: number; key: string; token?: string | undefined },
  now: Date,
): Promise<void> {
  const rows = told(sql`${booking.key}`, sql`b.id = ${booking.id}`, { token: booking.token })
  await queueLettersTo(db, 'booking_needs_you', rows, now)
}

/** Days before arrival on which a reminder leaves, at nine by the clock of the place. */
const remindDaysBefore = 3

/**
 * Reminds of what begins soon, once each; not of what was booked after that day, which has just been
 * confirmed, and not those who wish for no reminders.
 */
export async function remindTravellers(db: Queryable, now: Date): Promise<number> {
  const local = sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})`
  const due = sql`b.check_in - ${remindDaysBefore}::int + time '09:00'`
  // The first line is what the index of confirmed bookings finds; dates differ by a day at most between zones.
  const soon = sql`b.status = 'confirmed' and b.check_out > ${now.toISOString()}::timestamptz::date - 1
    and b.check_in between ${now.toISOString()}::timestamptz::date - 1 and ${now.toISOString()}::timestamptz::date + ${remindDaysBefore + 1}::int
    and ${local} >= ${due} and ${local}::date < b.check_in and (b.created_at at time zone ${timeZoneOfBooking}) < ${due}
    and (exists (select from "user" u where u.id = b.user_id and u.notify_reminders) or (b.user_id is null and b.source = 'phone'))
    and not exists (select from message m where m.dedupe_key = 'remind:' || b.reference || ':' || b.check_in)`
  return queueLettersTo(db, 'booking_reminder', told(sql`'remind:' || b.reference || ':' || b.check_in`, soon), now)
}

/** The letter that a booking's coming to a status is worth. */
export const letterOfStatus: Partial<Record<BookingStatus, LetterKind>> = {
  waiting: 'booking_received',
  waiting_user: 'booking_needs_you',
  confirmed: 'booking_confirmed',
  rejected: 'booking_rejected',
  cancelled: 'booking_cancelled',
  expired: 'booking_expired',
}

export const timeZoneOfBooking = sql`coalesce(c.time_zone, b.journey ->> 'timeZone')`

/** In which language the traveller of a booking `b` reads letters: that of their account, else the one they booked in. */
export const languageOfReader = sql`coalesce((select reader.locale from "user" reader where reader.id = b.user_id), b.locale)`

/**
 * What letters say of bookings, as rows for `queueLettersTo`: `ToldBooking` and what each kind adds to it.
 * @param of where they are found when not in the table
 * @param more joined to the bookings, for `facts` (keys and values of JSON) that a letter says besides
 */
export function told(
  key: SQL,
  which: SQL,
  { of = sql`booking`, more, facts, token }: { of?: SQL; more?: SQL; facts?: SQL; token?: string | undefined } = {},
): SQL {
  return sql`
    select ${key} as key, b.contact ->> 'email' as recipient, b.contact ->> 'phone' as phone, ${languageOfReader} as locale,
      jsonb_build_object(
      'name', coalesce(b.guests -> 0 ->> 'first_name', ''),
      'guest', concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name'),
      'reference', b.reference, 'kind', b.kind,
      'about', coalesce(h.name, b.journey -> 'row' -> 'title', b.journey -> 'row' -> 'name'),
      'city', coalesce(c.name, b.journey -> 'row' -> 'departureCity' -> 'name', b.journey -> 'row' -> 'city' -> 'name'),
      'starts', (b.check_in + coalesce(h.check_in_from, (b.journey ->> 'startsAt')::time)) at time zone ${timeZoneOfBooking},
      'ends', (b.check_out + coalesce(h.check_out_until, time '00:00')) at time zone ${timeZoneOfBooking},
      'checkIn', b.check_in, 'timeZone', ${timeZoneOfBooking}, 'total', b.total_minor, 'currency', b.currency,
      'due', coalesce((b.cancelled ->> 'due')::int,
        case when b.payment_type = 'arrival' then b.total_minor when b.kind = 'stay' then (b.priced ->> 'dueAtProperty')::int else 0 end),
      'deadline', to_char(b.deadline_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
      'reason', b.reject_reason, 'refund', coalesce((b.cancelled ->> 'refund')::int, 0),
      'byHand', coalesce((b.cancelled ->> 'byHand')::int, 0),
      'kept', coalesce((b.cancelled ->> 'penalty')::int - (b.cancelled ->> 'due')::int, 0),
      'houses', case when asked.residence is not null then jsonb_build_object(
        'before', asked.residence -> 'before' -> 'name', 'after', asked.residence -> 'after' -> 'name') end,
      'need', case when asked.id is not null then
          case when asked.residence is not null then 'residence' when asked.journey is not null then 'journey' else 'offer' end
        when exists (select from booking_document d where d.booking_id = b.id and d.state = 'asked') then 'document' else 'payment' end,
      'token', ${token ?? null}::text
      ${facts ? sql`, ${facts}` : sql``}
    ) as data
    from ${of} b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
      left join booking_offer asked on asked.booking_id = b.id and asked.state = 'open' ${more ?? sql``}
    where ${which}`
}
