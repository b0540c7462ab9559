import { done, err } from '#api/endpoint.ts'
import { sells } from '#domains/content/offers.server.ts'
import type { Context } from '#domains/context.ts'
import { checkStay, lookedAt } from '#domains/products/stays/pricing/check-stay.ts'
import type { StaySelection } from '#domains/products/stays/contract.ts'
import type { SelectionOf } from '#domains/products/shared/selection.ts'
import { findHotelStayAndCard } from '#domains/products/stays/catalogue/queries.server.ts'
import { priceRooms } from '#domains/products/stays/pricing/quote.server.ts'
import { signQuote } from '#domains/products/shared/quote-token.server.ts'
import { withTerms } from '#domains/products/stays/pricing/terms.server.ts'
import { pricedView } from '#domains/products/stays/catalogue/views.server.ts'

/** A binding quote for selected rooms and rates at the current time, in the language of the request. */
export async function quoteStay(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  selection: SelectionOf<'stay'>,
) {
  const { db, locale, now, ports } = context
  const { hotelId, checkIn, checkOut, rooms } = selection
  const { terms, found } = await withTerms(context, async (known) => ({
    terms: known,
    found: await findHotelStayAndCard(db, hotelId, lookedAt(selection, now), known),
  }))
  if (!found) return err('not_found')
  const occupancies = rooms.map((room) => room.split('~')[1] ?? '')
  const requested = checkStay(checkIn, checkOut, occupancies, found.hotel.timeZone, now, 'rooms')
  if (!requested.ok) return err('invalid_input', { errors: requested.errors })
  if (!found.hotel.offered || !(await sells(context, 'stays'))) return err('not_found')
  const outcome = priceRooms(found, selection, terms, now)
  if (!outcome.ok) return outcome
  const { token, expiresAt } = signQuote(ports.signer, selection, outcome.data.priced, now)
  return done({
    token,
    expires_at: expiresAt.toISOString(),
    ...pricedView(outcome.data.priced, found.hotel, found.rooms, locale),
  })
}

/** The selection of an API request. */
export function toStaySelection({ hotel_id, check_in, check_out, rooms }: StaySelection): SelectionOf<'stay'> {
  return { kind: 'stay', hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms }
}
