import { describe, expect, test } from 'vitest'
import { boxesOverlap, type Box } from './label-boxes.ts'
import { mosqueNameBox } from './mosque-name.ts'

const box = (x: number, y: number, width: number, height: number, angle = 0): Box => ({ x, y, width, height, angle })

describe('two label boxes', () => {
  test('overlap if they have a part in common, turned or not', () => {
    expect(boxesOverlap(box(0, 0, 10, 4), box(9, 0, 10, 4))).toBe(true)
    expect(boxesOverlap(box(0, 0, 10, 4), box(11, 0, 10, 4))).toBe(false)
    expect(boxesOverlap(box(0, 0, 40, 4, Math.PI / 4), box(12, -12, 6, 6))).toBe(false)
    expect(boxesOverlap(box(0, 0, 40, 4, Math.PI / 4), box(12, 12, 6, 6))).toBe(true)
  })
})

test('the name of the mosque is where the fewest pins are, and below it if it is equally free above', () => {
  const places = [
    { x: 0, y: 50 },
    { x: 0, y: -50 },
  ]
  const nameAt = (...points: [number, number][]) =>
    mosqueNameBox(
      places,
      100,
      points.map(([x, y]) => ({ x, y })),
    )
  expect(nameAt()).toMatchObject({ x: 0, y: 50, width: 100 })
  expect(nameAt([0, 10], [90, 50])).toMatchObject({ y: 50 })
  expect(nameAt([40, 55])).toMatchObject({ y: -50 })
  expect(nameAt([40, 55], [-40, -55])).toMatchObject({ y: 50 })
})
