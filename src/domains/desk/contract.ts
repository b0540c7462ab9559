import { z } from 'zod'
import { staffRead } from '#contract/endpoint.ts'
import { calendarDate, instant, money } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'
import { letterKinds } from '#domains/messages/letter-parts.ts'
import { deskBooking } from '#domains/bookings/desk-answers.ts'
import { deskMessage } from '#domains/desk/message-contract.ts'

/** Who sits at the desk, and what waits there. */
const deskStanding = z
  .object({
    name: z.string(),
    role: z.enum(staffRoles),
    waiting: z.int().describe('Requests that only we can answer'),
    messages: z.int().describe('Contact messages without an answer'),
    idle_minutes: z.int().describe('The session ends when nobody used it for so long'),
  })
  .meta({ id: 'DeskStanding' })

const deskDay = z.object({
  day: calendarDate,
  made: z.int().describe('Bookings made that day'),
  cancelled: z.int(),
  value: money.describe('Of the bookings made that day that still stand'),
})

/** What the day asks for, the most urgent first. */
const deskToday = z
  .object({
    today: calendarDate,
    waiting: z.array(deskBooking),
    arrivals: z.array(deskBooking),
    departures: z.array(deskBooking),
    failed_payments: z.array(deskBooking),
    to_give_back: z.array(deskBooking).describe('Ended, and something that was paid by hand is still owed back'),
    failed_letters: z.array(
      z.object({ id: z.string(), kind: z.enum(letterKinds), created_at: instant, error: z.string() }),
    ),
    messages: z.array(deskMessage),
    scarce: z
      .array(
        z.object({
          hotel: z.string(),
          room: z.string(),
          first_night: calendarDate,
          nights: z.int().describe('Of the next fourteen, those with one room left or none'),
        }),
      )
      .describe('Rooms about to run out'),
    days: z.array(deskDay).describe('The last fourteen days'),
    occupancy: z
      .array(z.object({ night: calendarDate, taken: z.int(), allotment: z.int() }))
      .describe('Own and portal rooms held or sold, the next fourteen nights'),
  })
  .meta({ id: 'DeskToday' })
export type DeskToday = z.output<typeof deskToday>

export const deskEndpoints = {
  show_desk: staffRead({
    name: 'show_desk',
    summary: 'Who is signed in at the desk, and how much waits.',
    staff: staffRoles,
    input: z.object({}),
    output: deskStanding,
  }),
  fetch_today: staffRead({
    name: 'fetch_today',
    summary: 'Arrivals, departures, and all that waits or went wrong; and how bookings and rooms go.',
    staff: ['agent', 'manager'],
    input: z.object({}),
    output: deskToday,
  }),
}
