import type { Context } from '#domains/context.ts'
import type { ClosedDeparture } from '#domains/products/stays/search/answers.ts'
import type { UnavailableReason } from '#domains/products/stays/answers.ts'
import { withCatalogue } from '#domains/products/stays/catalogue/catalogue.server.ts'
import type { Catalogue, CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import { cheapest, stayPricer, type FreeRoom } from '#domains/products/stays/search/choices.server.ts'
import {
  filtersInUse,
  hotelFits,
  noFilters,
  priceFits,
  type StayFilters,
} from '#domains/products/stays/search/filters.ts'
import { addDays, nightsOf, todayIn } from '#domains/shared/dates.ts'
import { fitsRoom } from '#domains/shared/occupancy.ts'
import { findNights, type NightsOfRoom } from '#domains/products/stays/search/open-nights.server.ts'
import { roomsWith } from '#domains/products/stays/search/search.server.ts'
import { maxDaysAhead, maxStayNights } from '#domains/products/stays/limits.ts'
import { brokenRule, isStayRule } from '#domains/products/stays/pricing/stay-rules.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { ratesOfRoom } from '#domains/products/stays/pricing/rates.server.ts'
import { isOnSale } from '#domains/products/stays/pricing/licence.ts'
import type { Terms } from '#domains/products/shared/terms.server.ts'
import { hotelsNear, type Where } from '#domains/products/stays/search/reach.server.ts'

type CalendarQuery = {
  /** The first arrival date, and the number of arrival dates. */
  from: string
  days: number
  nights: number
  parties: Occupancy[]
  /** Maximum number of hotels to read, highest rank first. */
  most?: number
}

/** The best stay that begins on a date, or the reason why there is none. */
type CalendarDay = {
  date: string
  hotel: CatalogueHotel | null
  /** All-in minor units of the whole stay. */
  total: number | null
  why: UnavailableReason | 'filters' | null
  /** The shortest and the longest stay that some room accepts from that date, if the reason is the length. */
  minStay: number | null
  maxStay: number | null
}

export type Calendar = { catalogue: Catalogue; days: CalendarDay[]; hotels: number }

/**
 * The lowest all-in total for every arrival date. One statement reads all nights of these stays. The reason `filters`
 * means that hotels are open but none has every filter.
 */
export function findCalendar(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  whereIn: (catalogue: Catalogue) => Where,
  query: CalendarQuery,
  terms: Terms,
  filtersIn: (catalogue: Catalogue) => StayFilters = () => noFilters,
): Promise<Calendar> {
  const { from, days, nights, parties, most: max } = query
  return withCatalogue(
    context,
    async (catalogue) => {
      const filters = filtersIn(catalogue)
      const reach = hotelsNear(catalogue, whereIn(catalogue)).filter(
        (hotel) => !Object.values(hotelFits(hotel, filters)).includes(false),
      )
      const looked = max === undefined ? reach : reach.toSorted((a, b) => b.rank - a.rank).slice(0, max)
      const usable = looked.map((hotel) => ({ hotel, rooms: usableRooms(hotel, parties, terms, filters) }))
      const ids = usable.flatMap(({ hotel, rooms }) => rooms.map((at) => hotel.rooms[at]?.id ?? 0))
      const until = addDays(from, days + nights - 1)
      const openNights = await findNights(context.db, { ids, ofAll: catalogue.rooms }, from, until)
      return { ...openNights, filters, usable, hotels: reach.length }
    },
    (catalogue, { filters, usable, hotels, ...found }) => {
      const filtered = filtersInUse(filters).length > 0
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
          if (!isOnSale(hotel, context.now)) {
            day.note({ reason: 'unlicensed' })
            continue
          }
          const free = rooms.flatMap((at): FreeRoom[] => {
            const room = found.of(hotel.rooms[at]?.id ?? 0)
            const against = unavailableReason(room, first, nights, hotel.minNights)
            if (against) return day.note(against)
            const prices = room?.prices.subarray(first, first + nights) ?? new Int32Array()
            return [{ at, prices, free: minFree(room, first, nights) }]
          })
          if (free.length === 0 || !day.couldImprove(hotel, free, parties.length, terms)) continue
          const rate = { ...filters, rooms: roomsWith(hotel, filters.amenities) }
          const choices = pricer.choices(hotel, free)
          const price = cheapest(choices, parties.length, rate)
          const total = price === null ? null : pricer.total(hotel, price)
          if (total !== null && priceFits(total, nights, filters)) day.offer(hotel, total)
          else if (filtered) day.note({ reason: 'filters' })
          else day.note({ reason: choices.length > 0 ? 'too_few_rooms' : 'no_prices' })
        }
        if (usable.some(({ rooms }) => rooms.length > 0)) return day.answer(null)
        if (filtered) return day.answer('filters')
        return day.answer(usable.some(({ hotel }) => hotel.rooms.length > 0) ? 'too_many_guests' : 'no_prices')
      })
      return { catalogue, days: arrivals, hotels }
    },
  )
}

