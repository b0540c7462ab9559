import { afterLocale, isLocale, type Locale } from '#i18n/locale.ts'

/** Query parameters; undefined and empty ones are omitted. */
export type Query = Record<string, string | number | readonly string[] | undefined>

/** The query parameters that filter a search. */
export const filterFields = [
  'stars',
  'districts',
  'facilities',
  'amenities',
  'board',
  'price_min',
  'price_max',
  'walk_max',
  'free_cancellation',
  'pay_on_arrival',
] as const

/** The filters as query parameters: prices in whole units of the currency, switches as `1`. */
export type FilterQuery = { [Field in (typeof filterFields)[number]]?: string | string[] }

/**
 * A search of stays: place, dates, party, filters and the order of its list. Every view of hotels receives all of it and
 * passes it on.
 */
export type StayQuery = FilterQuery & {
  where?: string | undefined
  check_in?: string | undefined
  check_out?: string | undefined
  occupancy?: readonly string[] | undefined
  /** Undefined for the recommended order. */
  sort?: string | undefined
  /** The cart line that is being changed. */
  line?: number | undefined
}

/**
 * `view` is a map next to the list, or prices by arrival date starting on `from`; without it only the list is shown.
 * `open` are parts that are closed otherwise: `search`, or `districts,facilities`.
 */
export type HotelsQuery = StayQuery & { page?: number; view?: 'map' | 'days'; from?: string; open?: string }
export type PackagesQuery = {
  type?: string | undefined
  month?: string | undefined
  days?: string | undefined
  price?: number | undefined
  from?: string | undefined
  tour?: string | undefined
  group?: number | undefined
  sort?: string | undefined
  page?: number | undefined
}

/** A departure and the input of its price: families as occupancies, extras as `id~quantity`. */
export type PackageQuery = {
  departure?: number | undefined
  party?: readonly string[] | undefined
  sharing?: string | undefined
  extra?: readonly string[] | undefined
  /** The cart line that is being changed. */
  line?: number | undefined
}

export type ServicesQuery = { city?: string | undefined; q?: string | undefined; page?: number | undefined }

/** Input of a service price; `people` as an occupancy. */
export type ServiceQuery = {
  option?: number | undefined
  date?: string | undefined
  time?: string | undefined
  people?: string | undefined
  days?: number | undefined
  units?: number | undefined
  /** The cart line that is being changed. */
  line?: number | undefined
}

/** All URLs of the site. Pages link only through these functions. */
export const links = {
  home: (locale: Locale) => `/${locale}`,
  hotels: (locale: Locale, query: HotelsQuery = {}) => address(`/${locale}/hotels`, query),
  hotel: (locale: Locale, slug: string, query: StayQuery = {}) => address(`/${locale}/hotels/${slug}`, query),
  compare: (locale: Locale, hotels: readonly number[] = [], query: StayQuery = {}) =>
    address(`/${locale}/hotels/compare`, { hotel: hotels.map(String), ...query }),
  saved: (locale: Locale, query: StayQuery = {}) => address(`/${locale}/hotels/saved`, query),
  /** The link in an email that ends the alert of a saved hotel. */
  stopAlert: (locale: Locale, alert: string) => address(`/${locale}/hotels/saved`, { alert }),
  /** Books one stay, package or service, or the whole cart if no query is passed. */
  book: (
    locale: Locale,
    query:
      // Place, filters and order of the search are for the way back to the hotel.
      | (Omit<StayQuery, 'occupancy'> & {
          hotel: number | string
          check_in: string
          check_out: string
          room: readonly string[]
        })
      | ({ departure: number } & PackageQuery)
      | ({ option: number } & ServiceQuery)
      | { step?: 'payment' | 'review' } = {},
  ) => address(`/${locale}/booking/book`, query),
  signin: (locale: Locale, next?: string, done?: 'reset' | 'ended' | 'deleted') =>
    address(`/${locale}/auth/signin`, { next, done }),
  register: (locale: Locale, next?: string) => address(`/${locale}/auth/register`, { next }),
  myBooking: (locale: Locale, group?: string, page?: number) =>
    address(`/${locale}/profile/my-booking`, { group, page: page === 1 ? undefined : page }),
  personalData: (locale: Locale) => `/${locale}/profile/personal-data`,
  faq: (locale: Locale, query: { q?: string; thanks?: string } = {}) => address(`/${locale}/faq`, query),
  search: (locale: Locale, query: { q?: string } = {}) => address(`/${locale}/search`, query),
  cart: (locale: Locale) => `/${locale}/cart`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  about: (locale: Locale) => `/${locale}/about-us`,
  currency: (locale: Locale) => `/${locale}/currency`,
  /** Stores the choice of the easy view. */
  easyView: '/easy-view',
  /** The styles of the easy view for those who have chosen it. */
  easyStyles: '/easy-view.css',
  terms: (locale: Locale) => `/${locale}/terms-conditions`,
  /** The terms as they were accepted with a booking. */
  acceptedTerms: (locale: Locale, version: number) => `/${locale}/terms-conditions?version=${version}`,
  contact: (
    locale: Locale,
    query: {
      topic?: string
      about?: string | undefined
      booking?: string
      receipt?: string
      card?: 'hidden' | undefined
    } = {},
  ) => address(`/${locale}/contact-us`, query),
  blogs: (locale: Locale, query: { category?: string; tag?: string; q?: string; page?: number } = {}) =>
    address(`/${locale}/blogs`, { ...query, page: query.page === 1 ? undefined : query.page }),
  packages: (locale: Locale, query: PackagesQuery = {}) => address(`/${locale}/packages`, query),
  package: (locale: Locale, slug: string, query: PackageQuery = {}) => address(`/${locale}/packages/${slug}`, query),
  services: (locale: Locale, query: ServicesQuery = {}) => address(`/${locale}/services`, query),
  service: (locale: Locale, slug: string, query: ServiceQuery = {}) =>
    address(`/${locale}/services/details/${slug}`, query),
  picture: (id: string, width: number) => `/img/${width}/${id}`,
}

