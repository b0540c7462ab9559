import { describe, expect, test } from 'vitest'
import { districts } from '#db/seed/places.ts'
import type { Shape } from '#domains/places/distance.ts'
import { outlineOf } from '#domains/places/outline.ts'

const origin = { lat: 21, lon: 39 }
const polygon = (ring: [number, number][]): Shape => ({ type: 'Polygon', coordinates: [ring] })

describe('an outline', () => {
  test('leaves out what lies near the line between its neighbours', () => {
    const shape = polygon([
      [39, 21],
      [39.0005, 21.00001],
      [39.001, 21],
      [39.001, 21.001],
      [39, 21],
    ])
    expect(outlineOf(shape, origin, 1)).toEqual([[0, 0, 10, 0, 10, 10]])
    expect(outlineOf(shape, origin, 0)).toEqual([[0, 0, 5, 0, 10, 0, 10, 10]])
  })

  test('without breadth is none', () => {
    expect(
      outlineOf(
        polygon([
          [39, 21],
          [39.001, 21],
          [39, 21],
        ]),
        origin,
        1,
      ),
    ).toEqual([])
  })

  test('has every part of its shape and no holes', () => {
    const square: [number, number][] = [
      [39, 21],
      [39.001, 21],
      [39.001, 21.001],
      [39, 21.001],
      [39, 21],
    ]
    const shape: Shape = { type: 'MultiPolygon', coordinates: [[square, square], [square]] }
    expect(outlineOf(shape, origin, 1)).toHaveLength(2)
  })

  test('of every district of the demo is there and smaller by far', () => {
    const all = districts()
    const points = (shape: Shape) => (JSON.stringify(shape.coordinates).match(/\[-?[\d.]+,/g) ?? []).length
    const before = all.reduce((sum, { shape }) => sum + points(shape), 0)
    const outlines = all.map(({ shape }) => outlineOf(shape, origin, 6))
    expect(outlines.filter((rings) => rings.length === 0)).toEqual([])
    expect(outlines.flat(2).length / 2).toBeLessThan(before / 2)
  })
})
