import { z } from 'zod'
import { calendarDate, instant, money } from '#api/shapes.ts'
import { agents } from '#api/staff.ts'
import { notificationKinds } from '#domains/notifications/email-parts.ts'
import { bookingDetails } from '#domains/bookings/contract/bookings.ts'
import { productKinds } from '#domains/products/shared/product-kinds.ts'
import { bookingSources, bookingStatuses, reference } from '#domains/bookings/model/shapes.ts'
import { paymentStatuses, paymentWays } from '#domains/payments/shapes.ts'
import { quote } from '#domains/products/stays/answers.ts'

/** One row of the admin's list of bookings. */
export const adminBooking = z
  .object({
    id: z.int(),
    reference: z.string(),
    status: z.enum(bookingStatuses),
    kind: z.enum(productKinds),
    about: z.string(),
    guest: z.string(),
    phone: z.string().describe('In the groups of its country; empty if the guest gave none, or is erased'),
    check_in: calendarDate,
    last_day: calendarDate.describe('The last day to show: for a stay the day of departure'),
    total: money,
    deadline_at: instant.nullable(),
    checked_in: z.boolean(),
    checked_out: z.boolean(),
    version: z.int().describe('Sent with a change, see `AdminBookingDetails`'),
  })
  .meta({ id: 'AdminBooking' })
export type AdminBooking = z.output<typeof adminBooking>

/** A booking on the page of the day. */
export const adminArrival = adminBooking
  .extend({
    rooms: z.array(z.object({ name: z.string(), count: z.int() })).describe('Room types; empty for other products'),
    guests: z.int(),
    due: money.describe('The amount that is still to be paid'),
  })
  .meta({ id: 'AdminArrival' })
export type AdminArrival = z.output<typeof adminArrival>

/** The actor of an event: a member of staff by name, or the kind of another actor. */
const doer = z.object({
  kind: z.enum(['traveller', 'staff', 'hotel', 'partner', 'payment', 'clock']),
  name: z.string(),
})

const event = z.object({
  id: z.int(),
  at: instant,
  by: doer,
  from: z.enum(bookingStatuses).nullable(),
  to: z.enum(bookingStatuses),
  note: z.string(),
})

const entry = z.object({
  id: z.string(),
  at: instant,
  kind: z.enum(['charge', 'payment', 'refund', 'hold']),
  source: z
    .string()
    .describe('Of a charge what it is for, such as `night` or `vat`; of money `online`, `gift_card` or `by_hand`'),
  way: z.enum(paymentWays).nullable().describe('How it was paid or returned; null for a charge'),
  reason: z.string().nullable().describe('Why it was refunded, charged later, or reversed'),
  subject: z
    .string()
    .nullable()
    .describe('Of a charge: room type, room basis, extra, option, fee, promotion, or the rate of a tax'),
  detail: z.string().nullable().describe('Of a charge: the board, the kind of the person, or the unit of an option'),
  date: calendarDate.nullable().describe('The night of a charge, or the day of a refund by hand'),
  name: z.string().nullable().describe('The name of the subject'),
  note: z.string().nullable().describe('What staff wrote'),
  by: doer.nullable(),
  count: z.int().describe('Of equal charges that are one entry, such as rooms of a type and seats of a kind'),
  charged: money,
  paid: money.describe('Negative for what was returned or reversed'),
  balance: money.describe('After this entry: still to be paid, or negative to be returned'),
  reverses: z.string().nullable().describe('The id of the entry that this one reverses'),
  reversed: z.boolean(),
  payment: z.int().nullable().describe('For `reverse_arrival_payment`; null for an entry that it does not reverse'),
})

/** The account of a booking as staff know it, and the most that can be recorded or returned now. */
const folio = z.object({
  entries: z.array(entry).describe('In order'),
  receivable: money.describe('The most that `record_arrival_payment` accepts'),
  refundable: money.describe('The most that `refund_booking` refunds'),
  owed: z
    .object({ by_hand: money, online: money })
    .describe('What was paid beyond the price and has not been returned: by hand, and through the payment provider'),
  attempts: z
    .array(
      z.object({ id: z.string(), at: instant, provider: z.string(), status: z.enum(paymentStatuses), amount: money }),
    )
    .describe('Payments that did not pay for the booking'),
})

/** A booking with all its events, as the admin shows it. */
export const adminBookingDetails = z
  .object({
    booking: bookingDetails,
    version: z.int().describe('Sent with every change, so that changes made by others since are not overwritten'),
    source: z.enum(bookingSources),
    account: z.object({ name: z.string(), email: z.string() }).nullable(),
    on_request: z.boolean(),
    accepted_terms: z
      .object({ version: z.int(), changed_on: calendarDate, at: instant })
      .nullable()
      .describe('The terms and conditions that were accepted with it, see `fetch_terms_version`'),
    checked_in_at: instant.nullable(),
    checked_out_at: instant.nullable(),
    has_voucher: z.boolean(),
    can_check_in: z.boolean().describe('True from the day of arrival on, until the guest is checked in'),
    can_be_no_show: z.boolean().describe('True from the check-in time on, until the guest is checked in'),
    can_check_out: z.boolean(),
    can_undo_check_in: z.boolean(),
    can_undo_check_out: z.boolean(),
    folio,
    events: z.array(event),
    invoices: z.array(z.object({ number: z.int(), issued_at: instant, total: money })),
    credit_notes: z.array(z.object({ number: z.int(), issued_at: instant, total: money, invoice: z.int() })),
    notifications: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(notificationKinds),
        channel: z.string(),
        status: z.enum(['queued', 'sent', 'failed', 'dropped']),
        created_at: instant,
        sent_at: instant.nullable(),
        error: z.string(),
        pay_link: z
          .string()
          .nullable()
          .describe('Path of the payment page in a link that could not be sent, for the staff to pass on'),
      }),
    ),
    notes: z.array(z.object({ at: instant, name: z.string(), text: z.string() })),
  })
  .meta({ id: 'AdminBookingDetails' })
export type AdminBookingDetails = z.output<typeof adminBookingDetails>
export type Folio = AdminBookingDetails['folio']

/** The booking as the caller has read it: if it has changed since, the call fails with the events since then. */
export const seen = {
  reference,
  status: z.enum(bookingStatuses),
  version: z.coerce.number().int(),
}

/** The events since a booking was read. */
export const changedSince = z
  .object({ status: z.enum(bookingStatuses), version: z.int(), events: z.array(event) })
  .meta({ id: 'ChangedSince' })
export type ChangedSince = z.output<typeof changedSince>

/** A change of a booking by an agent, which answers with the changed booking. */
export const bookingChange = {
  staff: agents,
  hotelScope: 'booking',
  idempotent: true,
  output: adminBookingDetails,
  errorData: { status_changed: changedSince },
} as const

/** The cost of other dates. */
export const amendment = z
  .object({
    before: money,
    after: money,
    difference: money.describe('Positive: paid at the hotel. Negative: returned, as far as it was paid'),
    penalty: money.describe('The part of `after` that the terms of the booking charge for what is given up'),
    refund: money.describe('Returned at once of what was paid online'),
    by_hand: money.describe('To be returned by hand, of what was recorded as paid by hand'),
    to_pay: money.describe('Then still due at the hotel'),
    stay: quote.omit({ token: true, expires_at: true }),
  })
  .meta({ id: 'Amendment' })
export type Amendment = z.output<typeof amendment>
