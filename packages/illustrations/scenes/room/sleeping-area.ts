import { lighten, mix } from '../../colour.ts'
import { eightStar, lattice } from '../../motif.ts'
import { pointedArch } from '../../parts/buildings/arch.ts'
import { bed } from '../../parts/interior/bed.ts'
import { nightstand, pendantLamp, tableLamp } from '../../parts/interior/furniture.ts'
import type { Interior } from '../../parts/interior/interior.ts'
import type { Draw } from '../../rng.ts'
import { type Canvas, circle, each, path, rect } from '../../svg.ts'
import type { SleepingArea } from './plan.ts'

/** The levels of the outer edges of the first and the last bed. */
export function bedSpan({ beds }: SleepingArea): { start: number; end: number } {
  return {
    start: Math.min(...beds.map(({ x, width }) => x - width / 2)),
    end: Math.max(...beds.map(({ x, width }) => x + width / 2)),
  }
}

/** The ornament of the wall behind the beds; `floor` is where this wall meets the floor. */
export function paintWallBehind(canvas: Canvas, area: SleepingArea, floor: number, interior: Interior): void {
  const { defs } = canvas
  const { accent, brass, wall, angle } = interior
  const { start, end } = bedSpan(area)
  const fill = defs.down(lighten(accent, 0.04), lighten(accent, -0.06))
  const stars = lattice(defs, 66, mix(accent, brass, 0.55), 1.8, angle)
  const crowded = area.beds.length > 3
  if (area.wallBehind === 'niches') {
    for (const { x, width: bedWidth } of area.beds) {
      const width = bedWidth + (crowded ? 14 : 24)
      const height = Math.min(452, 300 + bedWidth * 0.36)
      const arch = pointedArch(x, floor - 20, width, height, 0.5)
      canvas.add(
        path(pointedArch(x, floor - 20, width + 22, height + 16, 0.5), lighten(wall, 0.05)),
        path(arch, fill),
        path(arch, stars, { opacity: 0.55 }),
      )
    }
    return
  }
  const tall = area.wallBehind === 'panel' ? 344 : 252
  const margin = crowded ? 20 : 34
  const width = end - start + margin * 2
  canvas.add(
    rect(start - margin, floor - tall, width, tall - 20, fill, { rx: 4 }),
    rect(start - margin, floor - tall, width, tall - 20, stars, { opacity: 0.55 }),
    rect(start - margin - 4, floor - tall - 7, width + 8, 8, brass, { rx: 2 }),
  )
  if (area.wallBehind === 'frieze') canvas.add(starPictures(area, floor, interior))
}

/** Round frames with the eight-fold star, one above each bed. */
function starPictures({ beds }: SleepingArea, floor: number, { brass, accent, wall }: Interior): string {
  const y = floor - 352
  return each(beds, ({ x, width }) => {
    const radius = width > 300 ? 70 : 56
    return (
      circle(x + 3, y + 5, radius, '#000000', { opacity: 0.14 }) +
      circle(x, y, radius, brass) +
      circle(x, y, radius - 6, lighten(wall, 0.06)) +
      path(eightStar(x, y, radius * 0.72, 60), accent, { opacity: 0.85 }) +
      path(eightStar(x, y, radius * 0.4, 60), brass) +
      circle(x, y, radius * 0.13, lighten(wall, 0.06))
    )
  })
}

/** The beds with their cabinets and lamps; `floor` and `ceiling` are the edges of the wall behind them. */
export function paintBeds(
  canvas: Canvas,
  area: SleepingArea,
  { floor, ceiling }: { floor: number; ceiling: number },
  interior: Interior,
  draw: Draw,
): void {
  for (const { x, width } of area.nightstands) {
    canvas.add(nightstand(canvas, x, floor + 26, width, interior))
    if (!area.pendants) canvas.add(tableLamp(canvas, x, floor - 90, interior))
  }
  if (area.pendants) {
    for (const x of area.lamps) canvas.add(pendantLamp(canvas, x, ceiling + 48, floor - 196, interior))
  }
  const cushions = draw.stream('cushions')
  for (const { x, width, size } of area.beds) {
    canvas.add(bed(canvas, { x, width, floor, size }, interior, cushions))
  }
}
