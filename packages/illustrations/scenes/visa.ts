import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { moods, palettes } from '../moods.ts'
import { eightStar, lattice, latticeAngles } from '../motif.ts'
import { lantern } from '../parts/interior/lantern.ts'
import { runner, tabletop } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { paintNiche } from './niche.ts'
import { circle, d, each, ellipse, group, moved, path, rect, round, stroke, turned } from '../svg.ts'

const edge = 500

/** A desk with a stamped passport, a form and a lantern. */
export function paintVisa(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const angle = draw.pick(latticeAngles)
  paintNiche(canvas, palette, { x: 1152, y: edge, width: 500, height: 440, angle }, draw.stream('view'))
  canvas.add(
    tabletop(canvas, edge, '#8a5a3a'),
    runner(canvas, { start: 440, end: 1160, y: 612 }, { start: 350, end: 1250, y: 954 }, '#0a3533', angle),
    lying(formSheet(), { x: 304, y: 750, slant: 0.22, turn: -7, width: 330, height: 440 }),
    lying(closedPassport(), { x: 1344, y: 785, slant: -0.3, turn: 11, width: 250, height: 350 }),
    lying(openPassport(canvas), { x: 808, y: 775, slant: -0.1, turn: 0, width: 560, height: 384 }),
    turned(pen(), 391, 836, 44),
    moved(standingStamp(canvas), 1064, 625),
    ellipse(536, 584, 96, 15, '#000000', { opacity: 0.3 }),
    lantern(canvas, palette, 536, 582, 300),
    vignette(canvas, '#120a10', 0.4),
  )
}

const cover = '#0e5a54'
const paper = '#f7edd8'

/** Where a sheet of some size lies on a table, slanted to one side and turned by some degrees. */
type Lying = { x: number; y: number; slant: number; turn: number; width: number; height: number }

/** Places markup drawn flat around the origin on a table, compressed in depth and with its shadow. */
function lying(markup: string, { x, y, slant, turn, width, height }: Lying): string {
  const shadow = rect(-width / 2, 18 - height / 2, width, height, '#000000', { rx: 16, opacity: 0.24 })
  const transform = `matrix(1 0 ${d`${slant}`} .58 ${d`${x} ${y}`}) rotate(${turn})`
  return group(shadow + markup, { transform })
}

/** An open passport without a portrait, 560 by 380 px, drawn flat around the origin. */
function openPassport({ defs }: Canvas): string {
  const page = (side: -1 | 1) => {
    const shade = defs.linear(
      0,
      0,
      side * 270,
      0,
      mix(paper, '#8a6a45', 0.42),
      [0.14, paper],
      lighten(paper, side > 0 ? -0.02 : 0.01),
    )
    const shape = d`M0 -180H${side * 258}Q${side * 268} -180 ${side * 268} -170V170Q${side * 268} 180 ${side * 258} 180H0Z`
    return path(shape, shade) + path(shape, lattice(defs, 58, '#c9994a', 1, 67.5), { opacity: 0.28 })
  }
  const lines = (x: number, y: number, widths: readonly number[]) =>
    each(widths, (width, index) => rect(x, y + index * 26, width, 7, '#7d6a4d', { rx: 3.5, opacity: 0.42 }))
  return (
    rect(-280, -192, 560, 384, cover, { rx: 18 }) +
    page(-1) +
    page(1) +
    rect(-238, -140, 104, 132, '#dccdaf', { rx: 6 }) +
    path(eightStar(-186, -74, 40, 60), '#0e5a54', { opacity: 0.75 }) +
    lines(-116, -134, [86, 64, 92, 58]) +
    lines(-238, 26, [206, 180, 196]) +
    rect(-238, 116, 206, 9, '#0e5a54', { opacity: 0.35 }) +
    rect(-238, 138, 206, 9, '#0e5a54', { opacity: 0.35 }) +
    visaSticker() +
    inkStamp(178, 96, 74, -14)
  )
}

function visaSticker(): string {
  return (
    rect(34, -146, 208, 128, '#e6f0e6', { rx: 8 }) +
    rect(34, -146, 208, 24, '#0e5a54', { rx: 8, opacity: 0.85 }) +
    rect(34, -130, 208, 8, '#0e5a54', { opacity: 0.85 }) +
    path(eightStar(74, -72, 28, 60), '#c9994a') +
    rect(118, -102, 108, 7, '#4b6a62', { rx: 3.5, opacity: 0.5 }) +
    rect(118, -80, 84, 7, '#4b6a62', { rx: 3.5, opacity: 0.5 }) +
    rect(118, -58, 98, 7, '#4b6a62', { rx: 3.5, opacity: 0.5 })
  )
}

