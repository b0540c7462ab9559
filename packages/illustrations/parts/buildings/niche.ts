import { type Canvas, clipped } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { lattice } from '../../motif.ts'
import { path, rect } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { arcade } from './arcade.ts'
import { dome } from './dome.ts'
import { minaret } from './minaret.ts'
import { paintRidge } from '../landscape/ridge.ts'
import { paintSky } from '../landscape/sky.ts'
import { stoneAt } from './stone.ts'

/** A wall with one large arch: `x` is its centre, `y` its base. */
type Niche = { x: number; y: number; width: number; height: number; angle: number }

/** Paints a dark patterned wall with an arch that opens onto a city at the palette's time of day. */
export function paintNiche(canvas: Canvas, palette: Palette, niche: Niche, draw: Draw): void {
  const { defs, width, height, add } = canvas
  const { x, y, angle } = niche
  const wall =
    palette.mood === 'day' ? mix(palette.near, palette.leaf, 0.4) : mix(palette.stoneShade, palette.near, 0.35)
  const plaster = defs.upright(0, height, wall, mix(wall, palette.stone, palette.mood === 'day' ? 0.16 : 0.4))
  const frame = defs.across(
    lighten(mix('#c9994a', palette.stoneShade, 0.25), 0.03),
    mix('#c9994a', palette.stoneShade, 0.12),
    mix('#c9994a', palette.stoneShade, 0.45),
  )
  const opening = pointedArch(x, y, niche.width, niche.height)
  add(
    rect(0, 0, width, height, plaster),
    rect(0, 0, width, height, lattice(defs, 110, palette.line, 1.6, angle), { opacity: 0.13 }),
    path(pointedArch(x, y, niche.width + 86, niche.height + 54), lighten(wall, -0.05), { opacity: 0.55 }),
    path(pointedArch(x, y, niche.width + 50, niche.height + 32), frame),
    path(pointedArch(x, y, niche.width + 14, niche.height + 9), mix(palette.near, wall, 0.3)),
  )
  const outside = canvas.inset(width, height)
  paintOutside(outside, palette, niche, draw)
  add(clipped(defs, outside.markup(), opening))
}

function paintOutside(canvas: Canvas, palette: Palette, niche: Niche, draw: Draw): void {
  const { x, y, width } = niche
  const sunLeft = draw.chance(0.5)
  const sun = {
    x: x + width * draw.range(0.08, 0.17) * (sunLeft ? -1 : 1),
    y: y - niche.height * 0.52,
    radius: width * (palette.mood === 'night' ? 0.068 : 0.09),
  }
  paintSky(canvas, palette, sun, y, draw.stream('sky'))
  const ridge = { y: y - niche.height * 0.24, amplitude: 60, depth: 0.1, sunX: sun.x }
  paintRidge(canvas, palette, ridge, draw.stream('ridge'))
  const stone = stoneAt(canvas.defs, palette, 0.42, sunLeft)
  const scale = width / 880
  const both = (part: (side: -1 | 1) => string) => part(-1) + part(1)
  canvas.add(
    both((side) => minaret(stone, { x: x + side * 255 * scale, y, height: 350 * scale, width: 28 * scale })),
    both((side) => dome(stone, x + side * 172 * scale, y - 86 * scale, 34 * scale)),
    dome(stone, x, y - 84 * scale, 92 * scale),
    arcade(stone, { start: x - width / 2, end: x + width / 2, y, height: 96 * scale }, 46 * scale),
  )
}
