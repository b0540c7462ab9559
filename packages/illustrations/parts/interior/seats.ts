import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import type { Draw } from '../../rng.ts'
import { d, each, ellipse, path, rect, stroke, ticks } from '../../svg.ts'
import type { Interior } from './interior.ts'
import { bowlOfDates, coffeeCup, dallah } from './tableware.ts'

/** A piece of furniture that stands on the floor, seen from the front; `x` is its centre. */
export type Place = { x: number; width: number }

/** A chair in a plain room, otherwise an armchair; `y` is its base. */
export function chair(canvas: Canvas, x: number, y: number, interior: Interior): string {
  return interior.plain ? plainChair(x, y, interior) : sofa(canvas, { x, width: 180 }, y, interior)
}

/** An armchair or, if it is wide, a sofa of two seats, facing the viewer; `y` is its base. */
export function sofa({ defs }: Canvas, { x, width }: Place, y: number, interior: Interior): string {
  const { drape, accent, wood, brass, plain, angle } = interior
  const half = width / 2
  const cloth = defs.down(lighten(drape, 0.05), lighten(drape, -0.08))
  const pad = defs.down(lighten(drape, -0.01), lighten(drape, -0.12))
  const back = d`M${x - half + 12} ${y - 34}V${y - 136}Q${x - half + 14} ${y - 176} ${x - half + 58} ${y - 176}H${x + half - 58}Q${x + half - 14} ${y - 176} ${x + half - 12} ${y - 136}V${y - 34}Z`
  const seats = width > 220 ? 2 : 1
  const seat = (width - 60) / seats
  const weave = lattice(defs, 22, mix(accent, '#f3dcae', 0.75), 1.2, angle)
  const parts = each(ticks(0, seats), (index) => {
    const left = x - half + 30 + index * seat
    const middle = left + seat / 2
    return (
      rect(left + 3, y - 160, seat - 6, 88, pad, { rx: 16 }) +
      rect(middle - 24, y - 128, 48, 48, accent, { rx: 9 }) +
      (plain ? '' : rect(middle - 24, y - 128, 48, 48, weave, { rx: 9, opacity: 0.55 })) +
      rect(left, y - 84, seat, 36, lighten(drape, 0.07), { rx: 11 })
    )
  })
  const arm = (left: number) => rect(left, y - 112, 34, 92, cloth, { rx: 15 })
  const legs = d`M${x - half + 14} ${y - 22}l-5 23h9l10 -23ZM${x + half - 14} ${y - 22}l5 23h-9l-10 -23Z`
  return (
    ellipse(x, y + 1, half + 10, 10, '#000000', { opacity: 0.22 }) +
    path(legs, lighten(wood, -0.06)) +
    path(back, cloth) +
    parts +
    rect(x - half + 6, y - 54, width - 12, 36, cloth, { rx: 9 }) +
    arm(x - half) +
    arm(x + half - 34) +
    stroke(d`M${x - half + 20} ${y - 22}h${width - 40}`, brass, 2.5, { opacity: 0.8 })
  )
}

/** A low table with coffee and, unless the room is plain, dates; `y` is the level of the top. */
export function coffeeTable(canvas: Canvas, x: number, y: number, interior: Interior, draw: Draw): string {
  const { plain, wall } = interior
  const cups = coffeeCup(canvas, x - 6, y + 8, 0.72, wall) + coffeeCup(canvas, x + 22, y + 11, 0.72, wall)
  return plain
    ? plainTable(x, y + 6, 190, interior) + cups
    : roundTable(canvas, x, y, 104, interior) +
        dallah(canvas, x - 42, y + 2, 0.86, interior.brass) +
        bowlOfDates(canvas, x + 42, y - 2, 0.8, interior.dimmed('#f5ead6'), draw) +
        cups
}

/** A chair with a padded seat, seen from the front; `y` is its base. */
function plainChair(x: number, y: number, { wood, drape }: Interior): string {
  const dark = lighten(wood, -0.08)
  return (
    ellipse(x, y + 1, 70, 8, '#000000', { opacity: 0.2 }) +
    rect(x - 54, y - 84, 10, 84, dark) +
    rect(x + 44, y - 84, 10, 84, dark) +
    rect(x - 52, y - 196, 9, 120, wood) +
    rect(x + 43, y - 196, 9, 120, wood) +
    rect(x - 48, y - 194, 96, 58, drape, { rx: 7 }) +
    rect(x - 60, y - 102, 120, 26, drape, { rx: 8 }) +
    rect(x - 60, y - 82, 120, 12, wood, { rx: 3 })
  )
}

/** A round table with a wooden top and brass legs; `y` is the level of the top. */
function roundTable({ defs }: Canvas, x: number, y: number, radius: number, { wood, brass }: Interior): string {
  const rise = radius * 0.78
  const flat = radius * 0.16
  const metal = defs.across(lighten(brass, 0.06), lighten(brass, -0.12))
  const top = defs.across(lighten(wood, 0.1), lighten(wood, 0.01))
  const leg = (side: number) =>
    d`M${x + side * radius * 0.66} ${y}L${x + side * radius * 0.5} ${y + rise}h${side * radius * 0.07}L${x + side * radius * 0.8} ${y}Z`
  const rear = d`M${x - 4} ${y}v${rise * 0.86}h8v${-rise * 0.86}Z`
  return (
    ellipse(x, y + rise, radius * 1.02, flat * 0.95, '#000000', { opacity: 0.2 }) +
    path(rear, lighten(brass, -0.14)) +
    path(leg(-1) + leg(1), metal) +
    ellipse(x, y + 5, radius, flat, lighten(brass, -0.12)) +
    ellipse(x, y, radius, flat, top) +
    ellipse(x, y, radius * 0.93, flat * 0.9, 'none', { stroke: brass, 'stroke-width': 1.4, opacity: 0.5 })
  )
}

/** A low square table; `y` is the level of its top. */
function plainTable(x: number, y: number, width: number, { wood }: Interior): string {
  const half = width / 2
  const leg = (at: number) => rect(x + at, y + 8, 10, 66, lighten(wood, -0.08))
  return (
    ellipse(x, y + 76, half, 9, '#000000', { opacity: 0.18 }) +
    leg(-half + 12) +
    leg(half - 22) +
    path(d`M${x - half + 22} ${y - 20}h${width - 44}l22 24h${-width}Z`, lighten(wood, 0.09)) +
    rect(x - half, y + 4, width, 11, wood, { rx: 2 })
  )
}
