import { sql } from 'drizzle-orm'
import type { Context } from '#domains/context.ts'
import { gathered } from '#domains/gathered.ts'
import { intsAsBytes, intsOf } from '#domains/ints.ts'
import { earliestDeparture, journeysStamp, withJourneys } from '#domains/packages/catalogue.server.ts'
import type { CatalogueDeparture, CatalogueJourney, JourneyCatalogue, Named } from '#domains/packages/catalogue.ts'
import type { PackageSort } from '#domains/packages/limits.ts'
import type { TourType } from '#domains/packages/shapes.ts'
import { addDays, todayIn } from '#domains/stays/nights.ts'

/** A journey with its departures that can be booked, at least one. */
export type OpenJourney = {
  journey: CatalogueJourney
  /** The first of them, and the seats that it has left. */
  next: CatalogueDeparture
  left: number
  cheapest: CatalogueDeparture
  departures: number
}

type PackageSearch = {
  type?: string | undefined
  /** First and last date of a start. */
  starts?: { from: string; to: string }
  minDays?: number | undefined
  maxDays?: number | undefined
  /** Minor units of an adult. */
  maxPrice?: number | undefined
  departureCity?: string | undefined
  tourType?: TourType | undefined
  maxGroup?: number | undefined
  /** Seats that must be left. */
  seats: number
}

type Given = Pick<Context, 'db' | 'ports' | 'now'>
type Order = { sort: PackageSort; page: number; perPage: number }

/** Packages with a departure that can be booked, a page of them. */
export async function searchPackages(
  given: Given,
  search: PackageSearch,
  { sort, page, perPage }: Order,
): Promise<{ total: number; shown: OpenJourney[] }> {
  const { open } = await openJourneys(given, search.seats, search.starts)
  const found = open.filter((one) => isWanted(one, search))
  const inOrder = found.toSorted((a, b) => orders[sort](a, b) || a.journey.id - b.journey.id)
  return { total: found.length, shown: inOrder.slice((page - 1) * perPage, page * perPage) }
}

function isWanted({ journey, cheapest }: OpenJourney, search: PackageSearch): boolean {
  const { type, minDays, maxDays, maxPrice, departureCity, tourType, maxGroup } = search
  return (
    (!type || journey.type.slug === type) &&
    (minDays === undefined || journey.days >= minDays) &&
    (maxDays === undefined || journey.days <= maxDays) &&
    (!departureCity || journey.departureCity.slug === departureCity) &&
    (!tourType || journey.tourType === tourType) &&
    (maxGroup === undefined || journey.groupSize <= maxGroup) &&
    (maxPrice === undefined || cheapest.fromAmount <= maxPrice)
  )
}

const soonest = (a: OpenJourney, b: OpenJourney) =>
  Number(a.next.startsOn > b.next.startsOn) - Number(a.next.startsOn < b.next.startsOn)
const best = (a: OpenJourney, b: OpenJourney) => b.journey.rank - a.journey.rank
const least = (a: OpenJourney, b: OpenJourney) => a.cheapest.fromAmount - b.cheapest.fromAmount

const orders: Record<PackageSort, (a: OpenJourney, b: OpenJourney) => number> = {
  recommended: (a, b) => best(a, b) || soonest(a, b),
  departure: (a, b) => soonest(a, b) || best(a, b),
  price: (a, b) => least(a, b) || soonest(a, b),
  duration: (a, b) => a.journey.days - b.journey.days || least(a, b),
}

type PackageTypeRow = Named & { id: number; count: number }

/** Every type with how many of its packages can be booked. */
export async function findPackageTypes(given: Given): Promise<PackageTypeRow[]> {
  const { catalogue, open } = await openJourneys(given, 1)
  return catalogue.types.map((type) => ({
    ...type,
    count: open.filter(({ journey }) => journey.type.slug === type.slug).length,
  }))
}

type DepartureCityRow = Named & { count: number }

/** Where journeys depart that can be booked, the best known cities first. */
export async function findDepartureCities(given: Given): Promise<DepartureCityRow[]> {
  const { open } = await openJourneys(given, 1)
  const cities = Map.groupBy(open, ({ journey }) => journey.departureCity.slug)
  return [...cities.values()]
    .map((some) => ({ city: (some[0] as OpenJourney).journey.departureCity, count: some.length }))
    .toSorted((a, b) => a.city.rank - b.city.rank)
    .map(({ city: { slug, name }, count }) => ({ slug, name, count }))
}

type Open = { catalogue: JourneyCatalogue; open: OpenJourney[] }

/** Journeys with departures that have so many seats, found once for all who ask for the same at one moment. */
function openJourneys(given: Given, seats: number, starts?: PackageSearch['starts']): Promise<Open> {
  return openOf(given.db, JSON.stringify([seats, starts, given.now]), { given, seats, starts })
}

type AskedOpen = { given: Given; seats: number; starts: PackageSearch['starts'] }

const openOf = gathered(async (db, asked: AskedOpen[]) => {
  const [{ given, seats, starts }] = asked as [AskedOpen]
  const { now } = given
  const found = await withJourneys(
    given,
    () => seatsLeft(db, now.toISOString(), now),
    (catalogue, { left }): Open => {
      const firstDayOf = firstDays(now)
      const open = catalogue.journeys.flatMap((journey): OpenJourney[] => {
        const from = firstDayOf(journey)
        const bookable = journey.departures.filter(
          ({ id, startsOn }) =>
            startsOn >= from &&
            (!starts || (startsOn >= starts.from && startsOn <= starts.to)) &&
            (left.get(id) ?? 0) >= seats,
        )
        const [next] = bookable
        if (!next) return []
        const cheapest = bookable.reduce((least, one) => (one.fromAmount < least.fromAmount ? one : least))
        return [{ journey, next, left: left.get(next.id) ?? 0, cheapest, departures: bookable.length }]
      })
      return { catalogue, open }
    },
  )
  return asked.map(() => found)
})

/** The first day on which a journey may start that is booked now, by the clock of its city. */
function firstDays(now: Date): (journey: CatalogueJourney) => string {
  const known = new Map<string, string>()
  return ({ departureCity: { timeZone }, closesDaysBefore }) => {
    const key = `${timeZone} ${closesDaysBefore}`
    const day = known.get(key) ?? addDays(todayIn(timeZone, now), closesDaysBefore)
    known.set(key, day)
    return day
  }
}

/**
 * The seats left of every departure that is not over, closed or full: one statement and one row for all who ask at one
 * moment, whatever they look for.
 */
const seatsLeft = gathered(async (db, asked: Date[]) => {
  const [now] = asked as [Date]
  const found = await db.execute<{ stamp: string; ids: Buffer | null; left: Buffer | null }>(sql`
    select ${journeysStamp} as stamp, ${intsAsBytes(sql`d.id`)} as ids, ${intsAsBytes(sql`d.seats - d.held - d.sold`)} as left
    from departure d where d.starts_on >= ${earliestDeparture(now)} and not d.closed and d.held + d.sold < d.seats`)
  const { stamp = '', ids = null, left = null } = found.rows[0] ?? {}
  const seats = intsOf(left)
  const answer = { stamp, left: new Map(Array.from(intsOf(ids), (id, i) => [id, seats[i] as number])) }
  return asked.map(() => answer)
})
