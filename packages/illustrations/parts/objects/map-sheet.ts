import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { eightStar } from '../../motif.ts'
import type { Palette } from '../../moods.ts'
import { type Point, circle, d, each, ellipse, path, polygon, polyline, ticks, stroke, round } from '../../svg.ts'

/** Position of an unfolded map: its far and near edges. */
type SheetPlace = {
  far: { start: number; end: number; y: number }
  near: { start: number; end: number; y: number }
}

const folds = 4

/** An unfolded paper map without text: streets, a garden, a dashed route from a dot to a star. */
export function mapSheet({ defs }: Canvas, palette: Palette, place: SheetPlace): string {
  const at = (u: number, v: number) => onSheet(place, u, v)
  const paper = mix('#f6ead0', palette.haze, 0.16)
  const light = defs.linear(place.near.start, 0, place.near.end, 0, lighten(paper, 0.03), lighten(paper, -0.05))
  const outline = edgeOf(place, 0, 1)
  const creases = each(ticks(0, folds), (fold) => {
    const shade = fold % 2 ? '#000000' : '#ffffff'
    return polygon(edgeOf(place, fold / folds, (fold + 1) / folds), shade, { opacity: fold % 2 ? 0.07 : 0.16 })
  })
  const line = (points: readonly Point[]) => polyline(points.map(([u, v]) => at(u, v)))
  const across = each([0.3, 0.7], (v) => line(ticks(0, 9).map((step) => [step / 8, v + (step % 3) * 0.025])))
  const along = each([0.2, 0.51, 0.81], (u) =>
    line([
      [u, 0.04],
      [u - 0.03, 0.5],
      [u + 0.02, 0.96],
    ]),
  )
  const lanes = across + along
  const garden = [at(0.56, 0.3), at(0.75, 0.28), at(0.74, 0.66), at(0.58, 0.68)] as const
  const way = line([
    [0.1, 0.84],
    [0.21, 0.68],
    [0.23, 0.46],
    [0.34, 0.36],
    [0.49, 0.42],
    [0.53, 0.6],
    [0.66, 0.74],
    [0.79, 0.6],
    [0.86, 0.36],
  ])
  const [startX, startY] = at(0.1, 0.84)
  const [goalX, goalY] = at(0.86, 0.36)
  return (
    polygon(
      edgeOf(place, 0, 1).map(([x, y]) => [x + 10, y + 12] as const),
      '#000000',
      { opacity: 0.22 },
    ) +
    polygon(outline, light) +
    stroke(lanes, mix(paper, '#b99a6a', 0.55), 9, round) +
    stroke(lanes, lighten(paper, 0.05), 5.5, round) +
    polygon(garden, '#3f8a6d', { opacity: 0.5 }) +
    creases +
    stroke(way, '#a8432b', 6, { 'stroke-dasharray': '17 11', ...round }) +
    ellipse(startX, startY, 15, 9, '#0e5a54') +
    ellipse(startX, startY, 6, 3.6, paper) +
    pin(goalX, goalY)
  )
}

/** A pin with the star, pointing at (x, y). */
function pin(x: number, y: number): string {
  const drop = d`M${x} ${y}C${x - 12} ${y - 30} ${x - 34} ${y - 44} ${x - 34} ${y - 70}A${34} ${34} 0 0 1 ${x + 34} ${y - 70}C${x + 34} ${y - 44} ${x + 12} ${y - 30} ${x} ${y}Z`
  return (
    ellipse(x + 6, y, 17, 5, '#000000', { opacity: 0.28 }) +
    path(drop, '#a8432b') +
    stroke(d`M${x - 26} ${y - 78}A${27} ${27} 0 0 1 ${x - 2} ${y - 97}`, '#ffffff', 4, { ...round, opacity: 0.4 }) +
    circle(x, y - 70, 22, '#fbf1dc') +
    path(eightStar(x, y - 70, 18, 60), '#c9994a')
  )
}

function onSheet({ far, near }: SheetPlace, u: number, v: number): Point {
  const start = far.start + (near.start - far.start) * v
  const end = far.end + (near.end - far.end) * v
  // Folded paper is slightly raised along every second crease.
  const ridge = 1 - Math.abs(((u * folds) % 2) - 1)
  return [start + (end - start) * u, far.y + (near.y - far.y) * v - ridge * 16 * (0.6 + 0.4 * v)]
}

function edgeOf(place: SheetPlace, from: number, to: number): Point[] {
  const steps = Math.round((to - from) * folds)
  const along = Array.from({ length: steps + 1 }, (_, step) => from + (step / steps) * (to - from))
  return [...along.map((u) => onSheet(place, u, 0)), ...along.reverse().map((u) => onSheet(place, u, 1))]
}
