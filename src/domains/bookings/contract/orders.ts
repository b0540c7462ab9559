import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { instant, money } from '#api/shapes.ts'
import {
  allow_duplicate,
  bookingCard,
  gift_card,
  listedBooking,
  terms_version,
} from '#domains/bookings/contract/bookings.ts'
import { checkoutDraft, guestList, lineRequest, maxNamed } from '#domains/bookings/model/order-shapes.ts'
import { contact, reference } from '#domains/bookings/model/shapes.ts'
import { cart } from '#domains/cart/answers.ts'
import { paymentType } from '#domains/products/shared/answers.ts'
import { shortAccount } from '#domains/shared/short-account-answer.ts'

const order = z
  .object({
    reference: z.string(),
    created_at: instant,
    /** One booking per line of the cart. */
    bookings: z.array(listedBooking),
    account: shortAccount.describe('That of its bookings together'),
    /** The amount payable online now, for all bookings. */
    to_pay: money.nullable(),
  })
  .meta({ id: 'Order' })
export type OrderAnswer = z.output<typeof order>

const changed = z
  .object({ cart, before: z.array(z.object({ line_id: z.int(), total: money })).describe('The accepted totals') })
  .meta({ id: 'CartChanged' })
export type CartChanged = z.output<typeof changed>

const gone = z.object({ cart, line_id: z.int() }).meta({ id: 'CartLineGone' })
export type CartLineGone = z.output<typeof gone>

export const orderEndpoints = endpoints('cart', {
  send_cart_to_order: write({
    summary: 'Books all lines of the cart at the displayed prices, or none: one booking per line, one payment.',
    access: 'traveller',
    idempotent: true,
    input: z.object({
      cart_token: z.string().min(1, 'required').max(8000).describe('The `token` of fetch_cart'),
      guests: guestList,
      contact,
      payment_type: paymentType,
      lines: z.array(lineRequest).max(maxNamed).default([]),
      gift_card,
      terms_version,
      allow_duplicate,
    }),
    output: order,
    errors: [
      'quote_expired',
      'price_changed',
      'gift_card_changed',
      'terms_changed',
      'sold_out',
      'payment_type_not_allowed',
      'online_payment_unavailable',
      'too_many_waiting',
      'too_many_unpaid',
      'duplicate_booking',
      'maintenance',
    ],
    errorData: { price_changed: changed, sold_out: gone, duplicate_booking: bookingCard },
  }),
  show_order: read({
    group: 'bookings',
    summary: 'The bookings of one order of the signed-in traveller.',
    access: 'booking',
    input: z.object({ reference }),
    output: order,
    errors: ['not_found'],
  }),
  fetch_checkout: read({
    summary: 'The saved checkout input of the signed-in traveller, or of this browser.',
    access: 'visitor',
    output: checkoutDraft,
  }),
  store_checkout: write({
    summary: 'Saves parts of the checkout input for a week; omitted parts stay unchanged.',
    access: 'visitor',
    input: checkoutDraft,
    output: checkoutDraft,
  }),
})
export type OrderInput = z.output<(typeof orderEndpoints)['send_cart_to_order']['input']>
