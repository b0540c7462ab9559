import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { bookingCard } from '#domains/bookings/contract.ts'

/** From a letter of ours; whoever holds it may see what is booked and pay for it, and learns no name. */
const token = z.string().min(1, 'required').max(300, 'too_long')

export const payLinkEndpoints = {
  show_payment_link: read({
    name: 'show_payment_link',
    group: 'bookings',
    summary: 'The booking that a payment link is for, without the people in it.',
    input: z.object({ token }),
    output: bookingCard,
    errors: ['not_found'],
    fresh: 'personal',
  }),
  pay_by_link: write({
    name: 'pay_by_link',
    group: 'bookings',
    summary: 'Where the booking of a payment link is paid; needs no account.',
    idempotent: 'after',
    input: z.object({ token }),
    output: z.object({ page: z.string().describe('Address of the page that takes the money') }),
    errors: ['not_found', 'status_changed', 'online_payment_unavailable'],
  }),
  check_payment_link: write({
    name: 'check_payment_link',
    group: 'bookings',
    summary: 'Asks the provider how the payment by a link stands, for whoever comes back from its page.',
    input: z.object({ token }),
    output: bookingCard,
    errors: ['not_found'],
  }),
}
