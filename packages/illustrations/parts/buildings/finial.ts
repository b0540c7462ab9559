import type { Colour } from '../../colour.ts'
import { circle, d, path, stroke } from '../../svg.ts'

/** The rod, beads and crescent on top of a dome; `y` is the base. */
export function finial(x: number, y: number, height: number, colour: Colour): string {
  const crescent =
    d`M${x + height * 0.1} ${y - height}A${height * 0.17} ${height * 0.17} 0 1 1 ${x - height * 0.1} ${y - height}` +
    d`A${height * 0.135} ${height * 0.135} 0 1 0 ${x + height * 0.1} ${y - height}Z`
  return (
    stroke(d`M${x} ${y}v${-height * 0.62}`, colour, Math.max(1, height * 0.06)) +
    circle(x, y - height * 0.25, height * 0.075, colour) +
    circle(x, y - height * 0.42, height * 0.05, colour) +
    path(crescent, colour)
  )
}
