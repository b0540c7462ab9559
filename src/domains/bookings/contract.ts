import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { calendarDate, instant, money, page, perPage, picture } from '#contract/shapes.ts'
import { documentKinds, documentStates } from '#domains/bookings/document-shapes.ts'
import { bookingGroups } from '#domains/bookings/groups.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { bookingStatuses, contact, guest } from '#domains/bookings/shapes.ts'
import { cancellationCosts, cancellationQuote } from '#domains/bookings/cancellation-answers.ts'
import { rejectReasons } from '#domains/bookings/supply.ts'
import { houseAnswer, packageQuote } from '#domains/packages/answers.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import { serviceQuote } from '#domains/services/answers.ts'
import { cancellation, paymentType, quote } from '#domains/stays/answers.ts'
import { boards } from '#domains/stays/shapes.ts'

const bookingSummary = {
  reference: z.string(),
  order: z.string().nullable().describe('Reference of what it was booked together with'),
  status: z.enum(bookingStatuses),
  payment_status: z.enum(paymentStatuses),
  payment_type: paymentType,
  kind: z.enum(bookingKinds),
  about: z
    .object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      city: z.string(),
      district: z.string().nullable().describe('Of a hotel, as are street, phone and point'),
      street: z.string().nullable().describe('House and street of a hotel that has told them'),
      phone: z.string().nullable().describe('Of the hotel’s reception'),
      picture,
      time_zone: z.string(),
      offered: z.boolean().describe('Whether it has a page of its own now'),
      point: z.object({ lat: z.number(), lon: z.number() }).nullable(),
    })
    .describe('The hotel, package or service'),
  check_in: calendarDate,
  check_out: calendarDate.describe('Of a journey or a service the day after its last'),
  nights: z.int().describe('Of a journey or a service its days'),
  guests: z.int(),
  rooms: z.int(),
  total: money,
  cancellation,
  /** Whose answer is awaited, until `deadline_at`. */
  turn: z.enum(['traveller', 'provider']).nullable(),
  deadline_at: instant.nullable(),
  /** What is to be paid online now. */
  to_pay: money.nullable(),
  /** Of an instalment: the date that it is due by. */
  pay_by: calendarDate.nullable(),
  /** The other way to pay, while it may still be chosen. */
  other_payment: paymentType.nullable(),
  /** Whether cancelling is still the traveller's to do. */
  can_cancel: z.boolean(),
  has_receipt: z.boolean(),
  created_at: instant,
}

export const bookingCard = z.object(bookingSummary).meta({ id: 'BookingCard' })
export type BookingCard = z.output<typeof bookingCard>

export const bookingDetails = z
  .object({
    ...bookingSummary,
    /** The price of a stay, a package or a service: the one that `kind` says. */
    priced: quote.omit({ token: true, expires_at: true }).nullable(),
    package: packageQuote.omit({ token: true, expires_at: true }).nullable(),
    service: serviceQuote.omit({ token: true, expires_at: true }).nullable(),
    instalments: z
      .array(z.object({ due: calendarDate.nullable(), amount: money, paid: money }))
      .describe('Of a package that is paid online in parts; null is due with the booking'),
    guest_names: z.array(guest),
    contact: contact.extend({ email: z.string().describe('Empty when a guest on the phone gave none') }),
    special_request: z.string(),
    /** What is offered instead of what was asked for, by its kind; the traveller answers until `deadline_at`. */
    offer: quote.omit({ token: true, expires_at: true }).nullable(),
    package_offer: packageQuote.omit({ token: true, expires_at: true }).nullable(),
    service_offer: serviceQuote.omit({ token: true, expires_at: true }).nullable(),
    residence_offer: z
      .object({ before: houseAnswer, after: houseAnswer, refund: money.describe('Returned when it is declined') })
      .nullable()
      .describe('Another house than the one that was promised'),
    documents: z
      .array(
        z.object({
          id: z.int(),
          kind: z.enum(documentKinds),
          why: z.string(),
          state: z.enum(documentStates),
          sent_at: instant.nullable(),
          type: z.string().nullable(),
          bytes: z.int().nullable(),
        }),
      )
      .describe('What was asked for; while one is `asked` the traveller sends it until `deadline_at`'),
    /** Why the hotel said no. */
    reject_reason: z.enum(rejectReasons).nullable(),
    /** What cancelling has cost. */
    cancelled: z
      .object({ ...cancellationCosts, given_by_hand: money.describe('What was given back so of `by_hand` by now') })
      .nullable(),
  })
  .meta({ id: 'Booking' })
