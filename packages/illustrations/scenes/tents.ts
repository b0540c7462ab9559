import { type Canvas, fade, place, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { type Palette, palettes } from '../moods.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { lantern } from '../parts/interior/lantern.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { tent } from '../parts/landscape/tent.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, path, rect } from '../svg.ts'

/** A camp of pilgrim tents in a valley, with a lit path through the middle. */
export function paintTents(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'dusk', 'night'] as const))]
  const sunX = width * draw.pick([0.3, 0.5, 0.7])
  paintLandscape(canvas, palette, { sunX, horizon: 0.56 }, draw.stream('land'))
  const horizon = height * 0.53
  const plain = defs.upright(
    horizon,
    height,
    mix(palette.haze, palette.stoneLit, 0.35),
    mix(palette.stone, palette.haze, 0.25),
    mix(palette.stoneShade, palette.near, 0.3),
  )
  canvas.add(rect(0, horizon, width, height - horizon, plain), way(canvas, palette, horizon))
  paintCamp(canvas, palette, sunX, horizon, draw.stream('camp'))
  canvas.add(vignette(canvas, palette.near, 0.34))
}

const halfWay = 128

function way({ defs, width, height }: Canvas, palette: Palette, horizon: number): string {
  const middle = width / 2
  const paving = defs.upright(horizon, height, ...fade(palette.lamp, 0.75, 0.22))
  return path(
    d`M${middle - 2} ${horizon}L${middle + 2} ${horizon}L${middle + halfWay} ${height}L${middle - halfWay} ${height}Z`,
    paving,
  )
}

/** Rows from the horizon to the front; size and distance use the same perspective. */
function paintCamp(canvas: Canvas, palette: Palette, sunX: number, horizon: number, draw: Draw) {
  const { width, height, defs } = canvas
  const middle = width / 2
  const litShare = palette.mood === 'dusk' || palette.mood === 'night' ? 0.7 : 0.25
  for (let row = 19; row >= 0; row--) {
    const scale = 1.32 / (1 + row * 0.43)
    const near = scale / 1.32
    const y = horizon + 8 + (height * 0.965 - horizon - 8) * near
    const stone = stoneAt(defs, palette, 0.62 * (1 - near) ** 1.5, sunX < middle)
    const size = 190 * scale
    const lit = defs.shape(tent(stone, size, true))
    const dark = defs.shape(tent(stone, size, false))
    const wayEdge = (halfWay * (y - horizon)) / (height - horizon)
    for (let column = Math.ceil(middle / (size * 1.24)); column >= 0; column--) {
      for (const side of [-1, 1]) {
        const x = middle + side * (wayEdge + size * (0.72 + column * 1.24))
        canvas.add(place(draw.chance(litShare) ? lit : dark, x, y))
      }
    }
    if (row > 8) continue
    const frame = mix(palette.near, palette.haze, 0.4 * (1 - near))
    for (const side of [-1, 1]) {
      const x = middle + side * wayEdge * 0.94
      canvas.add(lantern(canvas, palette, x, y, 27 * scale, frame))
    }
  }
}
