import type { ApiClient } from '#contract/api.ts'
import type { Refusal } from '#contract/errors.ts'
import { bookingKinds, type BookingKind } from '#domains/bookings/kinds.ts'
import type { PackageCard, PackageDetails } from '#domains/packages/answers.ts'
import type { ServiceCard, ServiceDetails } from '#domains/services/answers.ts'
import type { HotelCard, HotelDetails, QuoteAnswer, RoomOffer } from '#domains/stays/answers.ts'
import type { Locale } from '#text/locale.ts'
import { leadGuests, priceAsked, type JourneyAsked } from '#web/journey-booking.ts'
import { readStaySearch, type StaySearch } from '#web/stay-search.ts'

/** What is about to be booked, priced as of now. */
export type Quoted = { kind: 'stay'; quote: QuoteAnswer } | JourneyAsked

/** How far the choice has come: each step is an address of its own. */
export type Found = {
  kind: BookingKind
  search: StaySearch
  /** The best of `total`. */
  hotels?: HotelCard[]
  total?: number
  hotel?: HotelDetails
  rooms?: RoomOffer[]
  packages?: PackageCard[]
  journey?: PackageDetails
  services?: ServiceCard[]
  service?: ServiceDetails
  q: string
  quoted?: Quoted
  /** Lead guests to be named. */
  guests: number
  refused?: Refusal
}

/** Looks up the step that an address stands for, by the same endpoints as the pages of travellers. */
export async function findForGuest(
  api: ApiClient,
  query: URLSearchParams,
  locale: Locale,
  today: string,
): Promise<Found> {
  const asked = readStaySearch(query, today)
  const { search } = asked
  const text = (name: string) => query.get(name)?.trim().slice(0, 100) ?? ''
  const named = bookingKinds.find((one) => one === query.get('kind')) ?? 'stay'
  const start = { search, guests: 1, q: text('q') }
  if (query.has('option') || query.has('departure')) {
    const kind = query.has('option') ? 'service' : 'package'
    const quoted = await priceAsked(api, withParty(query), locale)
    if (!quoted.ok) return { ...start, kind, ...(await journeyOf(api, kind, query)), refused: quoted.error }
    return { ...start, kind, quoted: quoted.data, guests: leadGuests(query, quoted.data) }
  }
  if (named !== 'stay') return { ...start, kind: named, ...(await journeyOf(api, named, query)) }
  if (text('hotel') === '') {
    if (!asked.dated) return { ...start, kind: 'stay' }
    const { where, ...stay } = search
    const found = await api.fetch_hotels({ ...stay, ...(where && { where }), per_page: 20 })
    if (!found.ok) return { ...start, kind: 'stay', refused: found.error }
    return { ...start, kind: 'stay', hotels: found.data, total: found.meta?.total ?? found.data.length }
  }
  const hotel = await api.show_hotel({ id: text('hotel') })
  if (!hotel.ok) return { ...start, kind: 'stay', refused: hotel.error }
  const { check_in, check_out, occupancy } = search
  const stay = { hotel_id: hotel.data.id, check_in, check_out }
  const chosen = query.getAll('room')
  if (chosen.length > 0) {
    const quote = await api.get_hotel_price({ ...stay, rooms: chosen })
    if (quote.ok) {
      return { ...start, kind: 'stay', quoted: { kind: 'stay', quote: quote.data }, guests: chosen.length }
    }
    return { ...start, kind: 'stay', hotel: hotel.data, refused: quote.error }
  }
  const rooms = await api.fetch_new_available_rooms({ ...stay, occupancy })
  const here = { ...start, kind: 'stay' as const, hotel: hotel.data }
  return rooms.ok ? { ...here, rooms: rooms.data } : { ...here, refused: rooms.error }
}

/** The list of journeys, or the one that was chosen with what of it can be had. */
async function journeyOf(
  api: ApiClient,
  kind: 'package' | 'service',
  query: URLSearchParams,
): Promise<Pick<Found, 'packages' | 'journey' | 'services' | 'service' | 'refused'>> {
  const slug = query.get(kind)?.slice(0, 80)
  if (kind === 'package') {
    if (!slug) {
      const found = await api.fetch_packages({ per_page: 50 })
      return found.ok ? { packages: found.data } : { refused: found.error }
    }
    const found = await api.show_package({ id: slug })
    return found.ok ? { journey: found.data } : { refused: found.error }
  }
  if (!slug) {
    const found = await api.fetch_services({ q: query.get('q')?.slice(0, 100) ?? '', per_page: 50 })
    return found.ok ? { services: found.data } : { refused: found.error }
  }
  const date = query.get('date') ?? ''
  const found = await api.show_service({ slug, ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && { date }) })
  return found.ok ? { service: found.data } : { refused: found.error }
}

/** An option and its time are one choice of the form: `12 09:30`. */
function withParty(query: URLSearchParams): URLSearchParams {
  const [option, time] = (query.get('option') ?? '').split(' ')
  if (!option) return query
  const parted = new URLSearchParams(query)
  parted.set('option', option)
  if (time) parted.set('time', time)
  return parted
}
