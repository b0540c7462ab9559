import type { z } from 'zod'
import { done, err, invalid } from '#api/endpoint.ts'
import { sells } from '#domains/content/queries.server.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { catalogueCards } from '#domains/products/stays/catalogue/queries.server.ts'
import { catalogueKnown, catalogueNow } from '#domains/products/stays/catalogue/catalogue.server.ts'
import type { Catalogue } from '#domains/products/stays/catalogue/catalogue.ts'
import { checkStay } from '#domains/products/stays/pricing/check-stay.ts'
import {
  destinationView,
  endOfWalksAt,
  findDestination,
  type FoundDestination,
  type KnownDestination,
  suggestDestinations,
} from '#domains/products/stays/search/destinations.server.ts'
import { endOfWalks, hotelsAt, minutesNear, type Where } from '#domains/products/stays/search/reach.server.ts'
import { countFacets } from '#domains/products/stays/search/facets.server.ts'
import {
  filtersInUse,
  noFilters,
  perNight,
  type StayFilters,
  termsOf,
  without,
} from '#domains/products/stays/search/filters.ts'
import { maxDaysAhead, maxPins } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsBetween, todayIn } from '#domains/shared/dates.ts'
import { sumInOneCurrency } from '#domains/shared/sum.ts'
import { findCalendar, findClosedDepartures } from '#domains/products/stays/search/price-calendar.server.ts'
import { calendarView, facetsView, placeView, understandingView } from '#domains/products/stays/search/views.server.ts'
import type { searchEndpoints, stayFilters, staySearch } from '#domains/products/stays/search/contract.ts'
import {
  bestOf,
  type Candidate,
  candidates,
  findOpenHotels,
  type Found,
  inOrder,
  priceCandidate,
} from '#domains/products/stays/search/search.server.ts'
import { withTerms } from '#domains/products/shared/terms.server.ts'
import { hotelCardView } from '#domains/products/stays/search/cards.server.ts'
import { inLocale } from '#i18n/locale.ts'
import type { NoResult } from '#domains/products/stays/search/answers.ts'

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async fetch_location_for_hotels(context, { q }) {
    if (!(await sells(context, 'stays'))) return done([])
    const catalogue = await catalogueNow(context)
    const view = (known: KnownDestination) => destinationView(catalogue, known, context.locale)
    return done(
      suggestDestinations(catalogue, q).map(({ known, ...match }) => {
        const end = endOfWalksAt(known)
        return { ...view(known), ...match, walk_end: end && view(end) }
      }),
    )
  },

  async search_home_hotels(context, input) {
    const searched = await findOpen(context, input)
    if (!searched.ok) return searched
    const { total, best } = bestOf(searched.result, searched.filters, input)
    return done({ total, hotels: await cardsOf(context, searched, best) })
  },

  async fetch_hotels(context, input) {
    const searched = await search(context, input)
    if (!searched.ok) return searched
    const [hotels, why] = await Promise.all([pageOf(context, searched, input), whyOf(context, searched)])
    const understood = understandingView(searched.result.catalogue, searched.destination, context.locale)
    return done(hotels, { page: input.page, per_page: input.per_page, total: searched.list.length, understood, why })
  },

  async fetch_custom_filter_hotel(context, input) {
    const searched = await search(context, input)
    if (!searched.ok) return searched
    const [hotels, why] = await Promise.all([pageOf(context, searched, input), whyOf(context, searched)])
    const { catalogue } = searched.result
    return done(
      {
        understood: understandingView(catalogue, searched.destination, context.locale),
        facets: facetsView(countFacets(searched.result, searched.filters), searched.filters, catalogue, context.locale),
        hotels,
        why,
      },
      { page: input.page, per_page: input.per_page, total: searched.list.length },
    )
  },

  async search_two_cities(context, { cities, check_in, nights, budget, limit, ...input }) {
    const catalogue = await catalogueKnown(context)
    const [first, second] = cities.map((slug) => findDestination(catalogue, `city:${slug}`).known)
    if (!first || !second || first === second) return invalid('cities', 'not_a_choice')
    const change = addDays(check_in, nights[0] ?? 0)
    const stays = [
      { city: first, check_in, check_out: change },
      { city: second, check_in: change, check_out: addDays(change, nights[1] ?? 0) },
    ]
    const filters = { ...input, districts: [] }
    const searched = await Promise.all(
      stays.map(({ city, ...dates }) => search(context, { ...filters, ...dates, where: `city:${city.slug}` })),
    )
    // Both have the same party, and the dates of the second follow from those of the first.
    const failed = searched.find((one) => !one.ok)
    if (failed) return failed
    const searches = searched.flatMap((one) => (one.ok ? one : []))
    const lowest = searches.map(({ list }) => inOrder(list, 'price')[0])
    const fitting = searches.map((one, i) => {
      if (budget === undefined) return one
      const rest = budget - (lowest[1 - i]?.total ?? 0)
      const limited = { ...one.filters, priceMax: perNight(rest, nights[i] ?? 1) }
      return { ...one, filters: limited, list: candidates(one.result, limited) }
    })
    const answers = await Promise.all(
      stays.map(async ({ city, ...dates }, i) => {
        const one = fitting[i]
        if (!one) throw new Error('a stay without its search')
        const [hotels, why] = await Promise.all([
          pageOf(context, one, { sort: 'recommended', page: 1, per_page: limit }),
          whyOf(context, one),
        ])
        return { city: destinationView(catalogue, city, context.locale), ...dates, total: one.list.length, hotels, why }
      }),
    )
    const totals = lowest.flatMap((one) => (one ? [{ minor: one.total, currency: one.open.hotel.currency }] : []))
    return done({ stays: answers, lowest_total: lowest.includes(undefined) ? null : sumInOneCurrency(totals) })
  },

  async fetch_hotel_pins(context, { area, ...input }) {
    const searched = await search(context, input)
    if (!searched.ok) return searched
    const list = area ? searched.list.filter(({ open: { hotel } }) => isInArea(hotel, area)) : searched.list
    const pinned = inOrder(list, 'recommended').slice(0, maxPins)
    const { where } = searched.destination
    return done({
      // An area without hotels is still shown on its map.
      city: pinned[0]?.open.hotel.city ?? (where.kind === 'area' ? where.city : null),
      place: placeView(searched.result.catalogue, searched.destination, context.locale),
      total: list.length,
      pins: pinned.map(({ open: { hotel }, total }) => ({
        id: hotel.id,
        slug: hotel.slug,
        name: inLocale(hotel.name, context.locale),
        point: { lat: hotel.lat, lon: hotel.lon },
        total: { minor: total, currency: hotel.currency },
      })),
    })
  },

  async fetch_price_calendar(context, input) {
    const { where, hotel_id, from, days, nights, occupancy } = input
    const ofHotel = hotel_id !== undefined
    const cachedCatalogue = await catalogueKnown(context)
    // A hotel missing from the cached catalogue can be new.
    const catalogue = ofHotel && !cachedCatalogue.hotelOf.has(hotel_id) ? await catalogueNow(context) : cachedCatalogue
    const timeZone = ofHotel ? catalogue.hotelOf.get(hotel_id)?.timeZone : findDestination(catalogue, where).timeZone
    if (timeZone === undefined) return err('not_found')
    if (nightsBetween(todayIn(timeZone, context.now), from) > maxDaysAhead) return invalid('from', 'invalid_date')
    const dates = { check_in: from, check_out: addDays(from, nights) }
    const checked = checkStay({ ...dates, occupancy }, { timeZone, now: context.now })
    if (!checked.ok) {
      const errors = checked.error.errors?.map((error) =>
        error.path === 'check_in' ? { ...error, path: 'from' } : error,
      )
      return err('invalid_input', { errors })
    }
    const whereIn = (now: Catalogue): Where =>
      ofHotel ? { kind: 'hotels', ids: [hotel_id] } : findDestination(now, where).where
    const stay = { from, days, nights, parties: checked.data.parties }
    const calendar = await withTerms(context, (terms) =>
      findCalendar(
        context,
        whereIn,
        stay,
        terms,
        // A named hotel is searched whatever its stars, district and price.
        (now) => (ofHotel ? termsOf(input) : filtersOf(input, now, whereIn(now))),
      ),
    )
    // The hotel can have been removed since the catalogue was cached.
    if (ofHotel && !calendar.catalogue.hotelOf.has(hotel_id)) return err('not_found')
    const understood = ofHotel ? null : findDestination(calendar.catalogue, where)
    return done({
      understood: understood && understandingView(calendar.catalogue, understood, context.locale),
      nights,
      days: calendarView(calendar),
    })
  },

  async fetch_closed_departures(context, { hotel_id, check_in }) {
    const departures = await findClosedDepartures(context, hotel_id, check_in)
    return departures ? done(departures) : err('not_found')
  },
}

