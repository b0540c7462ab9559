import { type PackageSort, packageSorts, tourTypes } from '#domains/products/packages/shapes.ts'
import { monthDates } from '#domains/shared/months.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'
import { typedOccupancy } from '#domains/shared/occupancy.ts'
import { typedText } from '#i18n/digits.ts'
import type { PackageQuery, PackagesQuery } from '#links/site.ts'

/** Choices of the filter form: ranges of days, riyals, persons. */
export const durations = ['1-5', '6-8', '9-60'] as const
export const maxPrices = [1500, 2500, 3500, 5000] as const
export const groupSizes = [12, 20, 30] as const

/** Number of families that the form without scripts has fields for. */
export const formFamilies = 3
/** Number of kinds of extras that it has fields for. */
export const formExtras = 8

type RequestedPackages = { query: PackagesQuery; sort: PackageSort; page: number }

/** Reads a search for packages from a URL; invalid choices are omitted. */
export function readPackagesSearch(query: URLSearchParams): RequestedPackages {
  const param = (name: string) => typedText(query.get(name) ?? '')
  const slug = (name: string) => (/^[a-z0-9-]{1,80}$/.test(param(name)) ? param(name) : undefined)
  const sort = packageSorts.find((one) => one === param('sort')) ?? 'recommended'
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(param('page'))) || 1))
  return {
    query: {
      type: slug('type'),
      month: monthDates(param('month')) ? param('month') : undefined,
      days: durations.find((one) => one === param('days')),
      price: maxPrices.find((one) => String(one) === param('price')),
      from: slug('from'),
      tour: tourTypes.find((one) => one === param('tour')),
      group: groupSizes.find((one) => String(one) === param('group')),
      sort: sort === 'recommended' ? undefined : sort,
      page: page === 1 ? undefined : page,
    },
    sort,
    page,
  }
}

/** The search as input of `fetch_packages`. */
export function packagesInput({ query }: RequestedPackages) {
  const [minDays, maxDays] = (query.days ?? '').split('-').map(Number)
  return {
    ...(query.type && { type: query.type }),
    ...(query.month && { month: query.month }),
    ...(minDays && maxDays && { min_days: minDays, max_days: maxDays }),
    ...(query.price && { max_price: query.price * 100 }),
    ...(query.from && { departure_city: query.from }),
    ...(query.tour && { tour_type: query.tour as (typeof tourTypes)[number] }),
    ...(query.group && { max_group: query.group }),
  }
}

export type RequestedPackage = ReturnType<typeof readRequestedPackage>

/**
 * Reads a departure and a party from a URL or the form. The form sends `adults1` and the ages `ages1` of each family, and
 * `extra1=12~2` for the nth extra; digits can be Arabic.
 */
export function readRequestedPackage(query: URLSearchParams) {
  const plain = query.has('adults1')
  const typed = (name: string) => typedText(query.get(name) ?? '')
  const families = Array.from({ length: formFamilies }, (_, i) =>
    // A family without adults is ignored.
    Number(typed(`adults${i + 1}`)) === 0 ? '' : typedOccupancy(typed(`adults${i + 1}`), agesIn(query, `ages${i + 1}`)),
  )
  const extras = Array.from({ length: formExtras }, (_, i) => typed(`extra${i + 1}`))
  return {
    departure: idOf(query.get('departure')),
    /** Empty if no price is requested. */
    party: (plain ? families : query.getAll('party').map((text) => typedText(text))).filter(Boolean),
    sharing: roomBases.find((one) => one === query.get('sharing')) ?? 'quad',
    extras: (plain ? extras : query.getAll('extra')).filter((text) => /^\d{1,9}~\d{1,2}$/.test(text)),
    /** The cart line that is being changed. */
    line: idOf(query.get('line')),
    /** True if it was submitted by the form without scripts, so that the page redirects to the canonical URL. */
    plain,
  }
}

export function packageQueryOf({ departure, party, sharing, extras, line }: RequestedPackage): PackageQuery {
  if (party.length === 0) return { departure, line }
  return { departure, party, sharing: sharing === 'quad' ? undefined : sharing, extra: extras, line }
}

/** The ages of children, sent one by one or typed into one field. */
export function agesIn(query: URLSearchParams, name: string): string {
  return query
    .getAll(name)
    .map((age) => typedText(age))
    .join(',')
}

/** Parses the id of a row from a URL. */
export function idOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
