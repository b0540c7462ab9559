import type { Canvas } from '../../canvas.ts'
import { brass, type Colour, lighten, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { circle, d, each, ellipse, moved, path, rect, round, stroke, turned } from '../../svg.ts'

/** A wooden table top in front of a wall, from level `y` to the lower edge. */
export function tabletop({ defs, width, height }: Canvas, y: number, wood: Colour = '#70462d'): string {
  const top = defs.upright(y, height, lighten(wood, 0.08), [0.12, wood], lighten(wood, -0.2))
  return (
    rect(0, y - 26, width, 26, '#000000', { opacity: 0.18 }) +
    rect(0, y, width, height - y, top) +
    rect(0, y, width, 7, lighten(wood, 0.22))
  )
}

/** A round tray seen at a low angle. */
export function tray({ defs }: Canvas, x: number, y: number, radius: number, colour: Colour = brass): string {
  const flat = radius * 0.132
  const metal = defs.across(
    lighten(colour, 0.08),
    [0.35, lighten(colour, 0.02)],
    [0.6, lighten(colour, 0.07)],
    lighten(colour, -0.13),
  )
  const rim = { stroke: lighten(colour, -0.18), 'stroke-width': 3 }
  return (
    ellipse(x, y + 18, radius * 1.04, flat * 1.14, '#000000', { opacity: 0.28 }) +
    ellipse(x, y + 8, radius, flat, lighten(colour, -0.17)) +
    ellipse(x, y, radius, flat, metal) +
    ellipse(x, y, radius * 0.935, flat * 0.86, 'none', rim) +
    ellipse(x, y, radius * 0.9, flat * 0.8, lighten(colour, 0.05), { opacity: 0.5 })
  )
}

/** Something drawn around the origin, placed on a table with its shadow; `half` is half the width of its foot. */
function standing(drawn: string, half: number, x: number, y: number, scale: number): string {
  return moved(ellipse(0, 2, half, half * 0.15, '#000000', { opacity: 0.28 }) + drawn, x, y, scale)
}

/** A coffee pot with a crescent spout, about 130 px tall at scale 1; `y` is its base. */
export function dallah({ defs }: Canvas, x: number, y: number, scale: number, brass: Colour): string {
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
export function bowlOfDates({ defs }: Canvas, x: number, y: number, scale: number, bowl: Colour, draw: Draw): string {
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
export function coffeeCup({ defs }: Canvas, x: number, y: number, scale: number, tint: Colour): string {
  const glaze = defs.across(mix('#fffaf0', tint, 0.06), [0.55, mix('#efe2cc', tint, 0.1)], mix('#bfae92', tint, 0.2))
  const drawn =
    path('M-17 -28Q-14 -4 -8 0H8Q14 -4 17 -28Z', glaze) +
    ellipse(0, -28, 17, 4.4, mix('#fff7e6', tint, 0.06)) +
    ellipse(0, -27.3, 14.4, 3.2, '#a86a2c') +
    stroke('M-15.6 -19Q0 -14 15.6 -19', '#0e5a54', 2, { opacity: 0.9 })
  return standing(drawn, 17, x, y, scale)
}

/** Three wisps of steam rising from a point. */
export function steam(x: number, y: number, scale: number): string {
  const wisps = each(
    [-1, 0, 1],
    (offset) =>
      d`M${x + offset * 12 * scale} ${y}q${-14 * scale} ${-28 * scale} 0 ${-52 * scale}q${14 * scale} ${-24 * scale} 0 ${-50 * scale}`,
  )
  return stroke(wisps, '#ffffff', 4 * scale, { ...round, opacity: 0.16 })
}

/** A bowl of soup, 150 px wide at scale 1. */
export function soupBowl({ defs }: Canvas, x: number, y: number, scale: number, tint: string): string {
  const glaze = defs.down(mix('#fffaf0', tint, 0.06), mix('#c9b79c', tint, 0.12))
  const drawn =
    path('M-75 -58Q-66 -8 -30 0H30Q66 -8 75 -58Z', glaze) +
    ellipse(0, -58, 75, 14, mix('#fff7e6', tint, 0.06)) +
    ellipse(0, -57, 66, 10.5, '#c8742f') +
    ellipse(-14, -59, 30, 3.6, '#e7a356', { opacity: 0.7 }) +
    path('M14 -60q8 -6 16 0q-8 5 -16 0ZM-2 -54q6 -5 12 0q-6 4 -12 0Z', '#3f7a45') +
    stroke('M-71 -42Q0 -22 71 -42', '#0e5a54', 5, { opacity: 0.85 }) +
    stroke('M-67 -32Q0 -12 67 -32', brass, 2, { opacity: 0.8 })
  return standing(drawn, 90, x, y, scale)
}

/** A stack of flat bread on a plate, 220 px wide at scale 1. */
export function flatBread({ defs }: Canvas, x: number, y: number, scale: number): string {
  const crust = defs.across('#f0d3a0', '#dfae6b', '#b57f43')
  const loaves = each(
    [
      [4, -12],
      [-5, -24],
      [3, -36],
      [-2, -48],
    ] as const,
    ([dx, dy]) =>
      ellipse(dx, dy + 5, 92, 17, '#8f5f30') +
      ellipse(dx, dy, 92, 17, crust) +
      stroke(
        d`M${dx - 56} ${dy - 3}q14 -5 26 0M${dx - 12} ${dy + 5}q16 -5 30 0M${dx + 30} ${dy - 5}q14 -4 24 1`,
        '#8f5f30',
        3,
        { ...round, opacity: 0.5 },
      ),
  )
  return standing(ellipse(0, 0, 112, 16, '#bfae92') + ellipse(0, -4, 112, 16, '#f5ead6') + loaves, 116, x, y, scale)
}

/** A bowl of oranges, grapes and a pomegranate, 190 px wide at scale 1. */
export function fruitBowl({ defs }: Canvas, x: number, y: number, scale: number): string {
  const fruit = (cx: number, cy: number, radius: number, skin: string) =>
    circle(cx, cy, radius, skin) +
    circle(cx - radius * 0.3, cy - radius * 0.32, radius * 0.5, '#ffffff', { opacity: 0.22 }) +
    circle(cx - radius * 0.36, cy - radius * 0.4, radius * 0.2, '#ffffff', { opacity: 0.35 })
  const grapes = each(
    [
      [54, -60],
      [70, -54],
      [62, -72],
      [78, -68],
      [86, -54],
      [46, -74],
      [70, -84],
    ] as const,
    ([cx, cy]) => fruit(cx, cy, 11, '#5b3f6e'),
  )
  const glaze = defs.down('#2a7d75', '#0c3f3c')
  const drawn =
    fruit(0, -84, 30, '#d97b2b') +
    fruit(-58, -66, 30, '#e08e36') +
    fruit(-18, -58, 31, '#c96a22') +
    grapes +
    fruit(28, -62, 27, '#a8322f') +
    path('M20 -88l4 -9l5 7l5 -7l3 9Z', '#8c2726') +
    path('M-96 -48Q0 -22 96 -48Q86 -8 40 0H-40Q-86 -8 -96 -48Z', glaze) +
    stroke('M-92 -42Q0 -16 92 -42', '#d9b36a', 4) +
    path('M-84 -38Q-74 -12 -44 -6Q-66 -18 -74 -36Z', '#ffffff', { opacity: 0.22 })
  return standing(drawn, 112, x, y, scale)
}

/** A tall brass jug, 250 px high at scale 1. */
export function jug({ defs }: Canvas, x: number, y: number, scale: number): string {
  const metal = defs.across(lighten(brass, -0.2), [0.28, lighten(brass, 0.15)], [0.6, brass], lighten(brass, -0.22))
  const dark = lighten(brass, -0.2)
  const drawn =
    stroke('M30 -196C84 -196 88 -96 46 -66', dark, 11, round) +
    stroke('M30 -196C84 -196 88 -96 46 -66', lighten(brass, 0.06), 5, round) +
    path(
      'M-34 0C-76 -32 -68 -96 -30 -130C-16 -146 -20 -180 -24 -204L-44 -222Q-14 -232 24 -216V-204C20 -180 16 -146 30 -130C68 -96 76 -32 34 0Q0 8 -34 0Z',
      metal,
    ) +
    stroke('M-59 -56Q0 -36 59 -56M-57 -74Q0 -54 57 -74M-27 -134Q0 -126 27 -134', dark, 2.4, { opacity: 0.7 }) +
    path('M-46 -40C-54 -70 -42 -100 -24 -116C-38 -90 -40 -62 -34 -34Z', '#fff6da', { opacity: 0.45 }) +
    circle(0, -168, 6, '#0e5a54')
  return standing(drawn, 96, x, y, scale)
}

/** A glass of water, 64 px wide at scale 1. */
export function glassOfWater({ defs }: Canvas, x: number, y: number, scale: number): string {
  const water = defs.across([0, '#ffffff', 0.5], [0.3, '#cfe6e2', 0.25], [1, '#8fb7b8', 0.4])
  const drawn =
    path('M-32 -96L-24 0H24L32 -96Z', water) +
    path('M-29.5 -66L-24 0H24L29.5 -66Z', '#bfe0dc', { opacity: 0.28 }) +
    ellipse(0, -66, 29.5, 5, '#ffffff', { opacity: 0.35 }) +
    ellipse(0, -96, 32, 6, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.7 }) +
    stroke('M-24 -84L-19 -10', '#ffffff', 4, { ...round, opacity: 0.5 })
  return standing(drawn, 42, x, y, scale)
}

/** A vacuum flask with a handle, about 330 px tall at scale 1; `y` is its base. */
export function vacuumFlask({ defs }: Canvas, x: number, y: number, scale: number): string {
  const body = defs.across('#0c4a45', [0.24, '#2f8a81'], [0.5, '#176a62'], '#0a3c38')
  const steel = defs.across('#8d9592', [0.3, '#f2f4f1'], [0.6, '#b9c0bc'], '#767e7b')
  const drawn =
    stroke('M70 -232C142 -236 142 -96 72 -92', '#12302d', 17, round) +
    path('M-74 -14Q-76 -190 -58 -236H58Q76 -190 74 -14Q0 8 -74 -14Z', body) +
    path('M-76 -30Q0 -8 76 -30L75 -6Q0 18 -75 -6Z', steel) +
    path('M-60 -250H60L58 -230Q0 -220 -58 -230Z', steel) +
    path('M-52 -252L-84 -266Q-70 -284 -46 -286Z', '#12302d') +
    path('M-52 -250Q-52 -300 0 -304Q52 -300 52 -250Q0 -240 -52 -250Z', '#163f3b') +
    ellipse(0, -304, 20, 8, '#12302d') +
    stroke('M-50 -214Q-62 -170 -60 -50', '#ffffff', 9, { opacity: 0.16 })
  return standing(drawn, 84, x, y, scale)
}
