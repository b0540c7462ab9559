import type { Context } from '#domains/context.ts'
import type { UnavailableReason } from '#domains/stays/answers.ts'
import { withCatalogue } from '#domains/stays/catalogue.server.ts'
import type { Catalogue, CatalogueHotel } from '#domains/stays/catalogue.ts'
import { cheapest, stayPricer, type FreeRoom } from '#domains/stays/choices.server.ts'
import { hotelFits, noFilters, priceFits, type StayFilters } from '#domains/stays/filters.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'
import { fitsRoom } from '#domains/stays/occupancy.ts'
import { findNights, type NightsOfRoom } from '#domains/stays/open-nights.server.ts'
import { roomsWith } from '#domains/stays/search.server.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import { ratesOfRoom, type Terms } from '#domains/stays/terms.server.ts'
import { hotelsAt, type Where } from '#domains/stays/where.ts'

type CalendarQuery = {
  /** The first arrival, and how many days of arrivals. */
  from: string
  days: number
  nights: number
  parties: Occupancy[]
  filters?: StayFilters
  /** Looks at no more hotels than these, the most recommended first. */
  most?: number
}

/** The best stay that begins on a day, or why none does. */
type CalendarDay = {
  date: string
  hotel: CatalogueHotel | null
  /** All-in minor units of the whole stay. */
  total: number | null
  why: UnavailableReason | null
  /** The shortest stay that some room would take from that day, where length is what is against it. */
  minStay: number | null
}

export type Calendar = { catalogue: Catalogue; days: CalendarDay[]; hotels: number }

/** The lowest all-in total for every day of arrival. One statement reads all nights that any of the stays needs. */
export function findCalendar(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  whereIn: (catalogue: Catalogue) => Where,
  query: CalendarQuery,
  terms: Terms,
): Promise<Calendar> {
  const { from, days, nights, parties, filters = noFilters, most } = query
  return withCatalogue(
    context,
    async (catalogue) => {
      const reach = hotelsAt(catalogue, whereIn(catalogue)).filter(
        (hotel) => !Object.values(hotelFits(hotel, filters)).includes(false),
      )
      const looked = most === undefined ? reach : reach.toSorted((a, b) => b.rank - a.rank).slice(0, most)
      const usable = looked.map((hotel) => ({ hotel, rooms: usableRooms(hotel, parties, terms, filters) }))
      const ids = usable.flatMap(({ hotel, rooms }) => rooms.map((at) => hotel.rooms[at]?.id ?? 0))
      const until = addDays(from, days + nights - 1)
      const found = await findNights(context.db, { ids, ofAll: catalogue.rooms }, from, until)
      return { ...found, usable, hotels: reach.length }
    },
    (catalogue, { usable, hotels, ...found }) => {
      const arrivals = found.nights.slice(0, days).map((date, first) => {
        const pricer = stayPricer({
          checkIn: date,
          nights: nightsOf(date, addDays(date, nights)),
          parties,
          terms,
          now: context.now,
        })
        const day = new DayOfArrival(date)
        for (const { hotel, rooms } of usable) {
          const free = rooms.flatMap((at): FreeRoom[] => {
            const room = found.of(hotel.rooms[at]?.id ?? 0)
            const against = whyNot(room, first, nights, hotel.minNights)
            if (against) return day.note(against)
            const prices = room?.prices.subarray(first, first + nights) ?? new Int32Array()
            return [{ at, prices, free: leastFree(room, first, nights) }]
          })
          if (free.length === 0 || !day.couldImprove(hotel, free, parties.length, terms)) continue
          const rate = { ...filters, rooms: roomsWith(hotel, filters.amenities) }
          const price = cheapest(pricer.choices(hotel, free), parties.length, rate)
          const total = price === null ? null : price + pricer.fees(hotel)
          if (total === null) day.note({ reason: 'too_few_rooms' })
          else if (priceFits(total, nights, filters)) day.offer(hotel, total)
        }
        return day.answer(usable.some(({ rooms }) => rooms.length > 0))
      })
      return { catalogue, days: arrivals, hotels }
    },
  )
}

