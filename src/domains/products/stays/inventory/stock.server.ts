import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { Counter } from '#domains/products/shared/inventory.ts'
import { nightsOf } from '#domains/shared/dates.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

/** A number of rooms of a type for the nights of a stay. */
export type StockLine = { roomTypeId: number; checkIn: string; checkOut: string; quantity: number }

/** Rooms of a night `n` that can be sold. A channel can have sold more than were left. */
export const freeRooms = sql`greatest(n.allotment - n.held - n.sold - n.elsewhere, 0)`

/** A night `n` as an `OpenNight` in JSON. */
export const openNight = sql`json_build_object('room', n.room_type_id, 'night', n.night, 'price', n.price, 'free', ${freeRooms},
  'minStay', n.min_stay, 'minStayArrival', n.min_stay_arrival, 'maxStay', n.max_stay, 'closed', n.closed,
  'closedToArrival', n.closed_to_arrival, 'closedToDeparture', n.closed_to_departure)`

/** True if a night `n` of a stay allows its length and, if it is the first one, its arrival. */
export const allowsStay = (
  checkIn: SQL,
  checkOut: SQL,
): SQL => sql`(${checkOut} - ${checkIn} between n.min_stay and n.max_stay
  and (n.night > ${checkIn} or not n.closed_to_arrival and n.min_stay_arrival <= ${checkOut} - ${checkIn}))`

/** True if no stay in the room type `roomTypeId` can end on a day. */
export const hasNoDeparture = (roomTypeId: SQL, day: SQL): SQL => sql`exists (
  select from night_inventory d where d.room_type_id = ${roomTypeId} and d.night = ${day} and d.closed_to_departure)`

/** The night inventory that a stay takes: its rooms counted by room type. */
export function stockLines({ rooms, checkIn, checkOut }: PricedStay): StockLine[] {
  const byType = Map.groupBy(rooms, (room) => room.roomTypeId)
  return [...byType].map(([roomTypeId, ofType]) => ({ roomTypeId, checkIn, checkOut, quantity: ofType.length }))
}

/**
 * Takes rooms for all lines or for none, in one statement. Nights are locked in (room type, date) order, so that two
 * orders cannot deadlock, and updated only if all of them still have enough rooms; otherwise returns false. The CHECK
 * on the table is a second safeguard. Nights that are full when the statement starts are not locked, so that late
 * requests do not queue for rooms that are gone. That first check only rejects; rooms are taken only from locked
 * nights.
 */
export async function takeRooms(db: Queryable, counter: Counter, lines: StockLine[]): Promise<boolean> {
  const result = await db.execute<{ nights: number }>(
    sql`with ${roomsTaken(counter, requestedNights(lines))} select count(*)::int as nights from taken`,
  )
  return (result.rows[0]?.nights ?? 0) > 0
}

/**
 * The same as the beginning of a larger statement: `wanted` has one row per requested night, and `taken` as many, or
 * none if any night has too few rooms or is not as it was priced.
 * @param asPriced the condition of a night `n` with its request `w`; `locked.same` is its value
 * @param lastDay the departure of a stay, which has to be open wherever prices are compared
 */
export function roomsTaken(counter: Counter, nights: RequestedNights, asPriced = sql`true`, lastDay?: SQL): SQL {
  return sql`${nightsInRequest(
    nights,
    { asPriced, lastDay },
    sql`where not exists (
      select from night_inventory s join wanted w using (room_type_id, night)
      where s.held + s.sold + s.elsewhere + w.quantity > s.allotment or s.closed)`,
  )}, taken as (
    update night_inventory n set ${counters({ [counter]: sql`l.quantity` })}
    from locked l
    where n.room_type_id = l.room_type_id and n.night = l.night and l.quantity is not null
      and (select bool_and(fits and same) and count(quantity) = (select count(*) from wanted) from locked)
    returning 1
  )`
}

/** Locks the nights of several stays in (room type, date) order until the transaction ends. */
export async function lockNights(db: Queryable, lines: StockLine[]): Promise<void> {
  await db.execute(sql`with ${nightsInRequest(requestedNights(lines))} select count(*) from locked`)
}

/**
 * Moves rooms between held and sold, or releases them if `to` is null. They already belong to the booking, so a closed
 * night does not matter. Throws if fewer were taken: that is a bug, not an expected failure.
 */
