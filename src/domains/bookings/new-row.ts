import type { NewBooking } from '#domains/bookings/make.server.ts'
import type { BookingRow } from '#domains/bookings/read.server.ts'
import type { House } from '#domains/stays/house.server.ts'

/** A stay that has just been booked, as `findBooking` will read it. */
export function rowOfNew(made: NewBooking, bookingId: number, { hotel, card, rooms }: House): BookingRow {
  const { priced } = made
  const booked = new Set(priced.rooms.map((room) => room.roomTypeId))
  return {
    bookingId,
    reference: made.reference,
    orderReference: null,
    status: made.status,
    paymentStatus: 'unpaid',
    paymentType: made.paymentType,
    checkIn: priced.checkIn,
    checkOut: priced.checkOut,
    totalMinor: priced.total,
    currency: priced.currency,
    priced,
    guests: made.guests,
    contact: made.contact,
    specialRequest: made.specialRequest,
    deadlineAt: made.deadlineAt?.toISOString() ?? null,
    rejectReason: null,
    cancelled: null,
    hasReceipt: false,
    received: 0,
    captured: 0,
    givenByHand: 0,
    offer: null,
    offerJourney: null,
    offerResidence: null,
    documents: [],
    offerHotel: null,
    createdAt: made.now.toISOString(),
    hotel: card,
    offered: hotel.offered,
    journey: null,
    roomTypes: rooms
      .filter((room) => booked.has(room.roomTypeId))
      .map(({ roomTypeId: id, name, beds }) => ({ id, name, beds })),
  }
}
