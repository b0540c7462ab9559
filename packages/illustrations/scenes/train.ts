import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { palettes } from '../moods.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { dunes } from '../parts/landscape/dunes.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { train, trainHeight } from '../parts/objects/train.ts'
import { catenary, viaduct } from '../parts/buildings/viaduct.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, fine, group, num, ticks, stroke } from '../svg.ts'

/** A high-speed train on a viaduct through the desert, with a city in the distance. */
export function paintTrain(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'dusk', 'day'] as const))]
  const heading = draw.pick([1, 1, -1] as const)
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
  const rolling = group(train(canvas, palette, nose, draw.stream('train')), {
    transform: `matrix(${fine(heading)} 0 0 1 ${num(heading > 0 ? 0 : width)} ${num(deck - 13)})`,
  })
  canvas.add(
    catenary(width, deck, stone),
    rolling,
    slipstream(width, deck - trainHeight, palette.line, draw.stream('slipstream')),
    viaduct(canvas, stone, deck),
  )
  paintOasis(canvas, palette, heading, draw.stream('oasis'))
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
function paintOasis(canvas: Canvas, palette: Parameters<typeof dunes>[1], heading: number, draw: Draw) {
  const { width, height } = canvas
  const ink = mix(palette.near, palette.leaf, 0.12)
  const front = dunes(canvas, palette, { y: height * 0.93, amplitude: 22, near: 0.62 }, draw.stream('sand'))
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const places = [0.05, 0.125, 0.185, 0.93].map((at) => at + draw.range(-0.012, 0.012))
  const sizes = [0.4, 0.31, 0.24, 0.27].map((size) => size + draw.range(-0.02, 0.02))
  canvas.add(front.markup)
  places.forEach((at, index) => {
    const x = width * (heading > 0 ? at : 1 - at)
    const lean = draw.range(-0.5, 0.5)
    canvas.add(palms.at(x, front.levelAt(x) + 12, height * (sizes[index] ?? 0.3), lean))
  })
}
