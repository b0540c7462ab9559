import { done, err, type Outcome } from '#api/endpoint.ts'
import type { QuotedProduct } from '#domains/bookings/create/create-booking.server.ts'
import { priceToBook } from '#domains/bookings/create/priced-selection.server.ts'
import { quotedStay } from '#domains/bookings/create/quoted-stay.server.ts'
import type { Context } from '#domains/context.ts'
import { verifyQuote, type Quote } from '#domains/products/shared/quote-token.server.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'

type ProductError = 'not_found' | 'sold_out' | 'not_bookable_online'

/** The product of a valid quote token of any kind. */
export async function openQuote(
  context: Context,
  token: string,
): Promise<Outcome<QuotedProduct<ProductError>, 'quote_expired' | 'not_found'>> {
  const quote = validQuote(context, token)
  if (!quote) return err('quote_expired')
  return isStay(quote) ? quotedStay(context, quote) : done(quotedPackageOrService(context, quote))
}

/** The stay of a valid quote token. The token of another product is not a quote of a stay. */
export async function openStayQuote(context: Context, token: string) {
  const quote = validQuote(context, token)
  return quote && isStay(quote) ? quotedStay(context, quote) : err('quote_expired')
}

/** The package or service of a valid quote token. */
export function openPackageOrServiceQuote(
  context: Context,
  token: string,
): Outcome<QuotedProduct<ProductError>, 'quote_expired'> {
  const quote = validQuote(context, token)
  return quote && !isStay(quote) ? done(quotedPackageOrService(context, quote)) : err('quote_expired')
}

function validQuote({ ports, now }: Context, token: string): Quote | null {
  const quote = verifyQuote(ports.signer, token)
  return quote && quote.expiresAt > now ? quote : null
}

function isStay(quote: Quote): quote is Quote<SelectionOf<'stay'>> {
  return quote.selection.kind === 'stay'
}

function quotedPackageOrService(context: Context, quote: Quote): QuotedProduct<ProductError> {
  return {
    quote,
    price: (at) => priceToBook(context, quote.selection, at),
    // It was available when it was quoted, so every other reason means that it is sold out now.
    unavailable: (code) => (code === 'not_found' || code === 'not_bookable_online' ? err(code) : err('sold_out')),
  }
}
