import { expect, test } from 'vitest'
import { boxesOverlap, type Box } from './label-boxes.ts'
import { chipHeight, placePins, type Pin } from './pin-places.ts'

const pin = (x: number, y: number, width = 50): Pin => ({ x, y, width })
const label = (x: number, y: number, width = 80, angle = 0): Box => ({ x, y, width, height: 14, angle })

test('a chip is above its point, and on another side if a name is there', () => {
  expect(placePins([pin(0, 0)], [])).toEqual([{ side: 'above', dx: 0, dy: -19 }])
  expect(placePins([pin(0, 0)], [label(0, -18)])).toMatchObject([{ side: 'below', dx: 0 }])
  expect(placePins([pin(0, 0)], [label(0, -24), label(0, 24)])).toMatchObject([{ side: 'right' }])
  expect(placePins([pin(0, 0)], [label(-40, -18, 40), label(-40, 18, 40)])).toMatchObject([{ side: 'above', dx: 11 }])
})

test('a chip at the edge of the frame is on the side that shows it whole', () => {
  const half = 164
  expect(placePins([pin(100, 0), pin(155, 60), pin(-155, 60)], [], half)).toEqual([
    { side: 'above', dx: 0, dy: -19 },
    { side: 'left', dx: -32, dy: 0 },
    { side: 'right', dx: 32, dy: 0 },
  ])
  // If that side is not free, the least is cut.
  expect(placePins([pin(155, 0)], [label(105, 0, 20)], half)).toMatchObject([{ side: 'above', dx: -11 }])
})

test('a pin without space for its chip is a dot; earlier pins are placed first', () => {
  const everywhere = [label(0, -18, 200), label(0, 18, 200), label(0, 0, 200)]
  expect(placePins([pin(0, 0)], everywhere)).toEqual([null])
  const crowd = Array.from({ length: 12 }, (_, i) => pin(i * 4, 0))
  const places = placePins(crowd, [])
  expect(places[0]).toMatchObject({ side: 'above' })
  expect(places.filter((place) => place === null).length).toBeGreaterThan(6)
})

test('no chip of many pins covers a name, another chip or another point', () => {
  let seed = 7
  const random = (to: number) => (seed = (seed * 48_271) % 2_147_483_647) % to
  const pins = Array.from({ length: 60 }, () => pin(random(600), random(600), 36 + random(40)))
  const names = Array.from({ length: 25 }, () => label(random(600), random(600), 60 + random(60), random(314) / 100))
  const chips = placePins(pins, names).flatMap((place, i) =>
    place
      ? [{ i, x: pins[i]!.x + place.dx, y: pins[i]!.y + place.dy, width: pins[i]!.width, height: chipHeight, angle: 0 }]
      : [],
  )
  expect(chips.length).toBeGreaterThan(20)
  for (const chip of chips) {
    expect(names.some((name) => boxesOverlap(chip, name))).toBe(false)
    expect(chips.some((other) => other !== chip && boxesOverlap(chip, other))).toBe(false)
    expect(
      pins.some(({ x, y }, i) => i !== chip.i && boxesOverlap(chip, { x, y, width: 12, height: 12, angle: 0 })),
    ).toBe(false)
  }
})
