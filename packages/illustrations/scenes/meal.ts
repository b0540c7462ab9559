import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { hangingLantern } from '../parts/interior/lantern.ts'
import {
  bowlOfDates,
  flatBread,
  fruitBowl,
  glassOfWater,
  jug,
  riceDish,
  runner,
  soupBowl,
  steam,
  tabletop,
} from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { paintNiche } from './niche.ts'

const edge = 680

/** A laid table under hanging lanterns at the end of a day of fasting. */
export function paintMeal(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(['dusk', 'night', 'dusk', 'dawn'] as const))
  const palette = palettes[mood]
  const angle = draw.pick(latticeAngles)
  paintNiche(canvas, palette, { x: 800, y: edge, width: 760, height: 610, angle }, draw.stream('view'))
  for (const [x, foot, size] of [
    [160, 360, 150],
    [300, 470, 118],
    [1440, 380, 150],
    [1310, 500, 118],
  ] as const) {
    canvas.add(hangingLantern(canvas, palette, x, -10, foot, size))
  }
  canvas.add(
    tabletop(canvas, edge),
    runner(canvas, { start: 370, end: 1230, y: 732 }, { start: 240, end: 1360, y: 976 }, '#0e4a45', angle),
    jug(canvas, 280, 775, 1.02),
    glassOfWater(canvas, 400, 787, 0.95),
    glassOfWater(canvas, 482, 779, 0.95),
    fruitBowl(canvas, 1305, 777, 1.15),
    riceDish(canvas, 800, 859, 1.2, draw.stream('rice')),
    steam(740, 690, 1.1),
    steam(870, 700, 1),
    flatBread(canvas, 385, 913, 1.05),
    soupBowl(canvas, 1190, 907, 1.15, palette.haze),
    steam(1190, 827, 0.9),
    bowlOfDates(canvas, 150, 891, 1.7, '#f4e8d4', draw.stream('dates')),
    soupBowl(canvas, 1445, 887, 0.98, palette.haze),
    steam(1445, 819, 0.8),
    vignette(canvas, '#120a10', 0.42),
  )
}
