import { type Canvas, scaled, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { type Palette, palettes } from '../moods.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { lampPost, lantern } from '../parts/interior/lantern.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { mapSheet } from '../parts/objects/map-sheet.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { shrub } from '../parts/landscape/greenery.ts'
import { type Course, type Floor, depthsTo, onFloor, strip } from '../parts/interior/perspective.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, ellipse, path, polygon, polyline, rect, stroke, round } from '../svg.ts'

/** A map, a lantern and a compass on a wall, and the path that they point along. */
export function paintGuide(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'dusk', 'dawn', 'night'] as const))]
  const goal = width * 0.57
  const sunX = goal + width * 0.2
  paintLandscape(canvas, palette, { sunX, horizon: 0.56 }, draw.stream('land'))
  const horizon = height * 0.545
  const city = { x: goal, y: horizon + 4, width: 680, distance: 0.34 }
  canvas.add(distantCity(canvas, palette, city, sunX, draw.stream('city')))
  paintGarden(canvas, palette, { horizon, front: height * 1.06, middle: goal }, draw.stream('garden'))
  paintLedge(canvas, palette, draw.pick(latticeAngles))
  canvas.add(vignette(canvas, palette.near, 0.34))
}

const halfPath = 250

/** Distance of the centre of the path from the goal, in px at depth 1. */
const windingPath: Course = (depth) => {
  const gone = Math.log(depth) / Math.log(30)
  return Math.sin(gone * Math.PI * 1.7 + 0.5) * 330 * depth ** 0.5 * (1 - gone) - 120 * (1 - gone)
}

function paintGarden(canvas: Canvas, palette: Palette, floor: Floor, draw: Draw): void {
  const { width, height, defs } = canvas
  const lawn = defs.upright(
    floor.horizon,
    height,
    mix(mix(palette.leaf, palette.stone, 0.45), palette.haze, 0.62),
    [0.3, mix(mix(palette.leaf, palette.stone, 0.3), palette.haze, 0.28)],
    mix(palette.leaf, palette.near, 0.55),
  )
  const depths = depthsTo(30, 60)
  const between = (from: number, to: number) => strip(floor, windingPath, depths, from, to)
  const paving = defs.upright(
    floor.horizon,
    height,
    mix(palette.lamp, palette.stoneLit, 0.4),
    [0.4, mix(palette.stoneLit, palette.stone, 0.35)],
    mix(palette.stone, palette.stoneShade, 0.4),
  )
  let joints = ''
  for (let depth = 1.05; depth < 16; depth *= 1.09) {
    const [startX, y] = onFloor(floor, windingPath(depth) - halfPath, depth)
    const [endX] = onFloor(floor, windingPath(depth) + halfPath, depth)
    joints += d`M${startX} ${y}H${endX}`
  }
  canvas.add(
    rect(0, floor.horizon, width, height - floor.horizon, lawn),
    polygon(between(-halfPath - 34, halfPath + 34), mix(palette.stoneLit, palette.haze, 0.2)),
    polygon(between(-halfPath, halfPath), paving),
    stroke(joints, palette.stoneShade, 1.4, { opacity: 0.3 }),
    stroke(polyline(depths.map((depth) => onFloor(floor, windingPath(depth), depth))), palette.stoneShade, 1.4, {
      opacity: 0.22,
    }),
  )
  const ink = mix(palette.near, palette.leaf, 0.14)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const hedge = defs.shape(shrub(palette))
  for (const depth of [9, 6.2, 4.4, 3.1, 2.2, 1.6]) {
    for (const edge of [-1, 1]) {
      const [lampX, lampY] = onFloor(floor, windingPath(depth) + edge * (halfPath + 90), depth)
      const [palmX, palmY] = onFloor(floor, windingPath(depth) + edge * (halfPath + draw.range(380, 560)), depth * 0.97)
      const tall = draw.range(560, 680) / depth ** 0.95
      const [bushX, bushY] = onFloor(floor, windingPath(depth) + edge * (halfPath + 210), depth * 1.06)
      canvas.add(
        scaled(hedge, bushX, bushY, 1 / depth),
        depth > 7 ? '' : palms.at(palmX, palmY, tall, edge * draw.range(0.1, 0.4)),
        lampPost(canvas, palette, lampX, lampY, 300 / depth, ink),
      )
    }
  }
}

/** The top of a garden wall in the foreground, with a guide's equipment. */
function paintLedge(canvas: Canvas, palette: Palette, angle: number): void {
  const { width, height, defs } = canvas
  const top = height * 0.77
  const edge = height * 0.925
  const stone = stoneAt(defs, palette, 0.02, false)
  const slab = defs.upright(top, edge, mix(stone.tones.lit, palette.glow, 0.2), stone.tones.base)
  const front = defs.upright(
    edge,
    height,
    mix(stone.tones.base, stone.tones.shade, 0.6),
    mix(stone.tones.shade, palette.near, 0.4),
  )
  canvas.add(
    rect(0, top, width, edge - top, slab),
    rect(0, top, width, 3, '#ffffff', { opacity: 0.5 }),
    rect(0, edge, width, height - edge, front),
    rect(0, edge + 12, width, height - edge, lattice(defs, 70, stone.tones.lit, 1.8, angle), { opacity: 0.22 }),
    rect(0, edge - 4, width, 9, stone.tones.lit),
    mapSheet(canvas, palette, {
      far: { start: 600, end: 1150, y: top + 30 },
      near: { start: 520, end: 1230, y: edge - 20 },
    }),
    ellipse(330, top + 104, 110, 17, '#000000', { opacity: 0.26 }),
    lantern(canvas, palette, 330, top + 104, 330),
    compass(1370, top + 84),
  )
}

function compass(x: number, y: number): string {
  const brass = '#c9994a'
  return (
    ellipse(x + 6, y + 17, 86, 30, '#000000', { opacity: 0.25 }) +
    ellipse(x, y + 8, 82, 31, lighten(brass, -0.16)) +
    ellipse(x, y, 82, 31, brass) +
    ellipse(x, y, 69, 25, '#f6ead0') +
    ellipse(x, y, 58, 20.5, 'none', { stroke: '#8a6a35', 'stroke-width': 1.6 }) +
    stroke(d`M${x - 62} ${y}h10M${x + 52} ${y}h10M${x} ${y - 22}v5M${x} ${y + 17}v5`, '#8a6a35', 2.4) +
    path(d`M${x - 6} ${y - 5}L${x + 40} ${y - 13}L${x + 6} ${y + 5}Z`, '#a8432b') +
    path(d`M${x - 6} ${y - 5}L${x - 40} ${y + 13}L${x + 6} ${y + 5}Z`, '#0e5a54') +
    ellipse(x, y, 6, 3.4, brass) +
    stroke(d`M${x - 60} ${y - 6}Q${x - 40} ${y - 22} ${x - 6} ${y - 23}`, '#ffffff', 3, { ...round, opacity: 0.5 })
  )
}
