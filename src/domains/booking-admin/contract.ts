import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, money, typedField } from '#api/shapes.ts'
import { agents, managers } from '#api/staff.ts'
import { cancellationQuote } from '#domains/bookings/contract/cancellation-answers.ts'
import {
  changeErrors as requestErrors,
  changeQuote,
  changeRequest,
  changeToken,
} from '#domains/booking-changes/contract.ts'
import { amendment, bookingChange, seen, adminBooking, adminBookingDetails } from '#domains/booking-admin/answers.ts'
import { offerErrors } from '#domains/offers/offer-errors.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { arrivalWays } from '#domains/payments/shapes.ts'
import { bookingStatuses, contact, reference } from '#domains/bookings/model/shapes.ts'
import { rejectReasons } from '#domains/bookings/model/decline.ts'
import { freeLine, freeText } from '#domains/shared/free-text.ts'

const minor = z.coerce.number().int().min(1, 'required').max(2_000_000_000)

const changeErrors = ['not_found', 'status_changed'] as const

/** A change without further input than the booking as it was read. */
const changeOfSeen = (summary: string) =>
  staffWrite({ ...bookingChange, summary, input: z.object(seen), errors: [...changeErrors, 'conflict'] })

const offerInput = {
  hotel_id: z.coerce.number().int().optional().describe('Set to offer another hotel than the requested one'),
  check_in: calendarDate,
  check_out: calendarDate,
  rooms: z.array(z.string().max(60)).min(1, 'required').max(8).describe('`ratePlanId~occupancy`, one per room'),
  night_price: z.coerce.number().int().min(0).optional().describe('Minor units before taxes, per night and room'),
}
const amendedDates = {
  check_in: calendarDate,
  check_out: calendarDate,
  goodwill: z.boolean().default(false).describe('Without the charge of the terms'),
}

