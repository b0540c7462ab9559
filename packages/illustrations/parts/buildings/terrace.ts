import { type Canvas, place } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import { type Palette, isDark } from '../../moods.ts'
import { lattice } from '../../motif.ts'
import type { Draw } from '../../rng.ts'
import { d, each, path, rect, stroke } from '../../svg.ts'
import { hangingLantern } from '../interior/lantern.ts'
import { paintLandscape } from '../landscape/landscape.ts'
import { pointedArch } from './arch.ts'
import { paintCourt } from './court.ts'
import { distantCity } from './distant-city.ts'
import { type Stone, stoneAt } from './stone.ts'

/** A polished terrace behind an arcade with a view over a city. */
type Terrace = { angle: number; cityX: number; sunX: number }

/** Level of the rear edge of a terrace. */
export const terraceFloor = 735

/** Paints the view, the arcade and the floor that mirrors both. */
export function paintTerrace(canvas: Canvas, palette: Palette, terrace: Terrace, draw: Draw): void {
  const { width, height, defs } = canvas
  const { angle, cityX, sunX } = terrace
  paintLandscape(canvas, palette, { sunX, horizon: 0.7 }, draw.stream('land'))
  const city = { x: cityX, y: terraceFloor, width: 760, distance: 0.4 }
  canvas.add(distantCity(canvas, palette, city, sunX, draw.stream('city')))
  // The floor mirrors the arcade and the light in its arches, but not the details of the distant city.
  const wall = defs.shape(colonnade(canvas, palette, stoneAt(defs, palette, 0.02, sunX < width / 2), angle))
  canvas.add(rect(0, terraceFloor, width, height - terraceFloor, palette.sky[3]), place(wall))
  paintCourt(canvas, palette, { ground: terraceFloor, vanishingX: width / 2, sunX, mirrored: wall })
}

const archHeight = 632

/** Draws a wall of three large arches seen from the shaded side, with a lantern in every arch. */
function colonnade(canvas: Canvas, palette: Palette, stone: Stone, angle: number): string {
  const { defs, width } = canvas
  const { tones, across, face } = stone
  const bay = width / 3
  const middles = [bay * 0.5, bay * 1.5, bay * 2.5]
  const arch = (x: number, wider: number, higher: number) =>
    pointedArch(x, terraceFloor, bay * 0.72 + wider, archHeight + higher)
  const holes = each(middles, (x) => arch(x, 0, 0))
  const frames = each(middles, (x) => arch(x, 46, 30))
  const wall = defs.upright(
    0,
    terraceFloor,
    mix(tones.shade, tones.dark, 0.22),
    [0.6, mix(tones.base, tones.shade, 0.55)],
    mix(tones.base, tones.shade, 0.35),
  )
  const spandrels = d`M0 0H${width}V${terraceFloor}H0Z`
  const cutOut = { 'fill-rule': 'evenodd' } as const
  const tiles = lattice(defs, 96, tones.lit, 1.5, angle)
  const pier = bay * 0.28 - 46
  return (
    path(spandrels + holes, wall, cutOut) +
    path(spandrels + frames, tiles, { ...cutOut, opacity: isDark(palette) ? 0.12 : 0.2 }) +
    each(middles, (x) => path(arch(x, 46, 30) + arch(x, 0, 0), across(tones.base, tones.lit), cutOut)) +
    each(middles, (x) => stroke(arch(x, 62, 40), mix('#c9994a', tones.shade, 0.2), 4, { opacity: 0.8 })) +
    each([0, bay, bay * 2, width], (middle) => {
      const x = middle - pier / 2
      return (
        rect(x - 10, terraceFloor - 54, pier + 20, 54, face) +
        rect(x - 14, terraceFloor - 62, pier + 28, 9, tones.lit, { opacity: 0.9 }) +
        rect(x - 6, terraceFloor - 330, pier + 12, 10, tones.lit, { opacity: 0.55 })
      )
    }) +
    each(middles, (x) =>
      hangingLantern(canvas, palette, x, terraceFloor - archHeight, terraceFloor - archHeight * 0.62, 118),
    )
  )
}
