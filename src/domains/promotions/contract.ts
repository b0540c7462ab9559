import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { typedCode } from '#api/shapes.ts'
import { packageQuote } from '#domains/products/packages/answers.ts'
import { serviceQuote } from '#domains/products/services/answers.ts'
import { quote } from '#domains/products/stays/answers.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'

export const promotionCode = typedCode(40).min(1, 'required')

export const promotionEndpoints = endpoints('cart', {
  apply_promotion_code: read({
    summary: 'A quote again, with the discount of a promotion code and a new token. It reserves no use of the code.',
    access: 'visitor',
    input: z.object({ quote_token: z.string().min(1, 'required').max(4000), code: promotionCode }),
    output: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('stay'), quote }),
      z.object({ kind: z.literal('package'), quote: packageQuote }),
      z.object({ kind: z.literal('service'), quote: serviceQuote }),
    ]),
    errors: [
      'quote_expired',
      'not_found',
      'sold_out',
      'unlicensed',
      ...stayRules,
      'too_many_guests',
      'not_bookable_online',
    ],
  }),
})
