import { z } from 'zod'
import { reference } from '#domains/bookings/model/shapes.ts'
import { endpoints, write } from '#api/endpoint.ts'
import { bookingDetails } from '#domains/bookings/contract/bookings.ts'

export const paymentEndpoints = endpoints('bookings', {
  start_payment: write({
    summary: 'Starts the payment of a booking or an order. While a payment is open, the same payment page is returned.',
    access: 'booking',
    idempotent: 'after',
    input: z.object({ reference }),
    output: z.object({ page: z.string().describe('Address of the payment page') }),
    errors: ['not_found', 'status_changed', 'online_payment_unavailable', 'maintenance'],
  }),
  check_payment: write({
    summary: 'Queries the provider for the state of a booking’s payment, after the return from the payment page.',
    access: 'booking',
    input: z.object({ reference }),
    output: bookingDetails,
    errors: ['not_found'],
  }),
})
