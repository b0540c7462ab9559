import { expect, test } from 'vitest'
import { eightStar, hankin488, latticeAngles } from './motif.ts'

/** The corner points of the first closed figure in path data. */
function cornersOf(data: string): { x: number; y: number }[] {
  const figure = data.slice(1, data.indexOf('Z'))
  return figure.split('L').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number)
    return { x, y }
  })
}

test.each(latticeAngles)('the star at %d degrees has eight equal tips on the octagon', (angle) => {
  const corners = cornersOf(eightStar(100, 100, 80, angle))
  expect(corners).toHaveLength(16)
  const reach = corners.map(({ x, y }) => Math.hypot(x - 100, y - 100))
  for (const [index, radius] of reach.entries()) {
    if (index % 2 === 0) expect(radius).toBeCloseTo(80, 0)
    else expect(radius).toBeCloseTo(reach[1] ?? Number.NaN, 0)
  }
})

test('the tile repeats without a seam: every line that reaches one side continues on the opposite side', () => {
  const size = 64
  const points = [...hankin488(size).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  )
  const on = (side: 0 | 1, level: number) =>
    points.filter((point) => Math.abs(point[side] - level) < 0.05).map((point) => point[1 - side])
  expect(on(0, 0).sort()).toEqual(on(0, size).sort())
  expect(on(1, 0).sort()).toEqual(on(1, size).sort())
  expect(on(0, 0)).toContain(size / 2)
})
