import { done, err } from '#api/endpoint.ts'
import type { OutputOf } from '#api/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { quoteProduct } from '#domains/products/quote.server.ts'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import type { promotionEndpoints } from '#domains/promotions/contract.ts'
import { grantCode } from '#domains/promotions/grant.server.ts'

type DiscountedQuote = OutputOf<(typeof promotionEndpoints)['apply_promotion_code']>

export const promotionHandlers: Handlers<typeof promotionEndpoints> = {
  async apply_promotion_code(context, { quote_token, code }) {
    const { ports, now } = context
    const quote = verifyQuote(ports.signer, quote_token)
    if (!quote || quote.expiresAt <= now) return err('quote_expired')
    const selection = { ...quote.selection, discount: undefined }
    const whole = await quoteProduct(context, selection)
    if (!whole.ok) return whole
    const granted = await grantCode(context, code, [{ selection, amount: whole.data.discountable }])
    if (!granted.ok) return granted
    const discounted = await quoteProduct(context, { ...selection, discount: granted.data[0] })
    // A quote of the kind of its selection, which the type of a quote of any product does not say.
    return discounted.ok ? done({ kind: selection.kind, quote: discounted.data } as DiscountedQuote) : discounted
  },
}
