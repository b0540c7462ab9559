import { done, refuse } from '#contract/endpoint.ts'
import type { Context } from '#domains/context.ts'
import { checkStay } from '#domains/stays/check-stay.ts'
import type { StaySelection } from '#domains/stays/contract.ts'
import { findHotelCards, findRoomContents } from '#domains/stays/hotels.server.ts'
import { priceSelection, sealQuote } from '#domains/stays/quote.server.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { pricedView } from '#domains/stays/views.server.ts'

/** A binding quote for named rooms and rates as of now, in the language of the call. */
export async function quoteStay(
  context: Pick<Context, 'db' | 'locale' | 'now' | 'ports'>,
  { hotel_id, check_in, check_out, rooms }: StaySelection,
) {
  const { db, locale, now, ports } = context
  const [[card], terms] = await Promise.all([findHotelCards(db, [hotel_id]), stayTerms(context)])
  if (!card) return refuse('not_found')
  const occupancies = rooms.map((room) => room.split('~')[1] ?? '')
  const asked = checkStay(check_in, check_out, occupancies, card.timeZone, now, 'rooms')
  if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
  const selection = { hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms }
  const [outcome, contents] = await Promise.all([
    priceSelection(db, selection, terms, now),
    findRoomContents(db, hotel_id),
  ])
  if (!outcome.ok) return outcome
  const { token, expiresAt } = sealQuote(ports.seal, selection, outcome.data.priced, now)
  return done({
    token,
    expires_at: expiresAt.toISOString(),
    ...pricedView(outcome.data.priced, card, contents, locale),
  })
}
