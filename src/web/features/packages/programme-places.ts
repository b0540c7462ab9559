import { metresBetween, type Point } from '@rihla/street-map/distance'
import type { PackageDetails } from '#domains/products/packages/answers.ts'
import { isOnMap, type DrawnMap } from '#web/lib/map-links.ts'
import { pixelAt, viewOf } from '@rihla/street-map/mercator'

/** A place of the programme with its number on the map. */
type ProgrammePlace = { number: number; name: string; point: Point }

/** Places near one another that share a map. */
export type ProgrammeGround = { city: { slug: string; name: string }; places: ProgrammePlace[] }

/** Places farther apart than this are on separate maps. */
const metresTogether = 25_000

/** Groups the places of a programme by proximity, in programme order; a single place gets no map. */
export function programmeGrounds(programme: PackageDetails['programme']): ProgrammeGround[] {
  const grounds: ProgrammeGround[] = []
  for (const day of programme) {
    for (const { place } of day.blocks) {
      if (!place) continue
      const near = ({ places: [first] }: ProgrammeGround) =>
        first !== undefined && metresBetween(first.point, place.point) <= metresTogether
      let ground = grounds.find(near)
      if (!ground) grounds.push((ground = { city: day.city, places: [] }))
      if (!ground.places.some(({ name }) => name === place.name)) ground.places.push({ number: 0, ...place })
    }
  }
  let number = 0
  return grounds
    .filter(({ places }) => places.length > 1)
    .map((ground) => ({ ...ground, places: ground.places.map((place) => ({ ...place, number: ++number })) }))
}

/**
 * The city whose drawn map contains the first of some places; `city` if no map does. A day on which travellers move
 * belongs to one city, but can have places of two.
 */
export function mappedCity(
  { city, places: [first] }: ProgrammeGround,
  programme: PackageDetails['programme'],
  maps: Record<string, Pick<DrawnMap, 'bounds'> | null>,
): ProgrammeGround['city'] {
  return programme.map((day) => day.city).find(({ slug }) => first && isOnMap(first.point, maps[slug])) ?? city
}

/** A pin with the numbers of all places that are too close for separate pins. */
type Pin = Point & { id: number; text: string }

/** Zoom levels of the maps of a programme: from a whole city with the places around it to a few streets. */
const zooms = { minZoom: 11, maxZoom: 16 }
/** Size in pixels within which all pins are on a phone. */
const narrowest = { width: 290, height: 220 }
const pinSize = 30

/** The part of the map that shows all places of a programme, and their pins. */
export function drawGround({ places }: ProgrammeGround): { view: { zoom: number; middle: Point }; pins: Pin[] } {
  const view = viewOf(
    places.map(({ point }) => point),
    { ...narrowest, ...zooms },
  )
  const pins: (Pin & { x: number; y: number })[] = []
  for (const { number, point } of places) {
    const { x, y } = pixelAt(point, view.zoom)
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < pinSize)
    if (near) near.text += `·${number}`
    else pins.push({ ...point, x, y, id: number, text: String(number) })
  }
  return { view, pins: pins.map(({ id, text, lat, lon }) => ({ id, text, lat, lon })) }
}
