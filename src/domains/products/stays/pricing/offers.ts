import type { UnavailableReason } from '#domains/products/stays/answers.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { isOnSale, type SalePeriod } from '#domains/products/stays/pricing/licence.ts'
import { exactRoomTotal, priceStay, type RoomToPrice } from '#domains/products/stays/pricing/price.ts'
import { brokenRule, type BrokenRule } from '#domains/products/stays/pricing/stay-rules.ts'
import type {
  HotelTerms,
  NightTerms,
  Occupancy,
  PaymentType,
  PricedStay,
  RatePlanTerms,
  TaxRule,
} from '#domains/shared/shapes.ts'

export type OpenNight = Omit<NightTerms, 'allotment'> & { night: string; free: number }

/** A room type with its nights of the stay in date order and its rates. */
export type StayRoom = {
  roomTypeId: number
  maxAdults: number
  maxChildren: number
  maxTotal: number
  nights: OpenNight[]
  /** True if no stay can end on the day of departure. */
  closedToDeparture: boolean
  rates: RatePlanTerms[]
}

export type StayRequest = {
  hotel: HotelTerms & SalePeriod & { minNights: number }
  checkIn: string
  checkOut: string
  nights: number
  parties: Occupancy[]
  taxRules: TaxRule[]
  now: Date
  /** Returns the precomputed `exactRoomTotal` of a room for a party at a rate, if there is one. */
  totalOf?: (roomTypeId: number, ratePlanId: number, party: number) => number | null | undefined
}

export type Offer = {
  priced: PricedStay
  rooms: StayRoom[]
  /** The lowest number of free rooms among the room types of the offer. */
  left: number
}

type Choice = { room: StayRoom; rate: RatePlanTerms }

/** The cheapest rooms for the whole party in one hotel, all with one payment timing, for one booking. */
export function bestOffer(stay: StayRequest, rooms: StayRoom[]): Offer | null {
  const open = openRooms(stay, rooms)
  const timings: PaymentType[] = ['arrival', 'prepay']
  const cheapest = timings
    .map((timing) => cheapestAt(stay, open, timing))
    .filter((choice) => choice !== null)
    .sort((a, b) => a.price - b.price)[0]
  if (!cheapest) return null
  const chosen = cheapest.rooms
  const toPrice = chosen.map(({ room, rate }, party) => roomToPrice(room, rate, stay.parties[party] as Occupancy))
  return {
    priced: priceStay(stay.hotel, stay, toPrice, stay),
    rooms: chosen.map(({ room }) => room),
    left: Math.min(...chosen.map(({ room }) => freeRooms(room))),
  }
}

type Unavailable = { reason: UnavailableReason; minStay: number | null; maxStay: number | null }
type RoomAnswer =
  | { available: true; rates: { rate: RatePlanTerms; priced: PricedStay }[]; left: number }
  | ({ available: false } & Unavailable)

/** One room type for the whole party: its price at each rate, or the reason why it is not available. */
export function offerRoom(stay: StayRequest, room: StayRoom): RoomAnswer {
  const err = (reason: UnavailableReason, limits?: BrokenRule): RoomAnswer => {
    const { minStay = null, maxStay = null } = limits ?? {}
    return { available: false, reason, minStay, maxStay }
  }
  const broken = ruleAgainst(stay, room)
  const closed = isOnSale(stay.hotel, stay.now) ? whyClosed(stay, room) : 'unlicensed'
  if (closed) return err(closed, closed === broken?.reason ? broken : undefined)
  if (stay.parties.some((party) => !fitsRoom(party, room, stay.hotel.childMaxAge))) return err('too_many_guests')
  if (freeRooms(room) < stay.parties.length) return err('too_few_rooms')
  const rates = room.rates.map((rate) => ({
    rate,
    priced: priceStay(
      stay.hotel,
      stay,
      stay.parties.map((party) => roomToPrice(room, rate, party)),
      stay,
    ),
  }))
  return {
    available: true,
    rates: rates.slice().sort((a, b) => a.priced.total - b.priced.total),
    left: freeRooms(room),
  }
}

/** The room types that are available to some party for these nights; none of a hotel that is not on sale. */
export function openRooms<Room extends StayRoom>(stay: StayRequest, rooms: readonly Room[]): Room[] {
  return isOnSale(stay.hotel, stay.now) ? rooms.filter((room) => whyClosed(stay, room) === null) : []
}

/** The reason why a room type is not available to any party for these nights, or null. */
export function whyClosed(stay: StayRequest, room: StayRoom): UnavailableReason | null {
  if (room.nights.length < stay.nights || room.rates.length === 0) return 'no_prices'
  if (room.nights.some((night) => night.closed)) return 'closed'
  return ruleAgainst(stay, room)?.reason ?? (freeRooms(room) < 1 ? 'sold_out' : null)
}

/** Rooms free on every night of the stay; Infinity without nights. */
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

function ruleAgainst({ hotel, nights }: StayRequest, room: StayRoom): BrokenRule | null {
  const [first] = room.nights
  return brokenRule(nights, {
    minStay: Math.max(hotel.minNights, first?.minStayArrival ?? 1, ...room.nights.map(({ minStay }) => minStay)),
    maxStay: Math.min(...room.nights.map(({ maxStay }) => maxStay)),
    closedToArrival: first?.closedToArrival ?? false,
    closedToDeparture: room.closedToDeparture,
  })
}