export type BookingDetails = z.output<typeof bookingDetails>

const reference = z.string().max(20)

export const bookInput = z.object({
  quote_token: z.string().min(1, 'required').max(4000, 'too_long'),
  guests: z.array(guest).min(1, 'required').max(40, 'too_big').describe('One lead guest a room, named as on ID'),
  contact,
  payment_type: paymentType,
  special_request: z.string().max(1000, 'too_long').default(''),
})
export type BookInput = z.output<typeof bookInput>

export const soldOutData = z
  .object({
    alternatives: z
      .array(
        z.object({
          room_type_id: z.int(),
          name: z.string(),
          board: z.enum(boards),
          total: money,
          rooms: z.array(z.string()).describe('What get_hotel_price takes'),
        }),
      )
      .describe('Other rooms of the hotel for the same dates and party, cheapest first'),
  })
  .meta({ id: 'SoldOutData' })
export type SoldOutData = z.output<typeof soldOutData>

const bookErrors = ['quote_expired', 'price_changed', 'sold_out', 'payment_type_not_allowed', 'not_found'] as const
const refusalData = { price_changed: quote, sold_out: soldOutData }

export const bookingsEndpoints = {
  book_hotel: write({
    name: 'book_hotel',
    group: 'bookings',
    summary:
      'Books the rooms of a quote in own stock: confirmed at once when paid on arrival, held until it is paid online.',
    who: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'only_on_request', 'too_many_waiting', 'too_many_arrivals'],
    refusalData,
  }),
  book_hotel_portal: write({
    name: 'book_hotel_portal',
    group: 'bookings',
    summary: 'Asks for the rooms of a quote in a hotel on request; they are held while the hotel answers.',
    who: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'not_on_request', 'too_many_waiting', 'too_many_arrivals'],
    refusalData,
  }),
  store_booking: write({
    name: 'store_booking',
    group: 'bookings',
    summary: 'Books the package or service of a quote; one on request waits while the provider answers.',
    who: 'traveller',
    idempotent: true,
    input: bookInput,
    output: bookingDetails,
    errors: [...bookErrors, 'not_bookable_online', 'too_many_waiting', 'too_many_arrivals'],
    refusalData: { price_changed: z.union([packageQuote, serviceQuote]) },
  }),
  answer_offer: write({
    name: 'answer_offer',
    group: 'bookings',
    summary:
      'Accepts what is offered instead, which confirms it, or declines it, which cancels the booking at no cost.',
    who: 'traveller',
    idempotent: true,
    input: z.object({ reference, answer: z.enum(['accept', 'decline']) }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed', 'sold_out'],
  }),
  quote_cancellation: read({
    name: 'quote_cancellation',
    group: 'bookings',
    summary: 'What cancelling would cost now and what would be returned, to the last halala.',
    who: 'traveller',
    input: z.object({ reference }),
    output: cancellationQuote,
    errors: ['not_found', 'status_changed', 'too_late'],
  }),
  cancel_booking: write({
    name: 'cancel_booking',
    group: 'bookings',
    summary:
      'Cancels at exactly the penalty that was accepted; another penalty by now is refused with the new figures.',
    who: 'traveller',
    idempotent: true,
    input: z.object({ reference, accepted_penalty: money }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed', 'too_late', 'refund_changed'],
    refusalData: { refund_changed: cancellationQuote },
  }),
  change_user_booking_payment_type: write({
    name: 'change_user_booking_payment_type',
    group: 'bookings',
    summary: 'Changes between paying online and paying on arrival, where every rate of the booking allows it.',
    who: 'traveller',
    idempotent: true,
    input: z.object({ reference, payment_type: paymentType }),
    output: bookingDetails,
    errors: [
      'not_found',
      'status_changed',
      'too_late',
      'conflict',
      'payment_type_not_allowed',
      'online_payment_unavailable',
      'too_many_arrivals',
    ],
  }),
  fetch_my_bookings: read({
    name: 'fetch_my_bookings',
    group: 'bookings',
    summary: 'The bookings of the signed-in traveller, soonest first.',
    who: 'traveller',
    input: z.object({
      group: z.enum(bookingGroups).default('upcoming'),
      status: z.enum(bookingStatuses).optional().describe('Those of one status, whatever their group'),
      page,
      per_page: perPage,
    }),
    output: z.array(bookingCard),
    paged: true,
  }),
  show_booking: read({
    name: 'show_booking',
    group: 'bookings',
    summary: 'One booking of the signed-in traveller.',
    who: 'traveller',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found'],
  }),
}