/** The same page in the other language: the first segment of the path is the language. */
export function inOtherLanguage(path: string, locale: Locale): string {
  // A path without a language gets one. The return path in `next` changes its language as well.
  const translated = `/${locale}${afterLocale(path) ?? path}`
  return translated.replace(/([?&]next=(?:\/|%2F))([a-z-]+)(?=\/|%2F|%3F|\?|&|$)/i, (all, next: string, of) =>
    isLocale(of) ? next + locale : all,
  )
}

/** A path with its query; empty values are omitted. */
export function address(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = queryText(search)
  return text ? `${path}?${text}` : path
}

/** The current URL as `links` would write it: the router escapes more than necessary. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replaceAll('%2C', ',')
}

/** A query string without escapes for characters that are allowed in queries (RFC 3986, section 3.4). */
export function queryText(search: URLSearchParams): string {
  return search.toString().replace(/%(?:2C|2F|3A|3D|3F|7E)/g, decodeURIComponent)
}

/** URLs of a hotel page with one of its sections opened. */
export const hotelLinks = {
  /** A hotel with its prices by arrival date; `map` with its map. */
  calendar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, calendar: '1' })}#calendar`,
  map: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, map: '1' })}#map`,
  /** A hotel with similar hotels; `terms` with the cancellation costs of one of its rates. */
  similar: (locale: Locale, slug: string, query: StayQuery = {}) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, similar: '1' })}#similar`,
  terms: (locale: Locale, slug: string, query: StayQuery, rate: number) =>
    `${address(`/${locale}/hotels/${slug}`, { ...query, terms: String(rate) })}#terms`,
}

/**
 * A search of stays in two cities: `where` names both in order (`makkah,madinah`), the dates are those of the whole
 * trip, of which `nights` are in the first city.
 */
export type TwoCitiesQuery = StayQuery & {
  nights?: number | undefined
  /** Limit of both hotels together, in whole units of the currency. */
  budget?: number | undefined
  /** The chosen hotels, each `<hotel>` or `<hotel>~<rate plan>`. */
  stay?: readonly string[] | undefined
  /** The chosen transfer, `<option>` or `<option>~<time>`. */
  transfer?: string | undefined
  /** Extras of the way, each `<option>~<adults>` or `<option>~<adults>~<children>`. */
  extra?: readonly string[] | undefined
}

/** URLs of the search in two cities. */
export const twoCitiesLinks = {
  search: (locale: Locale, query: TwoCitiesQuery = {}) => address(`/${locale}/hotels/two-cities`, query),
}

/** URLs that only few pages lead to. */
export const contentLinks = {
  feed: (locale: Locale) => `/${locale}/blogs/feed.xml`,
  licences: (locale: Locale) => `/${locale}/licences`,
  serviceType: (locale: Locale, id: number, query: ServicesQuery = {}) => address(`/${locale}/services/${id}`, query),
  blog: (locale: Locale, slug: string) => `/${locale}/blogs/${slug}`,
}

/** URLs that only the server leads to. */
export const noticeLinks = {
  /** The page to which the server redirects a form that was too large. */
  tooLarge: (locale: Locale) => `/${locale}/too-large`,
  /** The page that the server shows in place of one that a caller has asked for too often. */
  tooMany: (locale: Locale) => `/${locale}/too-many`,
  /** The page that the server shows in place of one that took too long. */
  unavailable: (locale: Locale) => `/${locale}/unavailable`,
}
