import type { Canvas } from '../../canvas.ts'
import { type Colour, lighten, mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import { lattice } from '../../motif.ts'
import { circle, d, path, rect, stroke } from '../../svg.ts'
import { pointedArch } from '../buildings/arch.ts'
import { glow } from './lantern.ts'

/**
 * A large brass lantern with arched panes of coloured glass; `y` is its base and `height` its full height without the
 * ring.
 */
export function fanous(
  canvas: Canvas,
  palette: Palette,
  x: number,
  y: number,
  height: number,
  brass: Colour = '#c9994a',
): string {
  const { defs } = canvas
  const s = height / 100
  const metal = defs.across(lighten(brass, -0.2), [0.3, lighten(brass, 0.14)], [0.6, brass], lighten(brass, -0.24))
  const light = defs.radial(x, y - 40 * s, 40 * s, '#fff8e2', [0.45, palette.lamp], mix(palette.lamp, '#b5602a', 0.5))
  const body = path(
    d`M${x - 23 * s} ${y - 12 * s}L${x + 23 * s} ${y - 12 * s}L${x + 19 * s} ${y - 64 * s}L${x - 19 * s} ${y - 64 * s}Z`,
    metal,
  )
  const panes = [-13.4, 0, 13.4].map((at, index) =>
    pointedArch(x + at * s, y - 15 * s, (index === 1 ? 13.5 : 9) * s, 44 * s),
  )
  const roof = d`M${x - 22 * s} ${y - 66 * s}C${x - 24 * s} ${y - 80 * s} ${x - 9 * s} ${y - 84 * s} ${x - 5 * s} ${y - 92 * s}h${10 * s}C${x + 9 * s} ${y - 84 * s} ${x + 24 * s} ${y - 80 * s} ${x + 22 * s} ${y - 66 * s}Z`
  const foot = d`M${x - 27 * s} ${y}L${x - 24 * s} ${y - 12 * s}h${48 * s}L${x + 27 * s} ${y}Z`
  return (
    glow(canvas, x, y - 40 * s, 120 * s, palette.lamp, 0.6) +
    body +
    path(panes.join(''), light) +
    path(panes.join(''), lattice(defs, 11 * s, lighten(brass, -0.1), Math.max(0.5, 0.6 * s)), { opacity: 0.55 }) +
    path(roof, metal) +
    stroke(
      d`M${x} ${y - 66 * s}v${-25 * s}M${x - 11 * s} ${y - 66 * s}q${1 * s} ${-14 * s} ${8 * s} ${-24 * s}M${x + 11 * s} ${y - 66 * s}q${-1 * s} ${-14 * s} ${-8 * s} ${-24 * s}`,
      lighten(brass, -0.2),
      0.9 * s,
    ) +
    rect(x - 24 * s, y - 68 * s, 48 * s, 5 * s, metal, { rx: 1.5 * s }) +
    path(foot, metal) +
    rect(x - 26 * s, y - 14 * s, 52 * s, 4 * s, lighten(brass, 0.1), { rx: 1.5 * s }) +
    circle(x, y - 95 * s, 3.4 * s, metal) +
    stroke(
      d`M${x - 6 * s} ${y - 104 * s}a${6 * s} ${6 * s} 0 1 1 ${12 * s} 0a${6 * s} ${6 * s} 0 1 1 ${-12 * s} 0`,
      brass,
      1.8 * s,
    )
  )
}

/** A lantern hanging on a chain from `top`; `y` is the base of the lantern. */
export function hangingFanous(
  canvas: Canvas,
  palette: Palette,
  x: number,
  top: number,
  y: number,
  height: number,
  brass: Colour = '#c9994a',
): string {
  const ring = y - height * 1.1
  return (
    stroke(d`M${x} ${top}V${ring}`, lighten(brass, -0.12), Math.max(1.4, height * 0.014)) +
    fanous(canvas, palette, x, y, height, brass)
  )
}
