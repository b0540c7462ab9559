import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { editors } from '#api/staff.ts'
import { changedNights, rejectedNights } from '#domains/products/stays/admin/contract.ts'
import { maxCalendarBytes } from '#domains/products/stays/limits.ts'

const room = { room_type_id: z.int32() }

/** Calendars of room types, for exchange with channels. */
export const roomCalendarEndpoints = endpoints('desk', {
  fetch_room_calendar: staffRead({
    summary: 'The path where channels read the unavailable nights of a room type; null if none was created.',
    staff: editors,
    hotelScope: 'room',
    input: z.object(room),
    output: z.object({ path: z.string().nullable() }),
    errors: ['not_found'],
  }),
  renew_room_calendar: staffWrite({
    summary: 'Creates a new path for the calendar of a room type; the previous path becomes invalid.',
    staff: editors,
    hotelScope: 'room',
    input: z.object(room),
    output: z.object({ path: z.string() }),
    errors: ['not_found'],
  }),
  check_room_calendar: staffRead({
    summary: 'The nights that a channel’s calendar would close, from its text or its address. Nothing is saved.',
    staff: editors,
    hotelScope: 'room',
    input: z.object({
      ...room,
      text: z.string().max(maxCalendarBytes, 'too_long').default(''),
      url: z.union([z.literal(''), z.url('invalid_format')]).default(''),
    }),
    output: z.object({
      events: z.int(),
      skipped: z.int().describe('Number of events that repeat, last for years or cannot be parsed'),
      closing: z.array(calendarDate),
      closed: z.int().describe('Number of nights that are already closed'),
      beyond: z.int().describe('Number of future nights without inventory'),
    }),
    errors: ['not_found', 'invalid_input'],
  }),
  close_room_nights: staffWrite({
    summary: 'Closes nights of a room type. Sold and held rooms are not affected.',
    staff: editors,
    hotelScope: 'room',
    idempotent: true,
    input: z.object({ ...room, nights: z.array(calendarDate).min(1, 'required').max(400, 'too_big') }),
    output: changedNights,
    errors: ['not_found', 'stock_refused'],
    errorData: rejectedNights,
  }),
})
