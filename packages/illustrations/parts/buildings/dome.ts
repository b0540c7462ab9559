import { type Colour, mix } from '../../colour.ts'
import { circle, d, each, path, rect, scaled, stroke } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import type { Stone } from './stone.ts'

/**
 * An onion dome on a drum with lit windows.
 * @param y level of the base of the drum
 */
export function dome(stone: Stone, x: number, y: number, radius: number): string {
  const shape = stone.defs.shape(drum(stone) + shell(stone) + finial(-178, 36, stone.tones.gold))
  return scaled(shape, x, y, radius / 100)
}

/** The rod, beads and crescent on top of a dome or a minaret; `y` is their base. */
export function finial(y: number, height: number, colour: Colour): string {
  const side = height * 0.1
  const tip = y - height
  const crescent =
    d`M${side} ${tip}A${height * 0.17} ${height * 0.17} 0 1 1 ${-side} ${tip}` +
    d`A${height * 0.135} ${height * 0.135} 0 1 0 ${side} ${tip}Z`
  return (
    stroke(d`M0 ${y}v${-height * 0.62}`, colour, height * 0.07) +
    circle(0, y - height * 0.25, height * 0.075, colour) +
    circle(0, y - height * 0.42, height * 0.05, colour) +
    path(crescent, colour)
  )
}

/** A drum for a dome with a radius of 100 px, with its base at the origin. */
function drum({ tones, face }: Stone): string {
  const openings = each([-71, -47, -24, 0, 24, 47, 71], (x) => pointedArch(x, -4, 13.5, 30))
  return (
    rect(-92, -42, 184, 42, face) +
    path(openings, tones.glow, { opacity: 0.85 }) +
    rect(-97, -4, 194, 5, face) +
    rect(-100, -48, 200, 7.5, face)
  )
}

function shell({ tones, defs, sunLeft }: Stone): string {
  const { roof } = tones
  const lit = mix(roof, tones.lit, 0.5)
  const light = defs.radial(sunLeft ? -42 : 42, -117, 150, lit, [0.42, roof], mix(roof, tones.dark, 0.5))
  const onion = 'M-90 -47C-112 -109 -50 -145 0 -181C50 -145 112 -109 90 -47Z'
  const ribs = each([-0.62, -0.3, 0, 0.3, 0.62], (at) => d`M${at * 90} -47C${at * 115} -109 ${at * 50} -147 0 -180`)
  return path(onion, light) + stroke(ribs, lit, 1.5, { opacity: 0.45 })
}
