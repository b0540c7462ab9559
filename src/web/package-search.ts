import type { PackageSort } from '#domains/packages/limits.ts'
import { packageSorts } from '#domains/packages/limits.ts'
import { monthDates } from '#domains/packages/months.ts'
import { sharings, tourTypes, type Sharing } from '#domains/packages/shapes.ts'
import { typedOccupancy } from '#domains/stays/occupancy.ts'
import { latinDigits } from '#text/digits.ts'
import type { PackageQuery, PackagesQuery } from '#web/links.ts'

/** The choices of the filter form: days from and to, riyals, persons. */
export const durations = ['1-5', '6-8', '9-60'] as const
export const mostPrices = [1500, 2500, 3500, 5000] as const
export const groupSizes = [12, 20, 30] as const

/** The most families that the form without scripts has fields for. */
export const formFamilies = 3
/** The most kinds of extras that it has fields for. */
export const formExtras = 8

type AskedPackages = { query: PackagesQuery; sort: PackageSort; page: number }

/** A search for packages as an address asks for it; what is no choice is left out. */
export function readPackagesSearch(query: URLSearchParams): AskedPackages {
  const given = (name: string) => latinDigits(query.get(name) ?? '').trim()
  const slug = (name: string) => (/^[a-z0-9-]{1,80}$/.test(given(name)) ? given(name) : undefined)
  const sort = packageSorts.find((one) => one === given('sort')) ?? 'recommended'
  const page = Math.min(1000, Math.max(1, Math.trunc(Number(given('page'))) || 1))
  return {
    query: {
      type: slug('type'),
      month: monthDates(given('month')) ? given('month') : undefined,
      days: durations.find((one) => one === given('days')),
      price: mostPrices.find((one) => String(one) === given('price')),
      from: slug('from'),
      tour: tourTypes.find((one) => one === given('tour')),
      group: groupSizes.find((one) => String(one) === given('group')),
      sort: sort === 'recommended' ? undefined : sort,
      page: page === 1 ? undefined : page,
    },
    sort,
    page,
  }
}

/** The same as `fetch_packages` takes it. */
export function packagesInput({ query }: AskedPackages) {
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

export type AskedPackage = {
  departure: number | undefined
  /** Empty: no price is asked for. */
  party: string[]
  sharing: Sharing
  extras: string[]
  /** The line of the cart that is being changed. */
  line: number | undefined
  /** Whether it came from the plain form and has an address of its own to go to. */
  plain: boolean
}

/**
 * A departure and a party as an address or the form asks for them. The form sends `adults1`, `ages1` … for each family
 * and `extra1=12~2` for the nth extra; digits may be Arabic.
 */
export function readPackageAsked(query: URLSearchParams): AskedPackage {
  const plain = query.has('adults1')
  const typed = (name: string) => latinDigits(query.get(name) ?? '').trim()
  const families = Array.from({ length: formFamilies }, (_, i) =>
    // A family without adults is none.
    Number(typed(`adults${i + 1}`)) === 0 ? '' : typedOccupancy(typed(`adults${i + 1}`), typed(`ages${i + 1}`)),
  )
  const extras = Array.from({ length: formExtras }, (_, i) => typed(`extra${i + 1}`))
  return {
    departure: idOf(query.get('departure')),
    party: (plain ? families : query.getAll('party').map((text) => latinDigits(text).trim())).filter(Boolean),
    sharing: sharings.find((one) => one === query.get('sharing')) ?? 'quad',
    extras: (plain ? extras : query.getAll('extra')).filter((text) => /^\d{1,9}~\d{1,2}$/.test(text)),
    line: idOf(query.get('line')),
    plain,
  }
}

/** The part of it that an address carries. */
export function packageQueryOf({ departure, party, sharing, extras, line }: AskedPackage): PackageQuery {
  if (party.length === 0) return { departure, line }
  return { departure, party, sharing: sharing === 'quad' ? undefined : sharing, extra: extras, line }
}

/** The id of a row as an address says it. */
export function idOf(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
