import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
  .nullable()
  .describe('Null: for the whole day')
const terms = { capacity: z.int().min(0).max(9_999), closed: z.boolean() }
const version = z.string().max(40).describe('Of the capacity and closing that were seen')

const deskSlot = z
  .object({ option_id: z.int(), day: calendarDate, time, held: z.int(), sold: z.int(), version, ...terms })
  .meta({ id: 'DeskSlot' })
export type DeskSlot = z.output<typeof deskSlot>

/** The most days that are shown, and changed, at once. */
export const mostSlotDays = 62

/** A day as an editor has seen it. */
const seenSlot = z.object({ day: calendarDate, version })
export type SeenSlot = z.output<typeof seenSlot>
const seen = z
  .array(seenSlot)
  .min(1)
  .max(mostSlotDays)
  .describe('Every day that is to be set, as it was seen; others do no harm')

export const slotDeskEndpoints = {
  fetch_service_slots: staffRead({
    name: 'fetch_service_slots',
    summary: 'What can be had of a service on each of some days, and what is taken of it.',
    staff: staffRoles,
    input: z.object({
      service_id: z.int32().optional().describe('Absent: the first by name'),
      from: calendarDate.optional().describe('Absent: today'),
      days: z.int().min(1).max(mostSlotDays).default(7),
    }),
    output: z.object({
      may_change: z.boolean(),
      from: calendarDate,
      days: z.int(),
      services: z.array(z.object({ id: z.int(), name: z.string() })),
      service: z.object({ id: z.int(), name: z.string() }).nullable(),
      options: z.array(z.object({ id: z.int(), name: z.string(), time })),
      slots: z.array(deskSlot),
    }),
    errors: ['not_found'],
  }),
  change_service_slots: staffWrite({
    name: 'change_service_slots',
    summary:
      'Sets the capacity of an option at a time, or closes it, on a day and every scheduled one up to another: never below what is taken on any of them, unless one has changed since it was seen.',
    staff: ['editor', 'manager'],
    input: z.object({ option_id: z.int32(), time, day: calendarDate, until: calendarDate, seen, ...terms }),
    output: z.object({ changed: z.int() }),
    errors: ['not_found', 'conflict'],
  }),
}
