import { sql, type SQL } from 'drizzle-orm'
import { cancellationCost } from '#domains/bookings/cancelling.ts'
import { cancelAt } from '#domains/bookings/change.server.ts'
import { answerDeadline } from '#domains/bookings/deadlines.ts'
import type { EventNote } from '#domains/bookings/event-notes.ts'
import { told, timeZoneOfBooking } from '#domains/bookings/letters.server.ts'
import { oneByOne, type Failed } from '#domains/bookings/one-by-one.ts'
import { pageTagsOf } from '#domains/bookings/page-tags.ts'
import { payToken } from '#domains/bookings/pay-link.server.ts'
import { lockBooking, receivedOfBooking, type ChangingBooking } from '#domains/bookings/read.server.ts'
import type { Seal } from '#domains/context.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { queueLettersTo } from '#domains/messages/queue.server.ts'
import { instantOf } from '#domains/stays/nights.ts'

/** Days before an instalment is due on which a reminder leaves, at nine by the clock of the departure city. */
const remindDaysBefore = 7

/** How long somebody who has missed a date has to pay, once told. */
const graceHours = 72

/** So many bookings one sweep looks at; the next looks at the rest. */
const sweepSize = 200

const hour = 3_600_000

/** Reminds of instalments that are due soon, once each; not on the day of booking, when it has just been read. */
export async function remindOfInstalments(db: Queryable, seal: Seal, now: Date, failed: Failed): Promise<void> {
  const key = sql`'instalment:' || b.reference || ':' || part.due`
  const soon = sql`${local(now)} >= part.due - ${remindDaysBefore}::int + time '09:00' and ${local(now)}::date <= part.due
    and b.created_at < ${new Date(now.getTime() - 24 * hour).toISOString()} and b.deadline_at is null
    and not exists (select from message m where m.dedupe_key = ${key})`
  const due = await db.execute<Payer & { id: number }>(sql`
    select b.id, b.reference, b.user_id as "userId" ${from} where ${inParts(now)} and ${soon} order by b.id limit ${sweepSize}`)
  await oneByOne(due.rows, failed, async ({ id, ...payer }) => {
    const rows = told(key, sql`b.id = ${id} and ${soon}`, { more: part, facts, token: tokenFor(seal, payer) })
    await queueLettersTo(db, 'booking_instalment', rows, now)
  })
}

/**
 * Looks after instalments whose day has passed: first their travellers are told and given three days, then the booking is
 * cancelled under its terms. What the terms do not keep of the money goes back; more than was paid is asked of nobody.
 * Answers the tags of the pages that show what is free again.
 */
export async function pursueInstalments(
  db: Queryable,
  { queue, seal }: { queue: QueueJob; seal: Seal },
  now: Date,
  failed: Failed,
): Promise<string[]> {
  const overdue = sql`${inParts(now)} and part.due < ${local(now)}::date and (b.deadline_at is null or b.deadline_at <= ${now.toISOString()})`
  const missed = await missedOf(db, sql`${overdue} order by b.id limit ${sweepSize}`)
  const tags = new Set<string>()
  await oneByOne(missed, failed, async ({ id }) => {
    await inTransaction(db, async (tx) => {
      const booking = await lockBooking(tx, sql`b.id = ${id}`)
      // Read again under the lock: it may just have been paid, or another process have been quicker.
      if (!booking || (await missedOf(tx, sql`${overdue} and b.id = ${id}`)).length === 0) return
      if (booking.deadlineAt === null) return giveGrace(tx, seal, booking, now)
      const { penalty, due, ...returned } = cancellationCost(booking, now)
      const cost = { ...returned, penalty: penalty - due, due: 0 }
      await cancelAt(tx, queue, booking, cost, now, { actor: 'clock', note: 'instalment missed' })
      for (const tag of pageTagsOf(booking)) tags.add(tag)
    })
  })
  return [...tags]
}

async function giveGrace(tx: Queryable, seal: Seal, booking: ChangingBooking, now: Date): Promise<void> {
  const { id, priced, checkInFrom, timeZone } = booking
  const deadline = answerDeadline(now, instantOf(priced.checkIn, checkInFrom, timeZone), graceHours)
  const at = now.toISOString()
  const event = await tx.execute<{ id: number }>(sql`
    with changed as (
      update booking set deadline_at = ${deadline.toISOString()}, updated_at = ${at} where id = ${id} returning id
    )
    insert into booking_event (booking_id, at, actor, from_status, to_status, note)
    select id, ${at}, 'clock', 'confirmed', 'confirmed', ${'instalment overdue' satisfies EventNote} from changed returning id`)
  const key = sql`${`overdue:${event.rows[0]?.id}`}`
  const rows = told(key, sql`b.id = ${id}`, { more: part, facts, token: tokenFor(seal, booking) })
  await queueLettersTo(tx, 'booking_instalment', rows, now)
}

type Payer = { reference: string; userId: string | null }

/** Who booked on the phone and has no account pays by the link of the letter. */
function tokenFor(seal: Seal, { reference, userId }: Payer): string | undefined {
  return userId === null ? payToken(seal, reference) : undefined
}

async function missedOf(db: Queryable, which: SQL): Promise<{ id: number }[]> {
  const found = await db.execute<{ id: number }>(sql`
    select b.id ${from} where ${which}`)
  return found.rows
}

function local(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${timeZoneOfBooking})`
}

/** Bookings that are paid in parts and of which something is left: of `part`, the earliest that is not covered. As `nextInstalment`. */
function inParts(now: Date): SQL {
  return sql`b.status = 'confirmed' and b.kind = 'package' and b.payment_type = 'prepay'
  and b.payment_status in ('paid', 'partly_refunded', 'refunded') and b.check_in > ${now.toISOString()}::timestamptz::date - 1`
}

const part = sql`cross join lateral (
  select s.due, (s.reached - received.sum)::int as amount
  from (select (i ->> 'due')::date as due, sum((i ->> 'amount')::int) over (order by (i ->> 'due')::date nulls first) as reached
      from jsonb_array_elements(b.journey -> 'priced' -> 'instalments') i) s,
    lateral (select ${receivedOfBooking} as sum) received
  where s.due is not null and s.reached > received.sum order by s.due limit 1) part`

const from = sql`from booking b left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city ${part}`

const facts = sql`'amount', part.amount, 'dueOn', part.due`
