import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate } from '#contract/shapes.ts'
import { changedNights, refusedNights } from '#domains/stays/desk-contract.ts'
import { largestCalendar } from '#domains/stays/limits.ts'

const room = { room_type_id: z.int32() }
const editors = ['editor', 'manager'] as const

/** Calendars of kinds of room, which channels read and write. */
export const roomCalendarEndpoints = {
  fetch_room_calendar: staffRead({
    name: 'fetch_room_calendar',
    summary: 'Where channels read on which nights a kind of room cannot be had; null when no address was made.',
    staff: editors,
    input: z.object(room),
    output: z.object({ path: z.string().nullable() }),
    errors: ['not_found'],
  }),
  renew_room_calendar: staffWrite({
    name: 'renew_room_calendar',
    summary: 'Makes a new address for the calendar of a kind of room; the one before leads nowhere from then on.',
    staff: editors,
    input: z.object(room),
    output: z.object({ path: z.string() }),
    errors: ['not_found'],
  }),
  check_room_calendar: staffRead({
    name: 'check_room_calendar',
    summary: 'Which nights a calendar of a channel would close, from its text or its address. Nothing is written.',
    staff: editors,
    input: z.object({
      ...room,
      text: z.string().max(largestCalendar, 'too_long').default(''),
      url: z.union([z.literal(''), z.url('invalid_format')]).default(''),
    }),
    output: z.object({
      events: z.int(),
      skipped: z.int().describe('Events that repeat, last for years or cannot be read'),
      closing: z.array(calendarDate),
      closed: z.int().describe('Nights that are closed already'),
      beyond: z.int().describe('Nights ahead that are not laid out'),
    }),
    errors: ['not_found', 'invalid_input'],
  }),
  close_room_nights: staffWrite({
    name: 'close_room_nights',
    summary: 'Closes nights of a kind of room. What is sold or held of them stays so.',
    staff: editors,
    idempotent: true,
    input: z.object({ ...room, nights: z.array(calendarDate).min(1, 'required').max(400, 'too_big') }),
    output: changedNights,
    errors: ['not_found', 'stock_refused'],
    refusalData: refusedNights,
  }),
}
