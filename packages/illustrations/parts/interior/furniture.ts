import { lighten, mix } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { type Canvas, d, ellipse, path, polygon, rect, stroke } from '../../svg.ts'
import type { Interior } from './interior.ts'
import { glow } from './lantern.ts'
import { projectedX, type Shell } from './room-shell.ts'

/** A bedside cabinet, 118 px tall; `y` is its base. */
export function nightstand({ defs }: Canvas, x: number, y: number, width: number, { wood, brass }: Interior): string {
  const height = 112
  const timber = defs.across(lighten(wood, 0.05), lighten(wood, -0.05))
  const left = x - width / 2
  return (
    ellipse(x, y + 2, width * 0.6, 7, '#000000', { opacity: 0.2 }) +
    rect(left + 5, y - 14, 9, 14, lighten(wood, -0.1)) +
    rect(left + width - 14, y - 14, 9, 14, lighten(wood, -0.1)) +
    rect(left, y - height, width, height - 12, timber, { rx: 4 }) +
    rect(left + 7, y - height + 14, width - 14, 32, lighten(wood, 0.03), { rx: 3 }) +
    rect(left + 7, y - height + 52, width - 14, 36, lighten(wood, 0.03), { rx: 3 }) +
    rect(x - 8, y - height + 28, 16, 3.4, brass, { rx: 1.7 }) +
    rect(x - 8, y - height + 68, 16, 3.4, brass, { rx: 1.7 }) +
    rect(left - 4, y - height - 5, width + 8, 8, lighten(wood, 0.09), { rx: 3 })
  )
}

/** A table lamp with its pool of light; `y` is its base. */
export function tableLamp(canvas: Canvas, x: number, y: number, interior: Interior): string {
  const { defs } = canvas
  const { accent, brass, dim } = interior
  const shade = lampShade(canvas, interior)
  const glaze = defs.across(lighten(accent, 0.12), [0.4, lighten(accent, 0.04)], lighten(accent, -0.1))
  const body = d`M${x - 9} ${y}C${x - 26} ${y - 14} ${x - 20} ${y - 40} ${x - 5} ${y - 50}h10C${x + 20} ${y - 40} ${x + 26} ${y - 14} ${x + 9} ${y}Z`
  return (
    glow(canvas, x, y - 70, 230, '#ffc47c', dim > 0.1 ? 0.62 : 0.26) +
    path(body, glaze) +
    rect(x - 13, y - 4, 26, 5, brass, { rx: 2 }) +
    rect(x - 2.5, y - 62, 5, 14, brass) +
    path(d`M${x - 22} ${y - 110}h44l16 52q-38 12 -76 0Z`, shade) +
    stroke(d`M${x - 38} ${y - 58}q38 12 76 0`, brass, 2.4)
  )
}

/** A lamp hanging from the ceiling on a cord; `y` is the rim of its shade. */
export function pendantLamp(canvas: Canvas, x: number, ceiling: number, y: number, interior: Interior): string {
  const { brass, dim } = interior
  return (
    glow(canvas, x, y - 10, 240, '#ffc47c', dim > 0.1 ? 0.62 : 0.26) +
    stroke(d`M${x} ${ceiling}V${y - 60}`, brass, 2.5) +
    rect(x - 16, ceiling, 32, 5, brass, { rx: 2 }) +
    path(d`M${x - 10} ${y - 58}h20l26 58q-36 15 -72 0Z`, lampShade(canvas, interior)) +
    path(d`M${x - 11} ${y - 58}h22l3 -11h-28Z`, brass) +
    stroke(d`M${x - 36} ${y}q36 15 72 0`, brass, 2.4)
  )
}

function lampShade({ defs }: Canvas, { dim }: Interior): string {
  return defs.down(mix('#ffdca0', '#b07a35', dim > 0.1 ? 0.35 : 0.1), '#fff1cf')
}

/** A rug on the floor between two levels, with its sides converging at the vanishing point. */
export function rug(
  { defs }: Canvas,
  shell: Shell,
  from: { start: number; end: number; y: number },
  toY: number,
  { accent, brass, dimmed, angle }: Interior,
): string {
  const cloth = mix(accent, dimmed('#7d3f35'), 0.35)
  const quad = (inset: number) => {
    const top = from.y + inset * 0.45
    const bottom = toY - inset * 0.75
    const start = from.start + inset * 1.1
    const end = from.end - inset * 1.1
    return [
      [start, top],
      [end, top],
      [projectedX(shell, end, top, bottom), bottom],
      [projectedX(shell, start, top, bottom), bottom],
    ] as const
  }
  const weave = lattice(defs, 92, mix(cloth, '#f3dcae', 0.6), 2, angle, 0.5)
  return (
    polygon(quad(-7), '#000000', { opacity: 0.14 }) +
    polygon(quad(0), cloth) +
    polygon(quad(12), 'none', { stroke: brass, 'stroke-width': 3, opacity: 0.7 }) +
    polygon(quad(26), mix(cloth, '#000000', 0.1)) +
    polygon(quad(26), weave, { opacity: 0.5 })
  )
}
