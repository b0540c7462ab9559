import { z } from 'zod'
import { errorStatus, type ErrorCode } from '#api/errors.ts'
import { calendarDate, instant, money, picture } from '#api/shapes.ts'
import { pay } from '#domains/products/shared/answers.ts'
import { packageQuote } from '#domains/products/packages/answers.ts'
import { packageRequest } from '#domains/products/packages/contract.ts'
import { serviceQuote } from '#domains/products/services/answers.ts'
import { serviceRequest } from '#domains/products/services/contract.ts'
import { quote } from '#domains/products/stays/answers.ts'
import { staySelection } from '#domains/products/stays/contract.ts'

const line = {
  id: z.int(),
  /** The product; null if it no longer exists. */
  about: z.object({ slug: z.string(), name: z.string(), picture }).nullable(),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
  /** True if the provider must answer after the line is ordered. */
  on_request: z.boolean(),
  /** Number of lead guests to name: one per room, or one. */
  names: z.int(),
  /** The current total; null if the line cannot be booked. */
  total: money.nullable(),
  /** The reason why the line cannot be booked. */
  refused: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).nullable(),
  /** The total when the line was added; null if it has not changed. */
  was: money.nullable(),
  added_at: instant,
}

/** `selection` is the input of store_cart, with which a line is added again or changed. */
const cartLine = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('stay'), ...line, selection: staySelection, quote: quote.nullable() }),
    z.object({ kind: z.literal('package'), ...line, selection: packageRequest, quote: packageQuote.nullable() }),
    z.object({ kind: z.literal('service'), ...line, selection: serviceRequest, quote: serviceQuote.nullable() }),
  ])
  .meta({ id: 'CartLine' })
export type CartLine = z.output<typeof cartLine>

/** The promotion code of a cart: what it deducts, or why it deducts nothing now. */
const cartPromotion = z.object({
  code: z.string(),
  name: z.string().nullable().describe('Null while the code deducts nothing'),
  amount: money.nullable().describe('Deducted from all lines together'),
  saved: money.nullable().describe('By how much the total falls, with the taxes of the amount'),
  problem: z
    .object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() })
    .nullable()
    .describe('A field error, such as `promotion_ended`'),
})

export const cart = z
  .object({
    lines: z.array(cartLine),
    /** The total of all lines that can be booked; null if there are none. */
    total: money.nullable(),
    promotion: cartPromotion.nullable(),
    pay: pay.describe('Of all lines together, if they are paid the same way; null if one does not allow it'),
    /**
     * Accepts every line at the displayed price: the input of send_cart_to_order; from quote_selection, the quote token that
     * books the line. Null while a line cannot be booked.
     */
    token: z.string().nullable(),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>

export const emptyCart: Cart = {
  lines: [],
  total: null,
  promotion: null,
  pay: { prepay: null, arrival: null },
  token: null,
  expires_at: null,
}
