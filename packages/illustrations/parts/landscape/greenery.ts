import { type Colour, lighten, mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Stone } from '../buildings/stone.ts'
import { circle, d, ellipse, moved, path, rect } from '../../svg.ts'

/** A round shrub 220 px wide with its base at the origin. */
function shrub(palette: Palette): string {
  const leaf = mix(mix(palette.near, palette.leaf, 0.47), palette.haze, 0.04)
  const lit = mix(palette.leaf, palette.glow, 0.3)
  return (
    ellipse(0, 0, 120, 16, palette.near, { opacity: 0.3 }) +
    circle(-60, -42, 52, leaf) +
    circle(58, -40, 50, leaf) +
    circle(0, -62, 66, leaf) +
    circle(-20, -78, 36, lit, { opacity: 0.35 }) +
    circle(48, -56, 24, lit, { opacity: 0.3 })
  )
}

/** Shrubs in a stone trough; (x, y) is the centre of its base. */
export function troughShrub({ tones, face, palette }: Stone, x: number, y: number, width: number): string {
  const half = width / 2
  const trough = d`M${x - half} ${y - width * 0.19}h${width}l${-width * 0.05} ${width * 0.19}h${-width * 0.9}Z`
  const top = y - width * 0.14
  return (
    ellipse(x, y + 2, half * 1.1, 5, palette.near, { opacity: 0.3 }) +
    moved(shrub(palette), x - width * 0.22, top, width / 430) +
    moved(shrub(palette), x + width * 0.22, top, width / 430) +
    path(trough, face) +
    rect(x - half - 3, y - width * 0.22, width + 6, width * 0.06, tones.lit)
  )
}

/** A slender cypress with its base at (x, y), lit from the side of the sun. */
export function cypress({ palette, across }: Stone, x: number, y: number, height: number, colour: Colour): string {
  const half = height * 0.085
  const lit = mix(lighten(colour, 0.06), palette.glow, 0.2)
  const dark = lighten(colour, -0.04)
  const leaf = across(lit, colour, dark)
  const crown = d`M${x} ${y - height}C${x + half * 0.9} ${y - height * 0.74} ${x + half * 1.3} ${y - height * 0.3} ${x + half * 0.5} ${y - height * 0.06}H${x - half * 0.5}C${x - half * 1.3} ${y - height * 0.3} ${x - half * 0.9} ${y - height * 0.74} ${x} ${y - height}Z`
  const trunk = d`M${x - half * 0.14} ${y}v${-height * 0.08}h${half * 0.28}v${height * 0.08}Z`
  return (
    ellipse(x, y, half * 1.5, half * 0.26, palette.near, { opacity: 0.35 }) + path(trunk, colour) + path(crown, leaf)
  )
}
