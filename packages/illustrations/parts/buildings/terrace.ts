import { type Canvas, place } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { rect } from '../../svg.ts'
import { colonnade } from './colonnade.ts'
import { paintCourt } from './court.ts'
import { distantCity } from './distant-city.ts'
import { paintLandscape } from '../landscape/landscape.ts'
import { stoneAt } from './stone.ts'

/** A polished terrace behind an arcade with a view over a city. */
type Terrace = { floor: number; arches: number; angle: number; cityX: number; sunX: number }

/** Paints the view, the arcade and the floor that mirrors both. */
export function paintTerrace(canvas: Canvas, palette: Palette, terrace: Terrace, draw: Draw): void {
  const { width, height, defs } = canvas
  const { floor, arches, angle, cityX, sunX } = terrace
  const picture = canvas.inset(width, height)
  paintLandscape(picture, palette, { sunX, horizon: 0.7 }, draw.stream('land'))
  const city = { x: cityX, y: floor, width: 760, distance: 0.4 }
  picture.add(distantCity(picture, palette, city, sunX, draw.stream('city')))
  const stone = stoneAt(defs, palette, 0.02, sunX < width / 2)
  const plan = { floor, arches, archHeight: floor * 0.86, angle }
  // The floor mirrors the arcade and the light in its arches, but not the details of the distant city.
  const wall = defs.shape(colonnade(canvas, palette, stone, plan))
  canvas.add(picture.markup(), rect(0, floor, width, height - floor, palette.sky[3]), place(wall))
  paintCourt(canvas, palette, { ground: floor, vanishingX: width / 2, sunX, mirrored: wall, shine: 0.5 })
}
