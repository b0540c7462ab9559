import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Outcome } from '#contract/endpoint.ts'
import type { PartnerAnswer, SupplyPort, SupplyRequest } from '#domains/bookings/supply.ts'
import { inTransaction, type Queryable } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { addDays } from '#domains/stays/nights.ts'
import { formatOccupancy } from '#domains/stays/occupancy.ts'

/** How long it keeps an answer that came too early. */
const againAfterMs = 5 * 60_000

/**
 * A supplier that lives in our own database, for the demo and for tests. It answers after a while, as
 * real ones do: what it says follows from the booking's reference, or from a word in the special
 * request: `demo:accept`, `demo:reject`, `demo:offer`, `demo:silent`.
 */
export function localSupply(queue: QueueJob, answersAfterMs: number): SupplyPort {
  return {
    async request(db, asked, now) {
      const partnerReference = `DEMO-${asked.reference}`
      const answersAt = moodOf(asked) === 'silent' ? null : new Date(now.getTime() + answersAfterMs)
      const fresh = await db.execute(sql`
        insert into partner_request (partner_reference, booking_reference, asked, answers_at)
        values (${partnerReference}, ${asked.reference}, ${JSON.stringify(asked)}::jsonb, ${answersAt?.toISOString() ?? null})
        on conflict do nothing`)
      if (fresh.rowCount && answersAt) {
        await queue(db, {
          name: 'partner-answers',
          key: partnerReference,
          data: { partnerReference },
          startAfter: answersAt,
        })
      }
      return { partnerReference }
    },
    async withdraw(db, partnerReference, now) {
      await db.execute(sql`
        update partner_request set withdrawn_at = ${now.toISOString()}, asked = asked - 'specialRequest'
        where partner_reference = ${partnerReference} and withdrawn_at is null`)
    },
  }
}

type Tell = (partnerReference: string, answer: PartnerAnswer) => Promise<Outcome<null>>

/**
 * Answers a request whose time has come, through `tell`: the function a webhook would call. What was
 * answered is written down, so that running again, after a restart too, says nothing twice. What must be said again
 * later is. What the guest wrote is not kept longer than until it was heard.
 */
export async function answerAsPartner(
  db: Queryable,
  partnerReference: string,
  tell: Tell,
  queue: QueueJob,
  now: Date,
): Promise<void> {
  const found = await db.execute<{ asked: SupplyRequest }>(sql`
    select asked from partner_request
    where partner_reference = ${partnerReference} and answered_at is null and withdrawn_at is null
      and answers_at <= ${now.toISOString()}`)
  const asked = found.rows[0]?.asked
  if (!asked) return
  for (const answer of await answersTo(db, asked)) {
    const told = await tell(partnerReference, answer)
    if (!told.ok && told.error.code === 'conflict') return answerLater(db, partnerReference, queue, now)
    const gone = !told.ok && ['status_changed', 'not_found'].includes(told.error.code)
    if (!told.ok && !gone) continue
    await db.execute(sql`
      update partner_request set answer = ${JSON.stringify(answer)}::jsonb, answered_at = ${now.toISOString()},
        asked = asked - 'specialRequest'
      where partner_reference = ${partnerReference}`)
    return
  }
}

async function answerLater(db: Queryable, partnerReference: string, queue: QueueJob, now: Date): Promise<void> {
  const startAfter = new Date(now.getTime() + againAfterMs)
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      update partner_request set answers_at = ${startAfter.toISOString()} where partner_reference = ${partnerReference}`)
    const key = `${partnerReference}:${startAfter.toISOString()}`
    await queue(tx, { name: 'partner-answers', key, data: { partnerReference }, startAfter })
  })
}

const moods = ['accept', 'reject', 'offer', 'silent'] as const

/** Of a hundred bookings seventy are accepted, fifteen get an offer, ten are rejected, five never hear. */
function moodOf(asked: Pick<SupplyRequest, 'reference' | 'specialRequest'>): (typeof moods)[number] {
  const asksFor = /\bdemo:(\w+)/.exec(asked.specialRequest)?.[1]
  const named = moods.find((mood) => mood === asksFor)
  if (named) return named
  const draw = createHash('sha256').update(asked.reference).digest().readUInt16BE() % 100
  return draw < 70 ? 'accept' : draw < 85 ? 'offer' : draw < 95 ? 'reject' : 'silent'
}

/** What it says, and what instead when that cannot be done. */
async function answersTo(db: Queryable, asked: SupplyRequest): Promise<PartnerAnswer[]> {
  const none: PartnerAnswer = { kind: 'reject', reason: 'no_rooms' }
  switch (moodOf(asked)) {
    case 'accept':
      return [{ kind: 'accept' }]
    case 'offer':
      return [...(await offersFor(db, asked)), none]
    default:
      return [none]
  }
}

/** Other rooms on the same nights first, then the same rooms a day later. */
async function offersFor(db: Queryable, asked: SupplyRequest): Promise<PartnerAnswer[]> {
  const own = asked.rooms.map((room) => room.roomTypeId)
  const others = await db.execute<{ id: number }>(sql`
    select min(r.id) as id from rate_plan r join room_type rt on rt.id = r.room_type_id
    where rt.hotel_id = ${asked.hotelId} and rt.id <> all(${sql.param(own)}::int[]) and r.payment <> 'prepay'
    group by rt.id order by rt.id limit 5`)
  const dates = { checkIn: asked.checkIn, checkOut: asked.checkOut }
  const later = { checkIn: addDays(asked.checkIn, 1), checkOut: addDays(asked.checkOut, 1) }
  const roomsAt = (rateOf: (room: SupplyRequest['rooms'][number]) => number) =>
    asked.rooms.map((room) => `${rateOf(room)}~${formatOccupancy(room.occupancy)}`)
  return [
    ...others.rows.map(({ id }) => ({ kind: 'offer' as const, ...dates, rooms: roomsAt(() => id) })),
    { kind: 'offer', ...later, rooms: roomsAt((room) => room.ratePlanId) },
  ]
}
