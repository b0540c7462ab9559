import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { type Palette, palettes } from '../moods.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { dunes } from '../parts/landscape/dunes.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { train, trainHeight } from '../parts/objects/train.ts'
import { catenary, viaduct } from '../parts/buildings/viaduct.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, moved, ticks, stroke } from '../svg.ts'

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
  canvas.add(
    catenary(width, deck, stone),
    rolling,
    slipstream(width, deck - trainHeight, palette.line, draw.stream('slipstream')),
    viaduct(canvas, stone, deck),
  )
  paintOasis(canvas, palette, draw.stream('oasis'))
  canvas.add(vignette(canvas, palette.near, 0.32))
}

function slipstream(width: number, y: number, colour: string, draw: Draw): string {
  const lines = each(
    ticks(0, 8),
    () => d`M${draw.range(0, width * 0.8)} ${y - draw.range(22, 70)}h${draw.range(90, 240)}`,
  )
  return stroke(lines, colour, 1.6, { opacity: 0.22, 'stroke-linecap': 'round' })
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
