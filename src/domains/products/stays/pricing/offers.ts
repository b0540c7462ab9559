import { cheapestRooms } from '#domains/products/stays/pricing/assign.ts'
import type { UnavailableReason } from '#domains/products/stays/answers.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { priceRoom, priceStay, type RoomToPrice } from '#domains/products/stays/pricing/price.ts'
import type { HotelTerms, Occupancy, PaymentType, PricedStay, RatePlanTerms, TaxRule } from '#domains/shared/shapes.ts'

export type OpenNight = {
  night: string
  price: number
  free: number
  minStay: number
  closed: boolean
  closedToArrival: boolean
}

/** A room type with its nights of the stay in date order and its rates. */
export type StayRoom = {
  roomTypeId: number
  maxAdults: number
  maxChildren: number
  maxTotal: number
  nights: OpenNight[]
  rates: RatePlanTerms[]
}

export type StayRequest = {
  hotel: HotelTerms & { minNights: number }
  checkIn: string
  checkOut: string
  nights: number
  parties: Occupancy[]
  taxRules: TaxRule[]
  now: Date
  /**
   * Returns the precomputed total of a room for a party at a rate, as `priceRoom` would compute it, if there is one.
   */
  totalOf?: (roomTypeId: number, ratePlanId: number, party: number) => number | null | undefined
}

export type Offer = {
  priced: PricedStay
  rooms: StayRoom[]
  /** The lowest number of free rooms among the room types of the offer. */
  left: number
}

type Choice = { room: StayRoom; rate: RatePlanTerms }

/**
 * The cheapest rooms for the whole party in one hotel, of different types if necessary. All rates have the same payment
 * timing, so that one booking can contain them.
 */
export function bestOffer(requested: StayRequest, rooms: StayRoom[]): Offer | null {
  const open = rooms.filter((room) => whyClosed(requested, room) === null)
  const timings: PaymentType[] = ['arrival', 'prepay']
  const found = timings
    .map((timing) => cheapestAt(requested, open, timing))
    .filter((choice) => choice !== null)
    .toSorted((a, b) => a.price - b.price)[0]
  if (!found) return null
  const chosen = found.rooms
  const toPrice = chosen.map(({ room, rate }, party) => roomToPrice(room, rate, requested.parties[party] as Occupancy))
  return {
    priced: priceStay(requested.hotel, requested, toPrice, requested.taxRules, requested.now),
    rooms: chosen.map(({ room }) => room),
    left: Math.min(...chosen.map(({ room }) => freeRooms(room))),
  }
}

type RoomAnswer =
  | { available: true; rates: { rate: RatePlanTerms; priced: PricedStay }[]; left: number }
  | { available: false; reason: UnavailableReason; minStay: number | null }

/** One room type for the whole party: its price at each rate, or the reason why it is not available. */
export function offerRoom(requested: StayRequest, room: StayRoom): RoomAnswer {
  const closed = whyClosed(requested, room)
  if (closed)
    return {
      available: false,
      reason: closed,
      minStay: closed === 'min_stay' ? maxMinStayNights(requested, room) : null,
    }
  const err = (reason: UnavailableReason): RoomAnswer => ({ available: false, reason, minStay: null })
  if (requested.parties.some((party) => !fitsRoom(party, room, requested.hotel.childMaxAge)))
    return err('too_many_guests')
  if (freeRooms(room) < requested.parties.length) return err('too_few_rooms')
  const rates = room.rates.map((rate) => ({
    rate,
    priced: priceStay(
      requested.hotel,
      requested,
      requested.parties.map((party) => roomToPrice(room, rate, party)),
      requested.taxRules,
      requested.now,
    ),
  }))
  return { available: true, rates: rates.toSorted((a, b) => a.priced.total - b.priced.total), left: freeRooms(room) }
}

/** The reason why a room type is not available to any party for these nights, or null. */
export function whyClosed(requested: StayRequest, room: StayRoom): UnavailableReason | null {
  if (room.nights.length < requested.nights || room.rates.length === 0) return 'no_prices'
  if (room.nights.some((night) => night.closed)) return 'closed'
  if (room.nights[0]?.closedToArrival) return 'closed_to_arrival'
  if (maxMinStayNights(requested, room) > requested.nights) return 'min_stay'
  return freeRooms(room) < 1 ? 'sold_out' : null
}

export function freeRooms(room: StayRoom): number {
  return Math.min(...room.nights.map((night) => night.free))
}

export function roomToPrice(room: StayRoom, rate: RatePlanTerms, occupancy: Occupancy): RoomToPrice {
  return {
    roomTypeId: room.roomTypeId,
    rate,
    occupancy,
    nights: room.nights.map(({ night, price }) => ({ night, amount: price })),
  }
}

/** The longest minimum stay among the nights and the hotel. */
function maxMinStayNights(requested: StayRequest, room: StayRoom): number {
  return Math.max(requested.hotel.minNights, ...room.nights.map((night) => night.minStay))
}

function cheapestAt(
  requested: StayRequest,
  rooms: StayRoom[],
  timing: PaymentType,
): { rooms: Choice[]; price: number } | null {
  const candidates = rooms.map((room) => ({ room, free: freeRooms(room) }))
  const best = new Map<string, { rate: RatePlanTerms; price: number } | null>()
  const priced = (room: StayRoom, party: number) => {
    const key = `${room.roomTypeId}:${party}`
    const known = best.get(key)
    if (known !== undefined) return known
    const found = cheapestRate(requested, room, party, timing)
    best.set(key, found)
    return found
  }
  const assigned = cheapestRooms(
    candidates,
    requested.parties.length,
    (room, party) => priced(room, party)?.price ?? null,
  )
  return (
    assigned && {
      price: assigned.price,
      rooms: assigned.rooms.map((room, party) => ({
        room,
        rate: (priced(room, party) as { rate: RatePlanTerms }).rate,
      })),
    }
  )
}

function cheapestRate(requested: StayRequest, room: StayRoom, at: number, timing: PaymentType) {
  const party = requested.parties[at] as Occupancy
  if (!fitsRoom(party, room, requested.hotel.childMaxAge)) return null
  const totalAt = (rate: RatePlanTerms) =>
    requested.totalOf?.(room.roomTypeId, rate.id, at) ??
    priceRoom(roomToPrice(room, rate, party), requested.hotel, requested.taxRules).total
  return (
    room.rates
      .filter((rate) => rate.payment === 'both' || rate.payment === timing)
      .map((rate) => ({ rate, price: totalAt(rate) }))
      .toSorted((a, b) => a.price - b.price)[0] ?? null
  )
}
