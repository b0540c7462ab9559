import type { Canvas } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import { type Palette, isDark } from '../../moods.ts'
import { lattice } from '../../motif.ts'
import { d, each, path, rect, ticks, stroke } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { hangingLantern } from '../interior/lantern.ts'
import type { Stone } from './stone.ts'

/** A wall of large arches across the picture with its base at `floor`. */
type Colonnade = { floor: number; arches: number; archHeight: number; angle: number }

/** Draws the wall seen from the shaded side, with a lantern in every arch. */
export function colonnade(canvas: Canvas, palette: Palette, stone: Stone, plan: Colonnade): string {
  const { defs, width } = canvas
  const { tones, across } = stone
  const { floor, arches, archHeight, angle } = plan
  const bay = width / arches
  const opening = bay * 0.72
  const middles = Array.from({ length: arches }, (_, index) => (index + 0.5) * bay)
  const holes = each(middles, (x) => pointedArch(x, floor, opening, archHeight))
  const frames = each(middles, (x) => pointedArch(x, floor, opening + 46, archHeight + 30))
  const wall = defs.upright(
    0,
    floor,
    mix(tones.shade, tones.dark, 0.22),
    [0.6, mix(tones.base, tones.shade, 0.55)],
    mix(tones.base, tones.shade, 0.35),
  )
  const reveal = across(tones.base, tones.lit)
  const spandrels = d`M0 0H${width}V${floor}H0Z`
  const trim = mix('#c9994a', tones.shade, 0.2)
  const lamps = each(middles, (x) =>
    hangingLantern(canvas, palette, x, floor - archHeight, floor - archHeight * 0.62, 118),
  )
  return (
    path(spandrels + holes, wall, { 'fill-rule': 'evenodd' }) +
    path(spandrels + frames, lattice(defs, 96, tones.lit, 1.5, angle), {
      'fill-rule': 'evenodd',
      opacity: isDark(palette) ? 0.12 : 0.2,
    }) +
    each(middles, (x) =>
      path(pointedArch(x, floor, opening + 46, archHeight + 30) + pointedArch(x, floor, opening, archHeight), reveal, {
        'fill-rule': 'evenodd',
      }),
    ) +
    each(middles, (x) => stroke(pointedArch(x, floor, opening + 62, archHeight + 40), trim, 4, { opacity: 0.8 })) +
    piers(stone, plan, bay, opening) +
    lamps
  )
}

/** Plinths and bands on the piers between the arches. */
function piers(stone: Stone, { floor, arches }: Colonnade, bay: number, opening: number): string {
  const { tones, face } = stone
  const width = bay - opening - 46
  const parts = each(ticks(0, arches + 1), (index) => {
    const x = index * bay - width / 2
    return (
      rect(x - 10, floor - 54, width + 20, 54, face) +
      rect(x - 14, floor - 62, width + 28, 9, tones.lit, { opacity: 0.9 }) +
      rect(x - 6, floor - 330, width + 12, 10, tones.lit, { opacity: 0.55 })
    )
  })
  return parts
}
