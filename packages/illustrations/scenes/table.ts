import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { palettes } from '../moods.ts'
import { latticeAngles } from '../motif.ts'
import { furnish } from '../parts/interior/interior.ts'
import { bowlOfDates, coffeeCup, dallah, steam, tabletop, tray, vacuumFlask } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { rect } from '../svg.ts'
import { paintNiche } from './niche.ts'
import { paintWindow } from './room/window.ts'

const edge = 740

/**
 * Coffee and dates on a brass tray in front of an arch of light. Of one and two stars the coffee is in a vacuum flask,
 * on a plain table by a square window.
 */
export function paintTable(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(['dusk', 'dawn', 'dusk', 'night'] as const))
  const palette = palettes[mood]
  const angle = draw.pick(latticeAngles)
  const interior = furnish(mood, draw.stream('materials'), angle, options.stars)
  const { wall, wood, plain } = interior
  if (plain) {
    canvas.add(rect(0, 0, width, edge, defs.down(lighten(wall, -0.05), wall)))
    const window = { x: 1050, sill: 650, width: 600, height: 600, mosque: 0.3 }
    paintWindow(canvas, window, edge, interior, draw.stream('view'))
    canvas.add(
      tabletop(canvas, edge, mix(wood, '#f0e2cc', 0.45)),
      tray(canvas, 800, 865, 430, '#e6dfd1'),
      vacuumFlask(canvas, 630, 874, 1),
      bowlOfDates(canvas, 970, 874, 2, '#f4efe6', draw.stream('dates')),
    )
  } else {
    paintNiche(canvas, palette, { x: 800, y: edge, width: 880, height: 670, angle }, draw.stream('view'))
    canvas.add(
      tabletop(canvas, edge),
      tray(canvas, 800, 865, 520),
      dallah(canvas, 630, 874, 3, '#c9994a'),
      bowlOfDates(canvas, 990, 874, 3.2, '#f4e8d4', draw.stream('dates')),
    )
  }
  for (const [x, y] of plain ? plainCups : cups) {
    canvas.add(coffeeCup(canvas, x, y, 2.4, palette.haze), steam(x, y - 80, 1))
  }
  canvas.add(vignette(canvas, '#120a10', 0.4))
}

const cups = [
  [428, 872],
  [794, 914],
  [1204, 884],
] as const
const plainCups = [
  [782, 900],
  [490, 876],
] as const
