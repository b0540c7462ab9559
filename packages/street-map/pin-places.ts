import { boxSet, type Box } from './label-boxes.ts'
import type { Pixel } from './mercator.ts'

/** The position of a pin in pixels, and the width of its chip. */
export type Pin = Pixel & { width: number }

/** The side of its point on which a chip is, and its middle relative to the point. */
export type ChipPlace = { side: 'above' | 'below' | 'right' | 'left'; dx: number; dy: number }

export const chipHeight = 24
/** Pixels from a point to the edge of its chip, in which the stem is. */
const stem = 7
/** Side of a dot, which chips of other pins leave free. */
const dot = 12
/** Pixels from a corner of a chip to its stem. */
const corner = 14

/**
 * Places the chips of pins around their points, in the order of the pins, so that none covers a label of the map,
 * another chip or another point. Null where no place is free: such a pin is a dot. `half` is half the width in pixels of
 * a frame around x = 0: places in which its edge cuts nothing, or less, of the chip come first.
 */
export function placePins(pins: readonly Pin[], labels: readonly Box[], half = Infinity): (ChipPlace | null)[] {
  const taken = boxSet()
  for (const label of labels) taken.add(label)
  const points = boxSet<Box & { of: number }>()
  pins.forEach(({ x, y }, i) => points.add({ x, y, width: dot, height: dot, angle: 0, of: i }))
  return pins.map((pin, i) => {
    const cut = ({ dx }: ChipPlace) => Math.max(0, Math.abs(pin.x + dx) + pin.width / 2 - half)
    const places = placesOf(pin.width)
      .slice()
      .sort((a, b) => cut(a) - cut(b))
    const place = places.find(({ dx, dy }) => {
      const box = { x: pin.x + dx, y: pin.y + dy, width: pin.width + 1, height: chipHeight + 1, angle: 0 }
      const free = taken.isFree(box) && points.isFree(box, ({ of }) => of !== i)
      if (free) taken.add(box)
      return free
    })
    return place ?? null
  })
}

/** The places of a chip, the most usual first. */
function placesOf(width: number): ChipPlace[] {
  const down = chipHeight / 2 + stem
  const across = width / 2 + stem
  const shift = Math.max(0, width / 2 - corner)
  return [
    { side: 'above', dx: 0, dy: -down },
    { side: 'below', dx: 0, dy: down },
    { side: 'above', dx: shift, dy: -down },
    { side: 'above', dx: -shift, dy: -down },
    { side: 'right', dx: across, dy: 0 },
    { side: 'left', dx: -across, dy: 0 },
    { side: 'below', dx: shift, dy: down },
    { side: 'below', dx: -shift, dy: down },
  ]
}
