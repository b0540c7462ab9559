import type { BookingCard, BookingDetails, CancellationQuote } from '#domains/bookings/contract.ts'
import type { BookingRow, ChangingBooking } from '#domains/bookings/read.server.ts'
import { awaitsPayment, bookingCan, statusTable } from '#domains/bookings/rules.ts'
import type { PaymentType } from '#domains/stays/shapes.ts'
import { instantOf } from '#domains/stays/nights.ts'
import type { CancellationCost } from '#domains/bookings/shapes.ts'
import { guestsOf } from '#domains/stays/occupancy.ts'
import { cancellationView, pictureView, pricedView } from '#domains/stays/views.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

export function bookingCardView(row: BookingRow, locale: Locale, now: Date): BookingCard {
  const { adults, children } = guestsOf(row.priced.rooms.map((room) => room.occupancy))
  return {
    reference: row.reference,
    status: row.status,
    payment_status: row.paymentStatus,
    payment_type: row.paymentType,
    hotel: {
      id: row.hotel.id,
      slug: row.hotel.slug,
      name: inLocale(row.hotel.name, locale),
      city: inLocale(row.hotel.cityName, locale),
      district: inLocale(row.hotel.district, locale),
      picture: pictureView(row.hotel.pictures[0], locale),
      time_zone: row.hotel.timeZone,
    },
    check_in: row.checkIn,
    check_out: row.checkOut,
    nights: row.priced.nights,
    guests: adults + children,
    rooms: row.priced.rooms.length,
    total: { minor: row.totalMinor, currency: row.currency },
    cancellation: cancellationView(row.priced.cancellation, row.currency),
    turn: statusTable[row.status].turn,
    deadline_at: row.deadlineAt,
    to_pay: isToPay(row, now) ? { minor: row.priced.total - row.priced.dueAtProperty, currency: row.currency } : null,
    can_cancel: bookingCan.cancel(row.status) && now < arrivalOf(row),
    created_at: row.createdAt,
  }
}

export function bookingDetailsView(row: BookingRow, locale: Locale, now: Date): BookingDetails {
  const money = (minor: number) => ({ minor, currency: row.currency })
  return {
    ...bookingCardView(row, locale, now),
    priced: pricedView(row.priced, row.hotel, row.roomTypes, locale),
    guest_names: row.guests,
    contact: row.contact,
    special_request: row.specialRequest,
    offer: row.offer && pricedView(row.offer, row.hotel, row.roomTypes, locale),
    reject_reason: row.rejectReason,
    other_payment: otherPayment(row, now),
    has_receipt: row.hasReceipt,
    cancelled: row.cancelled && {
      penalty: money(row.cancelled.penalty),
      refund: money(row.cancelled.refund),
      due: money(row.cancelled.due),
    },
  }
}

export function cancellationQuoteView(booking: ChangingBooking, cost: CancellationCost, now: Date): CancellationQuote {
  const money = (minor: number) => ({ minor, currency: booking.priced.currency })
  const steps = booking.status === 'confirmed' ? booking.priced.cancellation.steps : []
  return {
    reference: booking.reference,
    penalty: money(cost.penalty),
    refund: money(cost.refund),
    due: money(cost.due),
    holds_until: steps.find((step) => step.from !== null && Date.parse(step.from) > now.getTime())?.from ?? null,
  }
}

function isToPay(row: BookingRow, now: Date): boolean {
  return (
    awaitsPayment(row, row.offer !== null) && (row.deadlineAt === null || Date.parse(row.deadlineAt) > now.getTime())
  )
}

function otherPayment(row: BookingRow, now: Date): PaymentType | null {
  const open = bookingCan.cancel(row.status) && now < arrivalOf(row) && row.offer === null
  const untouched = row.paymentStatus === 'unpaid' || row.paymentStatus === 'failed'
  if (!open || !untouched || row.priced.payment !== 'both') return null
  return row.paymentType === 'prepay' ? 'arrival' : 'prepay'
}

/** When check-in begins, in the hotel's place. */
function arrivalOf(row: BookingRow): Date {
  return instantOf(row.checkIn, row.hotel.checkInFrom, row.hotel.timeZone)
}