function cheapestAt(
  stay: StayRequest,
  rooms: StayRoom[],
  timing: PaymentType,
): { rooms: Choice[]; price: number } | null {
  const candidates = rooms.map((room) => ({ room, free: freeRooms(room) }))
  const best = new Map<string, { rate: RatePlanTerms; price: number } | null>()
  const rateOf = (room: StayRoom, party: number) => {
    const key = `${room.roomTypeId}:${party}`
    const cachedRate = best.get(key)
    if (cachedRate !== undefined) return cachedRate
    const rate = cheapestRate(stay, room, party, timing)
    best.set(key, rate)
    return rate
  }
  const assigned = cheapestRooms(candidates, stay.parties.length, (room, party) => rateOf(room, party)?.price ?? null)
  return (
    assigned && {
      price: assigned.price,
      rooms: assigned.rooms.map((room, party) => ({
        room,
        rate: (rateOf(room, party) as { rate: RatePlanTerms }).rate,
      })),
    }
  )
}

function cheapestRate(stay: StayRequest, room: StayRoom, at: number, timing: PaymentType) {
  const party = stay.parties[at] as Occupancy
  if (!fitsRoom(party, room, stay.hotel.childMaxAge)) return null
  const totalAt = (rate: RatePlanTerms) =>
    stay.totalOf?.(room.roomTypeId, rate.id, at) ??
    exactRoomTotal(roomToPrice(room, rate, party), stay.hotel, stay.taxRules)
  return (
    room.rates
      .filter((rate) => rate.payment === 'both' || rate.payment === timing)
      .map((rate) => ({ rate, price: totalAt(rate) }))
      .sort((a, b) => a.price - b.price)[0] ?? null
  )
}

/** A room type with the number of rooms free for the whole stay. */
type Candidate<T> = { room: T; free: number }

/**
 * Finds the cheapest room for every party without using more rooms of a type than are free. Branch and bound over the
 * parties; each party has a list of the candidates it fits in, with prices. Returns null if a party gets no room.
 */
export function cheapestRooms<T>(
  candidates: Candidate<T>[],
  parties: number,
  priceOf: (candidate: T, party: number) => number | null,
): { rooms: T[]; price: number } | null {
  if (parties === 1) return cheapestRoom(candidates, priceOf)
  const options = Array.from({ length: parties }, (_, party) =>
    candidates
      .flatMap((candidate, index) => {
        const price = priceOf(candidate.room, party)
        return price === null ? [] : [{ index, price }]
      })
      .sort((a, b) => a.price - b.price),
  )
  if (options.some((list) => list.length === 0)) return null
  const usable = new Set(options.flatMap((list) => list.map((option) => option.index)))
  if ([...usable].reduce((sum, index) => sum + (candidates[index]?.free ?? 0), 0) < parties) return null

  // Lower bound of the cost of the remaining parties, ignoring free rooms; used to prune branches.
  const floor = options.map((_, party) => options.slice(party).reduce((sum, list) => sum + (list[0]?.price ?? 0), 0))
  const left = candidates.map((candidate) => candidate.free)
  const chosen: number[] = []
  let best: { rooms: number[]; price: number } | null = null

  // Parties with the same prices everywhere are interchangeable: trying them in every order would only find the same
  // rooms again.
  const alike = options.map((list, party) => party > 0 && sameOptions(list, options[party - 1] ?? []))
  const takenRooms: number[] = []

  const place = (party: number, price: number) => {
    if (best && price + (floor[party] ?? 0) >= best.price) return
    if (party === parties) {
      best = { rooms: [...chosen], price }
      return
    }
    const list = options[party] ?? []
    for (let at = alike[party] ? (takenRooms[party - 1] ?? 0) : 0; at < list.length; at++) {
      const option = list[at] as Option
      if ((left[option.index] ?? 0) < 1) continue
      left[option.index] = (left[option.index] ?? 0) - 1
      chosen[party] = option.index
      takenRooms[party] = at
      place(party + 1, price + option.price)
      left[option.index] = (left[option.index] ?? 0) + 1
    }
  }
  place(0, 0)
  const plan = best as { rooms: number[]; price: number } | null
  return plan && { rooms: plan.rooms.map((index) => (candidates[index] as Candidate<T>).room), price: plan.price }
}

/** The same for one party: most searches, fifteen hotels a page. */
function cheapestRoom<T>(candidates: Candidate<T>[], priceOf: (candidate: T, party: number) => number | null) {
  let best: { rooms: T[]; price: number } | null = null
  for (const { room, free } of candidates) {
    const price = free > 0 ? priceOf(room, 0) : null
    if (price !== null && (best === null || price < best.price)) best = { rooms: [room], price }
  }
  return best
}

type Option = { index: number; price: number }

function sameOptions(a: Option[], b: Option[]): boolean {
  return a.length === b.length && a.every((option, i) => option.index === b[i]?.index && option.price === b[i]?.price)
}
