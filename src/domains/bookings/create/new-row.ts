import { factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { NewBooking } from '#domains/bookings/create/make.server.ts'
import type { BookingRow } from '#domains/bookings/model/queries.server.ts'
import type { BookableHotel } from '#domains/products/stays/catalogue/bookable-hotel.server.ts'

/** Builds the row of a stay that has just been booked, equal to what `findBooking` reads later. */
export function rowOfNew(made: NewBooking, bookingId: number, { hotel, card, rooms }: BookableHotel): BookingRow {
  const { product, price } = made
  const { dates, checkOut, rooms: bookedRooms } = factsOfProduct(product)
  const booked = new Set(bookedRooms.map((room) => room.roomTypeId))
  return {
    bookingId,
    reference: made.reference,
    orderReference: null,
    status: made.status,
    paymentStatus: 'unpaid',
    paymentType: made.paymentType,
    checkIn: dates.first,
    checkOut,
    totalMinor: price.total,
    currency: price.currency,
    product,
    price,
    guests: made.guests,
    contact: made.contact,
    specialRequest: made.specialRequest,
    deadlineAt: made.deadlineAt?.toISOString() ?? null,
    rejectReason: null,
    linkGeneration: 0,
    cancelled: null,
    hasReceipt: false,
    received: 0,
    captured: 0,
    manualRefunds: 0,
    offer: null,
    offerHotelSubstitution: null,
    documents: [],
    offerHotel: null,
    createdAt: made.now.toISOString(),
    hotel: card,
    offered: hotel.offered,
    roomTypes: rooms
      .filter((room) => booked.has(room.roomTypeId))
      .map(({ roomTypeId: id, name, beds }) => ({ id, name, beds })),
  }
}
