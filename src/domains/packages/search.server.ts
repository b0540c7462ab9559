import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { gathered } from '#domains/gathered.ts'
import type { PackageSort } from '#domains/packages/limits.ts'
import type { Sharing, TourType } from '#domains/packages/shapes.ts'
import type { Supply } from '#domains/stays/shapes.ts'
import type { Bilingual } from '#text/locale.ts'

type Named = { slug: string; name: Bilingual }

export type PackageCardRow = {
  id: number
  slug: string
  title: Bilingual
  summary: Bilingual
  type: Named
  tourType: TourType
  groupSize: number
  departureCity: Named
  days: number
  nights: number
  cities: Named[]
  picture: { id: string; alt: Bilingual } | null
  supply: Supply
  flight: boolean
  policyId: number
  currency: string
  fromAmount: number
  fromSharing: Sharing
  nextId: number
  nextStartsOn: string
  nextEndsOn: string
  nextLeft: number
  departures: number
}

export type PackageSearch = {
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
  ids?: number[]
}

/** A departure of what the site offers, with seats left; the clock of its city decides whether it can still be booked. */
const open = (now: Date, seats: number): SQL => sql`p.offered and not d.closed and d.held + d.sold + ${seats} <= d.seats
  and d.starts_on - p.closes_days_before >= (${now.toISOString()}::timestamptz at time zone c.time_zone)::date`

type Order = { sort: PackageSort; page: number; perPage: number }
type Asked = { search: PackageSearch; order: Order; now: Date }
type FoundPackages = { total: number; rows: PackageCardRow[] }

/**
 * Packages with a departure that can be booked, a page of them, in one statement whatever their number; one for all who
 * ask for the same at one moment in different orders.
 */
export function searchPackages(db: Queryable, search: PackageSearch, order: Order, now: Date): Promise<FoundPackages> {
  return pagesOf(db, JSON.stringify([search, now]), { search, order, now })
}

const pagesOf = gathered((db, asked: Asked[]) => {
  const [{ search, now }] = asked as [Asked]
  return readPackages(
    db,
    search,
    asked.map(({ order }) => order),
    now,
  )
})

