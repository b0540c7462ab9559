import type { Canvas } from '../../canvas.ts'
import { type Colour, mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { d, path, stroke } from '../../svg.ts'

/** A sea of clouds from edge to edge; `near` runs from 0 (far) to 1 (in front). */
type CloudBank = { y: number; swell: number; near: number }

/** Draws billowing clouds with lit crests that fade downwards. */
export function cloudBank(canvas: Canvas, palette: Palette, { y, swell, near }: CloudBank, draw: Draw): string {
  const { width, height, defs } = canvas
  const body: Colour = mix(
    mix(palette.sky[3], palette.line, palette.mood === 'night' ? 0.08 : 0.35),
    mix(palette.sky[1], palette.stoneShade, 0.4),
    near * 0.62,
  )
  const crest = mix(body, palette.line, palette.mood === 'night' ? 0.2 : 0.6)
  let outline = d`M-80 ${y}`
  for (let x = -80; x < width + 80;) {
    const span = swell * draw.range(0.8, 2)
    const rise = swell * draw.range(0.28, 0.62)
    const drop = draw.range(-0.16, 0.16) * swell
    outline += d`c${span * 0.06} ${-rise * 1.3} ${span * 0.9} ${-rise * 1.3} ${span} ${drop}`
    x += span
  }
  const fill = defs.upright(
    y - swell * 0.6,
    y + swell * 2.4 + (height - y) * 0.3,
    crest,
    [0.3, body],
    mix(body, palette.sky[1], 0.45),
  )
  return path(`${outline}V${height + 20}H-80Z`, fill) + stroke(outline, palette.line, 2, { opacity: 0.2 })
}
