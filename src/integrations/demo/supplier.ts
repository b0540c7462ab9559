import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Outcome } from '#api/endpoint.ts'
import type { PartnerAnswer, SupplyPort, SupplyRequest } from '#domains/requests/supplier-port.ts'
import { inTransaction } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { addDays } from '#domains/shared/dates.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'

/** Delay before an answer that came too early is sent again, in milliseconds. */
const againAfterMs = 5 * 60_000

/**
 * A supplier in our own database, for the demo and for tests. Like real ones it answers after a while. Its answer
 * follows from the booking's reference, or from a word in the special request: `demo:accept`, `demo:reject`,
 * `demo:offer`, `demo:silent`.
 */
export function localSupply(
  queue: QueueJob,
  answersAfterMs: number,
): SupplyPort & {
  /**
   * Answers a request that is due through `notify`, the function a webhook would call. The answer is stored, so that
   * another run, also after a restart, sends nothing twice. An answer that conflicts is sent again later. The guest's
   * special request is deleted once it is answered.
   */
  answer: (db: Queryable, partnerReference: string, notify: Notify, now: Date) => Promise<void>
} {
  return {
    async request(db, request, now) {
      const partnerReference = `DEMO-${request.reference}`
      const answersAt = moodOf(request) === 'silent' ? null : new Date(now.getTime() + answersAfterMs)
      const fresh = await db.execute(sql`
        insert into partner_request (partner_reference, booking_reference, asked, answers_at)
        values (${partnerReference}, ${request.reference}, ${JSON.stringify(request)}::jsonb, ${answersAt?.toISOString() ?? null})
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
    answer: (db, partnerReference, notify, now) => answerAsPartner(db, partnerReference, notify, queue, now),
  }
}

type Notify = (partnerReference: string, answer: PartnerAnswer) => Promise<Outcome<null>>

async function answerAsPartner(
  db: Queryable,
  partnerReference: string,
  notify: Notify,
  queue: QueueJob,
  now: Date,
): Promise<void> {
  const result = await db.execute<{ asked: SupplyRequest }>(sql`
    select asked from partner_request
    where partner_reference = ${partnerReference} and answered_at is null and withdrawn_at is null
      and answers_at <= ${now.toISOString()}`)
  const request = result.rows[0]?.asked
  if (!request) return
  for (const answer of await answersTo(db, request)) {
    const reported = await notify(partnerReference, answer)
    if (!reported.ok && reported.error.code === 'conflict') return answerLater(db, partnerReference, queue, now)
    const gone = !reported.ok && ['status_changed', 'not_found'].includes(reported.error.code)
    if (!reported.ok && !gone) continue
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

/** Seventy of a hundred bookings are accepted, fifteen get an offer, ten are rejected and five get no answer. */
function moodOf(request: Pick<SupplyRequest, 'reference' | 'specialRequest'>): (typeof moods)[number] {
  const requestsFor = /\bdemo:(\w+)/.exec(request.specialRequest)?.[1]
  const fixedMood = moods.find((mood) => mood === requestsFor)
  if (fixedMood) return fixedMood
  const draw = createHash('sha256').update(request.reference).digest().readUInt16BE() % 100
  return draw < 70 ? 'accept' : draw < 85 ? 'offer' : draw < 95 ? 'reject' : 'silent'
}

/** The answer, followed by the alternatives to use when it cannot be applied. */
async function answersTo(db: Queryable, request: SupplyRequest): Promise<PartnerAnswer[]> {
  const none: PartnerAnswer = { kind: 'reject', reason: 'no_rooms' }
  switch (moodOf(request)) {
    case 'accept':
      return [{ kind: 'accept' }]
    case 'offer':
      return [...(await offersFor(db, request)), none]
    default:
      return [none]
  }
}

/** Other rooms on the same nights first, then the same rooms a day later. */
async function offersFor(db: Queryable, request: SupplyRequest): Promise<PartnerAnswer[]> {
  const bookedRoomTypes = request.rooms.map((room) => room.roomTypeId)
  const others = await db.execute<{ id: number }>(sql`
    select min(r.id) as id from rate_plan r join room_type rt on rt.id = r.room_type_id
    where rt.hotel_id = ${request.hotelId} and rt.id <> all(${sql.param(bookedRoomTypes)}::int[]) and r.payment <> 'prepay'
    group by rt.id order by rt.id limit 5`)
  const dates = { checkIn: request.checkIn, checkOut: request.checkOut }
  const later = { checkIn: addDays(request.checkIn, 1), checkOut: addDays(request.checkOut, 1) }
  const roomsAt = (rateOf: (room: SupplyRequest['rooms'][number]) => number) =>
    request.rooms.map((room) => `${rateOf(room)}~${formatOccupancy(room.occupancy)}`)
  return [
    ...others.rows.map(({ id }) => ({ kind: 'offer' as const, ...dates, rooms: roomsAt(() => id) })),
    { kind: 'offer', ...later, rooms: roomsAt((room) => room.ratePlanId) },
  ]
}
