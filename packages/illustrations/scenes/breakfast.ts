import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { flatBread, fruitBowl, glassOfWater, jug, soupBowl } from '../parts/interior/feast.ts'
import { pendantLamp } from '../parts/interior/furniture.ts'
import { furnish } from '../parts/interior/interior.ts'
import { plainLamp, plainWindow, vacuumFlask, wallClock } from '../parts/interior/plain.ts'
import { type Shell, paintShell } from '../parts/interior/room-shell.ts'
import { paintWindow } from '../parts/interior/room-window.ts'
import { standingShadow } from '../parts/interior/tabletop.ts'
import { bowlOfDates, coffeeCup, dallah, steam } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, path, rect, ticks, stroke } from '../svg.ts'
import { paintSkyline } from './skyline.ts'

const shell: Shell = { start: 60, end: 1540, ceiling: 60, floor: 700, vanishingX: 800, vanishingY: 400 }

/** A breakfast buffet in the morning light. Of one and two stars it is smaller, by a square window. */
export function paintBreakfast(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(['dawn', 'day', 'day'] as const))
  const palette = palettes[mood]
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  const side = draw.pick([-1, 1] as const)
  paintShell(canvas, shell, interior, { boards: false, windowLeft: side < 0 })
  const { plain } = interior
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw.stream('view'), { mood, front: 'nothing', scale: 0.5 })
  const window = { x: 800 + side * 400, sill: 570, width: 300, height: 420 }
  if (plain) {
    canvas.add(
      plainWindow(canvas, { ...window, height: 350, blind: 0.14 }, interior, { picture, focusX: 800, scale: 0.6 }),
      wallClock(800 - side * 90, 250, interior),
      plainLamp(canvas, 800 - side * 380, shell.ceiling, 300, interior),
    )
  } else {
    paintWindow(canvas, window, shell.floor, interior, { picture, focusX: 800, scale: 0.6 })
    for (const x of [-430, -180, 70]) {
      canvas.add(pendantLamp(canvas, 800 + side * x, shell.ceiling, 320, interior))
    }
  }

  const top = 690
  const cloth = canvas.defs.down(interior.linen, lighten(interior.linen, -0.12))
  const folds = each(ticks(60, 1600, 118), (x) => d`M${x} ${top + 24}q14 120 -4 300`)
  const at = (x: number) => 800 + side * x
  canvas.add(
    path(d`M0 ${top + 20}H1600V1000H0Z`, cloth),
    stroke(folds, lighten(interior.linen, -0.16), 5, { opacity: 0.5 }),
    rect(0, top - 30, 1600, 56, lighten(interior.linen, 0.01)),
    rect(0, top + 22, 1600, 8, interior.accent, { opacity: 0.85 }),
    ...(plain ? [] : [rect(0, top + 36, 1600, 3, interior.brass)]),
  )
  const level = top + 8
  for (const [x, half] of [
    [-640, 90],
    [-410, 130],
    [-130, 100],
    [120, 110],
    [390, 130],
    [650, 90],
  ] as const) {
    canvas.add(standingShadow(at(x), level + 4, half))
  }
  canvas.add(
    plain ? vacuumFlask(canvas, at(-690), level, 0.62) : jug(canvas, at(-690), level, 1.05),
    glassOfWater(canvas, at(-585), level, 0.95),
    glassOfWater(canvas, at(-525), level + 4, 0.95),
    fruitBowl(canvas, at(-360), level, 1.2),
    flatBread(canvas, at(-110), level, 1.15),
    soupBowl(canvas, at(130), level, 1.15, palette.haze),
    steam(at(130), level - 84, 0.9),
    bowlOfDates(canvas, at(360), level, 1.9, interior.dimmed('#f4e8d4'), draw.stream('dates')),
    plain ? vacuumFlask(canvas, at(560), level, 0.62) : dallah(canvas, at(560), level, 1.7, interior.brass),
    coffeeCup(canvas, at(660), level + 6, 1.3, palette.haze),
    coffeeCup(canvas, at(725), level + 2, 1.3, palette.haze),
    vignette(canvas, palette.near, 0.26),
  )
}
