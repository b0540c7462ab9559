import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, instant, money } from '#api/shapes.ts'
import { agents, staffRoles } from '#api/staff.ts'
import { notificationKinds } from '#domains/notifications/email-parts.ts'
import { adminArrival } from '#domains/booking-admin/answers.ts'
import { backgroundTasks } from '#domains/admin/background-work.ts'
import { adminMessage } from '#domains/admin/message-contract.ts'

/** The signed-in staff member and the number of open tasks. */
const adminState = z
  .object({
    name: z.string(),
    role: z.enum(staffRoles),
    limited: z.boolean().describe('True for a member who is limited to hotels'),
    waiting: z.int().describe('Requests that wait for an answer of the staff'),
    messages: z.int().describe('Number of unanswered contact messages'),
    idle_minutes: z.int().describe('Minutes without use until the session ends'),
  })
  .meta({ id: 'AdminStanding' })

/** Tasks of the day, the most urgent first. */
const adminToday = z
  .object({
    today: calendarDate,
    hotel: z
      .object({ id: z.int(), slug: z.string(), name: z.string() })
      .nullable()
      .describe(
        'The hotel that `choose_hotel_of_day` set, to which arrivals, departures, guests and rooms are limited',
      ),
    hotels: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
    waiting: z.array(adminArrival),
    arrivals: z.array(adminArrival),
    departures: z.array(adminArrival),
    staying_on: z.array(adminArrival).describe('Stays whose guests are in house and neither arrive nor leave today'),
    counts: z
      .object({ arrivals: z.int(), departures: z.int(), staying_on: z.int(), in_house: z.int() })
      .describe('The lists have at most fifty rows; everyone in house counts, whenever they leave'),
    still_to_pay: z
      .object({ bookings: z.int(), amount: money })
      .describe('Of the bookings that have begun and end today or later'),
    failed_payments: z.array(adminArrival),
    to_give_back: z
      .array(adminArrival.extend({ owed: money }))
      .describe('Bookings of which money was paid beyond their price and has not been returned'),
    sold_twice: z
      .array(
        z.object({ hotel_id: z.int(), room_type_id: z.int(), hotel: z.string(), room: z.string(), nights: z.int() }),
      )
      .describe(
        'Room types with nights that are sold here and by calendars of channels, more often than there are rooms',
      ),
    licences: z
      .array(
        z.object({ hotel_id: z.int(), hotel: z.string(), valid_until: calendarDate.nullable(), ended: z.boolean() }),
      )
      .describe(
        'Hotels whose licence is missing, has ended or ends within thirty days, if only licensed ones are sold',
      ),
    failed_notifications: z.array(
      z.object({ id: z.string(), kind: z.enum(notificationKinds), created_at: instant, error: z.string() }),
    ),
    late_work: z
      .array(
        z.object({
          task: z.enum(backgroundTasks),
          count: z.int(),
          seconds: z.number().describe('Seconds for which the oldest item has been due'),
        }),
      )
      .describe('Background work that is late, such as holds that are not released; only for managers'),
    messages: z.array(adminMessage).nullable().describe('Null for a member who is limited to hotels'),
    scarce: z
      .array(
        z.object({
          hotel: z.string(),
          room: z.string(),
          first_night: calendarDate,
          nights: z.int().describe('Number of the next fourteen nights with at most one room left'),
        }),
      )
      .describe('Rooms that are almost sold out'),
    occupancy: z
      .array(z.object({ night: calendarDate, taken: z.int(), allotment: z.int() }))
      .describe('Held or sold rooms and allotment, instant and on request, for the next fourteen nights'),
  })
  .meta({ id: 'AdminToday' })
export type AdminToday = z.output<typeof adminToday>

export const adminEndpoints = endpoints('admin', {
  show_admin: staffRead({
    summary: 'The signed-in member of staff, and the number of open tasks.',
    staff: staffRoles,
    hotelScope: 'filtered',
    output: adminState,
  }),
  fetch_today: staffRead({
    summary: 'Arrivals, departures, open tasks and failures of the day, and the occupancy of the next fourteen nights.',
    staff: agents,
    hotelScope: 'filtered',
    output: adminToday,
  }),
  choose_hotel_of_day: staffWrite({
    summary: 'Sets the hotel that `fetch_today` shows to this member of staff from now on, or all hotels.',
    staff: agents,
    hotelScope: 'filtered',
    input: z.object({ hotel_id: z.int32().nullable() }),
    errors: ['not_found'],
  }),
})
