import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { pendantLamp } from '../parts/interior/furniture.ts'
import { furnish } from '../parts/interior/interior.ts'
import { wallClock } from '../parts/interior/plain.ts'
import { type Shell, paintShell } from '../parts/interior/room-shell.ts'
import {
  bowlOfDates,
  coffeeCup,
  dallah,
  flatBread,
  fruitBowl,
  glassOfWater,
  jug,
  soupBowl,
  steam,
  vacuumFlask,
} from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, path, rect, ticks, stroke } from '../svg.ts'
import { paintWindow } from './room/window.ts'

const shell: Shell = { start: 60, end: 1540, ceiling: 60, floor: 700, vanishingX: 800, vanishingY: 400 }

/** A breakfast buffet in the morning light. Of one and two stars it is smaller, by a square window. */
export function paintBreakfast(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(['dawn', 'day', 'day'] as const))
  const palette = palettes[mood]
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  const { plain } = interior
  paintShell(canvas, shell, interior, false)
  const window = { x: 400, sill: 570, width: 300, height: 420, mosque: 0.5 }
  paintWindow(canvas, window, shell.floor, interior, draw.stream('view'))
  if (plain) canvas.add(wallClock(890, 250, interior))
  for (const x of plain ? [1180] : [730, 980, 1230]) {
    canvas.add(pendantLamp(canvas, x, shell.ceiling, 320, interior))
  }

  const top = 690
  const cloth = canvas.defs.down(interior.linen, lighten(interior.linen, -0.12))
  const folds = each(ticks(60, 1600, 118), (x) => d`M${x} ${top + 24}q14 120 -4 300`)
  canvas.add(
    path(d`M0 ${top + 20}H1600V1000H0Z`, cloth),
    stroke(folds, lighten(interior.linen, -0.16), 5, { opacity: 0.5 }),
    rect(0, top - 30, 1600, 56, lighten(interior.linen, 0.01)),
    rect(0, top + 22, 1600, 8, interior.accent, { opacity: 0.85 }),
    plain ? '' : rect(0, top + 36, 1600, 3, interior.brass),
  )
  const level = top + 8
  canvas.add(
    plain ? vacuumFlask(canvas, 110, level, 0.62) : jug(canvas, 110, level, 1.05),
    glassOfWater(canvas, 215, level, 0.95),
    glassOfWater(canvas, 275, level + 4, 0.95),
    fruitBowl(canvas, 440, level, 1.2),
    flatBread(canvas, 690, level, 1.15),
    soupBowl(canvas, 930, level, 1.15, palette.haze),
    steam(930, level - 84, 0.9),
    bowlOfDates(canvas, 1160, level, 1.9, interior.dimmed('#f4e8d4'), draw.stream('dates')),
    plain ? vacuumFlask(canvas, 1360, level, 0.62) : dallah(canvas, 1360, level, 1.7, interior.brass),
    coffeeCup(canvas, 1460, level + 6, 1.3, palette.haze),
    coffeeCup(canvas, 1525, level + 2, 1.3, palette.haze),
    vignette(canvas, palette.near, 0.26),
  )
}
