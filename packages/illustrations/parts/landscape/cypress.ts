import { type Colour, lighten, mix } from '../../colour.ts'
import { d, ellipse, path } from '../../svg.ts'
import type { Stone } from '../buildings/stone.ts'

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
