import { mix } from '../../colour.ts'
import { isDark } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { lattice } from '../../motif.ts'
import { d, each, rect, ticks, stroke } from '../../svg.ts'
import type { Stone } from './stone.ts'

/** A wall of glass: `y` is its base. */
type Glass = { start: number; end: number; y: number; top: number; floors: number; angle: number }

/** A glazed front that reflects the sky, with a lattice of stone along one side. */
export function curtainWall(stone: Stone, glass: Glass, draw: Draw): string {
  const { start, end, y, top, floors, angle } = glass
  const { defs, tones, sunLeft, palette } = stone
  const width = end - start
  const sheet = defs.linear(
    start,
    top,
    end,
    y,
    mix(palette.sky[1], palette.line, 0.3),
    [0.45, mix(palette.sky[0], palette.near, 0.25)],
    mix(palette.near, palette.sky[1], 0.3),
  )
  const columns = Math.max(4, Math.round(width / 30))
  const column = width / columns
  const step = (y - top) / floors
  let lit = ''
  const mullions = each(ticks(1, columns), (index) => d`M${start + index * column} ${top}V${y}`)
  for (let floor = 0; floor < floors; floor++) {
    for (let index = 0; index < columns; index++) {
      if (draw.chance(isDark(palette) ? 0.4 : 0.1)) {
        lit += d`M${start + (index + 0.5) * column} ${y - floor * step - 2}v${-step * 0.68}`
      }
    }
  }
  const slabs = each(ticks(0, floors + 1), (floor) => d`M${start} ${y - floor * step}h${width}`)
  const screen = Math.min(96, width * 0.26)
  const screenStart = sunLeft ? start : end - screen
  return (
    rect(start, top, width, y - top, sheet) +
    stroke(lit, palette.lamp, column * 0.8, { opacity: isDark(palette) ? 0.9 : 0.45 }) +
    stroke(mullions, tones.lit, 1.4, { opacity: 0.4 }) +
    stroke(slabs, tones.lit, 3, { opacity: 0.65 }) +
    rect(screenStart, top, screen, y - top, stone.face) +
    rect(screenStart + 10, top + 12, screen - 20, y - top - 24, lattice(defs, 26, tones.shade, 1.6, angle), {
      opacity: 0.75,
    }) +
    rect(start - 6, top - 12, width + 12, 14, tones.lit)
  )
}
