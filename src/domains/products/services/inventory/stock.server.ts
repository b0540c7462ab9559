import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import { nightsOf, addDays } from '#domains/shared/dates.ts'
import type { Counter } from '#domains/products/shared/inventory.ts'

/** A number of units of an option on every date of a range, at one time; `time` is null for the whole day. */
export type SlotLine = { optionId: number; date: string; lastDate: string; time: string | null; units: number }

/**
 * Takes the same number of units on every date of a line, or on none. Returns false if a date has too few left or is
 * closed. Missing rows are created first, with the option's capacity. One statement then locks the rows in date order
 * and updates them only if all have enough left; the CHECK on the table is a second safeguard. Must run in a
 * transaction. Callers that take several lines do so in the order of option, date and time.
 */
export async function takeSlots(db: Queryable, counter: Counter, line: SlotLine): Promise<boolean> {
  await db.execute(sql`
    insert into service_slot (option_id, day, time, capacity)
    select o.id, day, ${timeOf(line)}, o.capacity from service_option o, unnest(${daysOf(line)}) as day
    where o.id = ${line.optionId} and o.capacity >= ${line.units} order by day
    on conflict do nothing`)
  const result = await db.execute(sql`
    with ${lockedSlots(
      line,
      sql`and not exists (
        select from service_slot f where f.option_id = ${line.optionId} and f.time = ${timeOf(line)} and f.day = any(${daysOf(line)})
          and (f.closed or f.held + f.sold + ${line.units} > f.capacity))`,
    )}
    update service_slot s set ${counters({ [counter]: sql`${line.units}::int` })}
    from locked l where s.option_id = l.option_id and s.day = l.day and s.time = l.time
      and (select bool_and(not closed and held + sold + ${line.units} <= capacity) and count(*) = cardinality(${daysOf(line)}) from locked)`)
  return (result.rowCount ?? 0) > 0
}

/** Locks the slots of several lines in one order until the transaction ends, after creating missing rows. */
export async function lockSlots(db: Queryable, lines: SlotLine[]): Promise<void> {
  const flat = lines.flatMap((line) =>
    nightsOf(line.date, addDays(line.lastDate, 1)).map((day) => ({ ...line, day, time: line.time ?? '00:00' })),
  )
  const wantedSlots = sql`(select distinct * from unnest(${sql.param(flat.map((one) => one.optionId))}::int[], ${sql.param(flat.map((one) => one.day))}::date[],
    ${sql.param(flat.map((one) => one.time))}::time[]) as u (option_id, day, time)) as w`
  await db.execute(sql`
    insert into service_slot (option_id, day, time, capacity)
    select w.option_id, w.day, w.time, o.capacity from ${wantedSlots} join service_option o on o.id = w.option_id
    order by w.option_id, w.day, w.time
    on conflict do nothing`)
  await db.execute(sql`
    select from service_slot s join ${wantedSlots} using (option_id, day, time) order by s.option_id, s.day, s.time for update of s`)
}

/**
 * Moves units between held and sold, or releases them if `to` is null. They already belong to the booking, so a closed
 * slot does not matter. Throws if fewer were taken: that is a bug, not an expected failure.
 */
export async function moveSlots(db: Queryable, from: Counter, to: Counter | null, line: SlotLine): Promise<void> {
  const change = { [from]: sql`-${line.units}::int`, ...(to && { [to]: sql`${line.units}::int` }) }
  const moved = await db.execute<{ missing: number }>(sql`
    with ${lockedSlots(line)}, moved as (
      update service_slot s set ${counters(change)}
      from locked l where s.option_id = l.option_id and s.day = l.day and s.time = l.time and l.${sql.identifier(from)} >= ${line.units}
      returning 1
    )
    select cardinality(${daysOf(line)}) - (select count(*) from moved)::int as missing`)
  const missing = moved.rows[0]?.missing ?? 0
  if (missing !== 0) throw new Error(`${missing} slots of option ${line.optionId} lack ${line.units} in ${from}`)
}

/** The rows of a line, locked in date order. */
function lockedSlots(line: SlotLine, unless: SQL = sql``): SQL {
  return sql`locked as materialized (
      select s.option_id, s.day, s.time, s.capacity, s.held, s.sold, s.closed from service_slot s
      where s.option_id = ${line.optionId} and s.time = ${timeOf(line)} and s.day = any(${daysOf(line)}) ${unless}
      order by s.day
      for update of s
    )`
}

/** Computed from the locked row: the version at the start of the statement can be outdated and violate the CHECK. */
function counters(change: Partial<Record<Counter, SQL>>): SQL {
  const parts = Object.entries(change).map(([counter, by]) => {
    const column = sql.identifier(counter)
    return sql`${column} = l.${column} + (${by})`
  })
  return sql.join(parts, sql`, `)
}

function timeOf({ time }: Pick<SlotLine, 'time'>): SQL {
  return sql`${time ?? '00:00'}::time`
}

function daysOf({ date, lastDate }: Pick<SlotLine, 'date' | 'lastDate'>): SQL {
  return sql`${sql.param(nightsOf(date, addDays(lastDate, 1)))}::date[]`
}