type FilterInput = z.output<typeof stayFilters>
type SearchInput = FilterInput & z.output<typeof staySearch>

type OpenSearch = { ok: true; destination: FoundDestination; result: Found; filters: StayFilters }
type Searched = OpenSearch & { list: Candidate[] }

async function search(context: Context, input: SearchInput) {
  const open = await findOpen(context, input)
  if (!open.ok) return open
  const searched: Searched = { ...open, list: candidates(open.result, open.filters) }
  return searched
}

async function findOpen(context: Context, input: SearchInput) {
  const catalogue = await catalogueKnown(context)
  const { timeZone } = findDestination(catalogue, input.where)
  const checked = checkStay(input, { timeZone, now: context.now })
  if (!checked.ok) return checked
  const isSold = await sells(context, 'stays')
  const whereIn = (known: Catalogue): Where =>
    isSold ? findDestination(known, input.where).where : { kind: 'nowhere' }
  const result = await withTerms(context, (terms) => findOpenHotels(context, whereIn, checked.data, terms))
  const open: OpenSearch = {
    ok: true,
    destination: findDestination(result.catalogue, input.where),
    result,
    filters: filtersOf(input, result.catalogue, result.query.where),
  }
  return open
}

function filtersOf(input: FilterInput, catalogue: Catalogue, where: Where): StayFilters {
  const idOf = (slug: string) => [...catalogue.districts.values()].find((district) => district.slug === slug)?.id ?? -1
  return {
    ...termsOf(input),
    stars: input.stars,
    // An unknown district is treated as one without hotels.
    districts: input.districts.map(idOf),
    facilities: input.facilities,
    priceMin: input.price_min ?? null,
    priceMax: input.price_max ?? null,
    walkMax: input.walk_max ?? null,
    near: minutesNear(catalogue, where),
  }
}

