import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import type { DepartureRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import type { PricedService } from '#domains/products/services/shapes.ts'
import type { PricedStay } from '#domains/shared/shapes.ts'

// The inventory of a booking counts as available for its replacement, even if sales are closed.

type Rooms<Hotel> = { hotel: Hotel; rooms: StayRoomRow[] }

/**
 * A hotel and its rooms as a booked stay sees them: its nights are open, it has met their minimum stay, and its day of
 * arrival allows an arrival. A stay that has begun needs no minimum stay.
 */
export function ownRoomsFree<Hotel extends { minNights: number }>(
  { hotel, rooms }: Rooms<Hotel>,
  booked: PricedStay,
  hasBegun = false,
): Rooms<Hotel> {
  const own = (roomTypeId: number, night: string) =>
    booked.checkIn <= night && night < booked.checkOut
      ? booked.rooms.filter((room) => room.roomTypeId === roomTypeId).length
      : 0
  const minStay = (nights: number, held: number) => (hasBegun ? 1 : held > 0 ? Math.min(nights, booked.nights) : nights)
  return {
    hotel: { ...hotel, minNights: minStay(hotel.minNights, 1) },
    rooms: rooms.map((room) => ({
      ...room,
      nights: room.nights.map((night) => {
        const held = own(room.roomTypeId, night.night)
        return {
          ...night,
          free: night.free + held,
          closed: night.closed && held === 0,
          closedToArrival: night.closedToArrival && !(held > 0 && night.night === booked.checkIn),
          minStay: minStay(night.minStay, held),
        }
      }),
    })),
  }
}

/** A departure as a booked package sees it: its own seats are free, and no fewer can be sold in its room bases. */
export function ownSeatsFree(departure: DepartureRow, booked: BookedOf<'package'>): DepartureRow {
  if (departure.id !== booked.priced.departureId) return departure
  const { prices } = departure
  const agreed = booked.departure.prices.filter((one) => prices.every(({ sharing }) => sharing !== one.sharing))
  return { ...departure, left: departure.left + booked.priced.seats, prices: [...prices, ...agreed] }
}

/** True if a service needs nothing beyond the slots that it has booked. */
export function isOwnSlot(
  { priced }: BookedOf<'service'>,
  request: Pick<PricedService, 'optionId' | 'time' | 'date' | 'lastDate' | 'units'>,
): boolean {
  const isWithin = priced.date <= request.date && request.lastDate <= priced.lastDate
  const isSame = request.optionId === priced.optionId && request.time === priced.time
  return isSame && isWithin && request.units <= priced.units
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
