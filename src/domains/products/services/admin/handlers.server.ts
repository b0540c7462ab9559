import { done, err, invalid } from '#api/endpoint.ts'
import type { Handlers, Context } from '#domains/context.ts'
import {
  maxSlotDays,
  type slotAdminEndpoints,
  maxSeriesSlotDays,
  type SeriesSlotDay,
} from '#domains/products/services/admin/contract.ts'
import {
  areAsSeen,
  findAdminSlots,
  findNamedServices,
  findOfferedOptions,
  scheduledSlots,
  setSlots,
  type SlotRow,
} from '#domains/products/services/admin/commands.server.ts'
import { bookableDays } from '#domains/products/services/shapes.ts'
import { addDays, todayIn, siteTimeZone, nightsBetween, weekdayOf } from '#domains/shared/dates.ts'
import { inLocale } from '#i18n/locale.ts'
import { createHash } from 'node:crypto'

/** Admin endpoints for the daily capacity of services. */
export const slotAdminHandlers: Handlers<typeof slotAdminEndpoints> = {
  async fetch_service_slots({ db, now, locale, actor }, { service_id, from, days }) {
    const services = (await findNamedServices(db, locale)).map(({ id, name }) => ({ id, name: inLocale(name, locale) }))
    const service = service_id === undefined ? services[0] : services.find(({ id }) => id === service_id)
    if (service_id !== undefined && !service) return err('not_found')
    const offered = service ? await findOfferedOptions(db, { service: service.id }) : []
    const today = todayIn(offered[0]?.timeZone ?? siteTimeZone, now)
    // Services are sold up to `bookableDays`: a request for the year 9999 shows the last bookable days.
    const first = [from ?? today, addDays(today, -bookableDays)].toSorted()[1] ?? today
    const firstDay = first > addDays(today, bookableDays) ? addDays(today, bookableDays) : first
    const period = { from: firstDay, to: addDays(firstDay, days - 1) }
    const scheduled = offered.flatMap((option) => scheduledSlots(option, period))
    const rows = scheduled.length > 0 ? await findAdminSlots(db, scheduled) : []
    // For options without times, midnight represents the whole day.
    const whole = new Set(offered.filter(({ times }) => times.length === 0).map(({ id }) => id))
    return done({
      may_change: actor.staff.role !== 'agent',
      from: firstDay,
      days,
      services,
      service: service ?? null,
      options: offered.flatMap(({ id, name, times }) =>
        (times.length > 0 ? times : [null]).map((time) => ({ id, name: inLocale(name, locale), time })),
      ),
      slots: rows.map((slot) => ({ ...slot, time: whole.has(slot.option_id) ? null : slot.time })),
    })
  },

  async change_service_slots({ db, now, audits }, { option_id, time, day, until, seen, ...terms }) {
    const [option] = await findOfferedOptions(db, { option: option_id })
    if (!option) return err('not_found')
    const last = until < day ? day : until
    const today = todayIn(option.timeZone, now)
    if (day < today) return invalid('day', 'date_in_past')
    if (day > addDays(today, bookableDays) || last > addDays(day, maxSlotDays - 1)) {
      return invalid('until', 'too_big', { max: maxSlotDays })
    }
    const scheduled = scheduledSlots(option, { from: day, to: last, time })
    if (scheduled[0]?.day !== day) return err('not_found')
    const before = await setSlots(db, scheduled, terms, (slots) => areAsSeen(slots, seen))
    if (before) {
      audits.push({
        subject: `service_option:${option_id}`,
        before: { time, days: before.map(({ day: on, capacity, closed }) => ({ day: on, capacity, closed })) },
        after: { day, until: last, time, slots: scheduled.length, ...terms },
      })
      return done({ changed: scheduled.length })
    }
    const stands = await findAdminSlots(db, scheduled)
    if (!areAsSeen(stands, seen)) return err('conflict')
    const min = Math.max(...stands.map(({ held, sold }) => held + sold))
    return invalid('capacity', 'too_small', { min })
  },

  // Slots of an option at several times on several days, with a preview.
  async check_slot_series(context, { option_id, times, from, until, weekdays, capacity }) {
    const [option] = await findOfferedOptions(context.db, { option: option_id })
    if (!option) return err('not_found')
    const today = todayIn(option.timeZone, context.now)
    if (from < today) return invalid('from', 'date_in_past')
    if (until < from) return invalid('until', 'last_before_first')
    if (until > addDays(today, bookableDays) || nightsBetween(from, until) > bookableDays)
      return invalid('until', 'too_big')
    const scheduled = times
      .flatMap((time) => scheduledSlots(option, { from, to: until, time }))
      .filter(({ day }) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)))
    const rows = scheduled.length > 0 ? await findAdminSlots(context.db, scheduled) : []
    const whole = option.times.length === 0
    const days = [...Map.groupBy(rows, ({ day }) => day)].map(([day, slots]): SeriesSlotDay => ({
      day,
      version: versionOf(slots),
      slots: slots.map(({ time, capacity: now, held, sold, closed }) => ({
        time: whole ? null : time,
        capacity: now,
        taken: held + sold,
        closed,
      })),
      too_many_taken: slots.some(({ held, sold }) => held + sold > capacity),
    }))
    return done({ days, max: maxSeriesSlotDays })
  },

  async change_slot_series({ db, now, audits }: Context, { option_id, times, days, ...terms }) {
    const [option] = await findOfferedOptions(db, { option: option_id })
    if (!option) return err('not_found')
    const today = todayIn(option.timeZone, now)
    const last = addDays(today, bookableDays)
    if (days.some(({ day }) => day < today || day > last)) return invalid('days', 'date_in_past')
    const seen = new Map(days.map(({ day, version }) => [day, version]))
    const slots = [...seen.keys()].flatMap((day) =>
      times.flatMap((time) => scheduledSlots(option, { from: day, to: day, time })),
    )
    if (slots.length === 0) return invalid('days', 'not_a_choice')
    const before = await setSlots(db, slots, terms, (rows) => isAsSeen(rows, seen))
    if (before) {
      audits.push({
        subject: `service_option:${option_id}`,
        before: { days: before.map(({ day, time, capacity, closed }) => ({ day, time, capacity, closed })) },
        after: { times, days: [...seen.keys()], slots: slots.length, ...terms },
      })
      const whole = option.times.length === 0
      return done({
        changed: daysOf(slots),
        before: before.map(({ day, time, capacity, closed }) => ({ day, time: whole ? null : time, capacity, closed })),
      })
    }
    const current = await findAdminSlots(db, slots)
    if (!isAsSeen(current, seen)) return err('conflict')
    const min = Math.max(...current.map(({ held, sold }) => held + sold))
    return invalid('capacity', 'too_small', { min })
  },

  async undo_slot_series({ db, audits }: Context, { option_id, capacity, closed, before }) {
    const [option] = await findOfferedOptions(db, { option: option_id })
    if (!option) return err('not_found')
    const set = { capacity, closed }
    const slots = before.map(({ day, time }) => ({ option_id, day, time }))
    // Sets what is set already: this locks all slots in their order and compares them with the series.
    const locked = await setSlots(db, slots, set, (rows) =>
      rows.every((row) => row.capacity === capacity && row.closed === closed),
    )
    if (!locked) return err('conflict')
    for (const same of Map.groupBy(before, (slot) => `${slot.capacity} ${slot.closed}`).values()) {
      const [terms] = same
      const slots = same.map(({ day, time }) => ({ option_id, day, time }))
      // A slot that the series has added is booked.
      if (terms && !(await setSlots(db, slots, terms, () => true))) return err('conflict')
    }
    audits.push({ subject: `service_option:${option_id}`, before: set, after: { days: before } })
    return done({ changed: daysOf(slots) })
  },
}

function daysOf(slots: readonly { day: string }[]): number {
  return new Set(slots.map(({ day }) => day)).size
}

/** Version of the slots of one day, computed from their terms only. */
function versionOf(slots: readonly SlotRow[]): string {
  const parts = slots.map(({ time, version }) => `${time} ${version}`).toSorted()
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 32)
}

function isAsSeen(rows: readonly SlotRow[], seen: ReadonlyMap<string, string>): boolean {
  return [...Map.groupBy(rows, ({ day }) => day)].every(([day, slots]) => versionOf(slots) === seen.get(day))
}
