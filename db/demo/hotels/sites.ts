import { createDraw } from '@rihla/illustrations/rng'
import { readCsv } from '#db/reference/csv.ts'
import type { DistrictRow } from '#db/reference/places.ts'
import { buildingsOf, mappedStreetsOf } from '@rihla/street-map/streets'
import { metresBetween, pointInShape, type Point } from '@rihla/street-map/distance'

export type Site = Point & { district: DistrictRow; stars: number; bySea: boolean }

/** Centres of the two holy mosques: the Kaaba, and the side of the Prophet's Mosque with the chamber. */
export const mosqueCentres: Record<string, Point> = {
  makkah: { lat: 21.42252, lon: 39.82618 },
  madinah: { lat: 24.46857, lon: 39.61042 },
}

/**
 * Creates `count` sites in a holy city, distributed over distances like real lodgings there, nearest first. A site is a
 * mapped building, of known height if there is one, or else the ground beside the streets.
 */
export function holySites(city: 'makkah' | 'madinah', count: number, districts: DistrictRow[]): Site[] {
  const real = lodgings(city, districts)
  const taken: Point[] = []
  const isStreet = nearStreets(city)
  return Array.from({ length: count }, (_, i) => {
    // Slightly favours near sites, because most visitors look for them.
    const model = real[Math.floor(((i + 0.5) / count) ** 1.15 * real.length)] as RealSite
    const district = districtOf(districts, (one) => one.id === model.districtId)
    const isFree = freeIn(district, taken)
    const stars = starsOf(city, model.metres, i)
    const [building] = groundsOf(city)
      .filter(({ middle }) => metresBetween(middle, model) <= besideModel && isFree(middle))
      .filter(({ floors }) => stars > 2 || (floors ?? 0) < towerFloors)
      .toSorted((a, b) => Number(b.floors !== null) - Number(a.floors !== null) || away(a, model) - away(b, model))
    const point = building?.middle ?? standNear(`${city}/${i}`, model, (spot) => isFree(spot) && !isStreet(spot))
    taken.push(point)
    const isTower = (building?.floors ?? 0) >= towerFloors
    return { ...point, district, stars: isTower ? Math.max(stars, minTowerStars) : stars, bySea: false }
  })
}

/** Sites in districts of Jeddah where visitors stay. */
export function jeddahSites(districts: DistrictRow[]): Site[] {
  const taken: Point[] = []
  return jeddah.map(([name, stars, bySea], i) => {
    const district = districtOf(districts, (one) => one.city === 'jeddah' && one.name.en === name)
    const point = standNear(`jeddah/${i}`, district, freeIn(district, taken), 350)
    taken.push(point)
    return { ...point, district, stars, bySea }
  })
}

/** Floors from which a building is a tower, which no modest hotel fills, and the stars of a hotel in one at least. */
const towerFloors = 12
const minTowerStars = 4

/**
 * A random site near real lodgings in a city, for worlds larger than the demo. Hotels can be right next to each other.
 */
