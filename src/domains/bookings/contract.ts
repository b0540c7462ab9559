import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate, instant, money, page, perPage, picture } from '#contract/shapes.ts'
import { bookingGroups } from '#domains/bookings/groups.ts'
import { bookingStatuses, contact, guest, paymentStatuses } from '#domains/bookings/shapes.ts'
import { cancellation, paymentType, quote } from '#domains/stays/answers.ts'

const bookingSummary = {
  reference: z.string(),
  status: z.enum(bookingStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: paymentType,
  hotel: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    city: z.string(),
    district: z.string(),
    picture,
    time_zone: z.string(),
  }),
  check_in: calendarDate,
  check_out: calendarDate,
  nights: z.int(),
  guests: z.int(),
  rooms: z.int(),
  total: money,
  cancellation,
  deadline_at: instant.nullable(),
  created_at: instant,
}

export const bookingCard = z.object(bookingSummary).meta({ id: 'BookingCard' })
export type BookingCard = z.output<typeof bookingCard>

export const bookingDetails = z
  .object({
    ...bookingSummary,
    priced: quote.omit({ token: true, expires_at: true }),
    guest_names: z.array(guest),
    contact,
    special_request: z.string(),
  })
  .meta({ id: 'Booking' })
export type BookingDetails = z.output<typeof bookingDetails>

export const bookingsEndpoints = {
  book_hotel: write({
    name: 'book_hotel',
    group: 'bookings',
    summary: 'Books the rooms of a quote in own stock; confirmed at once when paid on arrival.',
    who: 'traveller',
    idempotent: true,
    input: z.object({
      quote_token: z.string().min(1, 'required').max(4000, 'too_long'),
      guests: z.array(guest).min(1, 'required').max(40, 'too_big').describe('One lead guest a room, named as on ID'),
      contact,
      payment_type: paymentType,
      special_request: z.string().max(1000, 'too_long').default(''),
    }),
    output: bookingDetails,
    errors: [
      'quote_expired',
      'price_changed',
      'sold_out',
      'payment_type_not_allowed',
      'not_bookable_online',
      'not_found',
    ],
  }),
  fetch_my_bookings: read({
    name: 'fetch_my_bookings',
    group: 'bookings',
    summary: 'The bookings of the signed-in traveller, soonest first.',
    who: 'traveller',
    input: z.object({ group: z.enum(bookingGroups).default('upcoming'), page, per_page: perPage }),
    output: z.array(bookingCard),
    paged: true,
  }),
  show_booking: read({
    name: 'show_booking',
    group: 'bookings',
    summary: 'One booking of the signed-in traveller.',
    who: 'traveller',
    input: z.object({ reference: z.string().max(20) }),
    output: bookingDetails,
    errors: ['not_found'],
  }),
}
