import { z } from 'zod'
import { errorStatus, type ErrorCode } from '#contract/errors.ts'
import { calendarDate, instant, money, picture } from '#contract/shapes.ts'
import { packageQuote } from '#domains/packages/answers.ts'
import { packageAsked } from '#domains/packages/contract.ts'
import { serviceQuote } from '#domains/services/answers.ts'
import { serviceAsked } from '#domains/services/contract.ts'
import { quote } from '#domains/stays/answers.ts'
import { staySelection } from '#domains/stays/contract.ts'

/** When what is paid, by one way to pay. The four add up to the total. */
const paidWhen = z
  .object({
    now: money.describe('Online, with the order'),
    after_answer: money.describe('Online, once the provider has said yes'),
    later: money.describe('In instalments, on the dates of the quote'),
    on_arrival: money.describe('There'),
  })
  .meta({ id: 'PaidWhen' })
export type PaidWhen = z.output<typeof paidWhen>

const pay = z.object({ prepay: paidWhen.nullable(), arrival: paidWhen.nullable() })

const line = {
  id: z.int(),
  /** What it is of; null when that is gone. */
  about: z.object({ slug: z.string(), name: z.string(), picture }).nullable(),
  first_date: calendarDate.nullable(),
  last_date: calendarDate.nullable(),
  /** Whether it waits for the provider's answer once it is ordered. */
  on_request: z.boolean(),
  /** Lead guests that must be named: one a room, or one. */
  names: z.int(),
  /** As of now; null when it cannot be booked. */
  total: money.nullable(),
  /** Null for a way that it cannot be paid. */
  pay,
  /** Why it cannot be booked. */
  refused: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]).nullable(),
  /** What it cost when it was put into the cart; null while it still costs that. */
  was: money.nullable(),
  added_at: instant,
}

/** `selection` is what store_cart took: what a line is put back or changed by. */
const cartLine = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('stay'), ...line, selection: staySelection, quote: quote.nullable() }),
    z.object({ kind: z.literal('package'), ...line, selection: packageAsked, quote: packageQuote.nullable() }),
    z.object({ kind: z.literal('service'), ...line, selection: serviceAsked, quote: serviceQuote.nullable() }),
  ])
  .meta({ id: 'CartLine' })
export type CartLine = z.output<typeof cartLine>

export const cart = z
  .object({
    lines: z.array(cartLine),
    /** Of all lines that can be booked; null when there are none. */
    total: money.nullable(),
    /** When what is paid if all lines are paid one way; null where a line does not allow it. */
    pay,
    /** What send_cart_to_order takes: every line at the price shown; null while one of them cannot be booked. */
    token: z.string().nullable(),
    expires_at: instant.nullable(),
  })
  .meta({ id: 'Cart' })
export type Cart = z.output<typeof cart>
