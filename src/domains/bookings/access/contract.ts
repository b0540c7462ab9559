import { z } from 'zod'
import { endpoints, write } from '#api/endpoint.ts'
import { typedField } from '#api/shapes.ts'
import { reference as bookingReference } from '#domains/bookings/model/shapes.ts'
import { code, codeSent } from '#domains/accounts/shapes.ts'

const reference = bookingReference.min(1, 'required').describe('Reference of the booking')
const to = typedField(254).min(1, 'required').describe('Email address or phone number of the booking')

export const findBookingEndpoints = endpoints('bookings', {
  send_booking_code: write({
    summary:
      'Sends a code to the contact of a booking, if the reference and the address belong together. The response is always the same.',
    input: z.object({ reference, to }),
    output: codeSent,
  }),
  open_booking: write({
    summary:
      'Redeems a code of send_booking_code: opens the booking and the others of its order for an hour, without an account, in a cookie.',
    input: z.object({ reference, to, code }),
    output: z.object({ reference: z.string() }),
    errors: ['wrong_code'],
  }),
  close_booking: write({
    summary: 'Ends the session that open_booking started.',
  }),
})
