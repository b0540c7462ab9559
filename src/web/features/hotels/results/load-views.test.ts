import { expect, test } from 'vitest'
import { pixelAt } from '@rihla/street-map/mercator'
import { mapViewOf } from '#web/features/hotels/results/load-views.ts'
import { onPhone, type MapView } from '#web/features/map/map-pins.ts'

type Point = { lat: number; lon: number }

const kingFahdGate = { lat: 21.421232, lon: 39.824046 }
const mosque = { name: '', lon: 39.82618, north: 21.426073, south: 21.420707 }
const ground = {
  map: {
    version: '',
    bounds: { south: 21.33, west: 39.769, north: 21.48, east: 40 },
    min_zoom: 11,
    max_zoom: 18,
    mosque,
  },
  marks: [kingFahdGate, { lat: 21.421306, lon: 39.826853 }, { lat: 21.425391, lon: 39.824132 }].map((point) => ({
    kind: 'gate' as const,
    name: '',
    number: null,
    ...point,
  })),
}
/** Ten hotels from 200 m to 1.3 km south of the gate. */
const hotels = Array.from({ length: 10 }, (_, i) => ({ lat: 21.4195 - i * 0.001, lon: 39.8235 }))
const total = { minor: 100, currency: 'SAR' }
const pinsAt = (moved: number) =>
  hotels.map(({ lat, lon }, id) => ({ id, slug: '', name: '', point: { lat: lat + moved, lon }, total }))

/** The first view of a search near a point, with the hotels moved to the north by some degrees. */
const near = (point: Point, moved = 0) =>
  mapViewOf(
    { pins: pinsAt(moved), place: { kind: 'gate', where: '', name: '', context: '', hotels: 10, point } },
    ground,
    'place:a',
  )

/** Distance in px of a point from the nearest edge of a frame of this size; negative outside. */
function insideBy(point: Point, { zoom, middle }: MapView, { width, height }: { width: number; height: number }) {
  const [at, centre] = [pixelAt(point, zoom), pixelAt(middle, zoom)]
  return Math.min(width / 2 - Math.abs(at.x - centre.x), height / 2 - Math.abs(at.y - centre.y))
}

const frames = [
  { name: 'pages', of: (view: MapView) => view, size: { width: 588, height: 520 } },
  { name: 'phones', of: onPhone, size: { width: 358, height: 460 } },
]

test.for(frames)(
  'the map of $name begins with the gate of the search, apart from the edge, the mosque and the nearest hotels',
  ({ of, size }) => {
    const view = of(near(kingFahdGate))
    expect(insideBy(kingFahdGate, view, size)).toBeGreaterThan(64)
    for (const lat of [mosque.north, mosque.south])
      expect(insideBy({ lat, lon: mosque.lon }, view, size)).toBeGreaterThan(14)
    for (const hotel of hotels.slice(0, 3)) expect(insideBy(hotel, view, size)).toBeGreaterThan(14)
  },
)

test.for(frames)('the map of $name leaves out a mosque that is far from the place of the search', ({ of, size }) => {
  const station = { lat: 21.381, lon: 39.8235 }
  const view = of(near(station, -0.04))
  expect(insideBy(station, view, size)).toBeGreaterThan(40)
  expect(insideBy({ lat: mosque.north, lon: mosque.lon }, view, size)).toBeLessThan(0)
})
