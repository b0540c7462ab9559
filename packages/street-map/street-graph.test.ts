import { describe, expect, test } from 'vitest'
import { streetsOf } from './streets.ts'
import { metresBetween, type Shape } from './distance.ts'
import { streetGraph, walksFrom, type Barrier, type Street } from './street-graph.ts'

/** Degrees of latitude of a hundred metres. */
const h = 100 / 111_195
const at = (x: number, y: number): [number, number] => [x * h, y * h]
const point = (x: number, y: number) => ({ lon: x * h, lat: y * h })
const street = (...line: [number, number][]): Street => ({ line, kind: 'street' })
const steps = (...line: [number, number][]): Street => ({ line, kind: 'steps' })

const mainRoad = (...line: [number, number][]): Street => ({ line, kind: 'mainRoad' })

const walk = (streets: Street[], to = point(4, 0), pace: 'usual' | 'gentle' = 'usual', closed: Shape[] = []) =>
  walksFrom(streetGraph(streets, closed), point(0, 0), [to], pace)[0]

describe('a walk', () => {
  test('follows the streets, and its length is the length of its line', () => {
    const around = walk([street(at(0, 0), at(0, 3), at(4, 3), at(4, 0))])
    expect(around).toMatchObject({ metres: 1_000, minutes: 13, steps: false })
    expect(around?.line.map(({ lon, lat }) => [Math.round(lon / h), Math.round(lat / h)])).toEqual([
      [0, 0],
      [0, 3],
      [4, 3],
      [4, 0],
    ])
  })

  test('leads to the largest network of streets, past streets that are connected with nothing else', () => {
    const road = street(at(0, 0), at(0, 3), at(4, 3), at(4, 1))
    const cutOff = street(at(3.9, 0), at(4.1, 0))
    expect(walk([road, cutOff])?.metres).toBe(1_000)
    expect(walk([cutOff, road])?.metres).toBe(1_000)
  })

  test('takes the shorter of two ways', () => {
    expect(walk([street(at(0, 0), at(0, 3), at(4, 3), at(4, 0)), street(at(0, 0), at(2, 1), at(4, 0))])?.metres).toBe(
      447,
    )
  })

  test('begins and ends at the nearest point of a street, in the middle of a segment too', () => {
    expect(walk([street(at(-1, 0.5), at(5, 0.5))])?.metres).toBe(500)
  })

  test('at a gentle pace avoids steps unless the way around is much longer', () => {
    const short = steps(at(0, 0), at(4, 0))
    const around = street(at(0, 0), at(0, 3), at(4, 3), at(4, 0))
    expect(walk([short, around])).toMatchObject({ metres: 400, minutes: 8, steps: true })
    expect(walk([short, around], point(4, 0), 'gentle')).toMatchObject({ metres: 1_000, minutes: 22, steps: false })
    expect(walk([short], point(4, 0), 'gentle')).toMatchObject({ metres: 400, steps: true })
  })

  test('leads around a closed area', () => {
    const ring = [at(1, -1), at(3, -1), at(3, 1), at(1, 1), at(1, -1)]
    const closed: Shape = { type: 'Polygon', coordinates: [ring] }
    const through = street(at(0, 0), at(2, 0), at(4, 0))
    const around = street(at(0, 0), at(0, 3), at(4, 3), at(4, 0))
    expect(walk([through, around])?.metres).toBe(400)
    expect(walk([through, around], point(4, 0), 'usual', [closed])?.metres).toBe(1_000)
  })

  test('uses a main road only where the way around is much longer', () => {
    const road = mainRoad(at(0, 0), at(4, 0))
    expect(walk([road, street(at(0, 0), at(0, 3), at(4, 3), at(4, 0))])).toMatchObject({ metres: 1_000 })
    expect(walk([road, street(at(0, 0), at(0, 5), at(4, 5), at(4, 0))])).toMatchObject({ metres: 400, minutes: 5 })
  })

  test('begins at a street that is not behind a building or an expressway, unless it is much nearer', () => {
    const near = street(at(-2, -0.5), at(2, -0.5), at(4, -0.5), at(4, 0))
    const open = street(at(-2, 0.8), at(2, 0.8), at(4, 0.8), at(4, 0))
    const wall = (y: number, building: boolean): Barrier => ({
      line: [at(-1, -y), at(1, -y), at(1, -y - 0.05), at(-1, -y - 0.05), at(-1, -y)],
      building,
    })
    const first = (barriers: Barrier[]) => {
      const [found] = walksFrom(streetGraph([near, open], [], barriers), point(0, 0), [point(4, 0)], 'usual')
      return Math.round(((found?.line[1]?.lat ?? NaN) / h) * 10) / 10
    }
    expect(first([])).toBe(-0.5)
    expect(first([wall(0.2, true)])).toBe(0.8)
    expect(first([wall(0.2, false)])).toBe(0.8)
    // The building that contains the place has a door on every side.
    const own: Barrier = { line: [at(-1, -0.3), at(1, -0.3), at(1, 0.3), at(-1, 0.3), at(-1, -0.3)], building: true }
    expect(first([own])).toBe(-0.5)
    // Both sides are built up.
    expect(first([wall(0.2, true), { line: [at(-1, 0.4), at(1, 0.4)], building: true }])).toBe(-0.5)
  })

  test('does not exist between places that no streets join', () => {
    expect(walk([street(at(0, 0), at(1, 0)), street(at(3, 0), at(4, 0))])).toBeNull()
    expect(walk([street(at(0, 0), at(1, 0))], point(9, 9))).toBeNull()
  })
})

test('nobody walks through the tunnels of main streets or on expressways, and pedestrian tunnels are open', () => {
  const used = (city: string, ...ends: [number, number][]) =>
    streetsOf(city).find(({ line }) => ends.every(([x, y]) => line.some(([lon, lat]) => x === lon && y === lat)))?.kind
  // The Faisaliyah tunnel and the car park below the mosque of Madinah.
  expect(used('makkah', [39.834276, 21.429063], [39.839238, 21.429498])).toBeUndefined()
  expect(used('madinah', [39.608245, 24.470168], [39.608253, 24.467134])).toBeUndefined()
  // The tunnels from Aziziyah, and the passage below the towers south of the mosque of Makkah.
  expect(used('makkah', [39.846174, 21.422158], [39.834506, 21.423437])).toBe('street')
  expect(used('makkah', [39.825781, 21.419624], [39.825653, 21.417171])).toBe('street')
})

test('around both mosques streets make a walk longer than the straight line, and seldom more than twice', () => {
  const walks = [
    { city: 'makkah', hotel: { lat: 21.4148, lon: 39.8204 }, gate: { lat: 21.4207, lon: 39.8259 } },
    { city: 'madinah', hotel: { lat: 24.4752, lon: 39.6107 }, gate: { lat: 24.47105, lon: 39.61065 } },
  ]
  for (const { city, hotel, gate } of walks) {
    const [found] = walksFrom(streetGraph(streetsOf(city)), hotel, [gate], 'usual')
    const longer = (found?.metres ?? 0) / metresBetween(hotel, gate)
    expect(longer).toBeGreaterThan(1)
    expect(longer).toBeLessThan(2)
  }
})
