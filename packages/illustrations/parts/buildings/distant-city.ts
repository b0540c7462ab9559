import type { Canvas } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { arcade } from './arcade.ts'
import { dome } from './dome.ts'
import { minaret } from './minaret.ts'
import { stoneAt } from './stone.ts'
import { towers } from './tower.ts'

/** A distant city: `x` is its centre, `y` the ground, `width` its extent. */
type CityPlan = { x: number; y: number; width: number; distance: number }

/** Low towers on both sides of a dome between two minarets, in the haze. */
export function distantCity(canvas: Canvas, palette: Palette, plan: CityPlan, sunX: number, draw: Draw): string {
  const { x, y, width, distance } = plan
  const stone = stoneAt(canvas.defs, palette, distance, sunX < x)
  const scale = width / 480
  const both = (part: (side: -1 | 1) => string) => part(-1) + part(1)
  const heights = { lowest: 60 * scale, highest: 150 * scale }
  const belt = { start: x - width / 2, end: x + width / 2, y, sunX, distance, ...heights, clearing: 0.3 }
  return (
    towers(canvas, palette, belt, draw) +
    both((side) => minaret(stone, { x: x + side * 104 * scale, y, height: 224 * scale, width: 17 * scale })) +
    dome(stone, x, y - 44 * scale, 40 * scale) +
    arcade(stone, { start: x - 94 * scale, end: x + 94 * scale, y, height: 50 * scale }, 24 * scale)
  )
}
