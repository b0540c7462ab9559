import { sql } from 'drizzle-orm'
import type { SoldProducts } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import type { Point } from '@rihla/street-map/distance'
import { searchKey } from '#i18n/clean.ts'
import type { Bilingual } from '#i18n/locale.ts'

export type AreaRow = { slug: string; name: Bilingual; lat: number; lon: number }

/** The districts of a city whose centres are nearest to a point. */
export async function findAreas(db: Queryable, city: string, point: Point, limit = 6): Promise<AreaRow[]> {
  const result = await db.execute<AreaRow>(sql`
    select slug, name, lat, lon from district where city = ${city}
    order by power(lat - ${point.lat}, 2) + power((lon - ${point.lon}) * cos(radians(${point.lat})), 2), id limit ${limit}`)
  return result.rows
}

export type LocationRow = {
  kind: 'city' | 'district' | 'landmark'
  slug: string
  name: Bilingual
  context: Bilingual | null
  city: string
  lat: number
  lon: number
  services: number
  packages: number
  hotels: number
}

const landmarks = ['mosque', 'holy_site', 'mountain', 'museum', 'train_station', 'airport']

/**
 * Places that match the typed text, cities first; without text, the cities. Only places in cities where a service
 * begins or ends, a package starts or a hotel is located; products that the provider does not sell do not count.
 */
export async function findLocations(
  db: Queryable,
  typed: string,
  sold: SoldProducts,
  limit = 12,
): Promise<LocationRow[]> {
  const key = searchKey(typed)
  // Text without letters has no search key and must not match everything.
  if (typed.trim() && !key) return []
  const like = `%${key}%`
  const result = await db.execute<LocationRow>(sql`
    with offered as (
      select c.slug, c.name, c.lat, c.lon, c.rank, c.search_key,
        (select count(*)::int from service s where ${sold.services} and s.offered and (s.city = c.slug or s.to_city = c.slug)) as services,
        (select count(*)::int from package p where ${sold.packages} and p.offered and p.departure_city = c.slug) as packages,
        (select count(*)::int from hotel h where ${sold.stays} and h.offered and h.city = c.slug) as hotels
      from city c
    ), cities as (select * from offered where services + packages + hotels > 0)
    select kind, slug, name, context, city, lat, lon, services, packages, hotels from (
      select 1 as rank, c.rank as city_rank, 'city' as kind, c.slug, c.name, null::jsonb as context, c.slug as city, c.lat, c.lon,
        c.services, c.packages, c.hotels
      from cities c where c.search_key like ${like}
      union all
      select 2, c.rank, 'district', d.slug, d.name, c.name, c.slug, d.lat, d.lon, c.services, c.packages,
        (select count(*)::int from hotel h where ${sold.stays} and h.offered and h.district_id = d.id)
      from district d join cities c on c.slug = d.city where ${key !== ''} and d.search_key like ${like}
      union all
      select 3, c.rank, 'landmark', p.slug, p.name, c.name, c.slug, p.lat, p.lon, c.services, c.packages, c.hotels
      from place p join cities c on c.slug = p.city
      where ${key !== ''} and p.category = any(${sql.param(landmarks)}::text[]) and p.search_key like ${like}
    ) x order by rank, city_rank, length(slug), slug limit ${limit}`)
  return result.rows
}
