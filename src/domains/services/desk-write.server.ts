import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { SeenSlot } from '#domains/services/desk-contract.ts'
import type { OptionTerms } from '#domains/services/shapes.ts'
import { isScheduled } from '#domains/services/price.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'
import type { Bilingual } from '#text/locale.ts'

type SlotTerms = { capacity: number; closed: boolean }
type SlotRow = SlotTerms & {
  optionId: number
  day: string
  time: string
  held: number
  sold: number
  /** Of the terms alone: what is sold meanwhile does not stand in the way of an editor. */
  version: string
}

type OfferedOption = Pick<OptionTerms, 'id' | 'name' | 'times' | 'weekdays'>

/** Services by name in a language. */
export async function findNamedServices(
  db: Queryable,
  locale: 'en' | 'ar',
): Promise<{ id: number; name: Bilingual }[]> {
  const found = await db.execute<{ id: number; name: Bilingual }>(
    sql`select id, name from service order by name ->> ${locale}, id`,
  )
  return found.rows
}

/** The options of a service, or the one option. */
export async function findOfferedOptions(
  db: Queryable,
  which: { service: number } | { option: number },
): Promise<(OfferedOption & { serviceId: number; timeZone: string })[]> {
  const found = await db.execute<OfferedOption & { serviceId: number; timeZone: string }>(sql`
    select o.id, o.service_id as "serviceId", o.name, o.times, o.weekdays, c.time_zone as "timeZone"
    from service_option o join service s on s.id = o.service_id join city c on c.slug = s.city
    where ${'service' in which ? sql`o.service_id = ${which.service}` : sql`o.id = ${which.option}`} order by o.id`)
  return found.rows
}

const capacity = sql`coalesce(s.capacity, o.capacity)::int`
const closed = sql`coalesce(s.closed, false)`
const version = sql`md5(concat_ws(' ', ${capacity}, ${closed}))`

/** Slots of options on days, also those that nobody has touched: their capacity is the option's. */
export async function findDeskSlots(
  db: Queryable,
  wanted: { optionId: number; day: string; time: string | null }[],
): Promise<SlotRow[]> {
  const found = await db.execute<SlotRow>(sql`
    select o.id as "optionId", w.day::text as day, to_char(w.time, 'HH24:MI') as time, ${capacity} as capacity, ${closed} as closed,
      coalesce(s.held, 0)::int as held, coalesce(s.sold, 0)::int as sold, ${version} as version
    from ${slotsIn(wanted)} join service_option o on o.id = w.option_id
      left join service_slot s on s.option_id = w.option_id and s.day = w.day and s.time = w.time
    order by w.day, o.id, w.time`)
  return found.rows
}

/**
 * Sets the terms of slots, all of them or none: each must be as it was seen, and none may fall below what is taken
 * of it. Locked in the order of option, date and time, as everybody does; those that nobody has touched get their row
 * first. Answers how they were, or null when they could not be set. Run in a transaction that a refusal takes back.
 */
export async function setSlots(
  tx: Queryable,
  wanted: { optionId: number; day: string; time: string | null }[],
  { capacity: most, closed: shut }: SlotTerms,
  seen: readonly SeenSlot[],
): Promise<SlotRow[] | null> {
  await tx.execute(sql`
    insert into service_slot (option_id, day, time, capacity)
    select w.option_id, w.day, w.time, o.capacity from ${slotsIn(wanted)} join service_option o on o.id = w.option_id
    order by w.option_id, w.day, w.time on conflict do nothing`)
  await tx.execute(sql`
    select from service_slot s join ${slotsIn(wanted)} using (option_id, day, time)
    order by s.option_id, s.day, s.time for no key update of s`)
  // A statement of its own: its snapshot is taken after the lock.
  const before = await findDeskSlots(tx, wanted)
  const fits = before.every(({ held, sold }) => held + sold <= most)
  if (!areAsSeen(before, seen) || !fits) return null
  await tx.execute(sql`
    update service_slot s set capacity = ${most}, closed = ${shut} from ${slotsIn(wanted)}
    where s.option_id = w.option_id and s.day = w.day and s.time = w.time`)
  return before
}

/** Whether nobody has set slots of one time since somebody saw them; a day that was never seen counts as set. */
export function areAsSeen(slots: readonly SlotRow[], seen: readonly SeenSlot[]): boolean {
  const versions = new Map(seen.map(({ day, version: one }) => [day, one]))
  return slots.every((slot) => versions.get(slot.day) === slot.version)
}

/** The slots of an option from one day to another on which it is had. */
export function scheduledSlots(
  option: OfferedOption,
  { from, to, time }: { from: string; to: string; time?: string | null },
): { optionId: number; day: string; time: string | null }[] {
  const times = time === undefined ? (option.times.length > 0 ? option.times : [null]) : [time]
  return nightsOf(from, addDays(to, 1)).flatMap((day) =>
    times.filter((one) => isScheduled(option, day, one)).map((one) => ({ optionId: option.id, day, time: one })),
  )
}

function slotsIn(wanted: { optionId: number; day: string; time: string | null }[]) {
  return sql`unnest(${sql.param(wanted.map((one) => one.optionId))}::int[], ${sql.param(wanted.map((one) => one.day))}::date[],
    ${sql.param(wanted.map((one) => one.time ?? '00:00'))}::time[]) as w (option_id, day, time)`
}
