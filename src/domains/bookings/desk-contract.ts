import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate, money } from '#contract/shapes.ts'
import { cancellationQuote } from '#domains/bookings/cancellation-answers.ts'
import { amendment, changedSince, deskBooking, deskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { arrivalWays } from '#domains/bookings/arrival-ways.ts'
import { bookingStatuses } from '#domains/bookings/shapes.ts'
import { rejectReasons } from '#domains/bookings/supply.ts'

const reference = z.string().max(20)
/** Which booking, as it was seen: another status or version by now refuses the change and says what happened. */
const seen = { reference, status: z.enum(bookingStatuses), version: z.coerce.number().int() }
const minor = z.coerce.number().int().min(1, 'required').max(2_000_000_000, 'too_big')

const agents = ['agent', 'manager'] as const
const changeErrors = ['not_found', 'status_changed'] as const
const refusalData = { status_changed: changedSince }

const offerInput = {
  hotel_id: z.coerce.number().int().optional().describe('Another hotel than the one asked for'),
  check_in: calendarDate,
  check_out: calendarDate,
  rooms: z.array(z.string().max(60)).min(1, 'required').max(8).describe('`ratePlanId~occupancy`, one a room'),
  night_price: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .describe('Minor units before taxes, for every night of every room'),
}
const offerErrors = [
  'invalid_input',
  'sold_out',
  'min_stay',
  'closed_to_arrival',
  'too_many_guests',
  'payment_type_not_allowed',
] as const

export const deskBookingsEndpoints = {
  fetch_desk_bookings: staffRead({
    name: 'fetch_desk_bookings',
    summary: 'Bookings by whatever is known of them; those that wait come oldest first, all others newest first.',
    staff: agents,
    input: z.object({
      q: z.string().max(120).default('').describe('Reference, name, e-mail or phone'),
      status: z.array(z.enum(bookingStatuses)).max(9).default([]),
      kind: z.enum(bookingKinds).optional(),
      hotel: z.string().max(80).optional().describe('Slug, or a part of the name in either language'),
      from: calendarDate.optional().describe('Check-in on or after'),
      to: calendarDate.optional().describe('Check-in on or before'),
      after: z.coerce.number().int().optional().describe('The id of the last line seen'),
      limit: z.int().min(1).max(100).default(30),
    }),
    output: z.object({
      rows: z.array(deskBooking),
      total: z.int(),
      counts: z.object({ waiting: z.int(), waiting_user: z.int(), pending: z.int() }),
      more: z.boolean(),
    }),
  }),
  show_desk_booking: staffRead({
    name: 'show_desk_booking',
    summary: 'One booking with its history, money, letters and notes.',
    staff: agents,
    input: z.object({ reference }),
    output: deskBookingDetails,
  }),
  confirm_waiting_booking: staffWrite({
    name: 'confirm_waiting_booking',
    summary: 'Says yes to a request that waits. One that is paid online then waits for its payment.',
    staff: agents,
    idempotent: true,
    input: z.object(seen),
    output: deskBookingDetails,
    errors: changeErrors,
    refusalData,
  }),
  reject_waiting_booking: staffWrite({
    name: 'reject_waiting_booking',
    summary: 'Says no to a request that waits, and why.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, reason: z.enum(rejectReasons) }),
    output: deskBookingDetails,
    errors: changeErrors,
    refusalData,
  }),
  offer_other_stay: staffWrite({
    name: 'offer_other_stay',
    summary: 'Offers another room, other dates, another hotel or another price for a stay that was asked for.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, ...offerInput }),
    output: deskBookingDetails,
    errors: [...changeErrors, ...offerErrors],
    refusalData,
  }),
  quote_desk_cancellation: staffRead({
    name: 'quote_desk_cancellation',
    summary: 'What cancelling for a guest would cost now: by the terms of the booking, or nothing by goodwill.',
    staff: agents,
    input: z.object({ reference, goodwill: z.boolean().default(false) }),
    output: cancellationQuote,
    errors: ['status_changed'],
  }),
  cancel_for_guest: staffWrite({
    name: 'cancel_for_guest',
    summary:
      'Cancels at exactly the penalty that was shown. By goodwill it costs nothing, which managers alone may decide.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, goodwill: z.boolean().default(false), accepted_penalty: money }),
    output: deskBookingDetails,
    errors: [...changeErrors, 'refund_changed'],
    refusalData: { ...refusalData, refund_changed: cancellationQuote },
  }),
  quote_amendment: staffRead({
    name: 'quote_amendment',
    summary: 'What other dates would cost for the same rooms of a confirmed stay.',
    staff: agents,
    input: z.object({ reference, check_in: calendarDate, check_out: calendarDate }),
    output: amendment,
    errors: ['status_changed', 'on_request', ...offerErrors],
  }),
  amend_dates: staffWrite({
    name: 'amend_dates',
    summary: 'Moves a confirmed stay to other dates at exactly the total that was shown.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, check_in: calendarDate, check_out: calendarDate, accepted_total: money }),
    output: deskBookingDetails,
    errors: [...changeErrors, 'price_changed', 'on_request', ...offerErrors],
    refusalData: { ...refusalData, price_changed: amendment },
  }),
  refund_booking: staffWrite({
    name: 'refund_booking',
    summary: 'Returns part or all of what was paid online; the booking stands.',
    staff: ['manager'],
    idempotent: true,
    input: z.object({ ...seen, minor }),
    output: deskBookingDetails,
    errors: [...changeErrors, 'invalid_input'],
    refusalData,
  }),
  record_arrival_payment: staffWrite({
    name: 'record_arrival_payment',
    summary: 'Records what the guest paid on arrival.',
    staff: agents,
    idempotent: true,
    input: z.object({ ...seen, minor, way: z.enum(arrivalWays) }),
    output: deskBookingDetails,
    errors: changeErrors,
    refusalData,
  }),
  record_manual_refund: staffWrite({
    name: 'record_manual_refund',
    summary: 'Records what was given back by hand of a booking that ended: in person or by transfer, as it was paid.',
    staff: agents,
    idempotent: true,
    input: z.object({
      ...seen,
      minor,
      given_on: calendarDate.describe('On which day in its place; not before it was paid, nor after today'),
      note: z
        .string()
        .max(200, 'too_long')
        .default('')
        .describe('The transfer’s reference, or what else is to be known'),
    }),
    output: deskBookingDetails,
    errors: [...changeErrors, 'conflict', 'invalid_input'],
    refusalData,
  }),
  check_guest_in: staffWrite({
    name: 'check_guest_in',
    summary: 'The guest has arrived.',
    staff: agents,
    idempotent: true,
    input: z.object(seen),
    output: deskBookingDetails,
    errors: [...changeErrors, 'conflict'],
    refusalData,
  }),
  mark_no_show: staffWrite({
    name: 'mark_no_show',
    summary: 'The guest did not come; possible from check-in time on.',
    staff: agents,
    idempotent: true,
    input: z.object(seen),
    output: deskBookingDetails,
    errors: [...changeErrors, 'conflict'],
    refusalData,
  }),
  add_booking_note: staffWrite({
    name: 'add_booking_note',
    summary: 'A note for colleagues; travellers never see it.',
    staff: agents,
    idempotent: true,
    input: z.object({ reference, text: z.string().trim().min(1, 'required').max(1000, 'too_long') }),
    output: deskBookingDetails,
  }),
  send_letter_again: staffWrite({
    name: 'send_letter_again',
    summary: 'Queues a letter about a booking again that could not be sent.',
    staff: agents,
    input: z.object({ reference, letter: z.string().max(60) }),
    output: deskBookingDetails,
    errors: ['conflict'],
  }),
}
