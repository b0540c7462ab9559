import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { bookingKinds, type BookingKind } from '#domains/bookings/model/products/kinds.ts'
import type { PackageCard, PackageDetails } from '#domains/products/packages/answers.ts'
import type { ServiceCard, ServiceDetails } from '#domains/products/services/answers.ts'
import type { HotelCard, HotelDetails, QuoteAnswer, RoomOffer } from '#domains/products/stays/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import { priceRequested, requestedProduct, type PricedProduct } from '#web/features/checkout/priced-product.ts'
import { readStaySearch, type StaySearch } from '#web/lib/search/stay-search.ts'

/** The selected product with its current price. */
export type Quoted = { kind: 'stay'; quote: QuoteAnswer; supply: 'own' | 'portal' } | PricedProduct

/** State of the selection; every step has its own URL. */
export type Found = {
  kind: BookingKind
  search: StaySearch
  /** The search for a hotel, with the first hotels of `total` once it has dates. */
  hotelSearch?: { hotels?: HotelCard[]; total?: number }
  hotel?: HotelDetails
  rooms?: RoomOffer[]
  packages?: PackageCard[]
  travelPackage?: PackageDetails
  services?: ServiceCard[]
  service?: ServiceDetails
  q: string
  quoted?: Quoted
  /** Number of lead guests to enter. */
  guests: number
  failure?: ApiError
}

/** Loads the data of the step that the URL describes, through the same endpoints as the public pages. */
export async function findForGuest(
  api: ApiClient,
  query: URLSearchParams,
  locale: Locale,
  today: string,
): Promise<Found> {
  const requested = readStaySearch(query, today)
  const { search } = requested
  const named = bookingKinds.find((one) => one === query.get('kind')) ?? 'stay'
  const start = { search, guests: 1, q: textOf(query, 'q') }
  const product = query.has('option') || query.has('departure') ? requestedProduct(withParty(query)) : null
  if (product) {
    const { kind } = product
    const quoted = await priceRequested(api, product, locale)
    if (quoted.ok) return { ...start, kind, quoted: quoted.data, guests: quoted.data.rooms.length }
    return { ...start, kind, ...(await steps[kind](api, query, requested)), failure: quoted.error }
  }
  return { ...start, kind: named, ...(await steps[named](api, query, requested)) }
}

type Step = (
  api: ApiClient,
  query: URLSearchParams,
  requested: ReturnType<typeof readStaySearch>,
) => Promise<Partial<Found>>

/** The current step of each kind: its list, or the selected product with its availability or price. */
const steps: { [Kind in BookingKind]: Step } = {
  async stay(api, query, { search, dated }) {
    const { where, ...stay } = search
    const slug = textOf(query, 'hotel')
    if (slug === '') {
      if (!dated) return { hotelSearch: {} }
      const found = await api.fetch_hotels({ ...stay, ...(where && { where }), per_page: 20 })
      if (!found.ok) return { hotelSearch: {}, failure: found.error }
      return { hotelSearch: { hotels: found.data, total: found.meta?.total ?? found.data.length } }
    }
    const found = await api.show_hotel({ id: slug })
    if (!found.ok) return { hotelSearch: {}, failure: found.error }
    const hotel = found.data
    const { check_in, check_out, occupancy } = stay
    const chosen = query.getAll('room')
    if (chosen.length > 0) {
      const quote = await api.get_hotel_price({ hotel_id: hotel.id, check_in, check_out, rooms: chosen })
      if (!quote.ok) return { hotel, failure: quote.error }
      const { supply } = quote.data.hotel
      return { quoted: { kind: 'stay', quote: quote.data, supply }, guests: chosen.length }
    }
    const rooms = await api.fetch_new_available_rooms({ hotel_id: hotel.id, check_in, check_out, occupancy })
    return rooms.ok ? { hotel, rooms: rooms.data } : { hotel, failure: rooms.error }
  },
  async package(api, query) {
    const slug = query.get('package')?.slice(0, 80)
    if (!slug) {
      const found = await api.fetch_packages({ per_page: 50 })
      return found.ok ? { packages: found.data } : { failure: found.error }
    }
    const found = await api.show_package({ id: slug })
    return found.ok ? { travelPackage: found.data } : { failure: found.error }
  },
  async service(api, query) {
    const slug = query.get('service')?.slice(0, 80)
    if (!slug) {
      const found = await api.fetch_services({ q: query.get('q')?.slice(0, 100) ?? '', per_page: 50 })
      return found.ok ? { services: found.data } : { failure: found.error }
    }
    const date = query.get('date') ?? ''
    const found = await api.show_service({ slug, ...(/^\d{4}-\d{2}-\d{2}$/.test(date) && { date }) })
    return found.ok ? { service: found.data } : { failure: found.error }
  },
}

function textOf(query: URLSearchParams, name: string): string {
  return query.get(name)?.trim().slice(0, 100) ?? ''
}

/** The form submits an option and its time as one value: `12 09:30`. Splits it into two parameters. */
function withParty(query: URLSearchParams): URLSearchParams {
  const [option, time] = (query.get('option') ?? '').split(' ')
  if (!option) return query
  const parted = new URLSearchParams(query)
  parted.set('option', option)
  if (time) parted.set('time', time)
  return parted
}
