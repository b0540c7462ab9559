import { cheapestRooms } from '#domains/stays/assign.ts'
import type { UnavailableReason } from '#domains/stays/answers.ts'
import { fitsRoom } from '#domains/stays/occupancy.ts'
import { priceRoom, priceStay, type RoomToPrice } from '#domains/stays/price.ts'
import type { HotelTerms, Occupancy, PaymentType, PricedStay, RatePlanTerms, TaxRule } from '#domains/stays/shapes.ts'

export type OpenNight = {
  night: string
  price: number
  free: number
  minStay: number
  closed: boolean
  closedToArrival: boolean
}

/** A room type of a hotel with its nights of the stay in date order and its rates. */
export type StayRoom = {
  roomTypeId: number
  maxAdults: number
  maxChildren: number
  maxTotal: number
  nights: OpenNight[]
  rates: RatePlanTerms[]
}

export type StayAsked = {
  hotel: HotelTerms & { minNights: number }
  checkIn: string
  checkOut: string
  nights: number
  parties: Occupancy[]
  taxRules: TaxRule[]
  now: Date
  /** What a room costs a party at a rate, as `priceRoom` would make it, where that is worked out already. */
  totalOf?: (roomTypeId: number, ratePlanId: number, party: number) => number | null | undefined
}

export type Offer = {
  priced: PricedStay
  rooms: StayRoom[]
  /** The fewest rooms free of any room type in the offer. */
  left: number
}

type Choice = { room: StayRoom; rate: RatePlanTerms }

/**
 * The cheapest way to sleep the whole party in one hotel, rooms of different kinds if need be. All its
 * rates can be paid the same way, so that one booking can hold them.
 */
export function bestOffer(asked: StayAsked, rooms: StayRoom[]): Offer | null {
  const open = rooms.filter((room) => whyClosed(asked, room) === null)
  const timings: PaymentType[] = ['arrival', 'prepay']
  const found = timings
    .map((timing) => cheapestAt(asked, open, timing))
    .filter((choice) => choice !== null)
    .toSorted((a, b) => a.price - b.price)[0]
  if (!found) return null
  const chosen = found.rooms
  const toPrice = chosen.map(({ room, rate }, party) => roomToPrice(room, rate, asked.parties[party] as Occupancy))
  return {
    priced: priceStay(asked.hotel, asked, toPrice, asked.taxRules, asked.now),
    rooms: chosen.map(({ room }) => room),
    left: Math.min(...chosen.map(({ room }) => freeRooms(room))),
  }
}

type RoomAnswer =
  | { available: true; rates: { rate: RatePlanTerms; priced: PricedStay }[]; left: number }
  | { available: false; reason: UnavailableReason; minStay: number | null }

/** One room type for the whole party: priced at each rate, or the reason why it cannot be had. */
export function offerRoom(asked: StayAsked, room: StayRoom): RoomAnswer {
  const closed = whyClosed(asked, room)
  if (closed)
    return { available: false, reason: closed, minStay: closed === 'min_stay' ? longestMinStay(asked, room) : null }
  const refuse = (reason: UnavailableReason): RoomAnswer => ({ available: false, reason, minStay: null })
  if (asked.parties.some((party) => !fitsRoom(party, room, asked.hotel.childMaxAge))) return refuse('too_many_guests')
  if (freeRooms(room) < asked.parties.length) return refuse('too_few_rooms')
  const rates = room.rates.map((rate) => ({
    rate,
    priced: priceStay(
      asked.hotel,
      asked,
      asked.parties.map((party) => roomToPrice(room, rate, party)),
      asked.taxRules,
      asked.now,
    ),
  }))
  return { available: true, rates: rates.toSorted((a, b) => a.priced.total - b.priced.total), left: freeRooms(room) }
}

/** Why nobody can sleep in a room type for these nights, whatever the party; null when somebody can. */
export function whyClosed(asked: StayAsked, room: StayRoom): UnavailableReason | null {
  if (room.nights.length < asked.nights || room.rates.length === 0) return 'no_prices'
  if (room.nights.some((night) => night.closed)) return 'closed'
  if (room.nights[0]?.closedToArrival) return 'closed_to_arrival'
  if (longestMinStay(asked, room) > asked.nights) return 'min_stay'
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

/** The strictest minimum stay of the nights slept, and of the hotel. */
function longestMinStay(asked: StayAsked, room: StayRoom): number {
  return Math.max(asked.hotel.minNights, ...room.nights.map((night) => night.minStay))
}

function cheapestAt(
  asked: StayAsked,
  rooms: StayRoom[],
  timing: PaymentType,
): { rooms: Choice[]; price: number } | null {
  const candidates = rooms.map((room) => ({ room, free: freeRooms(room) }))
  const best = new Map<string, { rate: RatePlanTerms; price: number } | null>()
  const priced = (room: StayRoom, party: number) => {
    const key = `${room.roomTypeId}:${party}`
    const known = best.get(key)
    if (known !== undefined) return known
    const found = cheapestRate(asked, room, party, timing)
    best.set(key, found)
    return found
  }
  const assigned = cheapestRooms(candidates, asked.parties.length, (room, party) => priced(room, party)?.price ?? null)
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

function cheapestRate(asked: StayAsked, room: StayRoom, at: number, timing: PaymentType) {
  const party = asked.parties[at] as Occupancy
  if (!fitsRoom(party, room, asked.hotel.childMaxAge)) return null
  const totalAt = (rate: RatePlanTerms) =>
    asked.totalOf?.(room.roomTypeId, rate.id, at) ??
    priceRoom(roomToPrice(room, rate, party), asked.hotel, asked.taxRules).total
  return (
    room.rates
      .filter((rate) => rate.payment === 'both' || rate.payment === timing)
      .map((rate) => ({ rate, price: totalAt(rate) }))
      .toSorted((a, b) => a.price - b.price)[0] ?? null
  )
}
