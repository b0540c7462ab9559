import { sql } from 'drizzle-orm'
import { addressOfPicture } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { versionedCache } from '#domains/versioned-cache.server.ts'
import type {
  CatalogueDeparture,
  CataloguePackage,
  PackageCatalogue,
} from '#domains/products/packages/catalogue/catalogue.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'

const cached = versionedCache('catalogue:packages', readPackages)

/** SQL expression for the version of the package catalogue. */
export const packagesVersion = cached.version
/** Runs a query against the current package catalogue, never against an outdated one. */
export const withPackages = cached.query

/** The earliest current date in any time zone; departures before it are in the past everywhere. */
export const earliestDeparture = (now: Date): string => addDays(todayIn('UTC', now), -1)

type DepartureColumns = [
  CatalogueDeparture['id'],
  string,
  string,
  CatalogueDeparture['fromAmount'],
  CatalogueDeparture['fromBasis'],
]

async function readPackages(db: Queryable, now: Date): Promise<PackageCatalogue> {
  const result = await db.execute<{
    version: string
    types: PackageCatalogue['types']
    packages: (Omit<CataloguePackage, 'departures'> & { departures: DepartureColumns[] })[]
  }>(sql`select ${packagesVersion} as version,
    (select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'name', name) order by position, id), '[]') from package_type) as types,
    (select coalesce(json_agg(j order by j.id), '[]') from (
      select p.id, p.slug, p.title, p.summary, json_build_object('slug', t.slug, 'name', t.name) as type, p.tour_type as "tourType",
        p.group_size as "groupSize", json_build_object('slug', c.slug, 'name', c.name, 'rank', c.rank, 'timeZone', c.time_zone) as "departureCity",
        p.days, (select coalesce(sum(r.nights), 0) from package_hotel r where r.package_id = p.id) as nights,
        (select coalesce(json_agg(json_build_object('slug', x.slug, 'name', x.name) order by x.position), '[]') from (
          select hc.slug, hc.name, min(r.position) as position
          from package_hotel r left join hotel h on h.id = r.hotel_id join city hc on hc.slug = coalesce(h.city, r.city)
          where r.package_id = p.id group by hc.slug, hc.name) x) as cities,
        -- Read anew after every edit of a hotel, which writes its city, too.
        (select coalesce(json_agg(distinct h.stars), '[]') from package_hotel r join hotel h on h.id = r.hotel_id
         where r.package_id = p.id) as stars,
        (select case when count(*) = count(h.nearest_place_metres) then max(h.nearest_place_metres) end
         from package_hotel r left join hotel h on h.id = r.hotel_id where r.package_id = p.id) as "walkMetres",
        (select case when count(distinct r.board) = 1 then min(r.board::text) end from package_hotel r where r.package_id = p.id) as board,
        (select json_build_object('id', ${addressOfPicture}, 'alt', i.alt) from image i where i.id = p.image_ids[1]) as picture,
        p.supply, p.aviation is not null as flight, p.policy_id as "policyId", p.currency, p.closes_days_before as "closesDaysBefore",
        p.meets_at as "meetsAt", p.rank,
        p.rating, p.review_count as "reviewCount",
        -- Every departure has a price: none can be set up without (contract.ts).
        (select coalesce(json_agg(json_build_array(d.id, d.starts_on, d.ends_on, lowest.adult, lowest.sharing) order by d.starts_on, d.id), '[]')
         from departure d cross join lateral (
           select dp.adult, dp.sharing from departure_price dp where dp.departure_id = d.id order by dp.adult, dp.sharing limit 1) lowest
         where d.package_id = p.id and d.starts_on >= ${earliestDeparture(now)}) as departures
      from package p join package_type t on t.id = p.type_id join city c on c.slug = p.departure_city
      where p.offered) j) as packages`)
  const row = result.rows[0]
  if (!row) throw new Error('the query of the package catalogue returned no row')
  return {
    ...row,
    packages: row.packages.map((travelPackage) => ({
      ...travelPackage,
      departures: travelPackage.departures.map(([id, startsOn, endsOn, fromAmount, fromBasis]) => ({
        id,
        startsOn,
        endsOn,
        fromAmount,
        fromBasis,
      })),
    })),
  }
}
