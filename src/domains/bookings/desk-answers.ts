import { z } from 'zod'
import { calendarDate, instant, money } from '#contract/shapes.ts'
import { letterKinds } from '#domains/messages/letter-parts.ts'
import { bookingDetails } from '#domains/bookings/contract.ts'
import { bookingKinds } from '#domains/bookings/kinds.ts'
import { arrivalWays } from '#domains/bookings/arrival-ways.ts'
import { bookingSources, bookingStatuses } from '#domains/bookings/shapes.ts'
import { paymentStatuses } from '#domains/payments/shapes.ts'
import { quote } from '#domains/stays/answers.ts'

/** One line of the desk's list. */
export const deskBooking = z
  .object({
    id: z.int(),
    reference: z.string(),
    status: z.enum(bookingStatuses),
    payment_status: z.enum(paymentStatuses),
    kind: z.enum(bookingKinds),
    about: z.string(),
    guest: z.string(),
    guests_named: z.int(),
    check_in: calendarDate,
    check_out: calendarDate,
    total: money,
    deadline_at: instant.nullable(),
    created_at: instant,
  })
  .meta({ id: 'DeskBooking' })
export type DeskBooking = z.output<typeof deskBooking>

/** Who did something: one of the staff by name, or what kind of other. */
const doer = z.object({ kind: z.enum(['traveller', 'staff', 'partner', 'payment', 'clock']), name: z.string() })

const event = z.object({
  id: z.int(),
  at: instant,
  by: doer,
  from: z.enum(bookingStatuses).nullable(),
  to: z.enum(bookingStatuses),
  note: z.string(),
})

/** A booking with all that happened to it, as the desk sees it. */
export const deskBookingDetails = z
  .object({
    booking: bookingDetails,
    version: z.int().describe('Sent back with every change: what somebody else changed since is then not overwritten'),
    source: z.enum(bookingSources),
    account: z.object({ name: z.string(), email: z.string() }).nullable(),
    on_request: z.boolean(),
    checked_in_at: instant.nullable(),
    can_check_in: z.boolean().describe('The day of arrival has come, and nobody has'),
    can_be_no_show: z.boolean().describe('Check-in time has come, and nobody has'),
    captured: money.describe('Paid online and not returned'),
    paid_on_arrival: money,
    events: z.array(event),
    payments: z.array(
      z.object({
        id: z.string(),
        provider: z.string(),
        status: z.enum(paymentStatuses),
        amount: money,
        captured: money,
        refunded: money,
        created_at: instant,
      }),
    ),
    ledger: z.array(z.object({ at: instant, transaction: z.string(), account: z.string(), amount: money })),
    arrival_payments: z.array(z.object({ at: instant, amount: money, way: z.enum(arrivalWays), name: z.string() })),
    manual_refunds: z.array(
      z.object({ at: instant, given_on: calendarDate, amount: money, note: z.string(), name: z.string() }),
    ),
    letters: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(letterKinds),
        channel: z.string(),
        status: z.enum(['queued', 'sent', 'failed', 'dropped']),
        created_at: instant,
        sent_at: instant.nullable(),
        error: z.string(),
      }),
    ),
    notes: z.array(z.object({ at: instant, name: z.string(), text: z.string() })),
  })
  .meta({ id: 'DeskBookingDetails' })
export type DeskBookingDetails = z.output<typeof deskBookingDetails>

/** What happened since a booking was looked at. */
export const changedSince = z
  .object({ status: z.enum(bookingStatuses), version: z.int(), events: z.array(event) })
  .meta({ id: 'ChangedSince' })
export type ChangedSince = z.output<typeof changedSince>

/** What other dates cost. */
export const amendment = z
  .object({
    before: money,
    after: money,
    difference: money.describe(
      'More when positive: paid on arrival. Less when negative: returned as far as it was paid',
    ),
    refund: money,
    stay: quote.omit({ token: true, expires_at: true }),
  })
  .meta({ id: 'Amendment' })
export type Amendment = z.output<typeof amendment>
