import type { Canvas } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { arcade } from './arcade.ts'
import { dome } from './dome.ts'
import { minaret } from './minaret.ts'
import { stoneAt } from './stone.ts'
import { towerRow } from './tower.ts'

/** A distant city: `x` is its centre, `y` the ground, `width` its extent. */
type CityPlan = { x: number; y: number; width: number; distance: number }

/** Low towers on both sides of a dome between two minarets, in the haze. */
export function distantCity(canvas: Canvas, palette: Palette, plan: CityPlan, sunX: number, draw: Draw): string {
  const { x, y, width, distance } = plan
  const stone = stoneAt(canvas.defs, palette, distance, sunX < x)
  const scale = width / 480
  const both = (part: (side: -1 | 1) => string) => part(-1) + part(1)
  const heightAt = (centre: number, heights: Draw) =>
    Math.abs(centre - x) > width * 0.15 ? heights.range(38, 120) * scale : undefined
  const litWindows = palette.litWindows
  const houses = towerRow(() => stone, x - width / 2, x + width / 2, y, heightAt, litWindows, draw)
  return (
    houses +
    both((side) => minaret(stone, { x: x + side * 104 * scale, y, height: 224 * scale, width: 17 * scale })) +
    dome(stone, x, y - 44 * scale, 40 * scale) +
    arcade(stone, { start: x - 94 * scale, end: x + 94 * scale, y, height: 50 * scale }, 24 * scale)
  )
}
