import { z } from 'zod'
import { endpoints, write } from '#api/endpoint.ts'
import { bookingDetails } from '#domains/bookings/contract/bookings.ts'
import { reference } from '#domains/bookings/model/shapes.ts'

export const offerEndpoints = endpoints('bookings', {
  answer_offer: write({
    summary: 'Accepts an offer, which confirms the booking, or declines it, which cancels the booking free of charge.',
    access: 'booking',
    idempotent: true,
    input: z.object({ reference, answer: z.enum(['accept', 'decline']) }),
    output: bookingDetails,
    errors: ['not_found', 'status_changed', 'sold_out', 'step_up_required'],
  }),
})
