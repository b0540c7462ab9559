import { accountAfterChange } from '#domains/bookings/model/change-account.ts'
import { refundParts } from '#domains/bookings/account/refund-parts.ts'
import { compareLines } from '#domains/booking-changes/lines.ts'
import type { ChangeQuote } from '#domains/booking-changes/contract.ts'
import { bookedItemView } from '#domains/bookings/contract/views.server.ts'
import { giftRefund } from '#domains/bookings/account/gift-use.ts'
import type { PricedChange } from '#domains/booking-changes/price.server.ts'
import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import { shortAccountOf } from '#domains/bookings/model/short-account.ts'
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
  const { product, penalty, due, refund } = change
  const hotelId = product && factsOfProduct(product).hotelId
  const [hotel = null] = hotelId === null ? [] : await findHotelCards(db, [hotelId])
  const roomTypes = hotelId === null ? [] : await findRoomContents(db, hotelId)
  const ofTraveller = { ...booking, question: null }
  const account = accountAfterChange(ofTraveller, change, now)
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
    total_after: account.total,
    penalty: money(penalty),
    free_until: shortAccountOf(ofTraveller, now).refundable_until,
    account,
    pay_now: money(due),
    ...refundParts(booking.price.currency, refund, giftRefund(booking, { refund, ends: false })),
  }
}
