import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { latticeAngles } from '../motif.ts'
import { moods, palettes } from '../moods.ts'
import { lantern } from '../parts/interior/lantern.ts'
import { runner, tabletop } from '../parts/interior/tableware.ts'
import { closedPassport, formSheet, lying, openPassport, pen, standingStamp } from '../parts/objects/passport.ts'
import { type Draw, valueOr } from '../rng.ts'
import { ellipse } from '../svg.ts'
import { paintNiche } from './niche.ts'

const edge = 500

/** A desk with a stamped passport, a form and a lantern. */
export function paintVisa(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const angle = draw.pick(latticeAngles)
  paintNiche(canvas, palette, { x: 1152, y: edge, width: 500, height: 440, angle }, draw.stream('view'))
  canvas.add(
    tabletop(canvas, edge, '#8a5a3a'),
    runner(canvas, { start: 440, end: 1160, y: 612 }, { start: 350, end: 1250, y: 954 }, '#0a3533', angle),
    lying(formSheet(), { x: 304, y: 750, slant: 0.22, turn: -7, width: 330, height: 440 }),
    lying(closedPassport(), { x: 1344, y: 785, slant: -0.3, turn: 11, width: 250, height: 350 }),
    lying(openPassport(canvas), { x: 808, y: 775, slant: -0.1, turn: 0, width: 560, height: 384 }),
    pen(504, 945, 400, 845),
    standingStamp(canvas, 1064, 625),
    ellipse(536, 584, 96, 15, '#000000', { opacity: 0.3 }),
    lantern(canvas, palette, 536, 582, 300),
    vignette(canvas, '#120a10', 0.4),
  )
}
