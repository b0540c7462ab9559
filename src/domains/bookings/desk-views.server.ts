import { hasBegun, isDue } from '#domains/bookings/arriving.ts'
import type { PricedAmendment } from '#domains/bookings/amend.server.ts'
import type { Amendment, DeskBooking, DeskBookingDetails } from '#domains/bookings/desk-answers.ts'
import { findDeskFacts, findEvents, type DeskBookingRow } from '#domains/bookings/desk-read.server.ts'
import { findBookingForDesk, type ChangingBooking } from '#domains/bookings/read.server.ts'
import { bookingDetailsView } from '#domains/bookings/views.server.ts'
import type { Context } from '#domains/context.ts'
import { findHotelCards, findRoomContents } from '#domains/stays/hotels.server.ts'
import { pricedView } from '#domains/stays/views.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

export function deskBookingView(row: DeskBookingRow, locale: Locale): DeskBooking {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    payment_status: row.paymentStatus,
    kind: row.kind,
    about: inLocale(row.about, locale),
    guest: row.guest.trim(),
    guests_named: row.guestsNamed,
    check_in: row.checkIn,
    check_out: row.checkOut,
    total: { minor: row.totalMinor, currency: row.currency },
    deadline_at: row.deadlineAt,
    created_at: row.createdAt,
  }
}

/** A booking with all that the desk knows of it; null when there is none. */
export async function deskDetails({ db, locale, now }: Context, reference: string): Promise<DeskBookingDetails | null> {
  const row = await findBookingForDesk(db, reference)
  const facts = row && (await findDeskFacts(db, reference))
  if (!row || !facts) return null
  const { bookingId, captured, currency, beginning, ...rest } = facts
  const isExpected = row.status === 'confirmed' && rest.checked_in_at === null
  return {
    ...rest,
    booking: bookingDetailsView(row, locale, now),
    can_check_in: isExpected && hasBegun(beginning, now),
    can_be_no_show: isExpected && isDue(beginning, now),
    captured: { minor: captured, currency },
    paid_on_arrival: { minor: rest.arrival_payments.reduce((sum, { amount }) => sum + amount.minor, 0), currency },
    events: await findEvents(db, bookingId),
  }
}

export async function amendmentView(
  { db, locale }: Pick<Context, 'db' | 'locale'>,
  booking: ChangingBooking,
  { priced, hotelId, difference, refund }: PricedAmendment,
): Promise<Amendment> {
  const { currency } = priced
  const [card] = await findHotelCards(db, [hotelId])
  if (!card) throw new Error(`hotel ${hotelId} of a booking is gone`)
  return {
    before: { minor: booking.priced.total, currency },
    after: { minor: priced.total, currency },
    difference: { minor: difference, currency },
    refund: { minor: refund, currency },
    stay: pricedView(priced, card, await findRoomContents(db, hotelId), locale),
  }
}
