import type { ApiClient } from '#api/index.ts'
import type { ApiError } from '#api/errors.ts'
import { productKinds, type ProductKind } from '#domains/products/shared/product-kinds.ts'
import { amountDue, isOnline, minorPlan } from '#domains/shared/plan.ts'
import type { Cart } from '#domains/cart/answers.ts'
import type { PackageCard, PackageDetails } from '#domains/products/packages/answers.ts'
import type { ServiceCard, ServiceDetails } from '#domains/products/services/answers.ts'
import type { HotelCard, HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import { itemOfLine, type BookableItem } from '#web/features/bookings/ProductPrice.tsx'
import { requestedProduct, type RequestedProduct } from '#web/features/cart/requested-product.ts'
import { dateIn, typedIn } from '#web/ui/dates/submitted-dates.ts'
import { readStaySearch, type StaySearch } from '#web/lib/search/stay-search.ts'

/** The selected product with its current price. */
export type Quoted = { item: BookableItem; onRequest: boolean }

/** A hotel of a member of staff who is limited to hotels. */
type OwnHotel = { slug: string; name: string; city: string }

/** State of the selection; every step has its own URL. */
export type Found = {
  kind: ProductKind
  search: StaySearch
  /** The search for a hotel, with the first hotels of `total` once it has dates. */
  hotelSearch?: { hotels?: HotelCard[]; total?: number; own?: OwnHotel[] }
  hotel?: HotelDetails
  rooms?: RoomOffer[]
  packages?: PackageCard[]
  travelPackage?: PackageDetails
  services?: ServiceCard[]
  service?: ServiceDetails
  /** The date of the service as typed. */
  date?: string | undefined
  q: string
  quoted?: Quoted
  /** The amount that is paid online if the quote is, in minor units. */
  online?: number
  /** The promotion code of the quote, with the reason why it deducts nothing. */
  promotion?: Cart['promotion']
  /** Number of lead guests to enter. */
  guests: number
  failure?: ApiError
}

/**
 * Loads the data of the step that the URL describes, through the same endpoints as the public pages. A member of staff who
 * is limited to hotels chooses one of them and cannot book anything else.
 */
export async function findForGuest(
  api: ApiClient,
  query: URLSearchParams,
  { today, limited }: { today: string; limited: boolean },
): Promise<Found> {
  if (limited) return findInOwnHotels(api, query, today)
  const staySearch = readStaySearch(query, today)
  const { search } = staySearch
  const requestedKind = productKinds.find((one) => one === query.get('kind')) ?? 'stay'
  const start = { search, guests: 1, q: textOf(query, 'q') }
  const product = query.has('option') || query.has('departure') ? requestedProduct(withParty(query)) : null
  if (product) {
    const { kind } = product
    const quoteResult = await price(api, product.selection, query)
    return { ...start, kind, ...(quoteResult.failure && (await steps[kind](api, query, staySearch))), ...quoteResult }
  }
  return { ...start, kind: requestedKind, ...(await steps[requestedKind](api, query, staySearch)) }
}

async function findInOwnHotels(api: ApiClient, query: URLSearchParams, today: string): Promise<Found> {
  const staySearch = readStaySearch(query, today)
  const start = { kind: 'stay' as const, search: staySearch.search, guests: 1, q: '' }
  const answer = await api.fetch_stock_hotels()
  if (!answer.ok) return { ...start, failure: answer.error }
  const choice = { hotelSearch: { own: answer.data } }
  if (!answer.data.some(({ slug }) => slug === textOf(query, 'hotel'))) return { ...start, ...choice }
  const stayStep = await steps.stay(api, query, staySearch)
  return { ...start, ...stayStep, ...(stayStep.hotelSearch && choice) }
}

/** The price of a selection and its number of lead guests, or the reason why it cannot be booked. */
async function price(
  api: ApiClient,
  selection: RequestedProduct['selection'],
  query: URLSearchParams,
): Promise<Partial<Pick<Found, 'quoted' | 'online' | 'promotion' | 'guests' | 'failure'>>> {
  const code = textOf(query, 'promotion').slice(0, 40)
  const answer = await api.quote_selection({ selection, ...(code && { code }) })
  if (!answer.ok) return { failure: answer.error }
  const [line] = answer.data.lines
  const item = line && itemOfLine(line)
  if (!item) return { failure: { code: line?.refused ?? 'not_found' } }
  const online = amountDue(minorPlan(item.pay.prepay ?? []), isOnline)
  const { promotion } = answer.data
  return { quoted: { item, onRequest: line.on_request }, online, promotion, guests: line.names }
}

/** The guest of the newest booking with a phone number, as values of the form; null if there is none. */
export async function findKnownGuest(api: ApiClient, phone: string): Promise<Record<string, string> | null> {
  const found = await api.fetch_admin_bookings({ q: phone, limit: 1 })
  const reference = found.ok ? found.data.rows[0]?.reference : undefined
  const answer = reference ? await api.show_admin_booking({ reference }) : null
  if (!answer?.ok) return null
  const { contact, guest_names: guests } = answer.data.booking
  return {
    'guests.0.first_name': guests[0]?.first_name ?? '',
    'guests.0.last_name': guests[0]?.last_name ?? '',
    'contact.email': contact.email,
    'contact.phone': contact.phone,
    'contact.country': contact.country,
  }
}

type Step = (
  api: ApiClient,
  query: URLSearchParams,
  staySearch: ReturnType<typeof readStaySearch>,
) => Promise<Partial<Found>>

/** The current step of each kind: its list, or the selected product with its availability or price. */
const steps: { [Kind in ProductKind]: Step } = {
  async stay(api, query, { search, dated }) {
    const { where, ...stay } = search
    const slug = textOf(query, 'hotel')
    if (slug === '') {
      if (!dated) return { hotelSearch: {} }
      const answer = await api.fetch_hotels({ ...stay, ...(where && { where }), per_page: 20 })
      if (!answer.ok) return { hotelSearch: {}, failure: answer.error }
      return { hotelSearch: { hotels: answer.data, total: answer.meta?.total ?? answer.data.length } }
    }
    const result = await api.show_hotel({ id: slug })
    if (!result.ok) return { hotelSearch: {}, failure: result.error }
    const hotel = result.data
    const { check_in, check_out, occupancy } = stay
    const chosen = query.getAll('room')
    if (chosen.length > 0) {
      const selection = { kind: 'stay' as const, hotel_id: hotel.id, check_in, check_out, rooms: chosen }
      const quoteResult = await price(api, selection, query)
      return { hotel, ...quoteResult }
    }
    const rooms = await api.fetch_new_available_rooms({ hotel_id: hotel.id, check_in, check_out, occupancy })
    return rooms.ok ? { hotel, rooms: rooms.data } : { hotel, failure: rooms.error }
  },
  async package(api, query) {
    const slug = query.get('package')?.slice(0, 80)
    if (!slug) {
      const answer = await api.fetch_packages({ per_page: 50 })
      return answer.ok ? { packages: answer.data } : { failure: answer.error }
    }
    const answer = await api.show_package({ id: slug })
    return answer.ok ? { travelPackage: answer.data } : { failure: answer.error }
  },
  async service(api, query) {
    const slug = query.get('service')?.slice(0, 80)
    if (!slug) {
      const answer = await api.fetch_services({ q: query.get('q')?.slice(0, 100) ?? '', per_page: 50 })
      return answer.ok ? { services: answer.data } : { failure: answer.error }
    }
    const date = dateIn(query, 'date')
    const answer = await api.show_service({ slug, ...(date && { date }) })
    return answer.ok ? { service: answer.data, date: typedIn(query, 'date') } : { failure: answer.error }
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
