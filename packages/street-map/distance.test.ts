import { expect, test } from 'vitest'
import { estimatedWalk, halfwayAlong, metresBetween, pointInShape, walkingMinutes, withoutEnd } from './distance.ts'

const kaaba = { lat: 21.42252, lon: 39.82618 }

test('distances agree with published ones', () => {
  expect(metresBetween(kaaba, { lat: 21.4218, lon: 39.827431 })).toBe(152)
  expect(metresBetween(kaaba, { lat: 21.354722, lon: 39.983889 })).toBeCloseTo(17985, -2)
  expect(metresBetween(kaaba, kaaba)).toBe(0)
})

test('walking time assumes 75 m a minute, and is at least one minute', () => {
  expect([0, 75, 364, 585, 910].map(walkingMinutes)).toEqual([1, 1, 5, 8, 12])
})

test('without mapped streets a walk is 1.3 times as long as the straight line', () => {
  const other = { lat: 21.4218, lon: 39.827431 }
  expect(estimatedWalk(kaaba, other)).toBe(198)
})

test('a point is inside its polygon and outside its hole', () => {
  const square = (from: number, to: number) => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
    [from, from],
  ]
  const shape = { type: 'Polygon' as const, coordinates: [square(0, 10), square(4, 6)] }
  expect(pointInShape({ lat: 1, lon: 1 }, shape)).toBe(true)
  expect(pointInShape({ lat: 5, lon: 5 }, shape)).toBe(false)
  expect(pointInShape({ lat: 11, lon: 1 }, shape)).toBe(false)
  expect(
    pointInShape({ lat: 5, lon: 5 }, { type: 'MultiPolygon', coordinates: [shape.coordinates, [square(4, 6)]] }),
  ).toBe(true)
})

test('the middle of a way is at half of its length, wherever its points are', () => {
  const way = [0, 0.0001, 0.0002, 0.01].map((lon) => ({ lat: 0, lon }))
  expect(halfwayAlong(way).lon).toBeCloseTo(0.005, 5)
  expect(halfwayAlong(way.toReversed()).lon).toBeCloseTo(0.005, 5)
  const corner = [
    { lat: 0, lon: 0 },
    { lat: 0.001, lon: 0 },
    { lat: 0.001, lon: 0.001 },
  ]
  expect(halfwayAlong(corner).lat).toBeCloseTo(0.001, 5)
  expect(
    halfwayAlong([
      { lat: 1, lon: 1 },
      { lat: 1, lon: 1 },
    ]),
  ).toEqual({ lat: 1, lon: 1 })
})

test('a line without its last metres ends inside the part that contains them', () => {
  const line = [kaaba, { lat: 21.42352, lon: 39.82618 }, { lat: 21.42372, lon: 39.82618 }]
  const [from, to, ...others] = withoutEnd(line, 33)
  expect(from).toEqual(kaaba)
  expect(others).toEqual([])
  expect(to && metresBetween(to, line[2] ?? kaaba)).toBe(33)
  expect(withoutEnd(line, 10)).toHaveLength(3)
  expect(withoutEnd(line, 200)).toEqual([])
  expect(withoutEnd([], 10)).toEqual([])
})
