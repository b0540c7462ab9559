import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { errorStatus, type ErrorCode } from '#contract/errors.ts'
import { calendarDate, instant, money, picture } from '#contract/shapes.ts'
import { quote } from '#domains/stays/answers.ts'
import { staySelection } from '#domains/stays/contract.ts'

export const cartLine = z
  .object({
    id: z.int(),
    kind: z.enum(['stay']),
    /** What store_cart took: what a line is put back or changed by. */
    selection: staySelection,
    hotel: z.object({ slug: z.string(), name: z.string(), picture }).nullable(),
    check_in: calendarDate,
    check_out: calendarDate,
    /** As it can be booked now; null when it can not. */
    quote: quote.nullable(),
    /** Why it cannot be booked. */
    refused: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).nullable(),
    /** What it cost when it was put into the cart; null while it still costs that. */
    was: money.nullable(),
    added_at: instant,
  })
  .meta({ id: 'CartLine' })
export type CartLine = z.output<typeof cartLine>

const pay = z.object({ now: money, on_arrival: money })

export const cart = z
  .object({
    lines: z.array(cartLine),
    /** Of all lines that can be booked; null when there are none. */
    total: money.nullable(),
    /** What is paid now and on arrival when all lines are paid one way; null where a line does not allow it. */
    pay: z.object({ prepay: pay.nullable(), arrival: pay.nullable() }),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>

export const cartEndpoints = {
  fetch_cart: read({
    name: 'fetch_cart',
    group: 'cart',
    summary: 'The cart of the signed-in traveller, else of this browser, at prices as of now. It holds no rooms.',
    who: 'visitor',
    input: z.object({}),
    output: cart,
  }),
  store_cart: write({
    name: 'store_cart',
    group: 'cart',
    summary: 'Puts a stay into the cart, in place of another line if one is named. The same stay twice is one line.',
    who: 'visitor',
    input: z.object({ ...staySelection.shape, replace: z.int32().optional().describe('The id of a line') }),
    output: cart,
    errors: ['not_found', 'sold_out', 'min_stay', 'closed_to_arrival', 'too_many_guests'],
  }),
  delete_cart: write({
    name: 'delete_cart',
    group: 'cart',
    summary: 'Takes one line out of the cart, or all of them. A line that is gone already is no error.',
    who: 'visitor',
    input: z.object({ line_id: z.int32().optional() }),
    output: cart,
  }),
}
