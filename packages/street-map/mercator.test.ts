import { expect, test } from 'vitest'
import { pixelAt, viewAround, viewOf } from './mercator.ts'

const phone = { width: 300, height: 400, minZoom: 10, maxZoom: 17 }
type Point = { lat: number; lon: number }
const gates: Point[] = [
  { lat: 21.4225, lon: 39.8262 },
  { lat: 21.4207, lon: 39.8247 },
  { lat: 21.4246, lon: 39.8283 },
]
/** Twenty points from the gates to the south, 60 m apart. */
const hotels = Array.from({ length: 20 }, (_, i) => ({ lat: 21.42 - i * 0.0005, lon: 39.8265 }))

function isInside(point: Point, { zoom, middle }: ReturnType<typeof viewOf>) {
  const [at, centre] = [pixelAt(point, zoom), pixelAt(middle, zoom)]
  return Math.abs(at.x - centre.x) <= phone.width / 2 && Math.abs(at.y - centre.y) <= phone.height / 2
}

test('a remote point is left out of a view', () => {
  const remote = { lat: 21.6, lon: 39.5 }
  const view = viewOf([...hotels, remote], phone)
  expect(isInside(remote, view)).toBe(false)
  expect(isInside(hotels[10] as Point, view)).toBe(true)
})

test('a view around places has all of them and the nearest points, at a zoom level at which gates have numbers', () => {
  const remote = Array.from({ length: 20 }, (_, i) => ({ lat: 21.35 + i * 0.01, lon: 39.9 }))
  const view = viewAround([gates], [...remote, ...hotels.toReversed()], phone)
  expect([...gates, ...hotels.slice(0, 6)].every((point) => isInside(point, view))).toBe(true)
  expect(isInside(hotels[19] as Point, view)).toBe(false)
  expect(view.zoom).toBe(16)
})

test('without places, or with no point near them, a view is that of the points', () => {
  const remote = hotels.map(({ lat, lon }) => ({ lat: lat - 0.2, lon }))
  expect(viewAround([gates], remote, phone)).toEqual(viewOf(remote, phone))
  expect(viewAround([[]], hotels, phone)).toEqual(viewOf(hotels, phone))
})
