import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { eightStar, lattice } from '../../motif.ts'
import { circle, d, each, ellipse, path, rect, round, stroke } from '../../svg.ts'
import { pointedArch } from '../buildings/arch.ts'
import type { Interior } from './interior.ts'

/** The arch behind a reception desk with the star on a lit screen; `y` is its base. */
export function receptionArch({ defs }: Canvas, x: number, y: number, interior: Interior): string {
  const { accent, brass, wall, angle } = interior
  const arch = (grow: number) => pointedArch(x, y, 430 + grow * 2, 470 + grow * 1.4, 0.56)
  const light = defs.radial(x, y - 250, 330, mix(accent, '#ffd79a', 0.42), lighten(accent, -0.05))
  const star = (size: number) => eightStar(x, y - 268, size, 60)
  return (
    path(arch(30), lighten(wall, 0.05)) +
    path(arch(12), brass) +
    path(arch(0), light) +
    path(arch(0), lattice(defs, 58, mix(accent, brass, 0.7), 1.8, angle), { opacity: 0.6 }) +
    circle(x, y - 268, 98, lighten(accent, -0.07)) +
    circle(x, y - 268, 98, 'none', { stroke: brass, 'stroke-width': 4 }) +
    path(star(80), brass) +
    path(pointedArch(x, y - 242, 34, 64), lighten(accent, -0.07))
  )
}

/** A reception desk 640 px wide seen from the front; `y` is its base. */
export function receptionDesk({ defs }: Canvas, x: number, y: number, interior: Interior): string {
  const { wood, accent, brass, linen, angle } = interior
  const left = x - 320
  const front = defs.across(lighten(wood, -0.07), [0.3, lighten(wood, 0.04)], [0.7, wood], lighten(wood, -0.09))
  const top = defs.down(lighten(linen, 0.02), lighten(linen, -0.12))
  const panels = each([-210, 0, 210], (at) => {
    const panel = pointedArch(x + at, y - 22, 168, 150, 0.42)
    return (
      path(panel, lighten(accent, -0.02)) +
      path(panel, lattice(defs, 42, mix(accent, brass, 0.75), 1.5, angle), { opacity: 0.65 }) +
      stroke(panel, brass, 3)
    )
  })
  return (
    ellipse(x, y + 4, 352, 16, '#000000', { opacity: 0.24 }) +
    rect(left, y - 190, 640, 190, front) +
    panels +
    rect(left - 4, y - 12, 648, 12, lighten(wood, -0.14)) +
    rect(left - 20, y - 208, 680, 22, top, { rx: 5 }) +
    rect(left - 14, y - 187, 668, 7, '#000000', { opacity: 0.16 }) +
    rect(left - 20, y - 190, 680, 4, brass)
  )
}

/** A brass call bell and two room keys on a tag; `y` is the desk top. */
export function bellAndKeys(x: number, y: number, interior: Interior): string {
  const { brass } = interior
  const key = (at: number) =>
    circle(x + at, y - 10, 8, 'none', { stroke: lighten(brass, -0.1), 'stroke-width': 4 }) +
    stroke(d`M${x + at + 8} ${y - 8}l28 4m-9 -1v8m-7 -9v7`, lighten(brass, -0.1), 4, round)
  return (
    path(d`M${x - 92} ${y - 6}C${x - 92} ${y - 42} ${x - 36} ${y - 42} ${x - 36} ${y - 6}Z`, brass) +
    path(
      d`M${x - 84} ${y - 10}C${x - 84} ${y - 30} ${x - 72} ${y - 34} ${x - 66} ${y - 33}Q${x - 78} ${y - 26} ${x - 78} ${y - 10}Z`,
      '#fff6da',
      { opacity: 0.6 },
    ) +
    rect(x - 96, y - 7, 64, 7, lighten(brass, -0.16), { rx: 3 }) +
    circle(x - 64, y - 37, 5, lighten(brass, -0.1)) +
    key(0) +
    key(30)
  )
}
