import { brass, type Colour, lighten, mix } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import type { Draw } from '../../rng.ts'
import { type Canvas, circle, d, each, ellipse, moved, path, rect, round, stroke, ticks, turned } from '../../svg.ts'
import type { Interior } from './interior.ts'

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
    : roundTable(canvas, x, y, 100, interior) +
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

/** Something drawn around the origin, placed on a table with its shadow; `half` is half the width of its foot. */
function standing(drawn: string, half: number, x: number, y: number, scale: number): string {
  return moved(ellipse(0, 2, half, half * 0.15, '#000000', { opacity: 0.28 }) + drawn, x, y, scale)
}

/** A coffee pot with a crescent spout, about 130 px tall at scale 1; `y` is its base. */
function dallah({ defs }: Canvas, x: number, y: number, scale: number, brass: Colour): string {
  const metal = defs.across(
    lighten(brass, -0.2),
    [0.26, lighten(brass, 0.17)],
    [0.46, lighten(brass, 0.04)],
    [0.62, brass],
    lighten(brass, -0.22),
  )
  const dark = lighten(brass, -0.22)
  const belly = 'M-22 0C-46 -12 -42 -44 -15 -60H15C42 -44 46 -12 22 0Q0 6 -22 0Z'
  const neck = 'M-14 -59Q-10 -74 -17 -88H17Q10 -74 14 -59Q0 -54 -14 -59Z'
  const lid = 'M-18 -87Q-15 -101 -4 -109Q-2 -116 0 -122Q2 -116 4 -109Q15 -101 18 -87Q0 -82 -18 -87Z'
  const beak = 'M13 -82C24 -75 35 -78 46 -88C54 -95 63 -96 71 -91C61 -88 55 -80 48 -70C39 -57 27 -51 13 -53Z'
  const handle = 'M-16 -80C-50 -84 -58 -40 -36 -18'
  const drawn =
    stroke(handle, dark, 7, round) +
    stroke(handle, lighten(brass, 0.08), 3, round) +
    path(beak, metal) +
    path(belly, metal) +
    path(neck, metal) +
    path(lid, metal) +
    circle(0, -125, 4.5, lighten(brass, 0.06)) +
    stroke('M-37 -26Q0 -15 37 -26M-34 -34Q0 -23 34 -34M-15 -60Q0 -55 15 -60M-17 -87Q0 -82 17 -87', dark, 1.5, {
      opacity: 0.8,
    }) +
    path('M-30 -18Q-35 -34 -17 -50Q-27 -34 -22 -14Z', '#fff6da', { opacity: 0.5 })
  return standing(drawn, 40, x, y, scale)
}

/** A bowl heaped with dates, about 105 px wide at scale 1; `y` is its base. */
function bowlOfDates({ defs }: Canvas, x: number, y: number, scale: number, bowl: Colour, draw: Draw): string {
  const rows = [
    { count: 6, y: -25, spread: 84 },
    { count: 5, y: -32, spread: 62 },
    { count: 3, y: -40, spread: 34 },
  ]
  const fruit = rows.flatMap(({ count, y: level, spread }) =>
    Array.from({ length: count }, (_, index) => {
      const at = count === 1 ? 0 : (index / (count - 1) - 0.5) * spread
      return date(at + draw.range(-2, 2), level + draw.range(-1.5, 1.5), draw)
    }),
  )
  const glaze = defs.down(lighten(bowl, 0.02), lighten(bowl, -0.16))
  const drawn =
    ellipse(0, -21, 51, 9, lighten(bowl, -0.2)) +
    fruit.join('') +
    path('M-52 -22Q0 -8 52 -22Q46 2 20 7L18 10H-18L-20 7Q-46 2 -52 -22Z', glaze) +
    stroke('M-49 -14Q0 0 49 -14', '#1f6f69', 2.5, { opacity: 0.75 }) +
    stroke('M-46 -8Q0 6 46 -8', brass, 1, { opacity: 0.8 }) +
    path('M-44 -12Q-38 2 -22 5Q-34 -2 -39 -12Z', '#ffffff', { opacity: 0.35 })
  return standing(drawn, 58, x, y, scale)
}

function date(x: number, y: number, draw: Draw): string {
  const skin = draw.pick(['#5a2d1c', '#6f3a22', '#4a2418', '#7a4527'])
  const turn = draw.range(-34, 34)
  const body = ellipse(0, 0, 10.5, 6.4, skin) + ellipse(-1.5, -2.4, 5.5, 1.4, '#d9a27a', { opacity: 0.55 })
  return turned(body, x, y, turn)
}

/** A handleless coffee cup, about 34 px wide at scale 1; `y` is its base. */
function coffeeCup({ defs }: Canvas, x: number, y: number, scale: number, tint: Colour): string {
  const glaze = defs.across(mix('#fffaf0', tint, 0.06), [0.55, mix('#efe2cc', tint, 0.1)], mix('#bfae92', tint, 0.2))
  const drawn =
    path('M-17 -28Q-14 -4 -8 0H8Q14 -4 17 -28Z', glaze) +
    ellipse(0, -28, 17, 4.4, mix('#fff7e6', tint, 0.06)) +
    ellipse(0, -27.3, 14.4, 3.2, '#a86a2c') +
    stroke('M-15.6 -19Q0 -14 15.6 -19', '#0e5a54', 2, { opacity: 0.9 })
  return standing(drawn, 17, x, y, scale)
}
