import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import { metresBetween, type Point } from '#domains/places/distance.ts'
import { outlineOf, type OutlineRing } from '#domains/places/outline.ts'
import { city, district, place } from '#domains/places/tables.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

type CityGround = {
  origin: Point
  /** Districts, the nearest to the middle first. */
  areas: { name: string; rings: OutlineRing[] }[]
  /** Holy mosques of the city and the numbered gates of them. */
  marks: { kind: 'mosque' | 'gate'; name: string; number: number | null; lat: number; lon: number }[]
}

/** Bytes of the outlines and names of a city's districts, at most. */
const mostBytes = 6 * 1024
const mostAreas = 48
/** In 1/10,000 degree: from some 20 m to some 350 m. */
const tolerances = [2, 4, 6, 8, 12, 16, 24, 32]
/** The mosques that the gates belong to. */
const holyMosques = ['masjid-al-haram', 'masjid-an-nabawi']

/** What the map of a city is drawn on, in a language; null when there is no such city. */
export async function readCityGround(
  db: Queryable,
  slug: string,
  locale: Locale,
): Promise<Omit<CityGround, 'tiles'> | null> {
  const [found] = await db.select({ lat: city.lat, lon: city.lon }).from(city).where(eq(city.slug, slug))
  if (!found) return null
  const [districts, places] = await Promise.all([
    db
      .select({ name: district.name, lat: district.lat, lon: district.lon, shape: district.shape })
      .from(district)
      .where(eq(district.city, slug)),
    db
      .select({ slug: place.slug, name: place.name, number: place.gateNo, lat: place.lat, lon: place.lon })
      .from(place)
      .where(and(eq(place.city, slug), or(inArray(place.slug, holyMosques), isNotNull(place.gateNo))))
      .orderBy(place.gateNo, place.id),
  ])
  const marks = places.map(({ slug, name, ...mark }) => ({
    ...mark,
    kind: holyMosques.includes(slug) ? ('mosque' as const) : ('gate' as const),
    name: inLocale(name, locale),
  }))
  const origin = marks.find(({ kind }) => kind === 'mosque') ?? found
  const middle = { lat: origin.lat, lon: origin.lon }
  const nearest = districts
    .toSorted((a, b) => metresBetween(a, middle) - metresBetween(b, middle))
    .slice(0, mostAreas)
    .map(({ name, shape }) => ({ name: inLocale(name, locale), shape }))
  return {
    origin: middle,
    areas: outlined(nearest, middle),
    marks: marks.toSorted((a, b) => Number(b.kind === 'mosque') - Number(a.kind === 'mosque')),
  }
}

/** As finely as the bytes allow. */
function outlined(
  districts: { name: string; shape: Parameters<typeof outlineOf>[0] }[],
  origin: Point,
): CityGround['areas'] {
  let areas: CityGround['areas'] = []
  for (const tolerance of tolerances) {
    areas = districts.map(({ name, shape }) => ({ name, rings: outlineOf(shape, origin, tolerance) }))
    if (Buffer.byteLength(JSON.stringify(areas)) <= mostBytes) break
  }
  return areas
}
