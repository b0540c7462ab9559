import type { Canvas } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { arcade } from './arcade.ts'
import { dome } from './dome.ts'
import { minaret } from './minaret.ts'
import { stoneAt } from './stone.ts'
import { tower } from './tower.ts'

/** A distant city: `x` is its centre, `y` the ground, `width` its extent. */
type CityPlan = { x: number; y: number; width: number; distance: number }

/** Low towers on both sides of a dome between two minarets, in the haze. */
export function distantCity(canvas: Canvas, palette: Palette, plan: CityPlan, sunX: number, draw: Draw): string {
  const { x, y, width, distance } = plan
  const stone = stoneAt(canvas.defs, palette, distance, sunX < x)
  const scale = width / 480
  const both = (part: (side: -1 | 1) => string) => part(-1) + part(1)
  let houses = ''
  for (let at = x - width / 2; at < x + width / 2;) {
    const wide = draw.range(26, 54) * scale
    const high = draw.range(38, 120) * scale
    const cap = draw.pick(['flat', 'flat', 'dome'] as const)
    const aside = Math.abs(at + wide / 2 - x) / (width / 2)
    if (aside > 0.3) {
      houses += tower(stone, { x: at, y, width: wide, height: high, cap }, palette.litWindows, draw)
    }
    at += wide + draw.range(2, 16) * scale
  }
  return (
    houses +
    both((side) => minaret(stone, { x: x + side * 104 * scale, y, height: 224 * scale, width: 17 * scale })) +
    dome(stone, x, y - 44 * scale, 40 * scale) +
    arcade(stone, { start: x - 94 * scale, end: x + 94 * scale, y, height: 50 * scale }, 24 * scale)
  )
}
