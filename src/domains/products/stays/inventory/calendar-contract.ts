import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, instant } from '#api/shapes.ts'
import { editors } from '#api/staff.ts'
import { maxCalendarBytes, maxCalendarEvents } from '#domains/products/stays/limits.ts'
import { freeLine } from '#domains/shared/free-text.ts'

/** What an event of a channel's calendar takes: one room, or all rooms of the type. */
export const calendarEffects = ['room', 'type'] as const
export type CalendarEffect = (typeof calendarEffects)[number]

/**
 * Reasons why an event cannot be read: its dates are unreadable or missing, a time has no end, the end is before the
 * start, it lasts for years, it repeats, or it is cut off.
 */
export const eventProblems = ['date', 'no_date', 'no_end', 'order', 'long', 'repeats', 'cut'] as const
export type EventProblem = (typeof eventProblems)[number]

/** Maximum length of the key of an event. */
export const maxKeyLength = 400

const calendarEvent = z
  .object({
    key: z.string().describe('The same in the next reading of the calendar'),
    summary: z.string(),
    first: calendarDate.nullable().describe('The first night; null if the dates cannot be read'),
    until: calendarDate.nullable().describe('The date of departure'),
    problem: z
      .enum(eventProblems)
      .nullable()
      .describe('The reason why it cannot be read; with dates, those of the reading before are used'),
    raw: z.string().describe('The dates as the calendar states them'),
    left_out: z.boolean().describe('It takes nothing'),
    retained: z.boolean().describe('The calendar does not contain it, but was incomplete'),
  })
  .meta({ id: 'ChannelEvent' })
export type ChannelEvent = z.output<typeof calendarEvent>

const calendarConflict = z
  .object({ night: calendarDate, rooms: z.int().describe('Number of rooms that are sold more than once') })
  .meta({ id: 'ChannelConflict' })

const channelCalendar = z
  .object({
    id: z.int(),
    name: z.string(),
    url: z.string(),
    effect: z.enum(calendarEffects),
    read_at: instant,
    whole: z.boolean().describe('False if the last text was incomplete or had no event'),
    events: z.array(calendarEvent.omit({ retained: true })),
  })
  .meta({ id: 'ChannelCalendar' })
export type ChannelCalendar = z.output<typeof channelCalendar>

const room = { room_type_id: z.int32() }
const source = {
  calendar_id: z.int32().optional().describe('A saved calendar; default: a new one'),
  text: z.string().max(maxCalendarBytes).default(''),
  url: z
    .string()
    .trim()
    .max(2_000)
    .overwrite(secureAddress)
    .refine((url) => url === '' || URL.canParse(url), 'invalid_format')
    .default('')
    .describe('`webcal:` is read as `https:`'),
}

/** Links to calendars begin with `webcal:`, and people copy addresses without their beginning. */
function secureAddress(url: string): string {
  return url
    .replace(/^(?:webcals?|http):(?=\/\/)/i, 'https:')
    .replace(/^(?=[\w-]+(?:\.[\w-]+)+(?:[/:?]|$))/, 'https://')
}

/** Calendars of room types, for exchange with channels. */
export const roomCalendarEndpoints = endpoints('admin', {
  fetch_room_calendar: staffRead({
    summary:
      'The path where channels read the unavailable nights of a room type, null if none was created; and the calendars of channels as they were read.',
    staff: editors,
    hotelScope: 'room',
    input: z.object(room),
    output: z.object({
      path: z.string().nullable(),
      calendars: z.array(channelCalendar),
      conflicts: z.array(calendarConflict),
    }),
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
    summary:
      'The events of a channel’s calendar and what they would change, from its text or its address. Nothing is saved. Without both, a saved calendar is read again.',
    staff: editors,
    hotelScope: 'room',
    input: z.object({ ...room, ...source, effect: z.enum(calendarEffects).default('room') }),
    output: z.object({
      text: z.string().describe('The calendar as it was read, to apply'),
      whole: z.boolean().describe('False if the text is incomplete or has no event: then no event is dropped'),
      empty: z.boolean().describe('True if the calendar has no events any more'),
      free: z.int().describe('Number of events that take no night: past, cancelled or marked as free'),
      own: z.int().describe('Number of events of our own calendar of the room type, which take nothing'),
      skipped: z.int().describe('Number of events that cannot be read'),
      events: z.array(calendarEvent),
      closing: z.array(calendarDate).describe('Nights with fewer free rooms than before'),
      opening: z.array(calendarDate).describe('Nights with more free rooms than before'),
      closed: z.int().describe('Number of nights of its events that had no free room before'),
      beyond: z.int().describe('Number of nights of its events without inventory; they are taken once they have some'),
      conflicts: z.array(calendarConflict),
    }),
    errors: ['not_found', 'invalid_input'],
  }),
  apply_room_calendar: staffWrite({
    summary:
      'Saves a channel’s calendar: its events take rooms, and what it no longer contains is opened again. Sold and held rooms are not affected. Without text and address it changes the settings of a saved calendar.',
    staff: editors,
    hotelScope: 'room',
    idempotent: true,
    input: z.object({
      ...room,
      ...source,
      name: freeLine(80).default('').describe('Default: the site of its address'),
      effect: z.enum(calendarEffects).default('room').describe('What an event takes: one room, or all of the type'),
      left_out: z
        .array(z.string().max(maxKeyLength))
        .max(maxCalendarEvents)
        .optional()
        .describe('Keys of the events that take nothing; default: those that were left out before'),
      accept_empty: z.boolean().default(false).describe('Drops all events if the calendar has none any more'),
    }),
    output: z.object({
      calendar_id: z.int(),
      closing: z.int().describe('Number of nights with fewer free rooms than before'),
      opening: z.int().describe('Number of nights with more free rooms than before'),
      conflicts: z.array(calendarConflict),
    }),
    errors: ['not_found', 'invalid_input', 'conflict'],
  }),
  delete_room_calendar: staffWrite({
    summary: 'Removes a channel’s calendar; what only its events took is opened again.',
    staff: editors,
    hotelScope: 'room',
    input: z.object({ ...room, calendar_id: z.int32() }),
    output: z.object({ opening: z.int().describe('Number of nights with more free rooms than before') }),
    errors: ['not_found'],
  }),
})