export async function moveRooms(db: Queryable, from: Counter, to: Counter | null, lines: StockLine[]): Promise<void> {
  const change = { [from]: sql`-l.quantity`, ...(to && { [to]: sql`l.quantity` }) }
  const moved = await db.execute<{ missing: number }>(sql`
    with ${nightsInRequest(requestedNights(lines))}, moved as (
      update night_inventory n set ${counters(change)}
      from locked l where n.room_type_id = l.room_type_id and n.night = l.night and l.${sql.identifier(from)} >= l.quantity
      returning 1
    )
    select (select count(*) from wanted)::int - (select count(*) from moved)::int as missing`)
  const missing = moved.rows[0]?.missing ?? 0
  if (missing !== 0) throw new Error(`${missing} nights lack rooms in ${from}`)
}

/**
 * The counters of a night after a change, computed from the locked row. PostgreSQL evaluates the CHECK of the new row
 * before it detects that the old row is outdated: computed from a row that another transaction has changed since the
 * statement began, a released room would appear to exceed the allotment.
 */
function counters(change: Partial<Record<Counter, SQL>>): SQL {
  return sql`held = l.held + ${change.held ?? sql`0`}, sold = l.sold + ${change.sold ?? sql`0`}, allotment = l.allotment`
}

/** Room types, nights, quantities and prices, as arrays of equal length. A price is null if it is not compared. */
type RequestedNights = { rooms: number[]; nights: string[]; quantities: number[]; prices: (number | null)[] }

/**
 * CTEs of the requested nights, and of the same nights locked in (room type, date) order. Days of departure are locked
 * with them, without a quantity: a rule that changes while the lock is waited for is read as it is then. `locks` is a CTE,
 * because a row that changed meanwhile finds no partner again in a union within the join.
 */
function nightsInRequest(
  { rooms, nights, quantities, prices }: RequestedNights,
  { asPriced = sql`true`, lastDay }: { asPriced?: SQL; lastDay?: SQL | undefined } = {},
  unless: SQL = sql``,
): SQL {
  const departures =
    lastDay &&
    sql`union all select distinct room_type_id, ${lastDay}, null::int, null::int from wanted where price is not null`
  return sql`wanted as (
      select room_type_id, night, sum(quantity)::int as quantity, min(price) as price
      from unnest(${sql.param(rooms)}::int[], ${sql.param(nights)}::date[], ${sql.param(quantities)}::int[], ${sql.param(prices)}::int[])
        as w (room_type_id, night, quantity, price)
      group by room_type_id, night
    ), locks as materialized (table wanted ${departures ?? sql``}), locked as materialized (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment, w.quantity,
        w.quantity is null or n.held + n.sold + n.elsewhere + w.quantity <= n.allotment and not n.closed as fits,
        case when w.quantity is null then not n.closed_to_departure else ${asPriced} end as same
      from night_inventory n join locks w using (room_type_id, night)
      ${unless}
      order by n.room_type_id, n.night
      for update of n
    )`
}

/** All nights of the lines, with the price that each had when it was read. */
export function requestedNights(
  lines: StockLine[],
  priceOf: (roomTypeId: number, night: string) => number | null = () => null,
): RequestedNights {
  const flat = lines.flatMap((line) =>
    nightsOf(line.checkIn, line.checkOut).map((night) => ({ room: line.roomTypeId, night, quantity: line.quantity })),
  )
  return {
    rooms: flat.map((one) => one.room),
    nights: flat.map((one) => one.night),
    quantities: flat.map((one) => one.quantity),
    prices: flat.map(({ room, night }) => priceOf(room, night)),
  }
}

type HotelOfStock = { id: number; currency: string; timeZone: string }

/**
 * Reads and locks a hotel until the transaction ends, so that changes of its stock are serialised and the last change
 * is well defined. Bookings do not wait for this lock.
 */
export async function lockHotel(tx: Queryable, hotelId: number): Promise<HotelOfStock | null> {
  const result = await tx.execute<HotelOfStock>(sql`
    select h.id, h.currency, c.time_zone as "timeZone" from hotel h join city c on c.slug = h.city
    where h.id = ${hotelId} for no key update of h`)
  return result.rows[0] ?? null
}
