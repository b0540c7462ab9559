import type { Locale } from '#i18n/locale.ts'
import { sql } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { AdminSlot, SeenSlot } from '#domains/products/services/admin/contract.ts'
import { service } from '#domains/products/services/schema.server.ts'
import type { OptionTerms } from '#domains/products/services/shapes.ts'
import { isScheduled } from '#domains/products/services/pricing/price.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

type Slot = Pick<AdminSlot, 'option_id' | 'day' | 'time'>
/** Midnight represents the whole day. */
export type SlotRow = AdminSlot & { time: string }

type OfferedOption = Pick<OptionTerms, 'id' | 'name' | 'times' | 'weekdays'>

/** Services ordered by their name in a language. */
export function findNamedServices(db: Queryable, locale: Locale) {
  const { id, name } = service
  const inLocale = sql`${name} ->> ${locale}`
  return db.select({ id, name }).from(service).orderBy(inLocale, id)
}

/** The options of a service, or a single option. */
export async function findOfferedOptions(
  db: Queryable,
  which: { service: number } | { option: number },
): Promise<(OfferedOption & { serviceId: number; timeZone: string })[]> {
  const result = await db.execute<OfferedOption & { serviceId: number; timeZone: string }>(sql`
    select o.id, o.service_id as "serviceId", o.name, o.times, o.weekdays, c.time_zone as "timeZone"
    from service_option o join service s on s.id = o.service_id join city c on c.slug = s.city
    where ${'service' in which ? sql`o.service_id = ${which.service}` : sql`o.id = ${which.option}`} order by o.id`)
  return result.rows
}

const capacity = sql`coalesce(s.capacity, o.capacity)::int`
const closed = sql`coalesce(s.closed, false)`
/** Of the terms only: sales in the meantime do not cause a conflict for an editor. */
const version = sql`md5(concat_ws(' ', ${capacity}, ${closed}))`

/** Slots of options on given days, including those without a row, which have the option's capacity. */
export async function findAdminSlots(db: Queryable, slots: Slot[]): Promise<SlotRow[]> {
  const result = await db.execute<SlotRow>(sql`
    select o.id as option_id, w.day::text as day, to_char(w.time, 'HH24:MI') as time, ${capacity} as capacity, ${closed} as closed,
      coalesce(s.held, 0)::int as held, coalesce(s.sold, 0)::int as sold, ${version} as version
    from ${slotsIn(slots)} join service_option o on o.id = w.option_id
      left join service_slot s on s.option_id = w.option_id and s.day = w.day and s.time = w.time
    order by w.day, o.id, w.time`)
  return result.rows
}

/**
 * Sets the terms of slots, all or none: they must be as the editor has seen them, and no capacity can fall below what
 * is taken. Creates missing rows, then locks all rows in the order of option, date and time, like every other writer.
 * Returns the previous terms, or null if the conditions are not met. Must run in a transaction, which is rolled back on
 * null.
 */
export async function setSlots(
  tx: Queryable,
  slots: Slot[],
  { capacity: max, closed: shut }: Pick<AdminSlot, 'capacity' | 'closed'>,
  asSeen: (slots: readonly SlotRow[]) => boolean,
): Promise<SlotRow[] | null> {
  await tx.execute(sql`
    insert into service_slot (option_id, day, time, capacity)
    select w.option_id, w.day, w.time, o.capacity from ${slotsIn(slots)} join service_option o on o.id = w.option_id
    order by w.option_id, w.day, w.time on conflict do nothing`)
  await tx.execute(sql`
    select from service_slot s join ${slotsIn(slots)} using (option_id, day, time)
    order by s.option_id, s.day, s.time for no key update of s`)
  // A separate statement, so that its snapshot is taken after the lock.
  const before = await findAdminSlots(tx, slots)
  const fits = before.every(({ held, sold }) => held + sold <= max)
  if (!asSeen(before) || !fits) return null
  await tx.execute(sql`
    update service_slot s set capacity = ${max}, closed = ${shut} from ${slotsIn(slots)}
    where s.option_id = w.option_id and s.day = w.day and s.time = w.time`)
  return before
}

/** True if no slot has been changed since its version was seen; a day without a seen version counts as changed. */
export function areAsSeen(slots: readonly SlotRow[], seen: readonly SeenSlot[]): boolean {
  const versions = new Map(seen.map(({ day, version: one }) => [day, one]))
  return slots.every((slot) => versions.get(slot.day) === slot.version)
}

/** The slots of an option between two dates, both included, on days that its schedule contains. */
export function scheduledSlots(
  option: OfferedOption,
  { from, to, time }: { from: string; to: string; time?: string | null },
): Slot[] {
  const times = time === undefined ? (option.times.length > 0 ? option.times : [null]) : [time]
  return nightsOf(from, addDays(to, 1)).flatMap((day) =>
    times.filter((one) => isScheduled(option, day, one)).map((one) => ({ option_id: option.id, day, time: one })),
  )
}

function slotsIn(slots: Slot[]) {
  return sql`unnest(${sql.param(slots.map((one) => one.option_id))}::int[], ${sql.param(slots.map((one) => one.day))}::date[],
    ${sql.param(slots.map((one) => one.time ?? '00:00'))}::time[]) as w (option_id, day, time)`
}
