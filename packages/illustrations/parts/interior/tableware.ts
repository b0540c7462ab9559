import type { Canvas } from '../../canvas.ts'
import { brass, type Colour, lighten, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { circle, ellipse, moved, path, round, stroke, turned } from '../../svg.ts'

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
