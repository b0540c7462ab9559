import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { instant, money } from '#contract/shapes.ts'
import { bookingCard } from '#domains/bookings/contract.ts'
import { checkoutDraft, guestList, lineWish, mostNamed } from '#domains/bookings/order-shapes.ts'
import { contact } from '#domains/bookings/shapes.ts'
import { cart } from '#domains/cart/answers.ts'
import { paymentType } from '#domains/stays/answers.ts'

const order = z
  .object({
    reference: z.string(),
    created_at: instant,
    /** One a line of the cart. */
    bookings: z.array(bookingCard),
    total: money,
    /** What is to be paid online now, for all of them. */
    to_pay: money.nullable(),
  })
  .meta({ id: 'Order' })
export type OrderAnswer = z.output<typeof order>

const changed = z
  .object({ cart, before: z.array(z.object({ line_id: z.int(), total: money })).describe('What had been accepted') })
  .meta({ id: 'CartChanged' })
export type CartChanged = z.output<typeof changed>

const gone = z.object({ cart, line_id: z.int() }).meta({ id: 'CartLineGone' })
export type CartLineGone = z.output<typeof gone>

export const orderEndpoints = {
  send_cart_to_order: write({
    name: 'send_cart_to_order',
    group: 'cart',
    summary: 'Books every line of the cart at the price that was shown, or none: one booking a line, one payment.',
    who: 'traveller',
    idempotent: true,
    input: z.object({
      cart_token: z.string().min(1, 'required').max(8000, 'too_long').describe('The `token` of fetch_cart'),
      guests: guestList,
      contact,
      payment_type: paymentType,
      lines: z.array(lineWish).max(mostNamed).default([]),
    }),
    output: order,
    errors: [
      'quote_expired',
      'price_changed',
      'sold_out',
      'payment_type_not_allowed',
      'online_payment_unavailable',
      'too_many_waiting',
      'too_many_arrivals',
    ],
    refusalData: { price_changed: changed, sold_out: gone },
  }),
  show_order: read({
    name: 'show_order',
    group: 'bookings',
    summary: 'The bookings that one checkout of the signed-in traveller made.',
    who: 'traveller',
    input: z.object({ reference: z.string().max(20) }),
    output: order,
    errors: ['not_found'],
  }),
  fetch_checkout: read({
    name: 'fetch_checkout',
    group: 'cart',
    summary: 'What the signed-in traveller has typed on the way from cart to order.',
    who: 'traveller',
    input: z.object({}),
    output: checkoutDraft,
  }),
  store_checkout: write({
    name: 'store_checkout',
    group: 'cart',
    summary: 'Keeps parts of it; those that are not given stay as they are.',
    who: 'traveller',
    input: checkoutDraft,
    output: checkoutDraft,
  }),
}
export type OrderInput = z.output<(typeof orderEndpoints)['send_cart_to_order']['input']>
