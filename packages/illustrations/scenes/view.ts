import type { SceneOptions } from '../catalogue.ts'
import { latticeAngles } from '../motif.ts'
import { furnish } from '../parts/interior/interior.ts'
import { paintShell, type Shell } from '../parts/interior/room-shell.ts'
import { chair, coffeeTable } from '../parts/interior/seats.ts'
import { type Draw, valueOr } from '../rng.ts'
import { type Canvas, d, fade, path, shine, vignette } from '../svg.ts'
import { paintWindow } from './room/window.ts'
import { moods, palettes } from '../colour.ts'

const shell: Shell = { start: 40, end: 1560, ceiling: 40, floor: 760, vanishingX: 800, vanishingY: 430 }
/** The distance of the mosque: in front of the hotel, some streets away, or beyond the city's edge. */
export type Reach = 'near' | 'walk' | 'far'

const sizes: Readonly<Record<Reach, number>> = { near: 1, walk: 0.5, far: 0.22 }

/**
 * The view from a room: a large window, two seats in front of it, and the city; the mosque is as large as it is near. Of
 * one and two stars the window is square and the seats are plain.
 */
export function paintView(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { height, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const reach = valueOr(options.reach, draw.pick(['near', 'walk', 'far'] as const))
  const palette = palettes[mood]
  const night = mood === 'night'
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  paintShell(canvas, shell, interior, true)
  const window = { x: 800, sill: 640, width: 760, height: 520, mosque: sizes[reach] }
  paintWindow(canvas, window, shell.floor, interior, draw.stream('skyline'))
  const light = defs.upright(shell.floor, height, ...fade(palette.glow, night ? 0.12 : 0.5, 0.03))
  canvas.add(path(d`M430 ${shell.floor + 2}L1170 ${shell.floor + 2}L1320 ${height}L280 ${height}Z`, light))
  canvas.add(
    chair(canvas, 520, 905, interior),
    chair(canvas, 1020, 905, interior),
    coffeeTable(canvas, 770, 838, interior, draw.stream('table')),
    shine(defs, 800, 380, 900, ...fade(palette.glow, night ? 0.06 : 0.2)),
    vignette(canvas, palette.near, night ? 0.4 : 0.26),
  )
}
