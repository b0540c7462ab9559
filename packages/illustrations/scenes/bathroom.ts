import { type Canvas, fade, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { type Colour, lighten, mix } from '../colour.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { glow } from '../parts/interior/lantern.ts'
import { type Interior, furnish } from '../parts/interior/interior.ts'
import { joints } from '../parts/interior/perspective.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, d, each, ellipse, path, rect, stroke, ticks } from '../svg.ts'

const floorLevel = 760

/** A bathroom: a basin under a mirror, a shower behind glass, towels; with a band of tiles from four stars on. */
export function paintBathroom(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(['day', 'dawn'] as const))
  const stars = options.stars ?? 3
  const palette = palettes[mood]
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles))

  paintWalls(canvas, interior, stars)
  canvas.add(
    basin(canvas, interior, 560, stars),
    mirror(canvas, interior, 560, stars),
    toilet(canvas, interior, 985),
    shower(canvas, interior, 1170, 370),
    towels(interior, 220),
    shine(canvas.defs, 560, 300, 900, ...fade('#fff3d6', 0.34)),
    vignette(canvas, palette.near, 0.24),
  )
}

function paintWalls(canvas: Canvas, interior: Interior, stars: number): void {
  const { width, height, defs } = canvas
  const { wall, accent, floor, angle } = interior
  const tile = lighten(mix(wall, '#ffffff', 0.4), 0.01)
  const tiles =
    each(ticks(0, width + 1, 80), (x) => d`M${x} 0V${floorLevel}`) +
    each(ticks(20, floorLevel, 80), (y) => d`M0 ${y}H${width}`)
  const slabs = { level: floorLevel, x: 800, far: 92, near: 210 }
  canvas.add(
    rect(0, 0, width, floorLevel, defs.down(lighten(tile, 0.01), lighten(tile, -0.05))),
    stroke(tiles, lighten(tile, -0.09), 2, { opacity: 0.55 }),
    stars > 3
      ? rect(0, 340, width, 80, mix(accent, wall, 0.1)) +
          rect(0, 340, width, 80, lattice(defs, 80, mix(accent, '#ffffff', 0.45), 2.2, angle))
      : rect(0, 420, width, 12, mix(accent, wall, 0.25)),
    rect(0, floorLevel, width, height - floorLevel, defs.down(lighten(floor, -0.08), floor)),
    stroke(joints(canvas, slabs), lighten(floor, -0.16), 1.8, { opacity: 0.45 }),
    rect(0, floorLevel - 14, width, 14, lighten(tile, -0.1)),
  )
}

function basin({ defs }: Canvas, { wood, brass, accent }: Interior, x: number, stars: number): string {
  const wide = stars > 3 ? 470 : 300
  const top = 560
  const white = defs.down('#ffffff', '#d9dcd8')
  const drawers = [-1, 1].map(
    (half) =>
      rect(x + half * wide * 0.25 - wide * 0.215, top + 62, wide * 0.43, 112, lighten(wood, 0.04), { rx: 5 }) +
      rect(x + half * wide * 0.25 - 22, top + 84, 44, 6, brass, { rx: 3 }),
  )
  return (
    ellipse(x, floorLevel + 30, wide * 0.52, 14, '#000000', { opacity: 0.16 }) +
    rect(x - wide / 2, top + 40, wide, 165, lighten(wood, -0.03), { rx: 4 }) +
    drawers.join('') +
    rect(x - wide / 2 - 14, top + 18, wide + 28, 26, lighten('#efe9dd', 0), { rx: 4 }) +
    path(d`M${x - 112} ${top - 34}h224q-6 56 -70 56h-84q-64 0 -70 -56Z`, white) +
    ellipse(x, top - 34, 112, 13, '#ffffff') +
    ellipse(x, top - 32, 96, 9, '#c9d2d0') +
    stroke(d`M${x} ${top - 44}v-50q0 -26 34 -26`, brass, 10) +
    rect(x + 28, top - 126, 10, 16, brass) +
    rect(x - wide / 2 + 24, top - 32, 26, 52, accent, { rx: 6 }) +
    rect(x - wide / 2 + 32, top - 44, 10, 14, brass, { rx: 2 }) +
    rect(x - wide / 2 + 60, top - 20, 22, 40, lighten(accent, 0.14), { rx: 5 })
  )
}