async function readPackages(db: Queryable, search: PackageSearch, asked: Order[], now: Date): Promise<FoundPackages[]> {
  const { type, starts, minDays, maxDays, maxPrice, departureCity, tourType, maxGroup, seats, ids } = search
  const wanted = [
    type ? sql`t.slug = ${type}` : null,
    minDays === undefined ? null : sql`p.days >= ${minDays}`,
    maxDays === undefined ? null : sql`p.days <= ${maxDays}`,
    departureCity ? sql`p.departure_city = ${departureCity}` : null,
    tourType ? sql`p.tour_type = ${tourType}` : null,
    maxGroup === undefined ? null : sql`p.group_size <= ${maxGroup}`,
    maxPrice === undefined ? null : sql`o.from_amount <= ${maxPrice}`,
    ids ? sql`p.id = any(${sql.param(ids)}::int[])` : null,
  ].filter((condition) => condition !== null)
  // Every departure has a price: none can be set up without (`desk-contract.ts`).
  const bookable = sql`d.package_id = p.id and ${open(now, seats)}
    and ${starts ? sql`d.starts_on between ${starts.from} and ${starts.to}` : sql`true`}`
  const byPrice = maxPrice !== undefined || asked.some(({ sort }) => sort === 'price' || sort === 'duration')
  const shown = asked.map(
    ({ sort, page, perPage }, list) => sql`(
      select id, ${list}::int as list, row_number() over (order by ${orders[sort]}, id) as place from found
      order by place limit ${perPage} offset ${(page - 1) * perPage})`,
  )
  const found = await db.execute<{ total: number; rows: (PackageCardRow & { list: number })[] }>(sql`
    with found as (
      select p.id, p.days, p.rank, o.next_starts_on as "nextStartsOn", o.from_amount as "fromAmount"
      from package p join package_type t on t.id = p.type_id join city c on c.slug = p.departure_city
      cross join lateral ${byPrice ? allOf(bookable) : firstOf(bookable)} o
      where o.next_starts_on is not null and ${wanted.length > 0 ? sql.join(wanted, sql` and `) : sql`true`}
    ), shown as (${sql.join(shown, sql` union all `)}
    ), told as (
      select s.list, s.place, p.id, p.slug, p.title, p.summary, json_build_object('slug', t.slug, 'name', t.name) as type, p.tour_type as "tourType",
        p.group_size as "groupSize", json_build_object('slug', c.slug, 'name', c.name) as "departureCity", p.days, p.image_ids,
        p.supply, p.aviation is not null as flight, p.policy_id as "policyId", p.currency, lowest.adult as "fromAmount",
        lowest.sharing as "fromSharing", next.id as "nextId", next.starts_on as "nextStartsOn", next.ends_on as "nextEndsOn",
        next.seats - next.held - next.sold as "nextLeft",
        lowest.departures
      from shown s join package p on p.id = s.id join package_type t on t.id = p.type_id join city c on c.slug = p.departure_city
      cross join lateral (select d.* from departure d where ${bookable} order by d.starts_on, d.id limit 1) next
      cross join lateral (
        select cheapest.adult, cheapest.sharing, count(*) over ()::int as departures from departure d cross join lateral (
          select dp.adult, dp.sharing from departure_price dp where dp.departure_id = d.id order by dp.adult limit 1
        ) cheapest
        where ${bookable} order by cheapest.adult, d.starts_on limit 1
      ) lowest
    )
    select (select count(*)::int from found) as total, (
      select coalesce(json_agg(to_jsonb(s) || jsonb_build_object(
          'nights', (select coalesce(sum(r.nights), 0) from package_residence r where r.package_id = s.id),
          'cities', (select coalesce(json_agg(json_build_object('slug', x.slug, 'name', x.name) order by x.position), '[]') from (
              select hc.slug, hc.name, min(r.position) as position
              from package_residence r join hotel h on h.id = r.hotel_id join city hc on hc.slug = h.city
              where r.package_id = s.id group by hc.slug, hc.name) x),
          'picture', (select json_build_object('id', i.id, 'alt', i.alt) from image i where i.id = s.image_ids[1])
        ) order by s.list, s.place), '[]')
      from told s
    ) as rows`)
  const { total, rows } = found.rows[0] ?? { total: 0, rows: [] }
  return asked.map((_, list) => ({ total, rows: rows.filter((row) => row.list === list) }))
}

/** Of a package's departures the first, and what the cheapest costs. */
const allOf = (bookable: SQL): SQL => sql`(
  select min(d.starts_on) as next_starts_on,
    min((select min(dp.adult) from departure_price dp where dp.departure_id = d.id)) as from_amount
  from departure d where ${bookable})`

/** Without the prices of all of them, which are many. */
const firstOf = (bookable: SQL): SQL => sql`(
  select d.starts_on as next_starts_on, null::int as from_amount from departure d where ${bookable} order by d.starts_on limit 1)`

const orders: Record<PackageSort, SQL> = {
  recommended: sql`rank desc, "nextStartsOn"`,
  departure: sql`"nextStartsOn", rank desc`,
  price: sql`"fromAmount", "nextStartsOn"`,
  duration: sql`days, "fromAmount"`,
}

export type PackageTypeRow = { id: number; slug: string; name: Bilingual; count: number }

/** Every type with how many of its packages can be booked. */
export async function findPackageTypes(db: Queryable, now: Date): Promise<PackageTypeRow[]> {
  const found = await db.execute<PackageTypeRow>(sql`
    select t.id, t.slug, t.name, (
      select count(*)::int from package p join city c on c.slug = p.departure_city
      where p.type_id = t.id and exists (select from departure d where d.package_id = p.id and ${open(now, 1)})) as count
    from package_type t order by t.position, t.id`)
  return found.rows
}

export type DepartureCityRow = { slug: string; name: Bilingual; count: number }

/** Where journeys depart that can be booked, the best known cities first. */
export async function findDepartureCities(db: Queryable, now: Date): Promise<DepartureCityRow[]> {
  const found = await db.execute<DepartureCityRow>(sql`
    select c.slug, c.name, count(*)::int as count from package p join city c on c.slug = p.departure_city
    where exists (select from departure d where d.package_id = p.id and ${open(now, 1)})
    group by c.slug, c.name, c.rank order by c.rank`)
  return found.rows
}
