import { type Defs, shine } from '../../canvas.ts'
import type { Colour } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import { d, path, stroke } from '../../svg.ts'

/** What can be drawn with: a picture, or masonry. */
type Drawn = { defs: Defs }

/** A round glow around a light, in picture coordinates. */
export function glow({ defs }: Drawn, x: number, y: number, radius: number, colour: Colour, strength = 0.55): string {
  return shine(defs, x, y, radius, [0, colour, strength], [0.4, colour, strength * 0.3], [1, colour, 0])
}

/** A glazed lantern with its glow; (x, y) is the centre of the glass, `size` about half its height. */
export function lantern(on: Drawn, palette: Palette, x: number, y: number, size: number, frame: Colour): string {
  const s = size
  const body = d`M${x - s * 0.5} ${y - s * 0.7}h${s}l${s * 0.22} ${s * 1.1}l${-s * 0.32} ${s * 0.6}h${-s * 0.8}l${-s * 0.32} ${-s * 0.6}Z`
  const glass = d`M${x - s * 0.38} ${y - s * 0.5}h${s * 0.76}l${s * 0.14} ${s * 0.84}l${-s * 0.2} ${s * 0.4}h${-s * 0.64}l${-s * 0.2} ${-s * 0.4}Z`
  const hood = d`M${x - s * 0.55} ${y - s * 0.7}Q${x} ${y - s * 1.6} ${x + s * 0.55} ${y - s * 0.7}Z`
  const bars = d`M${x} ${y - s * 0.5}v${s * 1.24}M${x - s * 0.45} ${y + s * 0.2}h${s * 0.9}`
  return (
    glow(on, x, y, s * 5, palette.lamp) +
    path(body, frame) +
    path(glass, palette.lamp) +
    path(hood, frame) +
    stroke(bars, frame, Math.max(0.6, s * 0.07))
  )
}

/** A lantern on a slender post; `y` is the base of the post. */
export function lampPost(on: Drawn, palette: Palette, x: number, y: number, height: number, frame: Colour): string {
  const top = y - height
  const size = height * 0.075
  const post = d`M${x - size * 0.16} ${y}L${x - size * 0.1} ${top}h${size * 0.2}L${x + size * 0.16} ${y}Z`
  const collar = d`M${x - size * 0.34} ${top + size * 1.1}h${size * 0.68}v${size * 0.2}h${-size * 0.68}Z`
  return path(post + collar, frame) + lantern(on, palette, x, top, size, frame)
}
