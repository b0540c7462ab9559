import { z } from 'zod'
import { endpoints, read, write } from '#api/endpoint.ts'
import { cart } from '#domains/cart/answers.ts'
import { packageRequest } from '#domains/products/packages/contract.ts'
import { serviceRequest } from '#domains/products/services/contract.ts'
import { staySelection } from '#domains/products/stays/contract.ts'
import { promotionCode } from '#domains/promotions/contract.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

const replace = z.int32().optional().describe('The id of the cart line to replace')

/** A selection of any kind; a stay by default. */
export const productRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay').default('stay'), ...staySelection.shape }),
  z.object({ kind: z.literal('package'), ...packageRequest.shape }),
  z.object({ kind: z.literal('service'), ...serviceRequest.shape }),
])

/** The same, and the line that it replaces. */
const cartRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stay').default('stay'), ...staySelection.shape, replace }),
  z.object({ kind: z.literal('package'), ...packageRequest.shape, replace }),
  z.object({ kind: z.literal('service'), ...serviceRequest.shape, replace }),
])

export const cartEndpoints = endpoints('cart', {
  fetch_cart: read({
    summary: 'The cart of the signed-in traveller, or of this browser, at current prices. It does not hold inventory.',
    access: 'visitor',
    output: cart,
  }),
  quote_selection: read({
    summary: 'A selection at its present price as a cart of one line, which is not stored and holds no inventory.',
    access: 'visitor',
    input: z.object({ selection: productRequest, code: promotionCode.optional() }),
    output: cart,
  }),
  store_cart: write({
    summary: 'Adds a stay, package or service to the cart, or replaces a line. Equal selections make one line.',
    access: 'visitor',
    input: cartRequest,
    output: cart,
    errors: ['not_found', 'sold_out', 'unlicensed', ...stayRules, 'too_many_guests', 'not_bookable_online'],
  }),
  store_cart_promotion: write({
    summary: 'Enters a promotion code for the cart, if it deducts something now; null removes the code.',
    access: 'visitor',
    input: z.object({ code: promotionCode.nullable() }),
    output: cart,
    errors: ['not_found'],
  }),
  delete_cart: write({
    summary: 'Removes one line from the cart, or all lines.',
    access: 'visitor',
    input: z.object({ line_id: z.int32().optional() }),
    output: cart,
    errors: ['not_found'],
  }),
})
