import { err, type AnyEndpoint } from '#api/endpoint.ts'
import type { Context } from '#domains/context.ts'
import { verifyQuote } from '#domains/products/shared/quote-token.server.ts'
import { isBookingOfHotels, isRoomOfHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'

type NamedObjects = { reference: string; hotel_id?: number | null; room_type_id: number; quote_token: string }

/**
 * Error for a call about an object outside the hotels that a member of staff is limited to, or null: such an object is
 * not found, as if it did not exist. The price of another hotel can be looked up on the site, but not booked here.
 */
export async function hotelLimitError(context: Context, { hotelScope }: AnyEndpoint, parsed: unknown) {
  const { actor, db, ports } = context
  const limit = actor.kind === 'traveller' && actor.staff ? actor.staff.hotels : null
  if (!hotelScope || limit === null) return null
  const input = parsed as NamedObjects
  if (typeof input.hotel_id === 'number' && !limit.includes(input.hotel_id)) return err('not_found')
  switch (hotelScope) {
    case 'all':
      return err('forbidden')
    case 'booking':
      return (await isBookingOfHotels(db, input.reference, limit)) ? null : err('not_found')
    case 'room':
      return (await isRoomOfHotels(db, input.room_type_id, limit)) ? null : err('not_found')
    case 'quote':
      return isQuoteOfHotels(ports.signer, input.quote_token, limit) ? null : err('forbidden')
    case 'hotel':
    case 'none':
    case 'filtered':
      return null
  }
}

/** An invalid token is left to the handler. */
function isQuoteOfHotels(signer: Context['ports']['signer'], token: string, limit: NonNullable<HotelLimit>): boolean {
  const quote = verifyQuote(signer, token)
  return !quote || (quote.selection.kind === 'stay' && limit.includes(quote.selection.hotelId))
}
