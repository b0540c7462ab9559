import type { BookingCard, BookingDetails } from '#domains/bookings/contract.ts'
import type { BookingRow } from '#domains/bookings/read.server.ts'
import { guestsOf } from '#domains/stays/occupancy.ts'
import { cancellationView, pictureView, pricedView } from '#domains/stays/views.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

export function bookingCardView(row: BookingRow, locale: Locale): BookingCard {
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
    deadline_at: row.deadlineAt,
    created_at: row.createdAt,
  }
}

export function bookingDetailsView(row: BookingRow, locale: Locale): BookingDetails {
  return {
    ...bookingCardView(row, locale),
    priced: pricedView(row.priced, row.hotel, row.roomTypes, locale),
    guest_names: row.guests,
    contact: row.contact,
    special_request: row.specialRequest,
  }
}
