import type { Context } from '#domains/context.ts'
import { walkingMinutes } from '@rihla/street-map/distance'
import { withCatalogue } from '#domains/products/stays/catalogue/catalogue.server.ts'
import type { Catalogue, CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import {
  cheapest,
  stayPricer,
  type Choice,
  type FreeRoom,
  type RateFilter,
} from '#domains/products/stays/search/choices.server.ts'
import {
  filtersInUse,
  hotelFits,
  meetsTerms,
  noFilters,
  priceFits,
  type StayFilters,
} from '#domains/products/stays/search/filters.ts'
import { maxStayNights, type Sort } from '#domains/products/stays/limits.ts'
import { nightsBetween, nightsOf } from '#domains/shared/dates.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { bestOffer, type Offer, type StayRoom } from '#domains/products/stays/pricing/offers.ts'
import { findOpenRooms, findOpenRoomsOfStays } from '#domains/products/stays/search/open-nights.server.ts'
import type { Occupancy, PaymentType } from '#domains/shared/shapes.ts'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'
import { checkPolicies, ratesOfStay } from '#domains/products/stays/pricing/rates.server.ts'
import { taxRulesOf, type Terms } from '#domains/products/shared/terms.server.ts'
import { hotelsNear, type Where } from '#domains/products/stays/search/reach.server.ts'
import type { Bilingual } from '#i18n/locale.ts'

type StayQuery = { where: Where; checkIn: string; checkOut: string; parties: Occupancy[] }

/** A hotel with rooms free for the stay. */
export class OpenHotel {
  readonly hotel: CatalogueHotel
  readonly rooms: FreeRoom[]
  readonly #pricer: StayPricer
  #choices: Choice[] | undefined

  constructor(hotel: CatalogueHotel, rooms: FreeRoom[], pricer: StayPricer) {
    this.hotel = hotel
    this.rooms = rooms
    this.#pricer = pricer
  }

  /** Its rooms at each rate with their totals, computed on first access. */
  get choices(): Choice[] {
    return (this.#choices ??= this.#pricer.choices(this.hotel, this.rooms))
  }

  /** The all-in total, in minor units, from the sum of the totals of chosen rooms. */
  total(exact: number): number {
    return this.#pricer.total(this.hotel, exact)
  }
}

type StayPricer = ReturnType<typeof stayPricer>

/** A hotel with rooms for the whole party for all nights, and the all-in total of its cheapest combination. */
export type Candidate = { open: OpenHotel; total: number }

/** The result of a search before filtering, sorting and display. */
export type Found = {
  catalogue: Catalogue
  query: StayQuery
  nights: string[]
  terms: Terms
  now: Date
  hotels: OpenHotel[]
}

export type FoundStay = {
  hotel: CatalogueHotel
  offer: Offer
  /** The lowest total with free cancellation, if the offer has none itself; null if no rate has it. */
  freeCancellation: number | null
  roomNames: Map<number, Bilingual>
}

/** Hotels at a destination with rooms open for all nights. One statement, whatever the number of hotels. */
export function findOpenHotels(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  whereIn: (catalogue: Catalogue) => Where,
  stay: Omit<StayQuery, 'where'>,
  terms: Terms,
): Promise<Found> {
  const { db, now } = context
  const nights = nightsOf(stay.checkIn, stay.checkOut)
  const pricer = stayPricer({ ...stay, nights, terms, now })
  return withCatalogue(
    context,
    async (catalogue) => {
      const where = whereIn(catalogue)
      const reach = hotelsNear(catalogue, where).filter(
        (hotel) => hotel.minNights <= nights.length && isOnSale(hotel, now),
      )
      const ids = reach.flatMap((hotel) => hotel.rooms.map((room) => room.id))
      return { where, reach, ...(await findOpenRooms(db, { ids, ofAll: catalogue.rooms }, stay, now)) }
    },
    (catalogue, { where, reach, openOf }) => {
      checkPolicies(terms, catalogue)
      const hotels = reach.flatMap((hotel) => openHotel(hotel, openOf, pricer))
      return { catalogue, query: { where, ...stay }, nights, terms, now, hotels }
    },
  )
}

/** One hotel for a stay of its own. */
export type StayOfHotel = Omit<StayQuery, 'where'> & { hotelId: number }

/** `findOpenHotels` for hotels that each have their own dates and party. One statement, whatever the number of stays. */
export function findOpenStays(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  stays: readonly StayOfHotel[],
  terms: Terms,
): Promise<Found[]> {
  const { db, now } = context
  return withCatalogue(
    context,
    (catalogue) =>
      findOpenRoomsOfStays(
        db,
        stays.map(({ hotelId, checkIn, checkOut }) => {
          const hotel = catalogue.hotelOf.get(hotelId)
          const canSell = hotel && hotel.minNights <= nightsBetween(checkIn, checkOut) && isOnSale(hotel, now)
          return { checkIn, checkOut, ids: canSell ? hotel.rooms.map(({ id }) => id) : [] }
        }),
      ),
    (catalogue, { openOf }) => {
      checkPolicies(terms, catalogue)
      return stays.map(({ hotelId, ...stay }, at): Found => {
        const nights = nightsOf(stay.checkIn, stay.checkOut)
        const pricer = stayPricer({ ...stay, nights, terms, now })
        const hotel = catalogue.hotelOf.get(hotelId)
        const hotels = hotel ? openHotel(hotel, (room) => openOf(at, room), pricer) : []
        return { catalogue, query: { where: { kind: 'hotels', ids: [hotelId] }, ...stay }, nights, terms, now, hotels }
      })
    },
  )
}

/** A hotel with its rooms that are open for a stay; empty if there are none. */
function openHotel(
  hotel: CatalogueHotel,
  openOf: (roomTypeId: number) => Omit<FreeRoom, 'at'> | null,
  pricer: StayPricer,
): OpenHotel[] {
  const free = hotel.rooms.flatMap((room, at): FreeRoom[] => {
    const openRoom = openOf(room.id)
    return openRoom ? [{ at, prices: openRoom.prices, free: openRoom.free }] : []
  })
  return free.length === 0 ? [] : [new OpenHotel(hotel, free, pricer)]
}

/** The all-in total of the cheapest rooms that match the filters except the price's; null if there are none. */
export function totalOf(open: OpenHotel, parties: number, filter: RateFilter): number | null {
  const price = cheapest(open.choices, parties, filter)
  return price === null ? null : open.total(price)
}

/** `totalOf` for the party of a search, with the rooms that have the required amenities. */
function totalWith(open: OpenHotel, { query }: Found, filters: StayFilters): number | null {
  return totalOf(open, query.parties.length, { ...filters, rooms: roomsWith(open.hotel, filters.amenities) })
}

/** For each room of a hotel, true if it has all these amenities; null if none are required. */
export function roomsWith(hotel: CatalogueHotel, amenities: readonly string[]): boolean[] | null {
  if (amenities.length === 0) return null
  return hotel.rooms.map((room) => amenities.every((id) => room.amenities.includes(id)))
}

/** The open hotels that match all filters, with their all-in total in minor units; unsorted. */
export function candidates(found: Found, filters: StayFilters = noFilters): Candidate[] {
  return found.hotels.flatMap((open): Candidate[] => {
    if (Object.values(hotelFits(open.hotel, filters)).includes(false)) return []
    const total = totalWith(open, found, filters)
    return total !== null && priceFits(total, found.nights.length, filters) ? [{ open, total }] : []
  })
}

/** The best few hotels within walking distance, and how many `candidates` would count, priced only if shown. */
export function bestOf(
  found: Found,
  filters: StayFilters,
  { near, limit }: { near?: number | undefined; limit: number },
): { total: number; best: Candidate[] } {
  const close = ({ hotel: { metres } }: OpenHotel) =>
    near === undefined || (metres !== null && walkingMinutes(metres) <= near)
  // With one party and no filters, a hotel is a candidate if it has a suitable room, whatever its price.
  const isWithoutPricing = found.query.parties.length === 1 && filtersInUse(filters).length === 0
  const all = isWithoutPricing ? null : candidates(found, filters)
  const open = all?.map((one) => one.open) ?? hotelsForFirstParty(found)
  const best = open.filter(close).toSorted((a, b) => recommended(a, b) || a.hotel.id - b.hotel.id)
  return { total: open.length, best: candidates({ ...found, hotels: best.slice(0, limit) }, filters) }
}

/** The hotels with a room for the first party. */
function hotelsForFirstParty({ hotels, query, terms }: Found): OpenHotel[] {
  const [party] = query.parties
  const ratesOf = ratesOfStay(terms, query)
  return hotels.filter(({ hotel, rooms }) =>
    rooms.some(({ at }) => {
      const room = hotel.rooms[at]
      return room && party && fitsRoom(party, room, hotel.childMaxAge) && ratesOf(room).length > 0
    }),
  )
}

export function inOrder(list: Candidate[], sort: Sort): Candidate[] {
  return list.toSorted((a, b) => order[sort](a, b) || a.open.hotel.id - b.open.hotel.id)
}

const metres = ({ hotel }: OpenHotel) => hotel.metres ?? Number.MAX_SAFE_INTEGER
const byRank = (a: OpenHotel, b: OpenHotel) => b.hotel.rank - a.hotel.rank
const recommended = (a: OpenHotel, b: OpenHotel) => byRank(a, b) || metres(a) - metres(b)

const order: Record<Sort, (a: Candidate, b: Candidate) => number> = {
  recommended: (a, b) => recommended(a.open, b.open),
  price: (a, b) => a.total - b.total,
  walk: (a, b) => metres(a.open) - metres(b.open),
  stars: (a, b) => b.open.hotel.stars - a.open.hotel.stars || byRank(a.open, b.open),
  rating: (a, b) => (b.open.hotel.rating ?? 0) - (a.open.hotel.rating ?? 0) || byRank(a.open, b.open),
}

/** The full price of a listed candidate, line by line, with the same arithmetic as the quote. */
export function priceCandidate({ open }: Candidate, found: Found, filters: StayFilters = noFilters): FoundStay {
  const { hotel } = open
  const choices = worthPricing(
    open.choices.filter(({ free, rate: { board, payment }, room }) =>
      meetsTerms({ board, payment, free }, hotel.rooms[room.at]?.amenities ?? [], filters),
    ),
    found.query.parties.length,
  )
  const rooms = [...Map.groupBy(choices, ({ room }) => room)].flatMap(([free, some]): StayRoom[] => {
    const room = hotel.rooms[free.at]
    if (!room) return []
    const rates = some.map(({ rate }) => rate)
    return [{ ...room, roomTypeId: room.id, rates, nights: openNights(found.nights, free), closedToDeparture: false }]
  })
  const totalOf = (roomTypeId: number, ratePlanId: number, party: number) =>
    choices.find(({ room, rate }) => rate.id === ratePlanId && hotel.rooms[room.at]?.id === roomTypeId)?.totals[party]
  const stay = {
    hotel,
    ...found.query,
    nights: found.nights.length,
    taxRules: taxRulesOf(found.terms, hotel.country),
    now: found.now,
    totalOf,
  }
  const offer = bestOffer(stay, rooms)
  if (!offer) throw new Error(`hotel ${hotel.id} is listed but cannot be priced`)
  const freeCancellation =
    offer.priced.cancellation.kind === 'free' ? null : totalWith(open, found, { ...filters, freeCancellation: true })
  return { hotel, offer, freeCancellation, roomNames: new Map(hotel.rooms.map((room) => [room.id, room.name])) }
}

/** For one party, only the cheapest choices at arrival and prepaid can be the offer: others are not priced. */
function worthPricing(choices: Choice[], parties: number): Choice[] {
  if (parties !== 1) return choices
  const minAt = (timing: PaymentType) => {
    const totals = choices.flatMap(({ rate, totals: [total] }) =>
      (rate.payment === 'both' || rate.payment === timing) && typeof total === 'number' ? [total] : [],
    )
    return Math.min(...totals)
  }
  const least = [minAt('arrival'), minAt('prepay')]
  return choices.filter(({ totals: [total] }) => typeof total === 'number' && least.includes(total))
}

/** What a night that is open for a stay demands of it. */
const noRules = {
  minStay: 1,
  minStayArrival: 1,
  maxStay: maxStayNights,
  closed: false,
  closedToArrival: false,
  closedToDeparture: false,
}

function openNights(nights: string[], { prices, free }: FreeRoom): StayRoom['nights'] {
  return nights.map((night, i) => ({ night, price: prices[i] as number, free, ...noRules }))
}
