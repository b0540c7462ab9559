import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { hangingLantern } from '../parts/interior/lantern.ts'
import { flatBread, fruitBowl, glassOfWater, jug, riceDish, soupBowl } from '../parts/interior/feast.ts'
import { paintNiche } from '../parts/buildings/niche.ts'
import { standingShadow, tabletop } from '../parts/interior/tabletop.ts'
import { bowlOfDates, steam } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { polygon } from '../svg.ts'

/** A laid table under hanging lanterns at the end of a day of fasting. */
export function paintMeal(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height } = canvas
  const mood = valueOr(options.mood, draw.pick(['dusk', 'night', 'dusk', 'dawn'] as const))
  const palette = palettes[mood]
  const angle = draw.pick(latticeAngles)
  const turn = draw.pick([-1, 1] as const)
  const middle = width / 2
  const edge = height * 0.68
  const niche = { x: middle, y: edge, width: 760, height: 610, angle }
  paintNiche(canvas, palette, niche, draw.stream('view'))
  for (const [offset, level, size] of [
    [-640, 0.36, 150],
    [-500, 0.47, 118],
    [640, 0.38, 150],
    [510, 0.5, 118],
  ] as const) {
    canvas.add(hangingLantern(canvas, palette, middle + offset * turn, -10, height * level, size))
  }
  canvas.add(tabletop(canvas, edge), tableRunner(canvas, edge, angle))

  const at = (offset: number) => middle + offset * turn
  const back = height * 0.775
  const front = height * 0.905
  canvas.add(
    standingShadow(at(-520), back + 4, 100),
    jug(canvas, at(-520), back, 1.02),
    standingShadow(at(-400), back + 12, 40),
    glassOfWater(canvas, at(-400), back + 12, 0.95),
    standingShadow(at(-318), back + 4, 40),
    glassOfWater(canvas, at(-318), back + 4, 0.95),
    standingShadow(at(505), back + 4, 130),
    fruitBowl(canvas, at(505), back + 2, 1.15),
    standingShadow(middle, front - 40, 190),
    riceDish(canvas, middle, front - 46, 1.2, draw.stream('rice')),
    steam(middle - 60, height * 0.69, 1.1),
    steam(middle + 70, height * 0.7, 1),
    standingShadow(at(-410), front + 12, 120),
    flatBread(canvas, at(-415), front + 8, 1.05),
    standingShadow(at(390), front + 4, 104),
    soupBowl(canvas, at(390), front + 2, 1.15, palette.haze),
    steam(at(390), front - 78, 0.9),
    standingShadow(at(-640), front - 10, 96),
    bowlOfDates(canvas, at(-650), front - 14, 1.7, '#f4e8d4', draw.stream('dates')),
    standingShadow(at(640), front - 14, 92),
    soupBowl(canvas, at(645), front - 18, 0.98, palette.haze),
    steam(at(645), front - 86, 0.8),
  )
  canvas.add(vignette(canvas, '#120a10', 0.42))
}

/** A woven runner across the table with a flattened lattice. */
function tableRunner({ defs, width, height }: Canvas, edge: number, angle: number): string {
  const top = edge + 52
  const bottom = height - 24
  const cloth = [
    [width * 0.5 - 430, top],
    [width * 0.5 + 430, top],
    [width * 0.5 + 560, bottom],
    [width * 0.5 - 560, bottom],
  ] as const
  return (
    polygon(cloth, '#0e4a45') +
    polygon(cloth, lattice(defs, 84, '#e3be78', 1.8, angle, 0.42), { opacity: 0.34 }) +
    polygon(cloth, 'none', { stroke: '#c9994a', 'stroke-width': 5 })
  )
}
