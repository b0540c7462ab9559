import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { bookingCard } from '#domains/bookings/contract/bookings.ts'

/** From an email; anyone with the token can see the booking without names and pay for it. */
const token = z.string().min(1, 'required').max(300)

/** `data` of `link_expired`: a link that staff have revoked cannot be sent anew to its holder. */
export const expiredLink = z.object({ revoked: z.boolean() })
const errorData = { link_expired: expiredLink }

export const payLinkEndpoints = endpoints('bookings', {
  show_payment_link: read({
    summary: 'The booking of a payment link, without personal data.',
    input: z.object({ token }),
    output: bookingCard,
    errors: ['not_found', 'link_expired'],
    errorData,
    fresh: 'personal',
  }),
  pay_by_link: write({
    summary: 'Starts the payment of a payment link’s booking; requires no account.',
    idempotent: 'after',
    input: z.object({ token }),
    output: z.object({ page: z.string().describe('Address of the payment page') }),
    errors: ['not_found', 'link_expired', 'status_changed', 'online_payment_unavailable', 'maintenance'],
    errorData,
  }),
  check_payment_link: write({
    summary: 'Queries the provider for the state of a payment by link, after the return from the payment page.',
    input: z.object({ token }),
    output: bookingCard,
    errors: ['not_found', 'link_expired'],
    errorData,
  }),
})
