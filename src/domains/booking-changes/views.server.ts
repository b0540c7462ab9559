import { accountOfBooking } from '#domains/bookings/model/booking-account.ts'
import { compareLines } from '#domains/booking-changes/lines.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { bookedItemView, giftRefundView } from '#domains/bookings/contract/views.server.ts'
import type { PricedChange } from '#domains/booking-changes/price.server.ts'
import { factsOfProduct, priceOfProduct } from '#domains/bookings/model/products/product.ts'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import type { Context } from '#domains/context.ts'
import { findHotelCards, findRoomContents } from '#domains/products/stays/catalogue/queries.server.ts'

export async function changeQuoteView(
  { db, locale, now }: Pick<Context, 'db' | 'locale' | 'now'>,
  booking: Booking,
  change: PricedChange,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<ChangeQuote> {
  const money = (minor: number) => ({ minor, currency: booking.price.currency })
  const { product, penalty, due, refund, later } = change
  const account = accountOfBooking(booking)
  const after = product ? priceOfProduct(product) : booking.price
  const hotelId = product && factsOfProduct(product).hotelId
  const [hotel = null] = hotelId === null ? [] : await findHotelCards(db, [hotelId])
  const roomTypes = hotelId === null ? [] : await findRoomContents(db, hotelId)
  const free = ({ cancellation: { freeUntil } }: typeof after) =>
    freeUntil !== null && Date.parse(freeUntil) > now.getTime() ? freeUntil : null
  return {
    reference: booking.reference,
    token,
    expires_at: expiresAt.toISOString(),
    on_request: change.onRequest,
    item: product && bookedItemView(product, { hotel, roomTypes, locale }),
    guest_names: change.guests,
    lines: product
      ? compareLines(booking.product, product).map((one) => ({
          ...one,
          before: money(one.before),
          after: money(one.after),
        }))
      : [],
    total_before: money(booking.price.total),
    total_after: money(after.total),
    penalty: money(penalty),
    free_until: free(booking.price),
    free_after: free(after),
    paid: money(account.paid),
    pay_now: money(due),
    refund: money(refund),
    gift_card: giftRefundView(booking, { refund, ends: false }),
    // Only what is paid on arrival can have been recorded by hand.
    by_hand: money(product ? Math.max(0, account.byHand - later) : 0),
    pay_later: money(Math.max(0, later - account.byHand)),
  }
}
