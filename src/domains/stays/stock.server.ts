import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { nightsOf } from '#domains/stays/nights.ts'

/** So many rooms of a type for the nights of a stay. */
export type StockLine = { roomTypeId: number; checkIn: string; checkOut: string; quantity: number }

/** `sold` is promised for good; `held` is kept while somebody must still answer or pay. */
export type Counter = 'sold' | 'held'

/**
 * Takes rooms for all lines or for none, in one statement: the nights are locked in (room type, date)
 * order, so that two orders never wait for each other in a circle, and counted only if every one of
 * them still has room. False when any has not. The CHECK on the table stands behind it.
 *
 * Nights that are full when the statement begins are not locked at all: those who come too late need not queue
 * for what is gone. That look decides nothing in favour of anyone; only locked nights are counted.
 */
export async function takeRooms(db: Queryable, counter: Counter, lines: StockLine[]): Promise<boolean> {
  const taken = await db.execute<{ nights: number }>(
    sql`with ${roomsTaken(counter, asked(nightsWanted(lines)))} select count(*)::int as nights from taken`,
  )
  return (taken.rows[0]?.nights ?? 0) > 0
}

/**
 * The same as the beginning of a larger statement: `wanted` has a row a night asked for, and `taken` as many, or none when
 * any night lacks room.
 */
export function roomsTaken(counter: Counter, nights: NightsAsked): SQL {
  return sql`${wantedNights(
    nights,
    sql`where not exists (
      select from night_inventory s join wanted w using (room_type_id, night)
      where s.held + s.sold + w.quantity > s.allotment or s.closed)`,
  )}, taken as (
    update night_inventory n set ${counters({ [counter]: sql`l.quantity` })}
    from locked l
    where n.room_type_id = l.room_type_id and n.night = l.night
      and (select bool_and(fits) and count(*) = (select count(*) from wanted) from locked)
    returning 1
  )`
}

/** Locks the nights of several stays in (room type, date) order until the transaction ends. */
export async function lockNights(db: Queryable, lines: StockLine[]): Promise<void> {
  await db.execute(sql`with ${wantedNights(asked(nightsWanted(lines)))} select count(*) from locked`)
}

/** Gives rooms back. Throws when more is given than was taken: that is a bug, not a refusal. */
export async function giveRoomsBack(db: Queryable, counter: Counter, lines: StockLine[]): Promise<void> {
  const column = sql.identifier(counter)
  const wanted = asked(nightsWanted(lines))
  const given = await db.execute<{ nights: number }>(sql`
    with ${wantedNights(wanted)}, freed as (
      update night_inventory n set ${counters({ [counter]: sql`-l.quantity` })}
      from locked l where n.room_type_id = l.room_type_id and n.night = l.night and l.${column} >= l.quantity
      returning 1
    )
    select (select count(*) from wanted)::int - (select count(*) from freed)::int as nights`)
  const missing = given.rows[0]?.nights ?? 0
  if (missing !== 0) throw new Error(`${missing} nights could not be given back to ${counter}`)
}

/** Turns what was held into what is sold, or back: the rooms are the booking's own, so a closed night does not matter. */
export async function convertRooms(db: Queryable, from: Counter, to: Counter, lines: StockLine[]): Promise<void> {
  const before = sql.identifier(from)
  const wanted = asked(nightsWanted(lines))
  const moved = await db.execute<{ missing: number }>(sql`
    with ${wantedNights(wanted)}, moved as (
      update night_inventory n set ${counters({ [from]: sql`-l.quantity`, [to]: sql`l.quantity` })}
      from locked l where n.room_type_id = l.room_type_id and n.night = l.night and l.${before} >= l.quantity
      returning 1
    )
    select (select count(*) from wanted)::int - (select count(*) from moved)::int as missing`)
  const missing = moved.rows[0]?.missing ?? 0
  if (missing !== 0) throw new Error(`${missing} nights could not be moved from ${from} to ${to}`)
}

/**
 * Gives the rooms of one stay back and takes those of another, for all nights or for none, in one
 * statement: what is given makes room for what is taken. False when it does not fit.
 */
