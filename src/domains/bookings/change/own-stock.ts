import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import type { DepartureRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

// The inventory of a booking counts as available for its replacement, even if sales are closed.

/** The rooms of a hotel as a booked stay sees them. */
export function ownRoomsFree(rooms: StayRoomRow[], booked: PricedStay): StayRoomRow[] {
  const own = (roomTypeId: number, night: string) =>
    booked.checkIn <= night && night < booked.checkOut
      ? booked.rooms.filter((room) => room.roomTypeId === roomTypeId).length
      : 0
  return rooms.map((room) => ({
    ...room,
    nights: room.nights.map((night) => {
      const held = own(room.roomTypeId, night.night)
      return { ...night, free: night.free + held, closed: night.closed && held === 0 }
    }),
  }))
}

/** A departure as a booked package sees it. */
export function ownSeatsFree(departure: DepartureRow, { priced }: BookedOf<'package'>): DepartureRow {
  return { ...departure, left: departure.left + (departure.id === priced.departureId ? priced.seats : 0) }
}

/** The slots of an option as a booked service sees them. */
export function ownSlotsFree(slots: SlotRow[], { priced }: BookedOf<'service'>): SlotRow[] {
  const isOwn = (slot: SlotRow) =>
    slot.optionId === priced.optionId &&
    slot.time === (priced.time ?? '00:00') &&
    priced.date <= slot.day &&
    slot.day <= priced.lastDate
  return slots.map((slot) => (isOwn(slot) ? { ...slot, left: slot.left + priced.units } : slot))
}
