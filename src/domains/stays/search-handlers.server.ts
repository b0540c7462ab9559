import { done, refuse } from '#contract/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { catalogueCards } from '#domains/stays/cards.server.ts'
import { catalogueKnown, catalogueNow } from '#domains/stays/catalogue.server.ts'
import type { Catalogue } from '#domains/stays/catalogue.ts'
import { checkStay } from '#domains/stays/check-stay.ts'
import {
  destinationView,
  findDestination,
  suggestDestinations,
  type FoundDestination,
} from '#domains/stays/destinations.server.ts'
import { countFacets } from '#domains/stays/facets.server.ts'
import { noFilters, type StayFilters } from '#domains/stays/filters.ts'
import { farthestAhead, mostPins } from '#domains/stays/limits.ts'
import { addDays, nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { findCalendar } from '#domains/stays/price-calendar.server.ts'
import { calendarView, facetsView, understandingView } from '#domains/stays/search-views.server.ts'
import type { searchEndpoints } from '#domains/stays/search-contract.ts'
import {
  bestOf,
  candidates,
  findOpenHotels,
  inOrder,
  priceCandidate,
  type Candidate,
  type Found,
} from '#domains/stays/search.server.ts'
import { stayTerms } from '#domains/stays/terms.server.ts'
import { hotelCardView } from '#domains/stays/views.server.ts'
import { whyNone } from '#domains/stays/why-none.server.ts'
import type { Where } from '#domains/stays/where.ts'
import { inLocale } from '#text/locale.ts'

export const searchHandlers: Handlers<typeof searchEndpoints> = {
  async fetch_location_for_hotels(context, { q }) {
    const known = suggestDestinations(await catalogueNow(context), q)
    return done(known.map((one) => destinationView(one, context.locale)))
  },

  async search_home_hotels(context, input) {
    const asked = await look(context, input)
    if (!asked.ok) return asked
    const { total, best } = bestOf(asked.found, asked.filters, input)
    return done({ total, hotels: await cardsOf(context, asked, best) })
  },

  async fetch_hotels(context, input) {
    const asked = await search(context, input)
    if (!asked.ok) return asked
    const [hotels, why] = await Promise.all([pageOf(context, asked, input), whyOf(context, asked)])
    const understood = understandingView(asked.destination, context.locale)
    return done(hotels, { page: input.page, per_page: input.per_page, total: asked.list.length, understood, why })
  },

  async fetch_custom_filter_hotel(context, input) {
    const asked = await search(context, input)
    if (!asked.ok) return asked
    const [hotels, why] = await Promise.all([pageOf(context, asked, input), whyOf(context, asked)])
    const { catalogue } = asked.found
    return done(
      {
        understood: understandingView(asked.destination, context.locale),
        facets: facetsView(countFacets(asked.found, asked.filters), asked.filters, catalogue, context.locale),
        hotels,
        why,
      },
      { page: input.page, per_page: input.per_page, total: asked.list.length },
    )
  },

  async fetch_hotel_pins(context, input) {
    const asked = await search(context, input)
    if (!asked.ok) return asked
    const shown = inOrder(asked.list, 'recommended').slice(0, mostPins)
    return done({
      city: shown[0]?.open.hotel.city ?? null,
      total: asked.list.length,
      pins: shown.map(({ open: { hotel }, total }) => ({
        id: hotel.id,
        slug: hotel.slug,
        name: inLocale(hotel.name, context.locale),
        point: { lat: hotel.lat, lon: hotel.lon },
        total: { minor: total, currency: hotel.currency },
      })),
    })
  },

  async fetch_price_calendar(context, { where, hotel_id, from, days, nights, occupancy }) {
    const ofHotel = hotel_id !== undefined
    const [known, terms] = await Promise.all([catalogueKnown(context), stayTerms(context)])
    // A hotel that this process does not know may be new.
    const catalogue = ofHotel && !known.hotelOf.has(hotel_id) ? await catalogueNow(context) : known
    const timeZone = ofHotel ? catalogue.hotelOf.get(hotel_id)?.timeZone : findDestination(catalogue, where).timeZone
    if (timeZone === undefined) return refuse('not_found')
    if (nightsBetween(todayIn(timeZone, context.now), from) > farthestAhead)
      return refuse('invalid_input', { errors: [{ path: 'from', code: 'invalid_date' }] })
    const asked = checkStay(from, addDays(from, nights), occupancy, timeZone, context.now)
    if (!asked.ok) {
      const errors = asked.errors.map((error) => (error.path === 'check_in' ? { ...error, path: 'from' } : error))
      return refuse('invalid_input', { errors })
    }
    const whereIn = (now: Catalogue): Where =>
      ofHotel ? { kind: 'hotels', ids: [hotel_id] } : findDestination(now, where).where
    const calendar = await findCalendar(context, whereIn, { from, days, nights, parties: asked.parties }, terms)
    // Nor need it be there any more.
    if (ofHotel && !calendar.catalogue.hotelOf.has(hotel_id)) return refuse('not_found')
    const understood = ofHotel ? null : findDestination(calendar.catalogue, where)
    return done({
      understood: understood && understandingView(understood, context.locale),
      nights,
      days: calendarView(calendar),
    })
  },
}

type SearchInput = {
  where: string
  check_in: string
  check_out: string
  occupancy: string[]
  stars: number[]
  districts: string[]
  facilities: string[]
  amenities: string[]
  board: StayFilters['boards']
  price_min?: number | undefined
  price_max?: number | undefined
  walk_max?: number | undefined
  free_cancellation: boolean
  pay_on_arrival: boolean
}

type Looked = { ok: true; destination: FoundDestination; found: Found; filters: StayFilters }
type Searched = Looked & { list: Candidate[] }

async function search(context: Context, input: SearchInput) {
  const looked = await look(context, input)
  if (!looked.ok) return looked
  const searched: Searched = { ...looked, list: candidates(looked.found, looked.filters) }
  return searched
}

async function look(context: Context, input: SearchInput) {
  const [catalogue, terms] = await Promise.all([catalogueKnown(context), stayTerms(context)])
  const { timeZone } = findDestination(catalogue, input.where)
  const asked = checkStay(input.check_in, input.check_out, input.occupancy, timeZone, context.now)
  if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
  const stay = { checkIn: input.check_in, checkOut: input.check_out, parties: asked.parties }
  const found = await findOpenHotels(context, (known) => findDestination(known, input.where).where, stay, terms)
  const looked: Looked = {
    ok: true,
    destination: findDestination(found.catalogue, input.where),
    found,
    filters: filtersOf(input, found.catalogue),
  }
  return looked
}

function filtersOf(input: SearchInput, catalogue: Catalogue): StayFilters {
  const idOf = (slug: string) => [...catalogue.districts.values()].find((district) => district.slug === slug)?.id ?? -1
  return {
    ...noFilters,
    stars: input.stars,
    // A district that is not known is one without hotels.
    districts: input.districts.map(idOf),
    facilities: input.facilities,
    amenities: input.amenities,
    boards: input.board,
    priceMin: input.price_min ?? null,
    priceMax: input.price_max ?? null,
    walkMax: input.walk_max ?? null,
    freeCancellation: input.free_cancellation,
    payOnArrival: input.pay_on_arrival,
  }
}

type PageInput = { sort: Parameters<typeof inOrder>[1]; page: number; per_page: number }

function pageOf(context: Context, asked: Searched, { sort, page, per_page }: PageInput) {
  return cardsOf(context, asked, inOrder(asked.list, sort).slice((page - 1) * per_page, page * per_page))
}

async function whyOf(context: Context, { list, found, filters, destination }: Searched) {
  return list.length > 0 ? null : whyNone(context, found, filters, destination.timeZone)
}

async function cardsOf(context: Context, { found, filters }: Looked, shown: Candidate[]) {
  const ids = shown.map(({ open }) => open.hotel.id)
  const rowOf = await catalogueCards(context, found.catalogue, ids)
  return shown.flatMap((candidate) => {
    const row = rowOf.get(candidate.open.hotel.id)
    return row ? [hotelCardView(row, priceCandidate(candidate, found, filters), context.locale)] : []
  })
}
