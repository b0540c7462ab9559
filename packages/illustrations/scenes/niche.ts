import { type Canvas, clipped } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import type { Palette } from '../moods.ts'
import { lattice } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import type { Draw } from '../rng.ts'
import { moved, path, rect } from '../svg.ts'
import { paintSkyline } from './skyline.ts'

/** A wall with one large arch: `x` is its centre, `y` its base. */
type Niche = { x: number; y: number; width: number; height: number; angle: number }

/** Paints a dark patterned wall with an arch that opens onto a city at the palette's time of day. */
export function paintNiche(canvas: Canvas, palette: Palette, niche: Niche, draw: Draw): void {
  const { defs, width, height } = canvas
  const { x, y, angle } = niche
  const day = palette.mood === 'day'
  const wall = day ? mix(palette.near, palette.leaf, 0.4) : mix(palette.stoneShade, palette.near, 0.35)
  const plaster = defs.upright(0, height, wall, mix(wall, palette.stone, day ? 0.16 : 0.4))
  const frame = defs.across(
    lighten(mix('#c9994a', palette.stoneShade, 0.25), 0.03),
    mix('#c9994a', palette.stoneShade, 0.12),
    mix('#c9994a', palette.stoneShade, 0.45),
  )
  const arch = (wider: number, higher: number) => pointedArch(x, y, niche.width + wider, niche.height + higher)
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw, { mood: palette.mood, front: 'nothing', scale: 0.7, sunReach: 0.13, sunHeight: 0.42 })
  const scale = niche.width / 900
  const city = moved(picture.markup(), x - 800 * scale, y - 800 * scale, scale)
  canvas.add(
    rect(0, 0, width, height, plaster),
    rect(0, 0, width, height, lattice(defs, 110, palette.line, 1.6, angle), { opacity: 0.13 }),
    path(arch(86, 54), lighten(wall, -0.05), { opacity: 0.55 }),
    path(arch(50, 32), frame),
    path(arch(14, 9), mix(palette.near, wall, 0.3)),
    clipped(defs, city, arch(0, 0)),
  )
}
