import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { circle, d, each, ellipse, moved, path, round, stroke, ticks, turned } from '../../svg.ts'

/** A wide dish of rice with saffron, almonds and golden pieces, 400 px wide at scale 1. */
export function riceDish({ defs }: Canvas, x: number, y: number, scale: number, draw: Draw): string {
  const brass = '#c9994a'
  const heap = defs.down('#ffeab8', '#f3c877', '#c98a3f')
  const metal = defs.across(lighten(brass, -0.1), [0.3, lighten(brass, 0.12)], lighten(brass, -0.18))
  const grains = each(ticks(0, 120), () => {
    const at = draw.range(-1, 1)
    const rise = (1 - at * at) * draw.range(0.08, 0.94)
    return d`M${at * 158} ${-34 - rise * 92}l${draw.range(-6, 6)} ${draw.range(-3, 3)}`
  })
  const nuts = each(ticks(0, 13), () => {
    const at = draw.range(-0.8, 0.8)
    const level = -40 - (1 - at * at) * draw.range(0.2, 0.9) * 88
    return `<ellipse cx="${d`${at * 140}`}" cy="${d`${level}`}" rx="8" ry="4.4" fill="#f8e6c0" stroke="#b07c45" stroke-width="1.2" transform="rotate(${d`${draw.range(-50, 50)} ${at * 140} ${level}`})"/>`
  })
  const golden = defs.down('#e0a050', [0.6, '#b56a2c'], '#7f421d')
  const meat =
    path('M-44 12C-50 -14 -26 -30 2 -28C30 -28 48 -12 44 10C34 22 -30 24 -44 12Z', golden) +
    path('M-30 -6C-22 -20 4 -24 20 -18C8 -14 -10 -12 -30 -6Z', '#ffdfa6', { opacity: 0.55 })
  const drawn =
    ellipse(0, -26, 196, 27, lighten(brass, -0.2)) +
    path('M-168 -30C-150 -92 -70 -128 0 -128C70 -128 150 -92 168 -30Q0 -6 -168 -30Z', heap) +
    stroke(grains, '#fff6dc', 3, { ...round, opacity: 0.75 }) +
    turned(meat, -52, -92, -14) +
    turned(meat, 44, -98, 12) +
    turned(meat, -4, -122, -4) +
    nuts +
    path('M-200 -28Q0 12 200 -28Q176 -2 96 6H-96Q-176 -2 -200 -28Z', metal) +
    stroke('M-196 -25Q0 15 196 -25', lighten(brass, 0.18), 3, { opacity: 0.8 })
  return moved(drawn, x, y, scale)
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
    stroke('M-67 -32Q0 -12 67 -32', '#c9994a', 2, { opacity: 0.8 })
  return moved(drawn, x, y, scale)
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
        { opacity: 0.5, 'stroke-linecap': 'round' },
      ),
  )
  return moved(ellipse(0, 0, 112, 16, '#bfae92') + ellipse(0, -4, 112, 16, '#f5ead6') + loaves, x, y, scale)
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
  return moved(drawn, x, y, scale)
}

/** A tall brass jug, 250 px high at scale 1. */
export function jug({ defs }: Canvas, x: number, y: number, scale: number): string {
  const brass = '#c9994a'
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
  return moved(drawn, x, y, scale)
}

/** A glass of water, 64 px wide at scale 1. */
export function glassOfWater({ defs }: Canvas, x: number, y: number, scale: number): string {
  const water = defs.across([0, '#ffffff', 0.5], [0.3, '#cfe6e2', 0.25], [1, '#8fb7b8', 0.4])
  const drawn =
    path('M-32 -96L-24 0H24L32 -96Z', water) +
    path('M-29.5 -66L-24 0H24L29.5 -66Z', '#bfe0dc', { opacity: 0.28 }) +
    ellipse(0, -66, 29.5, 5, '#ffffff', { opacity: 0.35 }) +
    ellipse(0, -96, 32, 6, 'none', { stroke: '#ffffff', 'stroke-width': 2, opacity: 0.7 }) +
    stroke('M-24 -84L-19 -10', '#ffffff', 4, { opacity: 0.5, 'stroke-linecap': 'round' })
  return moved(drawn, x, y, scale)
}
