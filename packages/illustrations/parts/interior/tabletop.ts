import type { Canvas } from '../../canvas.ts'
import { lighten } from '../../colour.ts'
import { ellipse, rect } from '../../svg.ts'

/** A dark wooden table top in front of a wall, from level `y` to the lower edge. */
export function tabletop({ defs, width, height }: Canvas, y: number): string {
  const wood = defs.upright(y, height, '#8a5a3a', [0.12, '#6f452c'], '#2f1d16')
  return (
    rect(0, y - 26, width, 26, '#000000', { opacity: 0.18 }) +
    rect(0, y, width, height - y, wood) +
    rect(0, y, width, 7, '#b98250')
  )
}

/** A round brass tray seen at a low angle. */
export function tray({ defs }: Canvas, x: number, y: number, radius: number): string {
  const brass = '#c9994a'
  const flat = radius * 0.132
  const metal = defs.across(
    lighten(brass, 0.08),
    [0.35, lighten(brass, 0.02)],
    [0.6, lighten(brass, 0.07)],
    lighten(brass, -0.13),
  )
  const rim = { stroke: lighten(brass, -0.18), 'stroke-width': 3 }
  return (
    ellipse(x, y + 18, radius * 1.04, flat * 1.14, '#000000', { opacity: 0.28 }) +
    ellipse(x, y + 8, radius, flat, lighten(brass, -0.17)) +
    ellipse(x, y, radius, flat, metal) +
    ellipse(x, y, radius * 0.935, flat * 0.86, 'none', rim) +
    ellipse(x, y, radius * 0.9, flat * 0.8, lighten(brass, 0.05), { opacity: 0.5 })
  )
}

/** The soft shadow under an object on a table. */
export function standingShadow(x: number, y: number, radius: number): string {
  return ellipse(x, y, radius, radius * 0.15, '#000000', { opacity: 0.28 })
}
