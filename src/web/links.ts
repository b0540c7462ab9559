import type { Locale } from '#text/locale.ts'
import type { FilterQuery } from '#web/stay-filters.ts'

type Query = Record<string, string | number | readonly string[] | undefined>

export type StayQuery = {
  where?: string | undefined
  check_in?: string | undefined
  check_out?: string | undefined
  occupancy?: readonly string[] | undefined
  /** The line of the cart that is being changed. */
  line?: number | undefined
}

/** `view` is a map beside the list, or prices by day of arrival `from` a day on; without it the list stands alone. */
export type HotelsQuery = StayQuery &
  FilterQuery & { sort?: string; page?: number; view?: 'map' | 'days'; from?: string }
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

/** A departure, and what a price is asked for: families as occupancies, extras as `id~quantity`. */
export type PackageQuery = {
  departure?: number | undefined
  party?: readonly string[] | undefined
  sharing?: string | undefined
  extra?: readonly string[] | undefined
  /** The line of the cart that is being changed. */
  line?: number | undefined
}

export type ServicesQuery = { city?: string | undefined; q?: string | undefined; page?: number | undefined }

/** What a price of a service is asked for; `people` as an occupancy. */
export type ServiceQuery = {
  option?: number | undefined
  date?: string | undefined
  time?: string | undefined
  people?: string | undefined
  days?: number | undefined
  units?: number | undefined
  /** The line of the cart that is being changed. */
  line?: number | undefined
}

/** Every address of the site. Pages link only through these. */
export const links = {
  home: (locale: Locale) => `/${locale}`,
  hotels: (locale: Locale, query: HotelsQuery = {}) => address(`/${locale}/hotels`, query),
  hotel: (locale: Locale, slug: string, query: StayQuery = {}) => address(`/${locale}/hotels/${slug}`, query),
  compare: (locale: Locale, hotels: readonly number[] = [], query: StayQuery = {}) =>
    address(`/${locale}/hotels/compare`, { hotel: hotels.map(String), ...query }),
  saved: (locale: Locale) => `/${locale}/hotels/saved`,
  /** One stay, or with nothing named all that is in the cart. */
  book: (
    locale: Locale,
    query:
      | {
          hotel: number | string
          check_in: string
          check_out: string
          room: readonly string[]
          line?: number | undefined
        }
      | { step?: 'payment' | 'review' } = {},
  ) => address(`/${locale}/booking/book`, query),
  confirm: (locale: Locale, reference: string) => address(`/${locale}/booking/confirm`, { reference }),
  signin: (locale: Locale, next?: string, done?: 'reset' | 'ended') =>
    address(`/${locale}/auth/signin`, { next, done }),
  register: (locale: Locale, next?: string) => address(`/${locale}/auth/register`, { next }),
  registerCode: (locale: Locale) => `/${locale}/auth/registerotp`,
  signinByCode: (locale: Locale, next?: string) => address(`/${locale}/auth/loginotpcode`, { next }),
  forgotPassword: (locale: Locale) => `/${locale}/auth/forgitpass`,
  resetPassword: (locale: Locale) => `/${locale}/auth/resetpassword`,
  myBooking: (locale: Locale, group?: string, page?: number) =>
    address(`/${locale}/profile/my-booking`, { group, page: page === 1 ? undefined : page }),
  personalData: (locale: Locale) => `/${locale}/profile/personal-data`,
  updatePassword: (locale: Locale) => `/${locale}/profile/update-password`,
  faq: (locale: Locale, query: { q?: string; thanks?: string } = {}) => address(`/${locale}/faq`, query),
  search: (locale: Locale, query: { q?: string } = {}) => address(`/${locale}/search`, query),
  /** Where the server shows that a form was too large to be read. */
  tooLarge: (locale: Locale) => `/${locale}/too-large`,
  cart: (locale: Locale) => `/${locale}/cart`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  about: (locale: Locale) => `/${locale}/about-us`,
  licences: (locale: Locale) => `/${locale}/licences`,
  terms: (locale: Locale) => `/${locale}/terms-conditions`,
  contact: (
    locale: Locale,
    query: { topic?: string; about?: string | undefined; booking?: string; receipt?: string } = {},
  ) => address(`/${locale}/contact-us`, query),
  blogs: (locale: Locale, query: { category?: string; tag?: string; q?: string; page?: number } = {}) =>
    address(`/${locale}/blogs`, { ...query, page: query.page === 1 ? undefined : query.page }),
  feed: (locale: Locale) => `/${locale}/blogs/feed.xml`,
  blog: (locale: Locale, slug: string) => `/${locale}/blogs/${slug}`,
  packages: (locale: Locale, query: PackagesQuery = {}) => address(`/${locale}/packages`, query),
  package: (locale: Locale, slug: string, query: PackageQuery = {}) => address(`/${locale}/packages/${slug}`, query),
  services: (locale: Locale, query: ServicesQuery = {}) => address(`/${locale}/services`, query),
  serviceType: (locale: Locale, id: number, query: ServicesQuery = {}) => address(`/${locale}/services/${id}`, query),
  service: (locale: Locale, slug: string, query: ServiceQuery = {}) =>
    address(`/${locale}/services/details/${slug}`, query),
  bookJourney: (locale: Locale, query: { departure: number } & PackageQuery) =>
    address(`/${locale}/booking/journey`, query),
  bookService: (locale: Locale, query: { option: number } & ServiceQuery) =>
    address(`/${locale}/booking/journey`, query),
  manifest: (locale: Locale) => `/${locale}/manifest.webmanifest`,
  picture: (id: string, width: number) => `/img/${width}/${id}`,
}

/** The same page in the other language: the path's first part is the language. */
export function inOtherLanguage(path: string, locale: Locale): string {
  // An address that names no language gets one. Where one returns to after signing in follows along.
  return path
    .replace(/^(?:\/(?:en|ar)(?=\/|\?|$))?/, `/${locale}`)
    .replace(/([?&]next=(?:\/|%2F))(?:en|ar)(?=\/|%2F|%3F|\?|&|$)/i, `$1${locale}`)
}

/** Only addresses of this site may be returned to after signing in. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  return next && /^\/(en|ar)(\/|\?|$)/.test(next) && !notPlain.test(next) ? next : fallback
}

/** What a Location header cannot say, a backslash, and a path that leads elsewhere by empty or dot segments. */
const notPlain = /[^\x21-\x7e]|\\|^[^?#]*\/(?:\/|(?:\.|%2e){1,2}(?:[/?#]|$))/i

/** A path with what is asked of it; what is empty is left out. */
export function address(path: string, query: Query): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = queryText(search)
  return text ? `${path}?${text}` : path
}

/** The address of where one is, as `links` would write it: the router escapes what need not be. */
export function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search.replaceAll('%2C', ',')
}

/** A query without escapes of what may stand in one as it is (RFC 3986, section 3.4). */
export function queryText(search: URLSearchParams): string {
  return search.toString().replace(/%(?:2C|2F|3A|3D|3F|7E)/g, decodeURIComponent)
}
