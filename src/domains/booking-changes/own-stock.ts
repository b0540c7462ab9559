import { factsOfProduct, type BookedOf } from '#domains/bookings/model/products/product.ts'
import type { DepartureRow, PackageRow } from '#domains/products/packages/catalogue/queries.server.ts'
import type { ServiceRow, SlotRow } from '#domains/products/services/catalogue/queries.server.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { maxStayNights } from '#domains/products/stays/limits.ts'
import { hasMaxPeople } from '#domains/products/services/pricing/price.ts'
import type { PricedService } from '#domains/products/services/shapes.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy, PricedStay } from '#domains/shared/shapes.ts'

// What a booking has counts as available for its replacement, even if sales are closed or it is no longer sold.

type Rooms<Hotel> = { hotel: Hotel; rooms: StayRoomRow[] }

/**
 * A hotel and its rooms as a booked stay sees them: its nights are open, it has met the rules of their length, and its
 * days of arrival and departure allow them. The rules of stays do not apply once it has begun.
 * @param requested the stay in exchange: its day of departure, and whether it has begun
 */
export function ownRoomsFree<Hotel extends { minNights: number }>(
  { hotel, rooms }: Rooms<Hotel>,
  booked: PricedStay,
  requested: { checkOut: string; hasBegun: boolean },
): Rooms<Hotel> {
  const countBooked = (roomTypeId: number, night: string) =>
    booked.checkIn <= night && night < booked.checkOut
      ? booked.rooms.filter((room) => room.roomTypeId === roomTypeId).length
      : 0
  const { hasBegun } = requested
  const keepsDeparture = hasBegun || requested.checkOut === booked.checkOut
  const isBooked = (roomTypeId: number) => booked.rooms.some((room) => room.roomTypeId === roomTypeId)
  const minStay = (nights: number, held: number) => (hasBegun ? 1 : held > 0 ? Math.min(nights, booked.nights) : nights)
  return {
    hotel: { ...hotel, minNights: minStay(hotel.minNights, 1) },
    rooms: rooms.map((room) => ({
      ...room,
      closedToDeparture: room.closedToDeparture && !(keepsDeparture && isBooked(room.roomTypeId)),
      nights: room.nights.map((night) => {
        const held = countBooked(room.roomTypeId, night.night)
        return {
          ...night,
          free: night.free + held,
          closed: night.closed && held === 0,
          closedToArrival: night.closedToArrival && !(held > 0 && night.night === booked.checkIn),
          minStay: minStay(night.minStay, held),
          minStayArrival: minStay(night.minStayArrival, night.night === booked.checkIn ? held : 0),
          maxStay: hasBegun ? maxStayNights : held > 0 ? Math.max(night.maxStay, booked.nights) : night.maxStay,
        }
      }),
    })),
  }
}

/** A departure as a booked package sees it: its own seats are free, and no fewer can be sold in its room bases. */
export function ownSeatsFree(departure: DepartureRow, booked: BookedOf<'package'>): DepartureRow {
  if (departure.id !== booked.priced.departureId) return departure
  // Whether travellers choose their rooms was agreed.
  const isAny = ({ sharing }: DepartureRow['prices'][number]) => sharing === 'any'
  const prices = departure.prices.filter((one) => isAny(one) === booked.departure.prices.some(isAny))
  const agreed = booked.departure.prices.filter((one) => prices.every(({ sharing }) => sharing !== one.sharing))
  return { ...departure, left: departure.left + booked.priced.seats, prices: [...prices, ...agreed] }
}

/**
 * A package with its departure as a booking sees it: the booking keeps extras that are sold no more or on another basis,
 * and on its departure the number and the age groups of its travellers.
 */
export function asBookedPackage(row: PackageRow, booked: BookedOf<'package'>): PackageRow {
  const { extras, departureId } = booked.priced
  const isSold = ({ id, basis }: (typeof extras)[number]) =>
    row.extras.some((one) => one.id === id && one.basis === basis)
  const kept = extras
    .filter((extra) => !isSold(extra))
    .map(({ id, name, basis, quantity, amount }) => ({ id, name, basis, amount: amount / quantity, max: quantity }))
  const others = row.extras.filter(({ id }) => kept.every((extra) => extra.id !== id))
  const { childMaxAge, infantMaxAge } = booked.row
  const groupSize = Math.max(row.groupSize, factsOfProduct(booked).party.guests)
  return {
    ...row,
    departures: row.departures.map((departure) => ownSeatsFree(departure, booked)),
    extras: [...others, ...kept],
    ...(row.departures.some(({ id }) => id === departureId) && { childMaxAge, infantMaxAge, groupSize }),
  }
}

/**
 * A service as a booking sees it: at its option the age groups of its people are kept, and no more of them than were
 * booked fit into the vehicles, groups or places that they have.
 */
export function asBookedService(
  row: ServiceRow,
  { row: agreed, priced }: BookedOf<'service'>,
  people: string,
): ServiceRow {
  if (row.options.every(({ id }) => id !== priced.optionId)) return row
  const { childMaxAge, freeMaxAge } = agreed
  const countOf = ({ adults, childAges }: Occupancy) => adults + childAges.length
  const party = parseOccupancy(people)
  const size = countOf(priced) / (hasMaxPeople(row) ? 1 : priced.units)
  const isNotLarger = party !== null && countOf(party) <= countOf(priced)
  const options = row.options.map((option) =>
    isNotLarger && option.id === priced.optionId
      ? { ...option, maxPeople: Math.max(option.maxPeople, Math.ceil(size)) }
      : option,
  )
  return { ...row, childMaxAge, freeMaxAge, options }
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