export async function exchangeRooms(
  db: Queryable,
  given: { counter: Counter; lines: StockLine[] },
  taken: { counter: Counter; lines: StockLine[] },
): Promise<boolean> {
  const [give, take] = [nightsWanted(given.lines), nightsWanted(taken.lines)]
  const change = (counter: Counter) => {
    const less = given.counter === counter ? sql`l.give` : sql`0`
    const more = taken.counter === counter ? sql`l.take` : sql`0`
    return sql`${more} - ${less}`
  }
  const exchanged = await db.execute(sql`
    with wanted as (
      select room_type_id, night, sum(give)::int as give, sum(take)::int as take
      from (
        select * from unnest(${sql.param(give.rooms)}::int[], ${sql.param(give.nights)}::date[], ${sql.param(give.quantities)}::int[],
          ${sql.param(give.rooms.map(() => 0))}::int[]) as g (room_type_id, night, give, take)
        union all
        select * from unnest(${sql.param(take.rooms)}::int[], ${sql.param(take.nights)}::date[], ${sql.param(take.rooms.map(() => 0))}::int[],
          ${sql.param(take.quantities)}::int[]) as t (room_type_id, night, give, take)
      ) both_ways
      group by room_type_id, night
    ), locked as materialized (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment, w.give, w.take,
        n.${sql.identifier(given.counter)} >= w.give
          and (w.take <= w.give or (n.held + n.sold - w.give + w.take <= n.allotment and not n.closed)) as fits
      from night_inventory n join wanted w using (room_type_id, night)
      order by n.room_type_id, n.night
      for update of n
    )
    update night_inventory n set ${counters({ held: change('held'), sold: change('sold') })}
    from locked l
    where n.room_type_id = l.room_type_id and n.night = l.night
      and (select bool_and(fits) and count(*) = (select count(*) from wanted) from locked)`)
  return (exchanged.rowCount ?? 0) > 0
}

/**
 * The counters of a night after a change, counted from the row as it was locked. PostgreSQL checks a new
 * row before it looks whether the old one is still the latest: counted from a row that somebody has
 * changed since the statement began, a room just given back would look like one too many.
 */
function counters(change: Partial<Record<Counter, SQL>>): SQL {
  return sql`held = l.held + ${change.held ?? sql`0`}, sold = l.sold + ${change.sold ?? sql`0`}, allotment = l.allotment`
}

/** Nights by room type and how many rooms, as three arrays of one length. */
type NightsWanted = { rooms: number[]; nights: string[]; quantities: number[] }
/** The same as a statement takes it: values, or places for them. */
type NightsAsked = Record<keyof NightsWanted, SQL>

function asked({ rooms, nights, quantities }: NightsWanted): NightsAsked {
  return {
    rooms: sql`${sql.param(rooms)}`,
    nights: sql`${sql.param(nights)}`,
    quantities: sql`${sql.param(quantities)}`,
  }
}

/** The nights asked for, and the same locked in (room type, date) order. */
function wantedNights(wanted: NightsAsked, unless: SQL = sql``): SQL {
  return sql`wanted as (
      select room_type_id, night, sum(quantity)::int as quantity
      from unnest(${wanted.rooms}::int[], ${wanted.nights}::date[], ${wanted.quantities}::int[]) as w (room_type_id, night, quantity)
      group by room_type_id, night
    ), locked as materialized (
      select n.room_type_id, n.night, n.held, n.sold, n.allotment, w.quantity, n.held + n.sold + w.quantity <= n.allotment and not n.closed as fits
      from night_inventory n join wanted w using (room_type_id, night)
      ${unless}
      order by n.room_type_id, n.night
      for update of n
    )`
}

/** Every night of the lines. */
export function nightsWanted(lines: StockLine[]): NightsWanted {
  const flat = lines.flatMap((line) =>
    nightsOf(line.checkIn, line.checkOut).map((night) => ({ room: line.roomTypeId, night, quantity: line.quantity })),
  )
  return {
    rooms: flat.map((one) => one.room),
    nights: flat.map((one) => one.night),
    quantities: flat.map((one) => one.quantity),
  }
}
