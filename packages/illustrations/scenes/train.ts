import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { type Palette, palettes } from '../moods.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { type Stone, stoneAt } from '../parts/buildings/stone.ts'
import { dunes } from '../parts/landscape/dunes.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { train } from '../parts/objects/train.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, moved, path, rect, stroke, ticks } from '../svg.ts'

/** A high-speed train on a viaduct through the desert, with a city in the distance. */
export function paintTrain(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'dusk', 'day'] as const))]
  const sunX = width * draw.pick([0.26, 0.68])
  paintLandscape(canvas, palette, { sunX, horizon: 0.66 }, draw.stream('land'))
  const cityX = sunX < width / 2 ? width * 0.8 : width * 0.24
  const city = { x: cityX, y: height * 0.665, width: 420, distance: 0.52 }
  const farSand = dunes(canvas, palette, { y: height * 0.68, amplitude: 12, near: 0.1 }, draw.stream('far sand'))
  const midSand = dunes(canvas, palette, { y: height * 0.79, amplitude: 16, near: 0.12 }, draw.stream('mid sand'))
  canvas.add(distantCity(canvas, palette, city, sunX, draw.stream('city')), farSand.markup, midSand.markup)

  const deck = height * 0.7
  const stone = stoneAt(defs, palette, 0.06, sunX < width / 2)
  const nose = width * 0.8
  const rolling = moved(train(canvas, palette, nose, draw.stream('train')), 0, deck - 13)
  canvas.add(catenary(width, deck, stone), rolling, viaduct(canvas, stone, deck))
  paintOasis(canvas, palette, draw.stream('oasis'))
  canvas.add(vignette(canvas, palette.near, 0.32))
}

/** Palms in the foreground, on the side that the train has already passed. */
function paintOasis(canvas: Canvas, palette: Palette, draw: Draw): void {
  const { width, height } = canvas
  const ink = mix(palette.near, palette.leaf, 0.12)
  const front = dunes(canvas, palette, { y: height * 0.93, amplitude: 22, near: 0.62 }, draw.stream('sand'))
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  canvas.add(front.markup)
  for (const [at, size] of [
    [0.05, 0.4],
    [0.125, 0.31],
    [0.185, 0.24],
    [0.93, 0.27],
  ] as const) {
    const x = width * (at + draw.range(-0.012, 0.012))
    const tall = height * (size + draw.range(-0.02, 0.02))
    canvas.add(palms.at(x, front.levelAt(x) + 12, tall, draw.range(-0.5, 0.5)))
  }
}

const bay = 184
const pier = 22

/** A viaduct across the whole picture with its deck at `y`; the land behind it is visible through its arches. */
function viaduct(canvas: Canvas, stone: Stone, y: number): string {
  const { width, height, defs } = canvas
  const { tones, sunLeft, palette } = stone
  const spring = y + 122
  const radius = bay / 2 - pier
  const opening = (x: number) =>
    d`M${x + pier} ${height + 20}V${spring}A${radius} ${radius} 0 0 1 ${x + bay - pier} ${spring}V${height + 20}Z`
  let wall = d`M-20 ${y + 26}H${width + 20}V${height + 20}H-20Z`
  let reveals = ''
  const rings = each(ticks(-60, width + 60, bay), (x) => {
    wall += opening(x)
    // The visible inside of an arch is the one that faces the sun.
    const inner = sunLeft ? x + bay - pier : x + pier
    const depth = sunLeft ? -13 : 13
    const curve = sunLeft ? 0 : 1
    reveals += d`M${inner} ${height + 20}V${spring}A${radius} ${radius} 0 0 ${curve} ${x + bay / 2} ${spring - radius}A${radius} ${radius} 0 0 ${1 - curve} ${inner + depth} ${spring + 4}V${height + 20}Z`
    return d`M${x + pier - 6} ${spring}A${radius + 6} ${radius + 6} 0 0 1 ${x + bay - pier + 6} ${spring}`
  })
  const masonry = defs.upright(
    y,
    height,
    tones.base,
    mix(tones.base, tones.shade, 0.75),
    mix(tones.shade, palette.near, 0.4),
  )
  const deck = defs.down(tones.lit, tones.base)
  return (
    path(reveals, mix(tones.lit, tones.base, 0.45)) +
    path(wall, masonry, { 'fill-rule': 'evenodd' }) +
    stroke(rings, tones.lit, 4, { opacity: 0.4 }) +
    rect(0, y + 26, width, 10, palette.near, { opacity: 0.24 }) +
    rect(0, y, width, 26, deck) +
    railing(width, y, stone)
  )
}

function railing(width: number, y: number, { tones }: Stone): string {
  const posts = each(ticks(12, width, 46), (x) => d`M${x} ${y}v-15`)
  return stroke(posts, tones.base, 3) + rect(0, y - 16, width, 3, tones.lit)
}

/** Masts and wires above a track with its rails at `y`. */
function catenary(width: number, y: number, { tones }: Stone): string {
  let masts = ''
  let carrier = d`M-58 ${y - 180}`
  for (let x = -58; x < width + 260; x += 252) {
    masts += d`M${x} ${y}v-190M${x} ${y - 182}h64M${x} ${y - 152}l58 -29`
    carrier += 'q126 18 252 0'
  }
  return stroke(masts, tones.shade, 5) + stroke(d`${carrier}M0 ${y - 160}H${width}`, tones.shade, 1.8, { opacity: 0.8 })
}
