import { sql } from 'drizzle-orm'
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
  const squared = sql`power(lat - ${point.lat}, 2) + power((lon - ${point.lon}) * cos(radians(${point.lat})), 2)`
  const found = await db.execute<NearbyRow>(sql`
    (select category, name, iata, lat, lon from (
       select *, row_number() over (partition by category order by ${squared}) as n from place
       where city = ${city} and category <> 'airport'
         and lat between ${point.lat - near} and ${point.lat + near} and lon between ${point.lon - near} and ${point.lon + near}
     ) close where n <= ${mostOfACategory} order by ${squared})
    union all
    (select category, name, iata, lat, lon from place where category = 'airport' order by ${squared} limit 3)`)
  return found.rows
}
