import { z } from 'zod'
import { staffWrite } from '#contract/endpoint.ts'
import { bookInput, soldOutData } from '#domains/bookings/contract.ts'
import { changedSince, deskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { bookingStatuses, contact } from '#domains/bookings/shapes.ts'
import { packageQuote } from '#domains/packages/answers.ts'
import { serviceQuote } from '#domains/services/answers.ts'
import { quote } from '#domains/stays/answers.ts'
import { locales } from '#text/locale.ts'

const agents = ['agent', 'manager'] as const

/** Somebody on the phone may have no e-mail: then text messages tell what letters would. */
const guestContact = contact.extend({
  email: z.union([z.literal(''), z.email('invalid_email').max(254, 'too_long')]),
})

const phoneBooking = z.object({
  ...bookInput.shape,
  contact: guestContact,
  locale: z.enum(locales).describe('The language of the letters'),
})

export const phoneEndpoints = {
  book_for_guest: staffWrite({
    name: 'book_for_guest',
    summary:
      'Books the stay, package or service of a quote for somebody on the phone: to be paid on arrival, or by a link that is sent.',
    staff: agents,
    idempotent: true,
    input: phoneBooking,
    output: deskBookingDetails,
    errors: [
      'quote_expired',
      'price_changed',
      'sold_out',
      'payment_type_not_allowed',
      'not_bookable_online',
      'online_payment_unavailable',
    ],
    refusalData: { price_changed: z.union([quote, packageQuote, serviceQuote]), sold_out: soldOutData },
  }),
  send_payment_link: staffWrite({
    name: 'send_payment_link',
    summary: 'Sends the guest a link to pay for a booking that awaits its payment.',
    staff: agents,
    idempotent: true,
    input: z.object({
      reference: z.string().max(20),
      status: z.enum(bookingStatuses),
      version: z.coerce.number().int(),
    }),
    output: deskBookingDetails,
    errors: ['not_found', 'status_changed', 'online_payment_unavailable'],
    refusalData: { status_changed: changedSince },
  }),
}
