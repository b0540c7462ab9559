import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PartnerAnswer, SupplyPort, SupplyRequest } from '#domains/requests/supplier-port.ts'
import type { Queryable } from '#domains/context.ts'
import { addDays } from '#domains/shared/dates.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'

/**
 * A supplier for the demo and for tests. Its answer follows from the booking's reference, or from a word in the special
 * request: `demo:accept`, `demo:reject`, `demo:offer`, `demo:silent`.
 */
export function localSupply(answersAfterMs: number): SupplyPort {
  return { answersAfterMs, answersTo }
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

async function answersTo(db: Queryable, request: SupplyRequest): Promise<PartnerAnswer[]> {
  const none: PartnerAnswer = { kind: 'reject', reason: 'no_rooms' }
  switch (moodOf(request)) {
    case 'accept':
      return [{ kind: 'accept' }]
    case 'offer':
      return [...(await offersFor(db, request)), none]
    case 'reject':
      return [none]
    case 'silent':
      return []
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
