import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { takeElsewhere } from '#domains/products/stays/inventory/takings.server.ts'
import type { RejectedNight } from '#domains/products/stays/admin/contract.ts'
import type { ChangedNight, NightTerms } from '#domains/shared/shapes.ts'

/** The terms to set for a night; with `was`, the night must still have those terms. */
export type NightToSet = {
  roomTypeId: number
  night: string
  set: Partial<NightTerms>
  was?: NightTerms
}

type SetOutcome = { ok: true; nights: ChangedNight[] } | { ok: false; refused: RejectedNight[] }

/**
 * Sets nights, all or none, in one conditional statement. Nights are locked in (room type, date) order, like bookings
 * do, and written only if each exists, still has the terms in `was` and gets no fewer rooms than are sold and held.
 * Missing nights are created if both price and allotment are given. Must run in a transaction, which is rolled back on
 * failure.
 */
export async function setNights(tx: Queryable, nights: readonly NightToSet[]): Promise<SetOutcome> {
  const nightsJson = JSON.stringify(
    nights.map(({ roomTypeId, night, set, was }) => ({ room: roomTypeId, night, ...set, was })),
  )
  const created = await tx.execute<{ room: number; night: string }>(sql`
    insert into night_inventory (room_type_id, night, price, allotment)
    select w.room, w.night, w.price, w.allotment
    from jsonb_to_recordset(${nightsJson}::jsonb) as w (room int, night date, price int, allotment int)
    where w.price is not null and w.allotment is not null
      and not exists (select from night_inventory n where n.room_type_id = w.room and n.night = w.night)
    order by w.room, w.night
    on conflict do nothing
    returning room_type_id as room, night::text as night`)
  if (created.rows.length > 0) await takeElsewhere(tx, [...new Set(created.rows.map(({ room }) => room))])
  const set = await tx.execute<SetRow>(sql`
    with wanted as (
      select * from jsonb_to_recordset(${nightsJson}::jsonb) as w
        (room int, night date, price int, allotment int, "minStay" int, "minStayArrival" int, "maxStay" int,
          closed boolean, "closedToArrival" boolean, "closedToDeparture" boolean, was jsonb)
    ), locked as materialized (
      select n.*, coalesce(w.allotment, n.allotment) >= n.held + n.sold as roomy,
        coalesce(${termsOfNight} @> w.was, true) as same
      from night_inventory n join wanted w on w.room = n.room_type_id and w.night = n.night
      order by n.room_type_id, n.night
      for update of n
    ), changed as (
      -- Counted from the row as it was locked, for the same reason as in stock.server.ts.
      update night_inventory n set held = l.held, sold = l.sold, price = coalesce(w.price, l.price),
        allotment = coalesce(w.allotment, l.allotment), min_stay = coalesce(w."minStay", l.min_stay),
        min_stay_arrival = coalesce(w."minStayArrival", l.min_stay_arrival), max_stay = coalesce(w."maxStay", l.max_stay),
        closed = coalesce(w.closed, l.closed), closed_to_arrival = coalesce(w."closedToArrival", l.closed_to_arrival),
        closed_to_departure = coalesce(w."closedToDeparture", l.closed_to_departure)
      from locked l join wanted w on w.room = l.room_type_id and w.night = l.night
      where n.room_type_id = l.room_type_id and n.night = l.night
        and (select bool_and(roomy and same) and count(*) = (select count(*) from wanted) from locked)
      returning n.room_type_id, n.night, ${termsOfNight} as terms
    )
    select w.room, w.night::text as night, case when n.night is not null then ${termsOfNight} end as before,
      c.terms as after, n.held + n.sold as taken, n.roomy, n.same
    from wanted w
    left join locked n on n.room_type_id = w.room and n.night = w.night
    left join changed c on c.room_type_id = w.room and c.night = w.night
    order by w.room, w.night`)
  if (set.rows.every((row) => row.after !== null)) {
    const fresh = new Set(created.rows.map(({ room, night }) => `${room} ${night}`))
    return {
      ok: true,
      nights: set.rows.map(({ room, night, before, after }) => ({
        roomTypeId: room,
        night,
        before: fresh.has(`${room} ${night}`) ? null : before,
        after: after as NightTerms,
      })),
    }
  }
  return {
    ok: false,
    refused: set.rows.flatMap(({ room, night, before, taken, roomy, same }) => {
      const reason = before === null ? 'not_laid_out' : !same ? 'changed_since' : !roomy ? 'taken' : null
      return reason ? [{ room_id: room, night, reason, taken: taken ?? 0 }] : []
    }),
  }
}

type SetRow = {
  room: number
  night: string
  before: NightTerms | null
  after: NightTerms | null
  taken: number | null
  roomy: boolean | null
  same: boolean | null
}

const termsOfNight = sql`jsonb_build_object('price', n.price, 'allotment', n.allotment, 'minStay', n.min_stay,
  'minStayArrival', n.min_stay_arrival, 'maxStay', n.max_stay, 'closed', n.closed, 'closedToArrival', n.closed_to_arrival,
  'closedToDeparture', n.closed_to_departure)`

/** Saves the terms of nights before and after a change. @returns its id */
export async function saveChange(
  tx: Queryable,
  change: { hotelId: number; at: Date; by: string; nights: ChangedNight[] },
): Promise<number> {
  const stored = await tx.execute<{ id: number }>(sql`
    insert into stock_change (hotel_id, at, by, nights)
    values (${change.hotelId}, ${change.at.toISOString()}, ${change.by}, ${JSON.stringify(change.nights)}::jsonb) returning id`)
  return (stored.rows[0] as { id: number }).id
}

/** Marks the last change of a hotel as undone and returns its nights; null if it is not, or was before. */
export async function revertChange(
  tx: Queryable,
  { hotelId, change, at }: { hotelId: number; change: number; at: Date },
): Promise<ChangedNight[] | null> {
  const undone = await tx.execute<{ nights: ChangedNight[] }>(sql`
    update stock_change c set undone_at = ${at.toISOString()}
    where c.id = ${change} and c.hotel_id = ${hotelId} and c.undone_at is null
      and c.id = (select max(id) from stock_change where hotel_id = ${hotelId} and undone_at is null)
    returning nights`)
  return undone.rows[0]?.nights ?? null
}

/**
 * Deletes nights that a change has created, except those with bookings or changed terms. @returns the number of deleted
 * nights
 */
export async function deleteNights(tx: Queryable, nights: readonly ChangedNight[]): Promise<number> {
  const nightsJson = JSON.stringify(
    nights.map(({ roomTypeId, night, after }) => ({ room: roomTypeId, night, was: after })),
  )
  const result = await tx.execute(sql`
    delete from night_inventory n using jsonb_to_recordset(${nightsJson}::jsonb) as w (room int, night date, was jsonb)
    where n.room_type_id = w.room and n.night = w.night and n.held + n.sold = 0 and ${termsOfNight} = w.was`)
  return result.rowCount ?? 0
}
