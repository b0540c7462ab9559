import { type Canvas, fade, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { moods, palettes } from '../moods.ts'
import { armchair, roundTable } from '../parts/interior/furniture.ts'
import { furnish } from '../parts/interior/interior.ts'
import { plainChair, plainTable, plainWindow } from '../parts/interior/plain.ts'
import { type Shell, paintShell } from '../parts/interior/room-shell.ts'
import { paintWindow } from '../parts/interior/room-window.ts'
import { coffeeCup, dallah } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, path, rect } from '../svg.ts'
import type { Reach } from './facade/way.ts'
import { paintSkyline } from './skyline.ts'

const shell: Shell = { start: 40, end: 1560, ceiling: 40, floor: 760, vanishingX: 800, vanishingY: 430 }
const sizes: Readonly<Record<Reach, number>> = { near: 1, walk: 0.5, far: 0.22 }

/** The view from a room: a large window, two seats in front of it, and the city; the mosque is as large as it is near.
 * Of one and two stars the window is square and the seats are plain. */
export function paintView(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const reach = valueOr(options.reach, draw.pick(['near', 'walk', 'far'] as const))
  const palette = palettes[mood]
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  const side = draw.pick([-1, 1] as const)
  paintShell(canvas, shell, interior, { boards: true, windowLeft: side < 0 })
  const { plain } = interior
  const window = { x: 800, sill: 640, width: 760, height: 520 }
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw.stream('skyline'), { mood, front: 'nothing', scale: sizes[reach] })
  if (plain) {
    const square = { ...window, width: 640, height: 460, blind: 0.1 }
    canvas.add(plainWindow(canvas, square, interior, { picture, focusX: 800, scale: 0.8 }))
  } else {
    paintWindow(canvas, window, shell.floor, interior, { picture, focusX: 800, scale: 0.8 })
  }
  const light = defs.upright(shell.floor, height, ...fade(palette.glow, mood === 'night' ? 0.12 : 0.5, 0.03))
  canvas.add(path(d`M430 ${shell.floor + 2}L1170 ${shell.floor + 2}L1320 ${height}L280 ${height}Z`, light))
  const table = 800 + side * 30
  if (plain) {
    canvas.add(
      plainChair(table - 210, 905, interior),
      plainChair(table + 210, 905, interior),
      plainTable(table, 842, 230, interior),
    )
  } else {
    canvas.add(
      armchair(canvas, table - 250, 905, interior),
      armchair(canvas, table + 250, 905, interior),
      roundTable(canvas, table, 838, 112, interior),
      dallah(canvas, table - 30, 838, 0.95, interior.brass),
    )
  }
  canvas.add(
    coffeeCup(canvas, table + 26, 846, 0.8, lighten(interior.wall, 0.04)),
    coffeeCup(canvas, table + 60, 840, 0.8, lighten(interior.wall, 0.04)),
    rect(0, 0, width, height, defs.radial(800, 380, 900, ...fade(palette.glow, mood === 'night' ? 0.06 : 0.2))),
    vignette(canvas, palette.near, mood === 'night' ? 0.4 : 0.26),
  )
}
