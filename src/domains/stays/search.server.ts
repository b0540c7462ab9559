import type { Queryable } from '#domains/db.ts'
import type { Sort } from '#domains/stays/limits.ts'
import { nightsBetween } from '#domains/stays/nights.ts'
import { bestOffer, type Offer } from '#domains/stays/offers.ts'
import { findHotelTerms, findOpenRooms, type HotelTermsRow, type Where } from '#domains/stays/read.server.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import { taxRulesOf, type Terms } from '#domains/stays/terms.server.ts'
import type { Bilingual } from '#text/locale.ts'

export type StayQuery = { where: Where; checkIn: string; checkOut: string; parties: Occupancy[] }

export type FoundStay = { hotel: HotelTermsRow; offer: Offer; roomNames: Map<number, Bilingual> }

/** Hotels that can sleep the whole party for all nights, each with its cheapest offer, in the order asked for. */
export async function searchStays(
  db: Queryable,
  query: StayQuery,
  sort: Sort,
  terms: Terms,
  now: Date,
): Promise<FoundStay[]> {
  const nights = nightsBetween(query.checkIn, query.checkOut)
  const [hotels, rooms] = await Promise.all([
    findHotelTerms(db, query.where),
    findOpenRooms(db, query.where, query, terms),
  ])
  const roomsOf = Map.groupBy(rooms, (room) => room.hotelId)
  const found = hotels.flatMap((hotel): FoundStay[] => {
    const mine = roomsOf.get(hotel.id)
    if (!mine) return []
    const asked = { hotel, ...query, nights, taxRules: taxRulesOf(terms, hotel.country), now }
    const offer = bestOffer(asked, mine)
    return offer ? [{ hotel, offer, roomNames: new Map(mine.map((room) => [room.roomTypeId, room.name])) }] : []
  })
  return found.toSorted((a, b) => order[sort](a, b) || a.hotel.id - b.hotel.id)
}

const metres = (found: FoundStay) => found.hotel.metres ?? Number.MAX_SAFE_INTEGER

const order: Record<Sort, (a: FoundStay, b: FoundStay) => number> = {
  recommended: (a, b) => b.hotel.rank - a.hotel.rank || metres(a) - metres(b),
  price: (a, b) => a.offer.priced.total - b.offer.priced.total,
  walk: (a, b) => metres(a) - metres(b),
  stars: (a, b) => b.hotel.stars - a.hotel.stars || b.hotel.rank - a.hotel.rank,
  rating: (a, b) => (b.hotel.rating ?? 0) - (a.hotel.rating ?? 0) || b.hotel.rank - a.hotel.rank,
}
