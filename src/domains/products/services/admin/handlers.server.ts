import { done, err, invalid } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { maxSlotDays, type slotAdminEndpoints } from '#domains/products/services/admin/contract.ts'
import {
  areAsSeen,
  findAdminSlots,
  findNamedServices,
  findOfferedOptions,
  scheduledSlots,
  setSlots,
} from '#domains/products/services/admin/commands.server.ts'
import { slotSeriesHandlers } from '#domains/products/services/admin/series-handlers.server.ts'
import { bookableDays } from '#domains/products/services/shapes.ts'
import { addDays, todayIn, siteTimeZone } from '#domains/shared/dates.ts'
import { inLocale } from '#i18n/locale.ts'

/** Admin endpoints for the daily capacity of services. */
export const slotAdminHandlers: Handlers<typeof slotAdminEndpoints> = {
  ...slotSeriesHandlers,

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
}