export const adminBookingsEndpoints = endpoints('admin', {
  fetch_admin_bookings: staffRead({
    summary: 'Searches bookings, newest first; a list of only waiting bookings has the oldest first.',
    staff: agents,
    hotelScope: 'filtered',
    input: z.object({
      q: typedField(120).default('').describe('Reference, name, email or phone'),
      status: z.array(z.enum(bookingStatuses)).max(9).default([]),
      in_house: z.boolean().default(false).describe('Only stays whose guests are checked in and leave today or later'),
      kind: z.enum(productKinds).optional(),
      hotel: typedField(80).optional().describe('Slug, or part of the name in either language'),
      from: calendarDate.optional().describe('Check-in on or after this date'),
      to: calendarDate.optional().describe('Check-in on or before this date'),
      after: z.coerce.number().int().optional().describe('The id of the last row of the previous page'),
      limit: z.int().min(1).max(100).default(30),
    }),
    output: z.object({
      rows: z.array(adminBooking),
      total: z.int(),
      counts: z.object({ waiting: z.int(), waiting_user: z.int(), pending: z.int() }),
      more: z.boolean(),
    }),
  }),
  show_admin_booking: staffRead({
    summary: 'One booking with its history, payments, notifications and notes.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference }),
    output: adminBookingDetails,
  }),
  confirm_waiting_booking: staffWrite({
    ...bookingChange,
    summary: 'Confirms a waiting request. A booking that is paid online then waits for its payment.',
    input: z.object(seen),
    errors: changeErrors,
  }),
  reject_waiting_booking: staffWrite({
    ...bookingChange,
    summary: 'Rejects a waiting request, with a reason.',
    input: z.object({ ...seen, reason: z.enum(rejectReasons) }),
    errors: changeErrors,
  }),
  offer_other_stay: staffWrite({
    ...bookingChange,
    summary: 'Offers another room, hotel or price or other dates for a requested stay.',
    input: z.object({ ...seen, ...offerInput }),
    errors: [...changeErrors, ...offerErrors],
  }),
  quote_admin_cancellation: staffRead({
    summary: 'The cost of cancelling for a guest now: by the terms of the booking, or zero as goodwill.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference, goodwill: z.boolean().default(false) }),
    output: cancellationQuote,
    errors: ['status_changed'],
  }),
  cancel_for_guest: staffWrite({
    ...bookingChange,
    summary: 'Cancels for exactly the displayed penalty. Cancelling free of charge as goodwill requires a manager.',
    input: z.object({ ...seen, goodwill: z.boolean().default(false), accepted_penalty: money }),
    errors: [...changeErrors, 'refund_changed'],
    errorData: { ...bookingChange.errorData, refund_changed: cancellationQuote },
  }),
  quote_amendment: staffRead({
    summary:
      'The cost of other dates for the same rooms of a confirmed stay: kept nights as agreed, added ones at present prices, and the charge of the terms unless it is waived as goodwill. A stay that has begun keeps its check-in and the nights that were slept.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference, ...amendedDates }),
    output: amendment,
    errors: ['status_changed', 'too_late', ...offerErrors],
  }),
  amend_dates: staffWrite({
    ...bookingChange,
    summary:
      'Moves a confirmed stay to other dates for exactly the displayed total and charge. Waiving the charge requires a manager.',
    input: z.object({
      ...seen,
      ...amendedDates,
      accepted_total: money,
      accepted_penalty: money.optional().describe('The displayed charge for what is given up'),
      leaves_now: z.boolean().default(false).describe('Also checks the guests out'),
    }),
    errors: [...changeErrors, 'price_changed', 'too_late', 'conflict', ...offerErrors],
    errorData: { ...bookingChange.errorData, price_changed: amendment },
  }),
  quote_change_for_guest: staffRead({
    summary: 'The price of a change of party, room, dates, options or names for the guest, as `quote_change` has it.',
    staff: agents,
    hotelScope: 'booking',
    input: changeRequest,
    output: changeQuote,
    errors: requestErrors,
  }),
  change_for_guest: staffWrite({
    ...bookingChange,
    summary:
      'Makes exactly the quoted change for the guest: at once, when its difference is paid, for which the guest is asked, or when the provider accepts it.',
    input: z.object({ ...seen, change_token: changeToken }),
    errors: [...requestErrors, 'quote_expired', 'price_changed'],
    errorData: { ...bookingChange.errorData, price_changed: changeQuote },
  }),
  correct_contact: staffWrite({
    ...bookingChange,
    summary: 'Corrects how the guest is reached. Links that were sent before stop working.',
    input: z.object({
      ...seen,
      email: z.union([z.literal(''), contact.shape.email]).describe('Empty: notifications are text messages'),
      phone: contact.shape.phone,
    }),
    errors: changeErrors,
  }),
  send_voucher: changeOfSeen('Sends the guest the voucher and the calendar file again, as the booking is now.'),
  answer_booking_change: staffWrite({
    ...bookingChange,
    summary: 'Accepts or declines a change that the traveller of a booking on request has asked for.',
    input: z.object({ ...seen, answer: z.enum(['accept', 'decline']) }),
    errors: changeErrors,
  }),
  refund_booking: staffWrite({
    ...bookingChange,
    summary: 'Refunds part or all of the amount paid online; the booking remains active.',
    staff: managers,
    input: z.object({ ...seen, minor }),
    errors: [...changeErrors, 'invalid_input'],
  }),
  record_arrival_payment: staffWrite({
    ...bookingChange,
    summary: 'Records a payment on arrival, of at most the amount that is still due.',
    input: z.object({ ...seen, minor, way: z.enum(arrivalWays) }),
    errors: [...changeErrors, 'invalid_input'],
  }),
  reverse_arrival_payment: staffWrite({
    ...bookingChange,
    summary: 'Reverses a payment on arrival that was recorded by mistake, once.',
    staff: managers,
    input: z.object({
      ...seen,
      payment: z.coerce.number().int(),
      reason: freeLine(200).min(1, 'required').describe('Why it was a mistake'),
    }),
    errors: [...changeErrors, 'conflict'],
  }),
  record_manual_refund: staffWrite({
    ...bookingChange,
    summary: 'Records a manual refund of what a booking does not cost: in person or by transfer, as it was paid.',
    input: z.object({
      ...seen,
      minor,
      given_on: calendarDate.describe('Date of the refund in local time; not before the payment and not in the future'),
      note: freeLine(200).default('').describe('Reference of the transfer, or another note'),
    }),
    errors: [...changeErrors, 'conflict', 'invalid_input'],
  }),
  check_guest_in: changeOfSeen('Marks the guest as arrived.'),
  return_overpayment: changeOfSeen('Returns what was paid online beyond the price of a booking to its source.'),
  check_guest_out: changeOfSeen('Marks the guests of a stay as departed. Nights and price stay: see `amend_dates`.'),
  undo_check_in: changeOfSeen('Undoes a check-in that was recorded by mistake.'),
  undo_check_out: changeOfSeen('Undoes a check-out that was recorded by mistake.'),
  mark_no_show: changeOfSeen('Marks the booking as a no-show; possible from the check-in time on.'),
  add_booking_note: staffWrite({
    summary: 'Adds an internal note; travellers never see it.',
    staff: agents,
    hotelScope: 'booking',
    idempotent: true,
    input: z.object({ reference, text: freeText(1000).min(1, 'required') }),
    output: adminBookingDetails,
  }),
  send_notification_again: staffWrite({
    summary: 'Queues a failed notification about a booking again.',
    staff: agents,
    hotelScope: 'booking',
    input: z.object({ reference, notification: z.string().max(60) }),
    output: adminBookingDetails,
    errors: ['conflict'],
  }),
})
