import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { editors, staffRoles } from '#api/staff.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
  .nullable()
  .describe('Null for the whole day')
const terms = { capacity: z.int().min(0).max(9_999), closed: z.boolean() }
const version = z.string().max(40).describe('Version of `capacity` and `closed` as read')

const adminSlot = z
  .object({ option_id: z.int(), day: calendarDate, time, held: z.int(), sold: z.int(), version, ...terms })
  .meta({ id: 'AdminSlot' })
export type AdminSlot = z.output<typeof adminSlot>

/** Maximum number of days shown or changed in one call. */
export const maxSlotDays = 62

/** A day with the version that an editor has seen. */
const seenSlot = z.object({ day: calendarDate, version })
export type SeenSlot = z.output<typeof seenSlot>
const seen = z
  .array(seenSlot)
  .min(1)
  .max(maxSlotDays)
  .describe('The version of every day to be changed, as read; additional days are ignored')

/** Maximum number of days that one series changes. */
export const maxSeriesSlotDays = 200

const seriesSlotDay = z.object({
  day: calendarDate,
  version: z.string().max(40).describe('Version of all chosen slots of the day as read'),
  slots: z.array(z.object({ time, capacity: z.int(), taken: z.int(), closed: z.boolean() })),
  too_many_taken: z.boolean().describe('More is taken than the new capacity: the day cannot be changed'),
})
export type SeriesSlotDay = z.output<typeof seriesSlotDay>

/** Terms of a slot before a series changed it. */
const slotBefore = z.object({ day: calendarDate, time, ...terms })
export type SlotBefore = z.output<typeof slotBefore>

const maxSeriesTimes = 48
/** Maximum number of slots that one series changes. */
export const maxSeriesSlots = maxSeriesSlotDays * maxSeriesTimes

const seriesTerms = { option_id: z.int32(), times: z.array(time).min(1, 'required').max(maxSeriesTimes), ...terms }

export const slotAdminEndpoints = endpoints('admin', {
  fetch_service_slots: staffRead({
    summary: 'The capacity of a service on each day of a period, and the part that is held or sold.',
    staff: staffRoles,
    input: z.object({
      service_id: z.int32().optional().describe('Default: the first service by name'),
      from: calendarDate.optional().describe('Default: today'),
      days: z.int().min(1).max(maxSlotDays).default(7),
    }),
    output: z.object({
      may_change: z.boolean(),
      from: calendarDate,
      days: z.int(),
      services: z.array(z.object({ id: z.int(), name: z.string() })),
      service: z.object({ id: z.int(), name: z.string() }).nullable(),
      options: z.array(z.object({ id: z.int(), name: z.string(), time })),
      slots: z.array(adminSlot),
    }),
    errors: ['not_found'],
  }),
  change_service_slots: staffWrite({
    summary:
      'Sets the capacity of an option’s slot, or closes it, on every scheduled day from `day` to `until`, unless a day has changed since it was read. The capacity cannot be less than what is held or sold.',
    staff: editors,
    input: z.object({ option_id: z.int32(), time, day: calendarDate, until: calendarDate, seen, ...terms }),
    output: z.object({ changed: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
  check_slot_series: staffRead({
    summary: 'The scheduled days of a period on which a series would set slots of an option. Nothing is saved.',
    staff: editors,
    input: z.object({
      ...seriesTerms,
      weekdays: z.array(z.int().min(0).max(6)).max(7).default([]).describe('0 is Sunday; empty means all days'),
      from: calendarDate,
      until: calendarDate,
    }),
    output: z.object({ days: z.array(seriesSlotDay), max: z.int().describe('Days that one series can change') }),
    errors: ['not_found'],
  }),
  change_slot_series: staffWrite({
    summary:
      'Sets the capacity of an option’s slots at several times on several days, or closes them, all or none, unless a day has changed since it was read.',
    staff: editors,
    input: z.object({ ...seriesTerms, days: z.array(seenSlot).min(1, 'required').max(maxSeriesSlotDays) }),
    output: z.object({
      changed: z.int().describe('Number of changed days'),
      before: z.array(slotBefore).describe('The terms of the slots before, for `undo_slot_series`'),
    }),
    errors: ['not_found', 'conflict'],
  }),
  undo_slot_series: staffWrite({
    summary:
      'Gives the slots of a series the terms that they had before, all or none, unless one of them no longer has those of the series.',
    staff: editors,
    input: z.object({
      option_id: z.int32(),
      ...terms,
      before: z.array(slotBefore).min(1, 'required').max(maxSeriesSlots),
    }),
    output: z.object({ changed: z.int().describe('Number of changed days') }),
    errors: ['not_found', 'conflict'],
  }),
})
