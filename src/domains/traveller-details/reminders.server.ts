import { sql } from 'drizzle-orm'
import { readAnswers } from '#domains/traveller-details/detail-answers.server.ts'
import { countIncomplete, detailForms } from '#domains/traveller-details/rules.ts'
import { bookingEvents, detailsDueOfBooking } from '#domains/bookings/state/notifications.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/model/one-by-one.ts'
import type { BookedProduct } from '#domains/bookings/model/products/product.ts'
import { timeZoneOfBooking } from '#domains/bookings/state/queries.server.ts'
import type { Queryable, Vault } from '#domains/context.ts'
import { queueNotificationsTo } from '#domains/notifications/queue.server.ts'

/** Maximum number of bookings per sweep; the next sweep takes the rest. */
const sweepSize = 100

type DueReminder = { id: number; key: string; product: BookedProduct; dueOn: string }

/**
 * Reminds travellers of missing details: half an hour after the booking, then 14, 7, 3 and 1 days before the deadline,
 * and once after it; in the daytime of the place, at least 40 hours apart until the last day. Travellers who have
 * disabled reminders are asked once, after the booking. A booking without missing details is noted under the same key,
 * so that it is not read again.
 */
export async function remindOfDetails(
  db: Queryable,
  { vault }: { vault: Vault },
  now: Date,
  failed: Failed,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const due = await db.execute<DueReminder>(sql`
    with open as (
      select b.id, b.reference, b.product, b.user_id, b.check_in, b.created_at,
        (${at} at time zone ${timeZoneOfBooking}) as local,
        ${detailsDueOfBooking} as due
      from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city
      where b.status = 'confirmed' and b.details_days_before is not null and b.check_in >= ${at}::date - 1
        and b.created_at <= ${at} - interval '30 minutes'
    ), staged as (
      select *, case when due < local::date then 'overdue' when due - local::date <= 1 then '1'
        when due - local::date <= 3 then '3' when due - local::date <= 7 then '7' when due - local::date <= 14 then '14'
        else 'booked' end as stage
      from open where local::date <= check_in and local::time between '08:00' and '21:00'
    )
    select s.id, 'details:' || s.reference || ':' || s.stage as key, s.product, s.due::text as "dueOn" from staged s
    where not exists (select from notification m where m.dedupe_key = 'details:' || s.reference || ':' || s.stage)
      and not exists (select from notification m where m.dedupe_key = any(array['details:' || s.reference || ':booked',
          'details:' || s.reference || ':14', 'details:' || s.reference || ':7', 'details:' || s.reference || ':3'])
        and m.created_at > ${at} - interval '40 hours' and s.stage not in ('1', 'overdue'))
      and (not exists (select from "user" u where u.id = s.user_id and not u.notify_reminders)
        or not exists (select from notification m where m.dedupe_key = any(array['details:' || s.reference || ':booked',
          'details:' || s.reference || ':14', 'details:' || s.reference || ':7', 'details:' || s.reference || ':3',
          'details:' || s.reference || ':1', 'details:' || s.reference || ':overdue'])))
    order by s.id limit ${sweepSize}`)
  const answers = await readAnswers(
    db,
    vault,
    due.rows.map(({ id }) => id),
  )
  await oneByOne(db, due.rows, failed, async (tx, { id, key, product, dueOn }) => {
    const missing = countIncomplete(detailForms(product), answers.get(id) ?? new Map())
    if (missing === 0) {
      await noteComplete(tx, key, now)
      return
    }
    const facts = sql`'missing', ${missing}::int, 'dueOn', ${dueOn}::text`
    const rows = bookingEvents(sql`${key}::text`, sql`b.id = ${id}`, { facts })
    await queueNotificationsTo(tx, 'booking_details', rows, now)
  })
}

/** A notification that is never sent takes the place of the reminder. */
async function noteComplete(db: Queryable, key: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
    values (gen_random_uuid()::text, ${key}, 'email', '', 'en', 'booking_details', '{}', 'dropped', ${at}, ${at})
    on conflict (dedupe_key) do nothing`)
}
