import { mix } from '../../colour.ts'
import { circle, d, ellipse, path, rect } from '../../svg.ts'
import type { Stone } from '../buildings/stone.ts'

/** A clipped shrub in a stone trough; (x, y) is the centre of its base. */
export function troughShrub(stone: Stone, x: number, y: number, width: number): string {
  const { tones, sunLeft, palette } = stone
  const leaf = mix(mix(palette.near, palette.leaf, 0.45), palette.haze, 0.06)
  const lit = mix(palette.leaf, palette.glow, 0.32)
  const half = width / 2
  const sunward = sunLeft ? -1 : 1
  const top = y - width * 0.2
  const lobes = [-0.66, -0.24, 0.22, 0.64].map((at, index) =>
    circle(x + at * half, top - (index % 2 ? 9 : 4), half * (index % 2 ? 0.42 : 0.36), leaf),
  )
  const lights = [-0.6, -0.2, 0.26].map((at, index) =>
    circle(x + at * half * 0.94 + sunward * half * 0.1, top - (index === 1 ? 17 : 10), half * 0.21, lit, {
      opacity: 0.42,
    }),
  )
  const trough = d`M${x - half} ${y - width * 0.19}h${width}l${-width * 0.05} ${width * 0.19}h${-width * 0.9}Z`
  return (
    ellipse(x, y + 2, half * 1.1, 5, palette.near, { opacity: 0.3 }) +
    lobes.join('') +
    lights.join('') +
    path(trough, stone.face) +
    rect(x - half - 3, y - width * 0.22, width + 6, width * 0.06, tones.lit)
  )
}