type Against = { reason: UnavailableReason; minStay?: number }

/** Of several reasons the one that a guest can do most about. */
const telling: UnavailableReason[] = [
  'min_stay',
  'closed_to_arrival',
  'too_few_rooms',
  'sold_out',
  'closed',
  'no_prices',
  'too_many_guests',
]

class DayOfArrival {
  date: string
  best: { hotel: CatalogueHotel; total: number } | null = null
  reasons = new Set<UnavailableReason>()
  minStay: number | null = null

  constructor(date: string) {
    this.date = date
  }

  note({ reason, minStay }: Against): [] {
    this.reasons.add(reason)
    if (minStay !== undefined) this.minStay = Math.min(this.minStay ?? minStay, minStay)
    return []
  }

  /** No rate is below its share of the rent, taxes aside: most hotels need no pricing to know that they are dearer. */
  couldImprove(hotel: CatalogueHotel, rooms: FreeRoom[], parties: number, terms: Terms): boolean {
    if (!this.best) return true
    let least = Infinity
    for (const { at, prices } of rooms) {
      const room = hotel.rooms[at]
      const points = Math.min(...(room ? ratesOfRoom(terms, room) : []).map((rate) => rate.priceBasisPoints))
      let rent = 0
      for (let i = 0; i < prices.length; i++) rent += prices[i] as number
      least = Math.min(least, (rent * points) / 10_000)
    }
    // A halala a night may be lost in rounding.
    return least * parties - parties * (rooms[0]?.prices.length ?? 0) < this.best.total
  }

  offer(hotel: CatalogueHotel, total: number): void {
    if (!this.best || total < this.best.total) this.best = { hotel, total }
  }

  answer(fits: boolean): CalendarDay {
    const why = this.best
      ? null
      : fits
        ? (telling.find((one) => this.reasons.has(one)) ?? 'no_prices')
        : 'too_many_guests'
    return {
      date: this.date,
      hotel: this.best?.hotel ?? null,
      total: this.best?.total ?? null,
      why,
      minStay: why === 'min_stay' ? this.minStay : null,
    }
  }
}

/** Rooms of a hotel that some party fits in and that have a rate, by their place in its list. */
function usableRooms(hotel: CatalogueHotel, parties: Occupancy[], terms: Terms, filters: StayFilters): number[] {
  const allowed = roomsWith(hotel, filters.amenities)
  const everyFits = parties.every((party) => hotel.rooms.some((room) => fitsRoom(party, room, hotel.childMaxAge)))
  if (!everyFits) return []
  return hotel.rooms.flatMap((room, at) =>
    (allowed?.[at] ?? true) &&
    ratesOfRoom(terms, room).length > 0 &&
    parties.some((party) => fitsRoom(party, room, hotel.childMaxAge))
      ? [at]
      : [],
  )
}

/** What is against a stay from the night at `first` on in one kind of room; null when nothing is. */
export function whyNot(room: NightsOfRoom | null, first: number, nights: number, hotelMin: number): Against | null {
  if (!room) return { reason: 'no_prices' }
  let [longest, closed, missing, full] = [hotelMin, false, false, false]
  for (let i = first; i < first + nights; i++) {
    if ((room.minStay[i] as number) === 0) missing = true
    if (room.closed[i]) closed = true
    else if ((room.free[i] as number) < 1) full = true
    longest = Math.max(longest, room.minStay[i] as number)
  }
  if (missing) return { reason: 'no_prices' }
  if (closed) return { reason: 'closed' }
  if (full) return { reason: 'sold_out' }
  if (room.closedToArrival[first]) return { reason: 'closed_to_arrival' }
  return longest > nights ? { reason: 'min_stay', minStay: longest } : null
}

/** Rooms free for the whole of such a stay. */
export function leastFree(room: NightsOfRoom | null, first: number, nights: number): number {
  return room ? Math.min(...room.free.subarray(first, first + nights)) : 0
}
