import { createDraw } from '#illustrations/rng.ts'
import { readCsv } from '#db/reference/csv.ts'
import type { DistrictRow } from '#db/reference/places.ts'
import { metresBetween, pointInShape, type Point } from '#domains/places/distance.ts'

export type Site = Point & { district: DistrictRow; stars: number; bySea: boolean }

/** Centres of the two holy mosques: the Kaaba, and the side of the Prophet's Mosque with the chamber. */
export const mosqueCentres: Record<string, Point> = {
  makkah: { lat: 21.42252, lon: 39.82618 },
  madinah: { lat: 24.46857, lon: 39.61042 },
}

/** Creates `count` sites in a holy city, distributed over distances like real lodgings there, nearest first. */
export function holySites(city: 'makkah' | 'madinah', count: number, districts: DistrictRow[]): Site[] {
  const real = realSites(city)
  const taken: Point[] = []
  return Array.from({ length: count }, (_, i) => {
    // Slightly favours near sites, because most visitors look for them.
    const model = real[Math.floor(((i + 0.5) / count) ** 1.15 * real.length)] as RealSite
    const district = districtOf(districts, (one) => one.id === model.districtId)
    const point = standNear(`${city}/${i}`, model, district, taken)
    taken.push(point)
    return { ...point, district, stars: starsOf(city, model.metres, i), bySea: false }
  })
}

/** Sites in districts of Jeddah where visitors stay. */
export function jeddahSites(districts: DistrictRow[]): Site[] {
  const taken: Point[] = []
  return jeddah.map(([name, stars, bySea], i) => {
    const district = districtOf(districts, (one) => one.city === 'jeddah' && one.name.en === name)
    const point = standNear(`jeddah/${i}`, district, district, taken, 350)
    taken.push(point)
    return { ...point, district, stars, bySea }
  })
}

/**
 * A random site near real lodgings in a city, for worlds larger than the demo. Hotels can be right next to each other.
 */
export function anySite(city: string, number: number, districts: DistrictRow[]): Site {
  const draw = createDraw(`any:${city}/${number}`)
  const models: Model[] = city === 'makkah' || city === 'madinah' ? realSites(city) : labelPoints(city, districts)
  const model = draw.pick(models)
  const district = districtOf(districts, (one) => one.id === model.districtId)
  const point = standNear(`any:${city}/${number}`, model, district, [], 250)
  return { ...point, district, stars: draw.pick([1, 2, 2, 3, 3, 3, 4, 4, 5]), bySea: false }
}

const jeddah: [district: string, stars: number, bySea: boolean][] = [
  ['Al Balad', 3, false],
  ['Al Baghdadiyah Al Gharbiyah', 3, false],
  ['Al Hamra', 5, true],
  ['Ash Shati', 5, true],
  ['Ash Shati', 4, true],
  ['Al Murjan', 4, true],
  ['Al Andalus', 4, false],
  ['Ar Rawdah', 4, false],
  ['Abhur Al Janubiyah', 3, false],
  ['Al Khalidiyah', 2, false],
]

type Model = Point & { districtId: number }
type RealSite = Model & { metres: number }

const readSites = new Map<string, RealSite[]>()

/** Locations of real lodgings in a holy city, nearest to its mosque first. */
function realSites(city: 'makkah' | 'madinah'): RealSite[] {
  const known = readSites.get(city)
  if (known) return known
  const sites = readCsv('hotel_sites.csv')
    .filter((site) => site.city === city && site.district_id)
    .map((site) => ({
      lat: Number(site.lat),
      lon: Number(site.lon),
      metres: Number(site.metres_to_holy_mosque),
      districtId: Number(site.district_id),
    }))
    .toSorted((a, b) => a.metres - b.metres)
  readSites.set(city, sites)
  return sites
}

/** Points at which maps place the names of districts: inside, far from the edge. */
function labelPoints(city: string, districts: DistrictRow[]): Model[] {
  const visited = new Set(jeddah.map(([name]) => name))
  return districts
    .filter((one) => one.city === city && (city !== 'jeddah' || visited.has(one.name.en)))
    .map(({ lat, lon, id }) => ({ lat, lon, districtId: id }))
}

/** Stars by distance: the mix of real lodgings where it is known, otherwise the mix that visitors expect. */
const starMix: Record<'makkah' | 'madinah', [upTo: number, stars: number[]][]> = {
  makkah: [
    [520, [5, 5, 4, 5]],
    [1150, [5, 4, 3, 4, 5, 3]],
    [1950, [4, 3, 3, 4, 2, 3]],
    [2500, [3, 2, 4, 3]],
    [9999, [3, 2, 4, 2, 1]],
  ],
  madinah: [
    [500, [5, 4, 3, 5, 3]],
    [600, [4, 3, 5, 3, 2]],
    [700, [3, 2, 3, 4, 2]],
    [9999, [2, 3, 2, 4, 1]],
  ],
}

function starsOf(city: 'makkah' | 'madinah', metres: number, i: number): number {
  const mix = starMix[city].find(([upTo]) => metres <= upTo)?.[1] ?? [3]
  return mix[i % mix.length] as number
}

/**
 * A point within `reach` metres of another point, inside the district and away from existing hotels. The reach grows
 * with the number of attempts.
 */
function standNear(seed: string, near: Point, district: DistrictRow, taken: Point[], reach = 45): Point {
  const draw = createDraw(`site:${seed}`)
  for (let tries = 0; tries < 400; tries++) {
    const spread = reach * (1 + tries / 40)
    const point = {
      lat: round(near.lat + draw.range(-spread, spread) / 111_195),
      lon: round(near.lon + draw.range(-spread, spread) / 103_000),
    }
    const clear = taken.every((other) => metresBetween(point, other) >= 35)
    const outside = Object.values(mosqueCentres).every((centre) => metresBetween(point, centre) >= 320)
    if (clear && outside && pointInShape(point, district.shape)) return point
  }
  throw new Error(`no free site for hotel ${seed} in district ${district.slug}`)
}

function districtOf(districts: DistrictRow[], is: (one: DistrictRow) => boolean): DistrictRow {
  const found = districts.find(is)
  if (!found) throw new Error('a hotel site refers to a district that does not exist')
  return found
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
