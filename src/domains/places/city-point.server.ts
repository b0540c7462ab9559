import { eq } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { Point } from '@rihla/street-map/distance'
import { city } from '#domains/places/schema.server.ts'

/** The point of a city; null if there is no such city. */
export async function findCityPoint(db: Queryable, slug: string): Promise<Point | null> {
  const [row] = await db.select({ lat: city.lat, lon: city.lon }).from(city).where(eq(city.slug, slug))
  return row ?? null
}
