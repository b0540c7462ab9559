import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { mostSlotDays, type slotDeskEndpoints } from '#domains/services/desk-contract.ts'
import {
  areAsSeen,
  findDeskSlots,
  findNamedServices,
  findOfferedOptions,
  scheduledSlots,
  setSlots,
} from '#domains/services/desk-write.server.ts'
import { bookableDays } from '#domains/services/shapes.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'
import { inLocale } from '#text/locale.ts'

/** Capacity of services at the desk, day by day. */
export const slotDeskHandlers: Handlers<typeof slotDeskEndpoints> = {
  async fetch_service_slots({ db, now, locale, actor }, { service_id, from, days }) {
    const services = (await findNamedServices(db, locale)).map(({ id, name }) => ({ id, name: inLocale(name, locale) }))
    const service = service_id === undefined ? services[0] : services.find(({ id }) => id === service_id)
    if (service_id !== undefined && !service) return refuse('not_found')
    const offered = service ? await findOfferedOptions(db, { service: service.id }) : []
    const today = todayIn(offered[0]?.timeZone ?? 'Asia/Riyadh', now)
    // Nothing is sold beyond: whoever asks for the year 9999 sees the last days that are.
    const first = [from ?? today, addDays(today, -bookableDays)].toSorted()[1] ?? today
    const shown = first > addDays(today, bookableDays) ? addDays(today, bookableDays) : first
    const wanted = offered.flatMap((option) =>
      scheduledSlots(option, { from: shown, to: addDays(shown, days - 1) }).map((slot) => ({ ...slot, option })),
    )
    const rows = wanted.length > 0 ? await findDeskSlots(db, wanted) : []
    // Midnight stands for the whole day where an option has no times.
    const whole = new Set(offered.filter(({ times }) => times.length === 0).map(({ id }) => id))
    return done({
      may_change: actor.staff.role !== 'agent',
      from: shown,
      days,
      services,
      service: service ?? null,
      options: offered.flatMap(({ id, name, times }) =>
        (times.length > 0 ? times : [null]).map((time) => ({ id, name: inLocale(name, locale), time })),
      ),
      slots: rows.map(({ optionId, time, ...same }) => ({
        ...same,
        option_id: optionId,
        time: whole.has(optionId) ? null : time,
      })),
    })
  },

  async change_service_slots({ db, now, audits, changes }, { option_id, time, day, until, seen, ...terms }) {
    const [option] = await findOfferedOptions(db, { option: option_id })
    if (!option) return refuse('not_found')
    const last = until < day ? day : until
    const today = todayIn(option.timeZone, now)
    if (day < today) return refuse('invalid_input', { errors: [{ path: 'day', code: 'date_in_past' }] })
    if (day > addDays(today, bookableDays) || last > addDays(day, mostSlotDays - 1)) {
      return refuse('invalid_input', { errors: [{ path: 'until', code: 'too_big', params: { max: mostSlotDays } }] })
    }
    const wanted = scheduledSlots(option, { from: day, to: last, time })
    if (wanted[0]?.day !== day) return refuse('not_found')
    const before = await setSlots(db, wanted, terms, seen)
    if (before) {
      audits.push({
        subject: `service-option:${option_id}`,
        before: { time, days: before.map(({ day: on, capacity, closed }) => ({ day: on, capacity, closed })) },
        after: { day, until: last, time, slots: wanted.length, ...terms },
      })
      changes.push(`service:${option.serviceId}`)
      return done({ changed: wanted.length })
    }
    const stands = await findDeskSlots(db, wanted)
    if (!areAsSeen(stands, seen)) return refuse('conflict')
    const min = Math.max(...stands.map(({ held, sold }) => held + sold))
    return refuse('invalid_input', { errors: [{ path: 'capacity', code: 'too_small', params: { min } }] })
  },
}
