import { type Canvas, fade, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { type Palette, isDark, palettes } from '../moods.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { dunes } from '../parts/landscape/dunes.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { lampPost } from '../parts/interior/lantern.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { type Course, type Floor, depthsTo, onFloor, strip } from '../parts/interior/perspective.ts'
import { eightStar } from '../motif.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, path, polygon, polyline, rect, ticks, stroke, round } from '../svg.ts'

/** A road that winds through the desert towards a city under the sun. */
export function paintRoad(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'dusk', 'day'] as const))]
  const goal = width * draw.range(0.55, 0.59)
  const sunX = goal + width * draw.range(0.12, 0.17)
  paintLandscape(canvas, palette, { sunX, horizon: 0.62 }, draw.stream('land'))
  const horizon = height * 0.615
  const city = { x: goal, y: horizon + 6, width: 560, distance: 0.42 }
  const plain = dunes(canvas, palette, { y: horizon + 4, amplitude: 5, near: 0.1 }, draw.stream('plain'))
  const swell = (at: number, near: number) =>
    dunes(canvas, palette, { y: height * at, amplitude: 14 + near * 26, near }, draw.stream(`sand ${at}`)).markup
  canvas.add(
    distantCity(canvas, palette, city, sunX, draw.stream('city')),
    plain.markup,
    swell(0.66, 0.14),
    swell(0.735, 0.24),
    swell(0.86, 0.42),
  )

  const floor = { horizon, front: height + 30, middle: goal }
  const course = roadCourse(width, goal)
  canvas.add(asphalt(canvas, palette, floor, course))
  paintRoadside(canvas, palette, floor, course, draw.stream('roadside'))
  canvas.add(roadSign(palette, floor, course), vignette(canvas, palette.near, 0.32))
}

const halfRoad = 420
const farthest = 46

function roadCourse(width: number, goal: number): Course {
  const start = width / 2 - goal - 30
  return (depth) => {
    const gone = Math.log(depth) / Math.log(farthest)
    const sway = Math.sin(gone * Math.PI * 1.55) * 520 * depth ** 0.42
    return start * (1 - gone) * depth ** 0.5 + sway * (1 - gone)
  }
}

const depths = depthsTo(farthest, 70)

function asphalt({ defs, height }: Canvas, palette: Palette, floor: Floor, course: Course): string {
  const dark = mix(palette.near, palette.stoneShade, 0.45)
  const surface = defs.upright(
    floor.horizon,
    height,
    mix(dark, palette.haze, 0.78),
    [0.25, mix(dark, palette.haze, 0.42)],
    dark,
  )
  const shoulder = defs.upright(
    floor.horizon,
    height,
    mix(palette.stoneLit, palette.haze, 0.6),
    mix(palette.stone, palette.near, 0.18),
  )
  const sheen = defs.upright(floor.horizon, floor.horizon + 150, ...fade(palette.glow, 0.6))
  return (
    polygon(strip(floor, course, depths, -halfRoad - 70, halfRoad + 70), shoulder) +
    polygon(strip(floor, course, depths, -halfRoad, halfRoad), surface) +
    polygon(strip(floor, course, depths, -halfRoad, halfRoad), sheen) +
    polygon(strip(floor, course, depths, -halfRoad + 26, -halfRoad + 40), '#f6e7c4', { opacity: 0.75 }) +
    polygon(strip(floor, course, depths, halfRoad - 40, halfRoad - 26), '#f6e7c4', { opacity: 0.75 }) +
    path(dashes(floor, course), '#e7c375', { opacity: 0.9 })
  )
}

function dashes(floor: Floor, course: Course): string {
  return each(ticks(1.06, 22, 0.5), (depth) => {
    const mark = strip(floor, course, [depth, depth + 0.12, depth + 0.24], -7, 7)
    return `${polyline(mark)}Z`
  })
}

/** Palms on both sides and, in the dark, lamps, scaled by depth. */
function paintRoadside(canvas: Canvas, palette: Palette, floor: Floor, course: Course, draw: Draw): void {
  const ink = mix(palette.near, palette.leaf, 0.1)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  for (const depth of [10, 6.6, 4.7, 3.4, 2.45, 1.75]) {
    for (const side of [-1, 1]) {
      const offset = halfRoad + 130 + draw.range(60, 240)
      const tall = draw.range(560, 700)
      const lean = side * draw.range(0.1, 0.5)
      const [x, y] = onFloor(floor, course(depth) + side * offset, depth)
      if (x > -200 && x < canvas.width + 200) canvas.add(palms.at(x, y, tall / depth ** 0.92, lean))
    }
  }
  if (!isDark(palette)) return
  for (const depth of [7.8, 5.4, 3.9, 2.8]) {
    const [x, y] = onFloor(floor, course(depth) - halfRoad - 60, depth)
    canvas.add(lampPost(canvas, palette, x, y, 520 / depth, ink))
  }
}

/** A sign next to the road: an arrow and the star, no text. */
function roadSign(palette: Palette, floor: Floor, course: Course): string {
  const depth = 2.05
  const [x, y] = onFloor(floor, course(depth) - halfRoad - 150, depth)
  const ink = mix(palette.near, palette.haze, 0.18)
  const board = mix('#0e5a54', palette.haze, 0.1)
  const top = y - 226
  const arrow = d`M${x - 34} ${top + 70}v-44m-12 13l12 -14l12 14`
  return (
    rect(x - 38, top, 5, 226, ink) +
    rect(x + 33, top, 5, 226, ink) +
    rect(x - 76, top, 152, 92, board, { rx: 9 }) +
    rect(x - 71, top + 5, 142, 82, 'none', { rx: 6, stroke: '#f6ecd6', 'stroke-width': 2.4 }) +
    stroke(arrow, '#f6ecd6', 6, round) +
    path(eightStar(x + 26, top + 46, 27, 60), '#d9a94f')
  )
}
