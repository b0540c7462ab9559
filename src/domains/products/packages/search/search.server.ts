import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { batched, intsAsBytes, intsOf } from '#domains/db.ts'
import {
  earliestDeparture,
  packagesVersion,
  withPackages,
} from '#domains/products/packages/catalogue/catalogue.server.ts'
import type {
  CatalogueDeparture,
  CataloguePackage,
  PackageCatalogue,
  Named,
} from '#domains/products/packages/catalogue/catalogue.ts'
import type { PackageFilters } from '#domains/products/packages/contract.ts'
import type { PackageSort } from '#domains/products/packages/shapes.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'

/** A package with at least one departure that can be booked. */
export type OpenPackage = {
  travelPackage: CataloguePackage
  /** The first of these departures, and its seats left. */
  next: CatalogueDeparture
  left: number
  /** All of them, in order. */
  departures: readonly CatalogueDeparture[]
}

type PackageSearch = Partial<Omit<PackageFilters, 'month' | 'seats'>> & {
  seats: number
  /** First and last start date, inclusive. */
  starts?: { from: string; to: string }
}

type Options = Pick<Context, 'db' | 'ports' | 'now'>
type Order = { sort: PackageSort; page: number; per_page: number }

/** One page of the packages with a departure that can be booked. */
export async function searchPackages(
  options: Options,
  search: PackageSearch,
  { sort, page, per_page }: Order,
): Promise<{ total: number; shown: OpenPackage[] }> {
  const { seats, starts, max_price } = search
  const { open } = await openPackages(options, { seats, starts, max_price })
  const matching = open.filter((one) => matchesSearch(one, search))
  const inOrder = matching.toSorted((a, b) => orders[sort](a, b) || a.travelPackage.id - b.travelPackage.id)
  return { total: matching.length, shown: inOrder.slice((page - 1) * per_page, page * per_page) }
}

function matchesSearch({ travelPackage }: OpenPackage, search: PackageSearch): boolean {
  const { type, min_days, max_days, departure_city, tour_type, max_group } = search
  return (
    (!type || travelPackage.type.slug === type) &&
    (min_days === undefined || travelPackage.days >= min_days) &&
    (max_days === undefined || travelPackage.days <= max_days) &&
    (!departure_city || travelPackage.departureCity.slug === departure_city) &&
    (!tour_type || travelPackage.tourType === tour_type) &&
    (max_group === undefined || travelPackage.groupSize <= max_group)
  )
}

const soonest = (a: OpenPackage, b: OpenPackage) =>
  Number(a.next.startsOn > b.next.startsOn) - Number(a.next.startsOn < b.next.startsOn)
// By the rank that the editors gave it, then by the score of its reviews.
const best = ({ travelPackage: a }: OpenPackage, { travelPackage: b }: OpenPackage) =>
  b.rank - a.rank || (b.rating ?? 0) - (a.rating ?? 0)
// By the price that a list shows.
const least = (a: OpenPackage, b: OpenPackage) => a.next.fromAmount - b.next.fromAmount

const orders: Record<PackageSort, (a: OpenPackage, b: OpenPackage) => number> = {
  recommended: (a, b) => best(a, b) || soonest(a, b),
  departure: (a, b) => soonest(a, b) || best(a, b),
  price: (a, b) => least(a, b) || soonest(a, b),
  duration: (a, b) => a.travelPackage.days - b.travelPackage.days || least(a, b),
}

type PackageTypeRow = Named & { id: number; count: number }

/** All types with the number of their packages that can be booked. */
export async function findPackageTypes(options: Options): Promise<PackageTypeRow[]> {
  const { catalogue, open } = await openPackages(options, { seats: 1 })
  return catalogue.types.map((type) => ({
    ...type,
    count: open.filter(({ travelPackage }) => travelPackage.type.slug === type.slug).length,
  }))
}

type DepartureCityRow = Named & { count: number }

/** Departure cities of packages that can be booked, by rank. */
export async function findDepartureCities(options: Options): Promise<DepartureCityRow[]> {
  const { open } = await openPackages(options, { seats: 1 })
  const cities = Map.groupBy(open, ({ travelPackage }) => travelPackage.departureCity.slug)
  return [...cities.values()]
    .map((some) => ({ city: (some[0] as OpenPackage).travelPackage.departureCity, count: some.length }))
    .toSorted((a, b) => a.city.rank - b.city.rank)
    .map(({ city: { slug, name }, count }) => ({ slug, name, count }))
}

type Open = { catalogue: PackageCatalogue; open: OpenPackage[] }

type Wanted = Pick<PackageSearch, 'seats' | 'starts' | 'max_price'>

/** Packages with departures that match; concurrent calls with the same arguments share one result. */
function openPackages(options: Options, wanted: Wanted): Promise<Open> {
  return openOf(options.db, JSON.stringify([wanted, options.now]), { options, ...wanted })
}

type OpenQuery = { options: Options } & Wanted

const openOf = batched(async (db, queries: OpenQuery[]) => {
  const [{ options, seats, starts, max_price: maxPrice }] = queries as [OpenQuery]
  const { now } = options
  const openPackages = await withPackages(
    options,
    () => seatsLeft(db, now.toISOString(), now),
    (catalogue, { left }): Open => {
      const firstDayOf = firstDays(now)
      const open = catalogue.packages.flatMap((travelPackage): OpenPackage[] => {
        const from = firstDayOf(travelPackage)
        const bookable = travelPackage.departures.filter(
          ({ id, startsOn, fromAmount }) =>
            startsOn >= from &&
            (maxPrice === undefined || fromAmount <= maxPrice) &&
            (!starts || (startsOn >= starts.from && startsOn <= starts.to)) &&
            (left.get(id) ?? 0) >= seats,
        )
        const [next] = bookable
        if (!next) return []
        return [{ travelPackage, next, left: left.get(next.id) ?? 0, departures: bookable }]
      })
      return { catalogue, open }
    },
  )
  return queries.map(() => openPackages)
})

/** Returns the first start date that can still be booked, in the time zone of the departure city. */
function firstDays(now: Date): (travelPackage: CataloguePackage) => string {
  const firstDayByKey = new Map<string, string>()
  return ({ departureCity: { timeZone }, closesDaysBefore }) => {
    const key = `${timeZone} ${closesDaysBefore}`
    const day = firstDayByKey.get(key) ?? addDays(todayIn(timeZone, now), closesDaysBefore)
    firstDayByKey.set(key, day)
    return day
  }
}

/** The seats left of every departure ahead that is open: one statement for all concurrent callers. */
const seatsLeft = batched(async (db, moments: Date[]) => {
  const [now] = moments as [Date]
  const result = await db.execute<{ version: string; ids: Buffer | null; left: Buffer | null }>(sql`
    select ${packagesVersion} as version, ${intsAsBytes(sql`d.id`)} as ids, ${intsAsBytes(sql`d.seats - d.held - d.sold`)} as left
    from departure d where d.starts_on >= ${earliestDeparture(now)} and not d.closed and d.held + d.sold < d.seats`)
  const { version = '', ids = null, left = null } = result.rows[0] ?? {}
  const seats = intsOf(left)
  const answer = { version, left: new Map(Array.from(intsOf(ids), (id, i) => [id, seats[i] as number])) }
  return moments.map(() => answer)
})
