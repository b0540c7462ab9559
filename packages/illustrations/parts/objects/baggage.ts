import type { Canvas } from '../../canvas.ts'
import { brass, type Colour, lighten } from '../../colour.ts'
import { eightStar } from '../../motif.ts'
import { circle, d, each, path, rect, round, stroke } from '../../svg.ts'

/** A ribbed hard case, 160 by 238 px, on wheels, with the centre of its base at the origin; `handle` is the length of its pulled handle. */
export function hardCase({ defs }: Canvas, colour: Colour, handle = 0): string {
  const shell = defs.across(lighten(colour, -0.06), [0.25, lighten(colour, 0.09)], [0.6, colour], lighten(colour, -0.1))
  const ribs = each([-54, -27, 0, 27, 54], (x) => d`M${x} -218V-22`)
  const pull =
    stroke(d`M-32 -238v${-handle}h64v${handle}`, '#b9b3a5', 8, round) +
    stroke(d`M-32 ${-238 - handle}h64`, '#22302e', 13, round)
  return (
    (handle ? pull : '') +
    circle(-60, 4, 10, '#2a423f') +
    circle(60, 4, 10, '#2a423f') +
    rect(-80, -238, 160, 238, shell, { rx: 18 }) +
    stroke(ribs, '#000000', 4, { opacity: 0.13 }) +
    stroke(ribs, '#ffffff', 1.5, { opacity: 0.22, transform: 'translate(3 0)' }) +
    rect(-77, -128, 154, 4, '#000000', { opacity: 0.16 }) +
    rect(-24, -245, 48, 12, '#22302e', { rx: 6 }) +
    rect(-26, -134, 52, 26, brass, { rx: 5 }) +
    path(eightStar(0, -121, 9, 60), '#fbf1dc')
  )
}
