import type { InputOf } from '#api/endpoint.ts'
import type { ErrorCode } from '#api/errors.ts'
import { emptyCart, type Cart } from '#domains/cart/answers.ts'
import type { cartEndpoints } from '#domains/cart/contract.ts'
import type { ProductKind } from '#domains/products/shared/product-kinds.ts'
import type { Locale } from '#i18n/locale.ts'
import { errorResponse, type RequestContext } from '#web/lib/loaders.ts'
import { links, type PackageQuery, type ServiceQuery, type StayQuery } from '#links/site.ts'
import { idOf, packageQueryOf, readRequestedPackage } from '#web/lib/search/package-search.ts'
import { hotelQuery } from '#web/lib/search/search-query.ts'
import { filterQuery, readFilters, readSort } from '#web/lib/search/stay-filters.ts'
import { readRequestedService, serviceQueryOf } from '#web/lib/search/service-search.ts'

type Selection = InputOf<(typeof cartEndpoints)['quote_selection']>['selection']
type Queries = { stay: StayQuery; package: PackageQuery; service: ServiceQuery }

export type RequestedProduct = {
  [K in ProductKind]: {
    kind: K
    /** As input of the API. */
    selection: Extract<Selection, { kind: K }>
    /** As parameters of the page on which it was selected. */
    query: Queries[K]
  }
}[ProductKind]

/** The stay, package or service in the URL of the booking page; null without one, which books the cart. */
export function requestedProduct(query: URLSearchParams): RequestedProduct | null {
  if (query.has('option')) {
    const service = readRequestedService(query)
    const { option = 0, date = '', time, people, days, units } = service
    const selection = { kind: 'service' as const, option_id: option, date, ...(time && { time }), people, days, units }
    return { kind: 'service', selection, query: serviceQueryOf(service) }
  }
  if (query.has('departure')) {
    const travelPackage = readRequestedPackage(query)
    const { departure = 0, party, sharing, extras } = travelPackage
    const selection = { kind: 'package' as const, departure_id: departure, party, sharing, extras }
    return { kind: 'package', selection, query: packageQueryOf(travelPackage) }
  }
  if (!query.has('hotel')) return null
  const dates = { check_in: query.get('check_in') ?? '', check_out: query.get('check_out') ?? '' }
  const rooms = query.getAll('room')
  const { where } = hotelQuery({ where: query.get('where') ?? undefined })
  const occupancy = rooms.map((room) => room.split('~')[1] ?? '2')
  return {
    kind: 'stay',
    selection: { kind: 'stay', hotel_id: Number(query.get('hotel')), ...dates, rooms, ...(where && { where }) },
    query: {
      where,
      ...dates,
      occupancy,
      ...filterQuery(readFilters(query)),
      sort: readSort(query),
      line: idOf(query.get('line')),
    },
  }
}

/** URL of the page on which another room, date or option can be selected; of the list without a `slug`. */
export function placeOfProduct(locale: Locale, { kind, query }: RequestedProduct, slug?: string): string {
  switch (kind) {
    case 'stay':
      return slug ? links.hotel(locale, slug, query) : links.hotels(locale, query)
    case 'package':
      return slug ? links.package(locale, slug, query) : links.packages(locale)
    case 'service':
      return slug ? links.service(locale, slug, query) : links.services(locale)
  }
}

/** True if the traveller books the same once more on purpose. */
export const isAgain = (query: URLSearchParams) => query.get('again') === 'yes'

/** The selection: the requested product as a cart of one line, or the cart; with the reason why it cannot be booked. */
export async function findCheckoutCart(
  { api }: Pick<RequestContext, 'api'>,
  requested: RequestedProduct | null,
  query: URLSearchParams,
): Promise<{ cart: Cart; failure: ErrorCode | null }> {
  if (requested) {
    const code = query.get('promotion')?.trim().slice(0, 40)
    const quoted = await api.quote_selection({ selection: requested.selection, ...(code && { code }) })
    if (!quoted.ok) return { cart: emptyCart, failure: quoted.error.code }
    return { cart: quoted.data, failure: quoted.data.lines[0]?.refused ?? null }
  }
  const cart = await api.fetch_cart()
  if (!cart.ok) throw errorResponse(cart.error)
  return { cart: cart.data, failure: null }
}
