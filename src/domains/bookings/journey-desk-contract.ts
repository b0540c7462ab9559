import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'
import { changedSince, deskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { bookingStatuses } from '#domains/bookings/shapes.ts'
import { houseAnswer } from '#domains/packages/answers.ts'
import { departureVersion } from '#domains/packages/desk-contract.ts'
import { sharings } from '#domains/packages/shapes.ts'

const agents = ['agent', 'manager'] as const
/** Which booking, as it was seen: another status or version by now refuses the change and says what happened. */
const seen = {
  reference: z.string().max(20),
  status: z.enum(bookingStatuses),
  version: z.coerce.number().int(),
}
const price = z.coerce.number().int().min(0).max(1_000_000_000, 'too_big').optional()
const offered = {
  staff: agents,
  idempotent: true,
  output: deskBookingDetails,
  errors: [
    'not_found',
    'status_changed',
    'invalid_input',
    'sold_out',
    'too_many_guests',
    'not_bookable_online',
    'payment_type_not_allowed',
  ],
  refusalData: { status_changed: changedSince },
} as const

/** Packages and services at the desk: what is offered instead of one, and another house for those that were booked. */
export const journeyDeskEndpoints = {
  offer_other_departure: staffWrite({
    ...offered,
    name: 'offer_other_departure',
    summary:
      'Offers the party of a package that waits another departure, other rooms or another price; its seats are held from then on.',
    input: z.object({
      ...seen,
      departure_id: z.coerce.number().int(),
      sharing: z.enum(sharings).describe('How many may share a room, at most'),
      adult_price: price.describe('Minor units an adult, taxes included; children pay as much less as before'),
    }),
  }),
  offer_other_option: staffWrite({
    ...offered,
    name: 'offer_other_option',
    summary:
      'Offers the people of a service that waits another option, date, time or price; its place is held from then on.',
    input: z.object({
      ...seen,
      option_id: z.coerce.number().int(),
      date: calendarDate,
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
        .optional()
        .describe('Where the option has times'),
      price: price.describe('Minor units of a person, vehicle, group or day, taxes included'),
    }),
  }),
  delete_departure: staffWrite({
    name: 'delete_departure',
    summary: 'Deletes a departure that nobody has ever booked, unless it has changed since.',
    staff: ['editor', 'manager'],
    input: z.object({ departure_id: z.int32(), version: departureVersion }),
    output: z.object({}),
    errors: ['not_found', 'conflict', 'booked_before'],
  }),
  fetch_departure_houses: staffRead({
    name: 'fetch_departure_houses',
    summary: 'Where a departure sleeps, and how many bookings have been promised it.',
    staff: staffRoles,
    input: z.object({ departure_id: z.int32() }),
    output: z.object({
      may_change: z.boolean(),
      bookings: z.int(),
      houses: z.array(
        z.object({ position: z.int(), house: houseAnswer, substituted: z.boolean().describe('For this departure') }),
      ),
    }),
    errors: ['not_found'],
  }),
  substitute_house: staffWrite({
    name: 'substitute_house',
    summary:
      'Gives a departure another house of the same city. Whoever has booked it is asked, and may leave with all of their money.',
    staff: ['manager'],
    input: z.object({
      departure_id: z.int32(),
      position: z.int().min(1).max(50),
      seen_hotel_id: z.int32().describe('The house that was seen there'),
      hotel: z.string().max(80).describe('Slug'),
      hours: z.int().min(12, 'too_small').max(168, 'too_big').describe('How long they have to answer'),
    }),
    output: z.object({ bookings: z.int().describe('Bookings that are asked') }),
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
}
