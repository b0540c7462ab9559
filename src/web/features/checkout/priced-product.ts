import type { ApiClient } from '#api/index.ts'
import type { ApiError, FieldError } from '#api/errors.ts'
import type { InputOf } from '#api/endpoint.ts'
import type { bookingsEndpoints } from '#domains/bookings/contract/bookings.ts'
import type { RoomBasis } from '#domains/products/shared/room-basis.ts'
import type { ServiceQuote } from '#domains/products/services/answers.ts'
import type { Locale } from '#i18n/locale.ts'
import type { QuoteOfKind } from '#web/features/checkout/ProductSummary.tsx'
import { links, type PackageQuery, type ServiceQuery, type StayQuery } from '#web/lib/links.ts'
import { idOf, packageQueryOf, readRequestedPackage } from '#web/lib/search/package-search.ts'
import { readRequestedService, serviceQueryOf } from '#web/lib/search/service-search.ts'

type Selection = InputOf<(typeof bookingsEndpoints)['fetch_duplicate_booking']>['selection']
type Requested<Kind, Query> = {
  kind: Kind
  /** As input of the API. */
  selection: Extract<Selection, { kind: Kind }>
  /** As parameters of the page on which it was selected. */
  query: Query
}

/** The product that the URL of the booking page names. */
export type RequestedProduct =
  | Requested<'stay', StayQuery & { occupancy: string[] }>
  | Requested<'package', PackageQuery>
  | Requested<'service', ServiceQuery>
type RequestedOf<Kind> = Extract<RequestedProduct, { kind: Kind }>

/** The facts of a priced product that its booking form shows. */
type ProductFacts = {
  /** The promotion code in the URL, and why it deducts nothing. */
  promotion: { code: string; error: FieldError | null } | null
  /** URL of the page on which another room, date or option can be selected. */
  back: string
  name: string
  supply: 'own' | 'portal'
  timeZone: string
  firstDay: string
  lastDay: string
  /** One lead guest is named for each: a room by name, a room of a package by its basis, or the whole of a service. */
  rooms: { name?: string; sharing?: RoomBasis }[]
  /** The amounts due; later instalments of a package are not part of the payment at booking. */
  pay: ServiceQuote['pay']
}

/** The selected product with its current price. */
export type PricedProduct = ProductFacts & QuoteOfKind

/** The stay, package or service in the URL of the booking page; null without one, which books the cart. */
export function requestedProduct(query: URLSearchParams): RequestedProduct | null {
  if (query.has('option')) {
    const requested = readRequestedService(query)
    const { option = 0, date = '', time, people, days, units } = requested
    const selection = { kind: 'service' as const, option_id: option, date, ...(time && { time }), people, days, units }
    return { kind: 'service', selection, query: serviceQueryOf(requested) }
  }
  if (query.has('departure')) {
    const requested = readRequestedPackage(query)
    const { departure = 0, party, sharing, extras } = requested
    const selection = { kind: 'package' as const, departure_id: departure, party, sharing, extras }
    return { kind: 'package', selection, query: packageQueryOf(requested) }
  }
  if (!query.has('hotel')) return null
  const dates = { check_in: query.get('check_in') ?? '', check_out: query.get('check_out') ?? '' }
  const rooms = query.getAll('room')
  const occupancy = rooms.map((room) => room.split('~')[1] ?? '2')
  return {
    kind: 'stay',
    selection: { kind: 'stay', hotel_id: Number(query.get('hotel')), ...dates, rooms },
    query: { ...dates, occupancy, line: idOf(query.get('line')) },
  }
}

type Priced<Kind extends RequestedProduct['kind']> = Promise<
  { ok: true; data: Extract<PricedProduct, { kind: Kind }> } | { ok: false; error: ApiError }
>

/** Prices the product of the booking page, with a promotion code. */
export async function priceRequested(
  api: ApiClient,
  requested: RequestedProduct,
  locale: Locale,
  code = '',
): Priced<RequestedProduct['kind']> {
  switch (requested.kind) {
    case 'stay':
      return priceStay(api, requested, locale, code)
    case 'package':
      return pricePackage(api, requested, locale, code)
    case 'service':
      return priceService(api, requested, locale, code)
  }
}

async function priceStay(api: ApiClient, requested: RequestedOf<'stay'>, locale: Locale, code: string): Priced<'stay'> {
  const { kind, ...stay } = requested.selection
  const priced = await api.get_hotel_price(stay)
  if (!priced.ok) return priced
  const { quote, promotion } = await discounted(api, kind, priced.data, code)
  const { check_in, check_out, hotel } = quote
  const data = {
    kind,
    quote,
    promotion,
    back: links.hotel(locale, hotel.slug, requested.query),
    name: hotel.name,
    supply: hotel.supply,
    timeZone: hotel.time_zone,
    firstDay: check_in,
    lastDay: check_out,
    rooms: quote.rooms.map(({ name }) => ({ name })),
    pay: quote.pay,
  }
  return { ok: true, data }
}

async function pricePackage(
  api: ApiClient,
  requested: RequestedOf<'package'>,
  locale: Locale,
  code: string,
): Priced<'package'> {
  const { kind, ...selection } = requested.selection
  const priced = await api.get_package_price(selection)
  if (!priced.ok) return priced
  const { quote, promotion } = await discounted(api, kind, priced.data, code)
  const { prepay, arrival } = quote.pay
  const none = { minor: 0, currency: quote.total.currency }
  const data = {
    kind,
    quote,
    promotion,
    back: links.package(locale, quote.package.slug, requested.query),
    name: quote.package.title,
    supply: quote.package.supply,
    timeZone: quote.departure_city.time_zone,
    firstDay: quote.departure.starts_on,
    lastDay: quote.departure.ends_on,
    rooms: quote.rooms.map(({ sharing }) => ({ sharing })),
    pay: { arrival, prepay: prepay && { now: prepay.now, on_arrival: none } },
  }
  return { ok: true, data }
}

async function priceService(
  api: ApiClient,
  requested: RequestedOf<'service'>,
  locale: Locale,
  code: string,
): Priced<'service'> {
  const { kind, ...selection } = requested.selection
  const priced = await api.get_service_price(selection)
  if (!priced.ok) return priced
  const { quote, promotion } = await discounted(api, kind, priced.data, code)
  const data = {
    kind,
    quote,
    promotion,
    back: links.service(locale, quote.service.slug, requested.query),
    name: quote.service.name,
    supply: quote.service.supply,
    timeZone: quote.time_zone,
    firstDay: quote.date,
    lastDay: quote.last_date,
    rooms: [{}],
    pay: quote.pay,
  }
  return { ok: true, data }
}

/** Applies a promotion code to a quote. The quote stays as it is if the code does not apply. */
async function discounted<Kind extends QuoteOfKind['kind']>(
  api: ApiClient,
  kind: Kind,
  quote: Extract<QuoteOfKind, { kind: Kind }>['quote'],
  code: string,
): Promise<{ quote: typeof quote; promotion: ProductFacts['promotion'] }> {
  if (!code) return { quote, promotion: null }
  const applied = await api.apply_promotion_code({ quote_token: quote.token, code })
  if (!applied.ok) {
    return {
      quote,
      promotion: { code, error: applied.error.errors?.[0] ?? { path: 'code', code: applied.error.code } },
    }
  }
  return applied.data.kind === kind
    ? { quote: applied.data.quote as typeof quote, promotion: { code, error: null } }
    : { quote, promotion: null }
}
