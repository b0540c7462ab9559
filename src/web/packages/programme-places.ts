import { metresBetween } from '#domains/places/distance.ts'
import type { PackageDetails } from '#domains/packages/answers.ts'
import { inView, scaleOf, sheetOf, uncovered, type MapPoint } from '#web/kit/map-view.ts'

/** A place that the programme leads to: its number on the map, and the days on which it does. */
type ProgrammePlace = { number: number; name: string; point: MapPoint; days: number[] }

/** Places near one another, on one map. */
export type ProgrammeGround = { city: string; places: ProgrammePlace[] }

/** What is farther apart than this is on another map. */
const metresTogether = 25_000

/** The places of a programme in the order in which it leads to them, those of a city together; one alone needs no map. */
export function programmeGrounds(programme: PackageDetails['programme']): ProgrammeGround[] {
  const grounds: ProgrammeGround[] = []
  for (const [i, day] of programme.entries()) {
    for (const { place } of day.blocks) {
      if (!place) continue
      const near = ({ places: [first] }: ProgrammeGround) =>
        first !== undefined && metresBetween(first.point, place.point) <= metresTogether
      let ground = grounds.find(near)
      if (!ground) grounds.push((ground = { city: day.city.name, places: [] }))
      const known = ground.places.find(({ name }) => name === place.name)
      if (!known) ground.places.push({ number: 0, ...place, days: [i + 1] })
      else if (!known.days.includes(i + 1)) known.days.push(i + 1)
    }
  }
  let number = 0
  return grounds
    .filter(({ places }) => places.length > 1)
    .map((ground) => ({ ...ground, places: ground.places.map((place) => ({ ...place, number: ++number })) }))
}

/** A pin with the numbers of all that are too near one another for pins of their own. */
type Pin = { across: number; down: number; numbers: number[] }

type DrawnGround = {
  pins: Pin[]
  /** The way from one to the next, in hundredths of the map's sides. */
  way: { across: number; down: number }[]
  /** A round distance and its share of the map's width. */
  scale: { metres: number; share: number }
}

/** How wide a map is taken to be: what fits there fits everywhere. */
const narrowest = 300
const pinSize = 24

/** Where the places of a ground are drawn. */
export function drawGround({ places }: ProgrammeGround): DrawnGround {
  const { at, whole } = sheetOf(places.map(({ point }) => point))
  const spots = places.map(({ number, point }) => ({ number, ...inView(whole, at(point)) }))
  const clear = uncovered(
    spots.map((spot) => ({ ...spot, width: pinSize, height: pinSize })),
    narrowest,
  )
  const pins: Pin[] = spots
    .filter((_, i) => clear[i])
    .map(({ across, down, number }) => ({ across, down, numbers: [number] }))
  for (const [i, spot] of spots.entries()) {
    if (clear[i]) continue
    const away = (pin: Pin) => Math.hypot(pin.across - spot.across, pin.down - spot.down)
    const [nearest] = pins.toSorted((a, b) => away(a) - away(b))
    nearest?.numbers.push(spot.number)
  }
  const metres = scaleOf(whole)
  return { pins, way: spots, scale: { metres, share: metres / whole.width } }
}