export function anySite(city: string, number: number, districts: DistrictRow[]): Site {
  const draw = createDraw(`any:${city}/${number}`)
  const models: Model[] = city === 'makkah' || city === 'madinah' ? realSites(city) : labelPoints(city, districts)
  const model = draw.pick(models)
  const district = districtOf(districts, (one) => one.id === model.districtId)
  const point = standNear(`any:${city}/${number}`, model, freeIn(district, []), 250)
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
  const cachedSites = readSites.get(city)
  if (cachedSites) return cachedSites
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

/** The real lodgings, and the mapped hotel buildings of known height that are not among them. */
function lodgings(city: 'makkah' | 'madinah', districts: DistrictRow[]): RealSite[] {
  const sites = realSites(city)
  const centre = mosqueCentres[city] as Point
  const buildings = groundsOf(city).flatMap(({ use, floors, middle }) => {
    const district = districts.find((one) => one.city === city && pointInShape(middle, one.shape))
    const isNew = sites.every((site) => metresBetween(site, middle) > sameLodging)
    return use === 'hotel' && floors !== null && district && isNew
      ? [{ ...middle, metres: metresBetween(middle, centre), districtId: district.id }]
      : []
  })
  return [...sites, ...buildings].toSorted((a, b) => a.metres - b.metres)
}

/** Metres between a lodging and the middle of its building. */
const sameLodging = 50
/** Metres from a real lodging within which the building of a site is. */
const besideModel = 90

type Ground = { middle: Point; use: string; floors: number | null }

const readGrounds = new Map<string, Ground[]>()

/** The mapped buildings of a city in which a hotel can be. */
function groundsOf(city: 'makkah' | 'madinah'): Ground[] {
  const cachedGrounds = readGrounds.get(city)
  if (cachedGrounds) return cachedGrounds
  const grounds = buildingsOf(city).flatMap(({ rings, use, mosque, floors }): Ground[] => {
    const [outline = []] = rings
    const middle = middleOf(outline)
    const isFit = !mosque && hotelUses.has(use) && (floors ?? minFloors) >= minFloors && areaOf(outline) >= minArea
    return isFit && pointInShape(middle, { type: 'Polygon', coordinates: rings }) ? [{ middle, use, floors }] : []
  })
  readGrounds.set(city, grounds)
  return grounds
}

const hotelUses = new Set(['hotel', 'yes', 'apartments', 'residential', 'commercial'])
const minFloors = 4
/** Square metres of the smallest building of a hotel. */
const minArea = 180

/** The centroid of an outline. */
function middleOf(outline: [number, number][]): Point {
  let [lon, lat, twice] = [0, 0, 0]
  const [lon0 = 0, lat0 = 0] = outline[0] ?? []
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as [number, number]
    const cross = (x - lon0) * (nextY - lat0) - (nextX - lon0) * (y - lat0)
    twice += cross
    lon += (x + nextX - 2 * lon0) * cross
    lat += (y + nextY - 2 * lat0) * cross
  }
  return { lat: round(lat0 + lat / (3 * twice)), lon: round(lon0 + lon / (3 * twice)) }
}

/** Square metres of an outline in the latitudes of the holy cities. */
function areaOf(outline: [number, number][]): number {
  let twice = 0
  for (const [i, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as [number, number]
    twice += x * nextY - nextX * y
  }
  return (Math.abs(twice) / 2) * metresPerLat * metresPerLon
}

const away = ({ middle }: Ground, point: Point) => metresBetween(middle, point)

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

const metresPerLat = 111_195
const metresPerLon = 103_000

/** A point within `reach` metres of another point that is free. The reach grows with the number of attempts. */
function standNear(seed: string, near: Point, isFree: (point: Point) => boolean, reach = 45): Point {
  const draw = createDraw(`site:${seed}`)
  for (let tries = 0; tries < 400; tries++) {
    const spread = reach * (1 + tries / 40)
    const point = {
      lat: round(near.lat + draw.range(-spread, spread) / metresPerLat),
      lon: round(near.lon + draw.range(-spread, spread) / metresPerLon),
    }
    if (isFree(point)) return point
  }
  throw new Error(`no free site for hotel ${seed}`)
}

/** True if a point is inside a district, away from the mosques and from the hotels that have a site. */
function freeIn(district: DistrictRow, taken: readonly Point[]): (point: Point) => boolean {
  return (point) =>
    taken.every((other) => metresBetween(point, other) >= 35) &&
    Object.values(mosqueCentres).every((centre) => metresBetween(point, centre) >= 320) &&
    pointInShape(point, district.shape)
}

/** Metres from the middle of a street to the houses beside it. */
const halfStreet = 14

/** Returns a function that tells whether a point is on a street. */
function nearStreets(city: 'makkah' | 'madinah'): (point: Point) => boolean {
  const streets = mappedStreetsOf(city).filter(({ tunnel }) => !tunnel)
  const reach = halfStreet / metresPerLon
  return (point) =>
    streets.some(({ line }) =>
      line.slice(1).some(([bLon, bLat], i) => {
        const [aLon, aLat] = line[i] as [number, number]
        if (Math.min(aLon, bLon) - reach > point.lon || Math.max(aLon, bLon) + reach < point.lon) return false
        if (Math.min(aLat, bLat) - reach > point.lat || Math.max(aLat, bLat) + reach < point.lat) return false
        const [x, y] = [(point.lon - aLon) * metresPerLon, (point.lat - aLat) * metresPerLat]
        const [dx, dy] = [(bLon - aLon) * metresPerLon, (bLat - aLat) * metresPerLat]
        const share = Math.min(1, Math.max(0, (x * dx + y * dy) / (dx * dx + dy * dy || 1)))
        return Math.hypot(x - share * dx, y - share * dy) < halfStreet
      }),
    )
}

function districtOf(districts: DistrictRow[], is: (one: DistrictRow) => boolean): DistrictRow {
  const district = districts.find(is)
  if (!district) throw new Error('a hotel site refers to a district that does not exist')
  return district
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
