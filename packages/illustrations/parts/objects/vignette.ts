import type { Canvas } from '../../canvas.ts'
import type { Colour } from '../../colour.ts'
import { rect } from '../../svg.ts'

/** Darkens the corners to draw attention to the centre of the picture. */
export function vignette(canvas: Canvas, colour: Colour, strength = 0.3): string {
  const { defs, width, height } = canvas
  const edge = defs.radial(
    width / 2,
    height * 0.46,
    width * 0.72,
    [0, colour, 0],
    [0.62, colour, 0],
    [1, colour, strength],
  )
  return rect(0, 0, width, height, edge)
}