/**
 * The days on which no stay from a day of arrival can end by the rules of a hotel; null if there is no such hotel. A day
 * is missing if some room allows it, and if no stay can include the nights before it.
 */
export function findClosedDepartures(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  hotelId: number,
  checkIn: string,
): Promise<ClosedDeparture[] | null> {
  return withCatalogue(
    context,
    (catalogue) => {
      const ids = catalogue.hotelOf.get(hotelId)?.rooms.map(({ id }) => id) ?? []
      const today = todayIn('UTC', context.now)
      // The median: a day of arrival within the days that can be sold.
      const [, from = checkIn] = [addDays(today, -1), checkIn, addDays(today, maxDaysAhead)].toSorted()
      return findNights(context.db, { ids, ofAll: catalogue.rooms }, from, addDays(from, maxStayNights))
    },
    (catalogue, { of, nights }) => {
      const hotel = catalogue.hotelOf.get(hotelId)
      if (!hotel) return null
      return nights.flatMap((night, i): ClosedDeparture[] => {
        const day = new DayOfArrival(checkIn)
        const against = hotel.rooms.map(({ id }) => unavailableReason(of(id), 0, i + 1, hotel.minNights))
        if (against.includes(null)) return []
        for (const one of against) if (one) day.note(one)
        const { why, minStay, maxStay } = day.answer(null)
        if (!why || !isStayRule(why)) return []
        return [{ check_out: addDays(night, 1), rule: why, min_stay: minStay, max_stay: maxStay }]
      })
    },
  )
}

type Against = { reason: UnavailableReason | 'filters'; minStay?: number; maxStay?: number }

/** Reasons in order of precedence: those that a guest can act on come first. */
const telling: Against['reason'][] = [
  'filters',
  'min_stay',
  'max_stay',
  'closed_to_departure',
  'closed_to_arrival',
  'too_few_rooms',
  'sold_out',
  'closed',
  'no_prices',
  'too_many_guests',
  'unlicensed',
]

class DayOfArrival {
  date: string
  best: { hotel: CatalogueHotel; total: number } | null = null
  reasons = new Set<Against['reason']>()
  minStay: number | null = null
  maxStay: number | null = null

  constructor(date: string) {
    this.date = date
  }

  note({ reason, minStay, maxStay }: Against): [] {
    this.reasons.add(reason)
    if (minStay !== undefined) this.minStay = Math.min(this.minStay ?? minStay, minStay)
    if (maxStay !== undefined) this.maxStay = Math.max(this.maxStay ?? maxStay, maxStay)
    return []
  }

  /** Compares a lower bound, the rent without taxes: most hotels are too expensive without being priced. */
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
    // Rounding can lose one halala per night.
    return least * parties - parties * (rooms[0]?.prices.length ?? 0) < this.best.total
  }

  offer(hotel: CatalogueHotel, total: number): void {
    if (!this.best || total < this.best.total) this.best = { hotel, total }
  }

  /** @param against the reason that holds for every day, if there is one */
  answer(against: Against['reason'] | null): CalendarDay {
    const why = this.best ? null : (against ?? telling.find((one) => this.reasons.has(one)) ?? 'no_prices')
    return {
      date: this.date,
      hotel: this.best?.hotel ?? null,
      total: this.best?.total ?? null,
      why,
      minStay: why === 'min_stay' ? this.minStay : null,
      maxStay: why === 'max_stay' ? this.maxStay : null,
    }
  }
}

/** Indexes of the hotel's rooms that have a rate and fit some party; empty if a party fits no room. */
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

/** The reason why a stay from the night at index `first` is not available in one room type; null if it is available. */
export function unavailableReason(
  room: NightsOfRoom | null,
  first: number,
  nights: number,
  hotelMin: number,
): Against | null {
  if (!room) return { reason: 'no_prices' }
  let [closed, missing, full] = [false, false, false]
  let [minStay, maxStay] = [Math.max(hotelMin, room.minStayArrival[first] as number), maxStayNights]
  for (let i = first; i < first + nights; i++) {
    if ((room.minStay[i] as number) === 0) missing = true
    if (room.closed[i]) closed = true
    else if ((room.free[i] as number) < 1) full = true
    minStay = Math.max(minStay, room.minStay[i] as number)
    maxStay = Math.min(maxStay, room.maxStay[i] as number)
  }
  if (missing) return { reason: 'no_prices' }
  if (closed) return { reason: 'closed' }
  if (full) return { reason: 'sold_out' }
  const closedToArrival = room.closedToArrival[first] === 1
  return brokenRule(nights, {
    minStay,
    maxStay,
    closedToArrival,
    closedToDeparture: room.closedToDeparture[first + nights] === 1,
  })
}

/** Number of rooms free for the whole of such a stay. */
export function minFree(room: NightsOfRoom | null, first: number, nights: number): number {
  return room ? Math.min(...room.free.subarray(first, first + nights)) : 0
}
