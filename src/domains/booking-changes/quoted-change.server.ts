import { z } from 'zod'
import { done, err, type Outcome } from '#api/endpoint.ts'
import { endOverdueChange, makeChange } from '#domains/booking-changes/change.server.ts'
import {
  priceChange,
  type ChangeError,
  type ChangeRequest,
  type PricedChange,
} from '#domains/booking-changes/price.server.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { changeQuoteView } from '#domains/booking-changes/views.server.ts'
import type { Action } from '#domains/context.ts'
import { priceLocked } from '#domains/bookings/model/products/inventory.server.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { guest } from '#domains/bookings/model/shapes.ts'
import type { Context } from '#domains/context.ts'
import { priceDigest, quoteMinutes } from '#domains/products/shared/quote-token.server.ts'
import { productSelection } from '#domains/products/shared/selection.ts'

/** A quoted change, as its token carries it. */
const quoted = z.object({
  reference: z.string(),
  selection: productSelection.optional(),
  guests: z.array(guest).optional(),
  at: z.number(),
  digest: z.string(),
})

type Quoted = z.output<typeof quoted>

/** The change of a token for a booking; `quote_expired` if it is of another one, or too old. */
export function readChangeToken(
  { ports, now }: Pick<Context, 'ports' | 'now'>,
  reference: string,
  token: string,
): Outcome<Quoted, 'quote_expired'> {
  const read = quoted.safeParse(ports.signer.verify('change', token))
  if (!read.success || read.data.reference !== reference.toUpperCase()) return err('quote_expired')
  return read.data.at + quoteMinutes * 60_000 <= now.getTime() ? err('quote_expired') : done(read.data)
}

/**
 * Makes exactly the change of a token; with another price `price_changed` with a new quote. Run it with the booking locked.
 * A difference that the traveller has not been asked for yet is due by the deadline of an answer.
 */
export async function makeQuotedChange(
  context: Context,
  at: Action,
  found: Booking,
  { at: quotedAt, digest, selection, guests }: Quoted,
): Promise<Outcome<null, ChangeError | 'invalid_input' | 'price_changed'>> {
  const { db, now } = at
  const { ports } = context
  const booking = await endOverdueChange(at, found)
  const request = { selection, guests }
  // Priced as of the quote: a deadline that passed since then does not change what the traveller was shown.
  const changePrice = await priceLocked(
    db,
    () => priceChange({ db, ports, now }, booking, request, new Date(quotedAt)),
    ({ product }) => (product ? [booking.product, product] : []),
  )
  if (!changePrice.ok) return changePrice
  if (digestOf(booking, changePrice.data) !== digest) {
    const present = await quoteChange({ ...context, db }, booking, request)
    return present.ok ? err('price_changed', { data: present.data }) : present
  }
  return makeChange(at, booking, changePrice.data)
}

/** A binding quote for a change at the current time, in the language of the request. */
export async function quoteChange(
  context: Context,
  booking: Booking,
  request: ChangeRequest,
): Promise<Outcome<ChangeQuote, ChangeError>> {
  const { db, ports, now } = context
  const changePrice = await priceChange({ db, ports, now }, booking, request, now)
  if (!changePrice.ok) return changePrice
  const { reference } = booking
  const content: z.input<typeof quoted> = {
    reference,
    ...request,
    at: now.getTime(),
    digest: digestOf(booking, changePrice.data),
  }
  const expiresAt = new Date(now.getTime() + quoteMinutes * 60_000)
  const token = ports.signer.sign('change', content)
  return done(await changeQuoteView(context, booking, changePrice.data, { token, expiresAt }))
}

/** Two changes with the same digest are the same to the traveller. Other bookings of the departure do not affect it. */
function digestOf(booking: Booking, { product, ...change }: PricedChange): string {
  const chosen = product && { priced: product.priced, dates: factsOfProduct(product).dates }
  return priceDigest({ change, chosen, price: booking.price, paid: accountOfBooking(booking).paid })
}
