import { sql } from 'drizzle-orm'
import type { Context, Queryable } from '#domains/context.ts'
import { cachedWalkMetres } from '@rihla/street-map/walks'
import type { place } from '#domains/places/schema.server.ts'

export type NearbyRow = Pick<typeof place.$inferSelect, 'category' | 'name' | 'iata' | 'lat' | 'lon'> & {
  /** Metres of the walk from the point; null for an airport. */
  walk: number | null
}

/** Half the side of the square that is searched, in degrees: about 1.6 km. */
const near = 0.015
const maxPerCategory = 3

/**
 * The nearest places of each category around a point with the walks to them, and the airports of the country, nearest
 * first. One statement, cached for a short time, because every view of a hotel needs them.
 */
export function nearbyOf(
  { db, ports }: Pick<Context, 'db' | 'ports'>,
  city: string,
  { lat, lon }: { lat: number; lon: number },
): Promise<NearbyRow[]> {
  return ports.remember(`nearby:${city}:${lat},${lon}`, () => findNearby(db, city, { lat, lon }))
}

async function findNearby(db: Queryable, city: string, point: { lat: number; lon: number }): Promise<NearbyRow[]> {
  const [lat, lon] = [sql`${point.lat}::float8`, sql`${point.lon}::float8`]
  const squared = sql`power(p.lat - ${lat}, 2) + power((p.lon - ${lon}) * cos(radians(${lat})), 2)`
  const result = await db.execute<Omit<NearbyRow, 'walk'>>(sql`
    select category, name, iata, lat, lon
    from (
      (select * from (
         select p.*, ${squared} as squared, row_number() over (partition by p.category order by ${squared}, p.id) as n from place p
         where p.city = ${city} and p.category not in ('airport', 'street')
           and p.lat between ${lat} - ${near}::float8 and ${lat} + ${near}::float8
           and p.lon between ${lon} - ${near}::float8 and ${lon} + ${near}::float8
       ) of_category where n <= ${maxPerCategory})
      union all
      (select p.*, ${squared} as squared, 1 from place p where p.category = 'airport' order by squared, p.id limit 3)
    ) close
    order by squared, id`)
  const reached = result.rows.filter(({ category }) => category !== 'airport')
  const walks = cachedWalkMetres(city, point, reached)
  return result.rows.map((row) => ({ ...row, walk: walks[reached.indexOf(row)] ?? null }))
}