/** The print of a stamp: rings around the eight-fold star. */
function inkStamp(x: number, y: number, radius: number, turn: number): string {
  const ink = '#a8432b'
  const ring = { stroke: ink, 'stroke-width': radius * 0.06 }
  const print =
    circle(0, 0, radius, 'none', ring) +
    circle(0, 0, radius * 0.82, 'none', { ...ring, 'stroke-width': radius * 0.025 }) +
    circle(0, 0, radius * 0.91, 'none', {
      stroke: ink,
      'stroke-width': radius * 0.06,
      'stroke-dasharray': d`${radius * 0.05} ${radius * 0.13}`,
    }) +
    path(eightStar(0, 0, radius * 0.62, 60), ink) +
    path(eightStar(0, 0, radius * 0.32, 60), '#f7edd8')
  return turned(print, x, y, turn, { opacity: 0.78 })
}

/** A closed passport, 250 by 350 px, drawn flat around the origin. */
function closedPassport(): string {
  return (
    rect(-125, -175, 250, 350, lighten(cover, -0.08), { rx: 16 }) +
    rect(-125, -181, 250, 350, cover, { rx: 16 }) +
    rect(-108, -164, 216, 316, 'none', { rx: 10, stroke: '#c9994a', 'stroke-width': 2.4, opacity: 0.8 }) +
    path(eightStar(0, -36, 66, 60), '#c9994a') +
    path(eightStar(0, -36, 34, 60), cover) +
    rect(-58, 62, 116, 9, '#c9994a', { rx: 4.5 }) +
    rect(-38, 86, 76, 7, '#c9994a', { rx: 3.5, opacity: 0.8 })
  )
}

/** An upright rubber stamp, 210 px high, with its base at the origin. */
function standingStamp({ defs }: Canvas): string {
  const wood = defs.across('#4f2f1d', [0.3, '#a8714a'], [0.6, '#7d4c2e'], '#3f2416')
  const metal = defs.across('#8a6a35', [0.3, '#efd49a'], [0.6, '#c9994a'], '#6f5226')
  return (
    ellipse(4, 3, 84, 17, '#000000', { opacity: 0.3 }) +
    path('M-72 0v-26a72 13 0 0 1 144 0v26a72 13 0 0 1 -144 0Z', '#2b1c14') +
    path('M-72 -10v-26a72 13 0 0 1 144 0v26a72 13 0 0 1 -144 0Z', metal) +
    ellipse(0, -38, 72, 13, '#e9cd92') +
    path('M-24 -40C-20 -84 -42 -104 -44 -146C-46 -196 46 -196 44 -146C42 -104 20 -84 24 -40Q0 -32 -24 -40Z', wood) +
    path('M-30 -150C-30 -172 -16 -178 -4 -180C-20 -166 -20 -140 -14 -116C-24 -128 -30 -140 -30 -150Z', '#ffffff', {
      opacity: 0.28,
    }) +
    rect(-26, -62, 52, 8, '#c9994a', { rx: 3 })
  )
}

/** A printed form with boxes and lines instead of text, 330 by 440 px, drawn flat around the origin. */
function formSheet(): string {
  let rows = ''
  for (let row = 0; row < 7; row++) {
    rows += rect(-132, -110 + row * 42, 96, 7, '#8b8372', { rx: 3.5, opacity: 0.6 })
    rows += rect(-22, -120 + row * 42, 156, 26, 'none', { rx: 4, stroke: '#8b8372', 'stroke-width': 1.6, opacity: 0.6 })
    if (row < 5) rows += rect(-12, -110 + row * 42, 60 + ((row * 37) % 70), 6, '#1c5a86', { rx: 3, opacity: 0.6 })
  }
  return (
    path('M-165 -220L165 -220L165 220L-165 220Z', '#fbf6ea') +
    rect(-132, -190, 190, 16, '#0e5a54', { rx: 4, opacity: 0.8 }) +
    rect(-132, -162, 128, 8, '#8b8372', { rx: 4, opacity: 0.6 }) +
    path(eightStar(112, -172, 26, 60), '#c9994a') +
    rows
  )
}

/** A pen 155 px long, lying with its tip at the origin. */
function pen(): string {
  return (
    stroke('M8 -9H160', '#000000', 9, { ...round, opacity: 0.22 }) +
    stroke('M0 0H14', '#c9994a', 6, round) +
    stroke('M14 0H155', '#0b2b29', 13, round) +
    stroke('M16 -2.5H152', '#3f8a80', 3, { ...round, opacity: 0.7 }) +
    stroke('M104 0H112', '#c9994a', 14)
  )
}