function mirror(canvas: Canvas, { brass, wall }: Interior, x: number, stars: number): string {
  const glass = canvas.defs.diagonal('#dfeceb', [0.48, '#f8fbfa'], [0.52, '#cfe0df'], '#eef4f2')
  const lamps = [-1, 1].map(
    (side) =>
      glow(canvas, x + side * 205, 250, 190, '#ffdca0', 0.5) +
      rect(x + side * 205 - 13, 200, 26, 96, '#fff4d8', { rx: 12 }) +
      rect(x + side * 205 - 15, 240, 30, 10, brass),
  )
  const frame =
    stars > 3
      ? circle(x, 260, 158, brass) + circle(x, 260, 148, glass)
      : rect(x - 130, 130, 260, 270, lighten(wall, -0.2), { rx: 8 }) + rect(x - 122, 138, 244, 254, glass, { rx: 4 })
  return lamps.join('') + frame
}

function toilet({ defs }: Canvas, { brass }: Interior, x: number): string {
  const white = defs.across('#ffffff', '#d6dad6')
  return (
    ellipse(x, floorLevel + 34, 104, 12, '#000000', { opacity: 0.15 }) +
    rect(x - 82, 486, 164, 120, white, { rx: 12 }) +
    rect(x - 18, 500, 36, 10, brass, { rx: 5 }) +
    path(d`M${x - 96} 606h192q4 78 -56 110v76h-80v-76q-60 -32 -56 -110Z`, white) +
    rect(x - 104, 598, 208, 16, '#f7f7f3', { rx: 8 }) +
    stroke(d`M${x + 132} 540v44q0 30 20 30`, '#b9bdb9', 6) +
    rect(x + 124, 522, 16, 30, '#d9dcd8', { rx: 5 })
  )
}

function shower({ defs }: Canvas, { brass, wall }: Interior, left: number, width: number): string {
  const glass = defs.diagonal([0, '#ffffff', 0.5], [0.4, '#bcd8d6', 0.22], [0.6, '#ffffff', 0.34], [1, '#bcd8d6', 0.2])
  const middle = left + width / 2
  let drops = ''
  for (let x = -54; x <= 54; x += 18) drops += d`M${middle + x} 176v${300 - Math.abs(x)}`
  return (
    rect(left, 0, width, floorLevel + 40, lighten(wall, -0.07), { opacity: 0.55 }) +
    stroke(d`M${middle} 0v140`, brass, 9) +
    path(d`M${middle - 78} 160q78 -34 156 0v12h-156Z`, brass) +
    stroke(drops, '#ffffff', 2.4, { opacity: 0.5, 'stroke-dasharray': '16 12' }) +
    rect(middle + 80, 420, 16, 90, brass, { rx: 8 }) +
    circle(middle + 88, 466, 20, lighten(brass, 0.08)) +
    rect(left - 6, floorLevel + 30, width + 12, 26, '#f3f1ea', { rx: 5 }) +
    rect(left, 90, width, floorLevel - 52, glass) +
    stroke(
      d`M${left} 90h${width}M${left} 90V${floorLevel + 38}M${left + width} 90V${floorLevel + 38}`,
      lighten(brass, -0.06),
      7,
    ) +
    rect(middle + 20, 380, 9, 90, brass, { rx: 4 })
  )
}

function towels({ accent, linen, brass }: Interior, x: number): string {
  const cloth = (left: number, colour: Colour, long: number) =>
    rect(left, 300, 96, long, colour, { rx: 5 }) +
    rect(left, 300 + long - 44, 96, 9, lighten(colour, -0.1)) +
    stroke(d`M${left + 32} 306v${long - 60}M${left + 64} 306v${long - 60}`, lighten(colour, -0.05), 2)
  const folded = [0, 1, 2].map((index) =>
    rect(x - 84, 640 - index * 34, 168, 32, index === 1 ? mix(accent, linen, 0.35) : linen, { rx: 14 }),
  )
  return (
    rect(x - 130, 292, 260, 9, brass, { rx: 4 }) +
    cloth(x - 110, linen, 230) +
    cloth(x + 14, mix(accent, linen, 0.25), 196) +
    path(d`M${x - 110} 674L${x + 110} 674L${x + 110} 688L${x - 110} 688Z`, brass) +
    folded.join('')
  )
}