type PageInput = { sort: Parameters<typeof inOrder>[1]; page: number; per_page: number }

function pageOf(context: Context, searched: Searched, { sort, page, per_page }: PageInput) {
  return cardsOf(context, searched, inOrder(searched.list, sort).slice((page - 1) * per_page, page * per_page))
}

async function whyOf(context: Context, { list, result, filters, destination }: Searched) {
  return list.length > 0 ? null : explainNoResults(context, result, filters, destination.timeZone)
}

async function cardsOf(context: Context, { result, filters }: OpenSearch, shown: Candidate[]) {
  const ids = shown.map(({ open }) => open.hotel.id)
  const rowOf = await catalogueCards(context, result.catalogue, ids)
  return shown.flatMap((candidate) => {
    const { id, metres } = candidate.open.hotel
    const hotelRow = rowOf.get(id)
    const to = endOfWalks(result.query.where)
    // The walk of a card leads to the place of the search.
    const row = hotelRow && to ? { ...hotelRow, placeName: to.name, metres } : hotelRow
    return row ? [hotelCardView(row, priceCandidate(candidate, result, filters), context.locale)] : []
  })
}

function isInArea({ lat, lon }: { lat: number; lon: number }, area: readonly number[]): boolean {
  const [west = 0, south = 0, east = 0, north = 0] = area
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** Maximum number of days between the requested date and a suggested one. */
const daysAround = 14
const maxDates = 3
/** Enough hotels to find a date without reading a whole city. */
const maxHotelsSearched = 150

/**
 * The reason why a search found nothing, and the nearest alternatives: filters to drop with the number of hotels each
 * would give, and the nearest dates. Sends at most two statements, for a limited number of hotels.
 */
async function explainNoResults(
  context: Pick<Context, 'db' | 'ports' | 'now'>,
  found: Found,
  filters: StayFilters,
  timeZone: string,
): Promise<NoResult> {
  const drop = filtersInUse(filters)
    .map((filter) => ({ filter, hotels: candidates(found, without(filters, filter)).length }))
    .filter(({ hotels }) => hotels > 0)
    .toSorted((a, b) => b.hotels - a.hotels)
  const unfiltered = candidates(found, { ...noFilters, near: filters.near }).length
  const { checkIn, checkOut, parties, where } = found.query
  const nights = nightsBetween(checkIn, checkOut)
  const today = hotelDay(timeZone, context.now)
  const none = { min_stay: null, max_stay: null, drop, without_filters: unfiltered, dates: [] }
  const hotels = hotelsAt(found.catalogue, where)
  if (hotels.length === 0) return { ...none, reason: 'no_hotels' }
  if (hotels.every(({ rooms }) => rooms.length === 0)) return { ...none, reason: 'no_prices' }
  if (nightsBetween(today, checkIn) > maxDaysAhead) return { ...none, reason: 'no_prices' }
  const earliest = addDays(checkIn, -daysAround)
  const from = earliest < today ? today : earliest
  const { days } = await findCalendar(
    context,
    () => where,
    { from, days: nightsBetween(from, checkIn) + daysAround + 1, nights, parties, most: maxHotelsSearched },
    found.terms,
    () => filters,
  )
  const checkInDay = days.find((day) => day.date === checkIn)
  // No hotel is open, so that the filters are not the reason.
  const why = checkInDay?.why === 'filters' ? null : checkInDay?.why
  const distance = (date: string) => Math.abs(nightsBetween(checkIn, date))
  const dates = days
    .filter((day) => day.total !== null && day.date !== checkIn)
    .toSorted((a, b) => distance(a.date) - distance(b.date) || a.date.localeCompare(b.date))
    .slice(0, maxDates)
    .map((day) => ({
      check_in: day.date,
      check_out: addDays(day.date, nights),
      total: { minor: day.total ?? 0, currency: day.hotel?.currency ?? '' },
    }))
  return {
    reason: unfiltered > 0 ? 'filters' : (why ?? 'sold_out'),
    min_stay: unfiltered > 0 ? null : (checkInDay?.minStay ?? null),
    max_stay: unfiltered > 0 ? null : (checkInDay?.maxStay ?? null),
    drop,
    without_filters: unfiltered,
    dates,
  }
}
