import { type Canvas, mirrored, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { latticeAngles } from '../motif.ts'
import { moods, palettes } from '../moods.ts'
import { hardCase, luggageCart, rolledRug, softBag, strappedCase } from '../parts/objects/baggage.ts'
import { paintTerrace } from '../parts/buildings/terrace.ts'
import { type Draw, valueOr } from '../rng.ts'
import { ellipse, moved } from '../svg.ts'

/** A brass luggage cart and cases in an arcade. */
export function paintLuggage(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const colours = draw.pick([
    { hard: '#1f6f69', leather: '#8a5a3a', small: '#a8432b', soft: '#2c4f73' },
    { hard: '#2c4f73', leather: '#7a4a2c', small: '#c9994a', soft: '#a8432b' },
    { hard: '#a8432b', leather: '#6f4a34', small: '#1f6f69', soft: '#5a3a55' },
  ])
  const terrace = { angle: draw.pick(latticeAngles), cityX: 272, sunX: draw.range(320, 416) }
  paintTerrace(canvas, palette, terrace, draw.stream('terrace'))

  const cart = luggageCart(canvas)
  const load =
    moved(hardCase(canvas, colours.hard), -126, -102, 1.12) +
    moved(strappedCase(canvas, colours.leather), 94, -102) +
    moved(softBag(canvas, colours.soft), 92, -252) +
    moved(rolledRug(colours.small), -118, -372)
  const loaded = defs.shape(cart.behind + load + cart.front)
  const extra = defs.shape(
    ellipse(0, 6, 104, 11, '#000000', { opacity: 0.28 }) + moved(hardCase(canvas, colours.small, 92), 0, -8),
  )
  canvas.add(
    mirrored(loaded, 896, 885, 1.06, 0.14),
    mirrored(extra, 496, 930, 1.06, 0.14),
    vignette(canvas, palette.near, 0.34),
  )
}
