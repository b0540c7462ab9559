import { z } from 'zod'
import { read, write } from '#contract/endpoint.ts'
import { cart } from '#domains/cart/answers.ts'
import { packageAsked } from '#domains/packages/contract.ts'
import { serviceAsked } from '#domains/services/contract.ts'
import { staySelection } from '#domains/stays/contract.ts'

const replace = z.int32().optional().describe('The id of a line')

/** A selection of any kind; a stay when it does not say. */
const cartAsked = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay').default('stay'), ...staySelection.shape, replace }),
  z.object({ kind: z.literal('package'), ...packageAsked.shape, replace }),
  z.object({ kind: z.literal('service'), ...serviceAsked.shape, replace }),
])
export type CartAsked = z.output<typeof cartAsked>

export const cartEndpoints = {
  fetch_cart: read({
    name: 'fetch_cart',
    group: 'cart',
    summary: 'The cart of the signed-in traveller, else of this browser, at prices as of now. It holds no stock.',
    who: 'visitor',
    input: z.object({}),
    output: cart,
  }),
  store_cart: write({
    name: 'store_cart',
    group: 'cart',
    summary:
      'Puts a stay, a package or a service into the cart, in place of another line if one is named. The same twice is one line.',
    who: 'visitor',
    input: cartAsked,
    output: cart,
    errors: ['not_found', 'sold_out', 'min_stay', 'closed_to_arrival', 'too_many_guests', 'not_bookable_online'],
  }),
  delete_cart: write({
    name: 'delete_cart',
    group: 'cart',
    summary: 'Takes one line out of the cart, or all of them.',
    who: 'visitor',
    input: z.object({ line_id: z.int32().optional() }),
    output: cart,
    errors: ['not_found'],
  }),
}
