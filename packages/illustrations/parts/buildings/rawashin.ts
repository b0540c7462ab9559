import { type Colour, isDark, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { lattice } from '../../motif.ts'
import { d, each, path, rect, stroke, ticks } from '../../svg.ts'
import type { Stone } from './stone.ts'

/** A stack of projecting wooden windows, one a floor: `x` is its centre, `y` the level of its foot. */
type Stack = { x: number; y: number; width: number; floors: number; floorHeight: number; angle: number; wood: Colour }

/** Draws the carved wooden bay windows of old houses of the Hijaz. */
export function rawashin(stone: Stone, stack: Stack, draw: Draw): string {
  const { palette } = stone
  const { x, y, width, floors, floorHeight, angle } = stack
  const wood = mix(stack.wood, palette.near, isDark(palette) ? 0.42 : 0.06)
  const lit = mix(wood, palette.glow, 0.32)
  const dark = mix(wood, palette.near, 0.5)
  const half = width / 2
  const drawn = each(ticks(0, floors), (floor) => {
    const foot = y - floor * floorHeight - floorHeight * 0.12
    const head = foot - floorHeight * 0.74
    const glows = draw.chance(isDark(palette) ? 0.7 : 0.2)
    const pane = glows ? mix(palette.lamp, wood, 0.15) : dark
    return (
      path(d`M${x - half} ${foot}h${width}l${-width * 0.13} 12h${-width * 0.74}Z`, dark) +
      rect(x - half, head, width, foot - head, wood) +
      rect(x - half + 5, head + 8, width - 10, (foot - head) * 0.5, pane) +
      rect(x - half + 5, head + 8, width - 10, (foot - head) * 0.5, lattice(stone.defs, 12, wood, 1.8, angle)) +
      rect(x - half + 5, head + (foot - head) * 0.66, width - 10, (foot - head) * 0.26, lit, { opacity: 0.55 }) +
      stroke(d`M${x - half * 0.34} ${head + 6}V${foot - 4}M${x + half * 0.34} ${head + 6}V${foot - 4}`, dark, 2.2) +
      path(d`M${x - half - 7} ${head}h${width + 14}l-7 -9h${-width}Z`, lit)
    )
  })
  return drawn
}
