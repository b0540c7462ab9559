import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { moods, palettes } from '../moods.ts'
import { aeroplane } from '../parts/objects/aeroplane.ts'
import { cloudBank } from '../parts/landscape/cloud-bank.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, moved, path, turned } from '../svg.ts'

/** An airliner over a sea of clouds with mountains rising through it. */
export function paintFlight(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const climb = draw.range(4, 8)
  const sunX = width * draw.range(0.7, 0.77)
  paintLandscape(canvas, palette, { sunX, horizon: 0.8 }, draw.stream('land'))
  const bank = (at: number, swell: number, near: number) =>
    cloudBank(canvas, palette, { y: height * at, swell, near }, draw.stream(`clouds ${at}`))
  canvas.add(bank(0.73, 58, 0), bank(0.785, 84, 0.25))

  const flying = contrails(canvas, palette.line) + moved(aeroplane(canvas, palette), 0, 0, 1.08)
  canvas.add(
    turned(flying, width * 0.48, height * 0.43, -climb),
    bank(0.86, 112, 0.55),
    bank(0.945, 140, 0.85),
    vignette(canvas, palette.near, 0.3),
  )
}

function contrails({ defs }: Canvas, colour: string): string {
  const fading = defs.linear(-400, 0, -1300, 0, [0, colour, 0], [0.34, colour, 0.36], [1, colour, 0])
  const trail = (y: number) => path(d`M-330 ${y}L-1400 ${y - 26}L-1400 ${y + 34}L-330 ${y + 9}Z`, fading)
  return trail(60) + trail(92)
}
