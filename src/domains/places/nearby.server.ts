import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { PlaceCategory } from '#domains/places/categories.ts'
import type { Bilingual } from '#text/locale.ts'

export type NearbyRow = { category: PlaceCategory; name: Bilingual; iata: string | null; lat: number; lon: number }

/** Half the side of the square that counts as near, in degrees: some 1.6 km. */
const near = 0.015
const mostOfACategory = 3

/** The nearest few places of each category around a point, and the airports of the country, in one statement. */
export async function findNearby(
  db: Queryable,
  city: string,
  point: { lat: number; lon: number },
): Promise<NearbyRow[]> {
  const there = { city: sql`${city}`, lat: sql`${point.lat}::float8`, lon: sql`${point.lon}::float8` }
  const found = await db.execute<{ nearby: NearbyRow[] }>(sql`select ${nearbyOf(there)} as nearby`)
  return found.rows[0]?.nearby ?? []
}

/** The same as a column, of a point that the statement itself knows: nearest first, as JSON. */
export function nearbyOf({ city, lat, lon }: { city: SQL; lat: SQL; lon: SQL }): SQL {
  const squared = sql`power(p.lat - ${lat}, 2) + power((p.lon - ${lon}) * cos(radians(${lat})), 2)`
  return sql`(
    select coalesce(json_agg(json_build_object('category', category, 'name', name, 'iata', iata, 'lat', lat, 'lon', lon)
      order by squared), '[]')
    from (
      (select * from (
         select p.*, ${squared} as squared, row_number() over (partition by p.category order by ${squared}) as n from place p
         where p.city = ${city} and p.category <> 'airport'
           and p.lat between ${lat} - ${near}::float8 and ${lat} + ${near}::float8
           and p.lon between ${lon} - ${near}::float8 and ${lon} + ${near}::float8
       ) of_category where n <= ${mostOfACategory})
      union all
      (select p.*, ${squared} as squared, 1 from place p where p.category = 'airport' order by squared limit 3)
    ) close)`
}
