import { describe, expect, test } from 'vitest'
import { closedBy, mosqueOf } from '@rihla/street-map/streets'
import { cities, places } from '#db/reference/places.ts'
import { estimatedWalk, metresBetween, pointInShape, type Point } from '@rihla/street-map/distance'
import { cachedWalkMetres, walkAreasAround, walkLine, walkMetres } from '@rihla/street-map/walks'

const known = places(cities())
/** Metres from its gate within which a way may touch the drawn outline of the mosque. */
const atTheGate = 60

function pointsEvery(line: Point[], metres: number): Point[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]!
    const parts = Math.ceil(metresBetween(from, to) / metres)
    return Array.from({ length: parts }, (_, k) => ({
      lat: from.lat + ((to.lat - from.lat) * k) / parts,
      lon: from.lon + ((to.lon - from.lon) * k) / parts,
    }))
  })
}

for (const city of ['makkah', 'madinah'] as const) {
  const closed = closedBy(mosqueOf(city))
  const gates = known.filter((place) => place.city === city && place.category === 'gate')
  const mosque = known.find(({ slug }) => slug === (city === 'makkah' ? 'kaaba' : 'masjid-an-nabawi')) as Point

  describe(`ways on foot in ${city}`, () => {
    test('lead around the mosque to every gate, from all sides', () => {
      for (const [north, east] of [
        [0.008, 0],
        [-0.008, 0],
        [0, 0.008],
        [0, -0.008],
      ] as const) {
        const from = { lat: mosque.lat + north, lon: mosque.lon + east }
        for (const gate of gates) {
          const walk = walkLine(city, from, [gate])
          if (!walk || walk.line.length === 0) continue
          const inside = pointsEvery(walk.line, 3).filter(
            (point) => metresBetween(point, gate) > atTheGate && closed.some((shape) => pointInShape(point, shape)),
          )
          expect(inside, `${gate.name.en} from ${north} ${east}`).toEqual([])
        }
      }
    })

    test('exist to all gates', () => {
      const from = { lat: mosque.lat - 0.008, lon: mosque.lon }
      expect(gates.filter((gate) => walkLine(city, from, [gate])?.line.length === 0)).toEqual([])
    })

    test('rings of walking minutes contain one another, and walks from them take as long', () => {
      const [five, , fifteen] = walkAreasAround(city, gates, [5, 10, 15])
      const shapeOf = (rings: Point[][]) =>
        rings.map((ring) => ({
          type: 'Polygon' as const,
          coordinates: [[...ring, ring[0]!].map(({ lon, lat }) => [lon, lat])],
        }))
      const outer = shapeOf(fifteen!.rings)
      const inner = shapeOf(five!.rings)
      const ring = five!.rings.toSorted((a, b) => b.length - a.length)[0]!
      // Beside an area without streets two rings are the same line.
      const outside = ring.filter((point) => !outer.some((shape) => pointInShape(point, shape)))
      expect(outside.length).toBeLessThan(ring.length * 0.05)
      expect(inner.some((shape) => pointInShape(mosque, shape))).toBe(true)
      const minutes = ring
        .filter((_, i) => i % 8 === 0)
        .map((point) => Math.min(...walkMetres(city, point, gates)) / 75)
      const middle = minutes.toSorted((a, b) => a - b)[Math.floor(minutes.length / 2)]
      expect(middle).toBeGreaterThan(3.5)
      expect(middle).toBeLessThan(6.5)
    })
  })
}

test('near the edge of the map, where streets are missing, a long walk is estimated', () => {
  const placeOf = (slug: string) => known.find((place) => place.slug === slug) as Point
  const [station, kaaba] = [placeOf('makkah-hhr'), placeOf('kaaba')]
  expect(walkMetres('makkah', station, [kaaba])).toEqual([estimatedWalk(station, kaaba)])
  expect(walkLine('makkah', station, [kaaba])?.line).toEqual([])
})

test('walks to the same places are computed once, and again when one of their ends has moved', () => {
  const from: Point = { lat: 21.4175, lon: 39.8262 }
  const to = known.filter(({ city, category }) => city === 'makkah' && category === 'gate').slice(0, 5)
  const walks = cachedWalkMetres('makkah', from, to)
  expect(walks).toEqual(walkMetres('makkah', from, to))
  expect(cachedWalkMetres('makkah', { ...from }, [...to])).toBe(walks)
  const moved = { lat: from.lat + 0.002, lon: from.lon }
  expect(cachedWalkMetres('makkah', moved, to)).toEqual(walkMetres('makkah', moved, to))
  expect(cachedWalkMetres('makkah', moved, to)).not.toEqual(walks)
  expect(cachedWalkMetres('makkah', from, to.toReversed())).toEqual(walks.toReversed())
})
