import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { agents, editors, managers, staffRoles } from '#api/staff.ts'
import { changedSince, seen, adminBookingDetails } from '#domains/booking-admin/answers.ts'
import { packageHotelAnswer } from '#domains/products/packages/answers.ts'
import { departureVersion, maxSeriesDepartures } from '#domains/products/packages/admin/contract.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'

const price = z.coerce.number().int().min(0).max(1_000_000_000).optional()
const offered = {
  staff: agents,
  idempotent: true,
  output: adminBookingDetails,
  errors: [
    'not_found',
    'status_changed',
    'invalid_input',
    'sold_out',
    'too_many_guests',
    'not_bookable_online',
    'payment_type_not_allowed',
  ],
  errorData: { status_changed: changedSince },
} as const

/** Admin endpoints of packages and services: alternatives for a request, hotel substitutions for departures. */
export const productAdminEndpoints = endpoints('admin', {
  offer_other_departure: staffWrite({
    ...offered,
    summary: 'Offers another departure, room basis or price for a waiting package booking, and holds the seats.',
    input: z.object({
      ...seen,
      departure_id: z.coerce.number().int(),
      sharing: z.enum(roomBases).describe('Maximum number of persons who share a room'),
      adult_price: price.describe('Minor units per adult, taxes included; the child price changes in proportion'),
    }),
  }),
  offer_other_option: staffWrite({
    ...offered,
    summary: 'Offers another option, date, time or price for a waiting service booking, and holds the capacity.',
    input: z.object({
      ...seen,
      option_id: z.coerce.number().int(),
      date: calendarDate,
      time: z
        .string()
        .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
        .optional()
        .describe('Only for options with times'),
      price: price.describe('Minor units per person, vehicle, group or day, taxes included'),
    }),
  }),
  delete_departure: staffWrite({
    summary: 'Deletes a departure that has never been booked, unless it has changed since it was read.',
    staff: editors,
    input: z.object({ departure_id: z.int32(), version: departureVersion }),
    errors: ['not_found', 'conflict', 'booked_before'],
  }),
  undo_departure_series: staffWrite({
    summary: 'Deletes the departures that a series has added, all or none. None of them can have been booked.',
    staff: editors,
    input: z.object({ departure_ids: z.array(z.int32()).min(1).max(maxSeriesDepartures) }),
    output: z.object({ deleted: z.int() }),
    errors: ['not_found', 'booked_before'],
  }),
  move_departure: staffWrite({
    summary:
      'Moves a departure that has never been booked to another first day, unless it has changed since it was read.',
    staff: editors,
    input: z.object({ departure_id: z.int32(), version: departureVersion, starts_on: calendarDate }),
    errors: ['not_found', 'conflict', 'booked_before'],
  }),
  fetch_departure_hotels: staffRead({
    summary: 'The package hotels of a departure, and the number of its bookings.',
    staff: staffRoles,
    input: z.object({ departure_id: z.int32() }),
    output: z.object({
      may_change: z.boolean(),
      bookings: z.int(),
      package_hotels: z.array(
        z.object({
          position: z.int(),
          package_hotel: packageHotelAnswer,
          substituted: z.boolean().describe('True if the hotel was substituted for this departure'),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
  substitute_hotel: staffWrite({
    summary: 'Substitutes a package hotel of a departure in the same city. Travellers can decline, with a full refund.',
    staff: managers,
    input: z.object({
      departure_id: z.int32(),
      position: z.int().min(1).max(50),
      seen_hotel_id: z
        .int32()
        .nullable()
        .describe('The id of the current hotel as it was read; null if it is only named'),
      hotel: z.string().max(80).describe('Slug'),
      hours: z.int().min(12).max(168).describe('Hours that travellers have to answer'),
    }),
    output: z.object({ bookings: z.int().describe('Number of bookings whose travellers are asked to accept') }),
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
})
