import { z } from 'zod'
import { endpoints, staffWrite } from '#api/endpoint.ts'
import { bookInput, soldOutData } from '#domains/bookings/contract/bookings.ts'
import { bookingChange, seen, adminBookingDetails } from '#domains/booking-admin/answers.ts'
import { emailAddress, money } from '#api/shapes.ts'
import { agents } from '#api/staff.ts'
import { contact } from '#domains/bookings/model/shapes.ts'
import { giftCardCode } from '#domains/payments/gift-cards/answers.ts'
import { packageQuote } from '#domains/products/packages/answers.ts'
import { serviceQuote } from '#domains/products/services/answers.ts'
import { quote } from '#domains/products/stays/answers.ts'
import { locales } from '#i18n/locale.ts'

/** A guest on the phone may have no email address: notifications are then sent as text messages. */
const guestContact = contact.extend({
  email: z.union([z.literal(''), emailAddress]),
})

const phoneBooking = z.object({
  ...bookInput.omit({ gift_card: true }).shape,
  contact: guestContact,
  gift_card: z
    .object({ code: giftCardCode, amount: money.describe('The amount that it pays, as quoted to the guest') })
    .optional()
    .describe('A gift card of the guest, see `check_gift_card`; it pays what is paid online'),
  locale: z.enum(locales).describe('The language of the notifications'),
})

export const phoneEndpoints = endpoints('admin', {
  book_for_guest: staffWrite({
    summary:
      'Books the product of a quote for a guest on the phone, paid on arrival or by a payment link that is sent.',
    staff: agents,
    hotelScope: 'quote',
    idempotent: true,
    input: phoneBooking,
    output: adminBookingDetails,
    errors: [
      'quote_expired',
      'price_changed',
      'gift_card_changed',
      'terms_changed',
      'sold_out',
      'unlicensed',
      'payment_type_not_allowed',
      'not_bookable_online',
      'online_payment_unavailable',
    ],
    errorData: { price_changed: z.union([quote, packageQuote, serviceQuote]), sold_out: soldOutData },
  }),
  send_payment_link: staffWrite({
    ...bookingChange,
    summary: 'Sends the guest a payment link for a booking that waits for its payment.',
    input: z.object(seen),
    errors: ['not_found', 'status_changed', 'online_payment_unavailable'],
  }),
  revoke_booking_links: staffWrite({
    ...bookingChange,
    summary: 'Revokes all links to pay for a booking and to send its documents that were sent before.',
    input: z.object(seen),
    errors: ['not_found', 'status_changed'],
  }),
})
