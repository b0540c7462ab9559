import { done, refuse } from '#contract/endpoint.ts'
import type { Context } from '#domains/context.ts'
import { checkStay, lookedAt } from '#domains/stays/check-stay.ts'
import type { StaySelection } from '#domains/stays/contract.ts'
import { findHotelStayAndCard } from '#domains/stays/read.server.ts'
import { priceRooms, sealQuote } from '#domains/stays/quote.server.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { pricedView } from '#domains/stays/views.server.ts'

/** A binding quote for named rooms and rates as of now, in the language of the call. */
export async function quoteStay(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  { hotel_id, check_in, check_out, rooms }: StaySelection,
) {
  const { db, locale, now, ports } = context
  const selection = { hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms }
  const terms = await stayTerms(context)
  const found = await findHotelStayAndCard(db, hotel_id, lookedAt(selection, now), terms)
  if (!found) return refuse('not_found')
  const occupancies = rooms.map((room) => room.split('~')[1] ?? '')
  const asked = checkStay(check_in, check_out, occupancies, found.hotel.timeZone, now, 'rooms')
  if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
  if (!found.hotel.offered) return refuse('not_found')
  const outcome = priceRooms(found, selection, terms, now)
  if (!outcome.ok) return outcome
  const { token, expiresAt } = sealQuote(ports.seal, selection, outcome.data.priced, now)
  return done({
    token,
    expires_at: expiresAt.toISOString(),
    ...pricedView(outcome.data.priced, found.hotel, found.rooms, locale),
  })
}
