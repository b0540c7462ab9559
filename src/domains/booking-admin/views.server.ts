import { priceOfProduct } from '#domains/bookings/model/products/product.ts'
import { canCheckIn, canBeNoShow } from '#domains/bookings/model/guests/arrival-time.ts'
import type { PricedAmendment } from '#domains/booking-changes/amend.server.ts'
import type { Amendment, AdminBooking, AdminBookingDetails } from '#domains/booking-admin/answers.ts'
import { folioView } from '#domains/booking-admin/folio.server.ts'
import { findAdminFacts, findEvents, type AdminBookingRow } from '#domains/booking-admin/queries.server.ts'
import { findBookingForAdmin } from '#domains/bookings/state/shown-bookings.server.ts'
import { type Booking } from '#domains/bookings/state/queries.server.ts'
import { bookingDetailsView } from '#domains/bookings/contract/views.server.ts'
import type { Context, StaffContext } from '#domains/context.ts'
import { findHotelCards, findRoomContents } from '#domains/products/stays/catalogue/queries.server.ts'
import { pricedView } from '#domains/products/stays/catalogue/views.server.ts'
import { hasVoucher } from '#domains/vouchers/voucher.server.ts'
import { writtenPhone } from '#domains/shared/written-phone.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

export function adminBookingView<Row extends AdminBookingRow>(
  row: Row,
  locale: Locale,
): Omit<Row, 'about'> & AdminBooking {
  return { ...row, about: inLocale(row.about, locale), phone: writtenPhone(row.phone) }
}

/** Returns a booking with all its admin data; null if it does not exist. */
export async function adminDetails(
  { db, locale, now, actor }: StaffContext,
  reference: string,
): Promise<AdminBookingDetails | null> {
  const row = await findBookingForAdmin(db, reference)
  const facts = row && (await findAdminFacts(db, reference, actor.staff.hotels))
  if (!row || !facts) return null
  const { bookingId, beginning, ...rest } = facts
  const isPresent = row.status === 'confirmed' && row.checkedIn && !row.checkedOut
  const isExpected = row.status === 'confirmed' && rest.checked_in_at === null
  return {
    ...rest,
    booking: bookingDetailsView(row, locale, now),
    has_voucher: hasVoucher(row),
    can_check_in: isExpected && canCheckIn(beginning, now),
    can_be_no_show: isExpected && canBeNoShow(beginning, now),
    can_check_out: isPresent && row.product.kind === 'stay',
    can_undo_check_in: isPresent,
    can_undo_check_out: row.status === 'confirmed' && row.checkedOut,
    folio: await folioView(db, bookingId, row, locale),
    events: await findEvents(db, bookingId),
  }
}

export async function amendmentView(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  booking: Booking,
  { change, difference, byHand, toPay }: PricedAmendment,
): Promise<Amendment> {
  const { hotelId, priced } = change.product
  const { currency } = priced
  const money = (minor: number) => ({ minor, currency })
  const [card] = await findHotelCards(db, [hotelId])
  if (!card) throw new Error(`hotel ${hotelId} of a booking does not exist`)
  return {
    before: money(booking.price.total),
    after: money(priceOfProduct(change.product).total),
    difference: money(difference),
    penalty: money(change.penalty),
    refund: money(change.refund),
    by_hand: money(byHand),
    to_pay: money(toPay),
    stay: pricedView(priced, card, await findRoomContents(db, hotelId), locale),
  }
}
