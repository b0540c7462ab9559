import type { Canvas } from '../../canvas.ts'
import { type Colour, lighten } from '../../colour.ts'
import { eightStar, lattice } from '../../motif.ts'
import { circle, d, each, ellipse, path, rect, round, stroke, ticks } from '../../svg.ts'

const brass = '#c9994a'

/** A ribbed hard case; (x, y) is the centre of its base. */
export function hardCase(
  { defs }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  handle = 0,
): string {
  const shell = defs.across(lighten(colour, -0.06), [0.25, lighten(colour, 0.09)], [0.6, colour], lighten(colour, -0.1))
  const left = x - width / 2
  const top = y - height
  const ribs = each(ticks(1, 6), (rib) => d`M${left + (rib * width) / 6} ${top + 20}V${y - 24}`)
  const pull = d`M${x - width * 0.2} ${top}v${-handle}h${width * 0.4}v${handle}`
  return (
    (handle ? stroke(pull, '#b9b3a5', 8, round) : '') +
    (handle ? stroke(d`M${x - width * 0.2} ${top - handle}h${width * 0.4}`, '#22302e', 13, round) : '') +
    circle(left + 20, y + 4, 10, '#2a423f') +
    circle(left + width - 20, y + 4, 10, '#2a423f') +
    rect(left, top, width, height, shell, { rx: 18 }) +
    stroke(ribs, '#000000', 4, { opacity: 0.13 }) +
    stroke(ribs, '#ffffff', 1.5, { opacity: 0.22, transform: 'translate(3 0)' }) +
    rect(left + 3, top + height * 0.46, width - 6, 4, '#000000', { opacity: 0.16 }) +
    rect(x - 24, top - 7, 48, 12, '#22302e', { rx: 6 }) +
    rect(x - 26, top + height * 0.44, 52, 26, brass, { rx: 5 }) +
    path(eightStar(x, top + height * 0.44 + 13, 9, 60), '#fbf1dc')
  )
}

/** A leather case with two straps; (x, y) is the centre of its base. */
export function strappedCase(
  { defs }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
): string {
  const leather = defs.down(lighten(colour, 0.1), colour, lighten(colour, -0.1))
  const left = x - width / 2
  const top = y - height
  const strap = (at: number) =>
    rect(left + width * at - 11, top - 2, 22, height + 2, lighten(colour, -0.16)) +
    rect(left + width * at - 14, top + height * 0.32, 28, 24, brass, { rx: 4 }) +
    rect(left + width * at - 7, top + height * 0.32 + 6, 14, 12, lighten(colour, -0.16))
  const corner = (cx: number, cy: number) => circle(cx, cy, 15, lighten(brass, -0.05), { opacity: 0.9 })
  const clip = defs.clip(rect(left, top, width, height, '#ffffff', { rx: 14 }))
  return (
    stroke(d`M${x - 32} ${top}q0 -24 16 -24h32q16 0 16 24`, lighten(colour, -0.18), 9) +
    rect(left, top, width, height, leather, { rx: 14 }) +
    `<g clip-path="${clip}">${corner(left, top)}${corner(left + width, top)}${corner(left, y)}${corner(left + width, y)}</g>` +
    rect(left, top + height * 0.26, width, 3, '#000000', { opacity: 0.2 }) +
    strap(0.24) +
    strap(0.76)
  )
}

/** A soft bag woven with the lattice; (x, y) is the centre of its base. */
export function softBag({ defs }: Canvas, x: number, y: number, width: number, height: number, colour: Colour): string {
  const left = x - width / 2
  const top = y - height
  const body = d`M${left + 10} ${y}C${left - 12} ${y - height * 0.3} ${left - 6} ${top + 12} ${left + width * 0.2} ${top}H${left + width * 0.8}C${left + width + 6} ${top + 12} ${left + width + 12} ${y - height * 0.3} ${left + width - 10} ${y}Z`
  const cloth = defs.down(lighten(colour, 0.08), lighten(colour, -0.1))
  return (
    stroke(d`M${x - width * 0.2} ${top + 6}q4 -44 ${width * 0.2} -44t${width * 0.2} 44`, '#5a3826', 8) +
    path(body, cloth) +
    path(body, lattice(defs, 40, '#f3dcae', 1.3, 67.5), { opacity: 0.4 }) +
    rect(left + width * 0.17, top + 2, width * 0.66, 5, brass, { rx: 2.5 }) +
    stroke(d`M${x - width * 0.2} ${top + 4}v${height - 6}M${x + width * 0.2} ${top + 4}v${height - 6}`, '#5a3826', 8)
  )
}

/** A rolled rug lying crosswise, with its end facing the viewer at the right. */
export function rolledRug(x: number, y: number, length: number, radius: number, colour: Colour): string {
  const left = x - length / 2
  return (
    rect(left, y - radius * 2, length, radius * 2, colour, { rx: radius }) +
    rect(left + 8, y - radius * 1.8, length - 30, radius * 0.35, '#ffffff', { opacity: 0.2, rx: 3 }) +
    stroke(
      d`M${left + length * 0.2} ${y - radius * 2}v${radius * 2}M${left + length * 0.72} ${y - radius * 2}v${radius * 2}`,
      '#e3be78',
      6,
    ) +
    circle(left + length - radius, y - radius, radius, lighten(colour, 0.06)) +
    circle(left + length - radius, y - radius, radius * 0.68, 'none', { stroke: '#e3be78', 'stroke-width': 3 }) +
    circle(left + length - radius, y - radius, radius * 0.34, 'none', { stroke: '#e3be78', 'stroke-width': 3 }) +
    stroke(
      d`M${left + 2} ${y - radius * 1.5}l-13 -2M${left} ${y - radius}h-14M${left + 2} ${y - radius * 0.5}l-13 2`,
      '#e3be78',
      3,
      round,
    )
  )
}

/** An empty brass luggage cart of a hotel, 500 px wide and 560 px high, with its base at the origin. */
export function luggageCart({ defs }: Canvas): { behind: string; front: string } {
  const metal = defs.across(lighten(brass, -0.1), [0.3, lighten(brass, 0.14)], lighten(brass, -0.14))
  const hoop = (dx: number, dy: number) =>
    d`M${-236 + dx} ${-96 + dy}V${-330 + dy}C${-236 + dx} ${-452 + dy} ${-104 + dx} ${-476 + dy} ${dx} ${-540 + dy}C${104 + dx} ${-476 + dy} ${236 + dx} ${-452 + dy} ${236 + dx} ${-330 + dy}V${-96 + dy}`
  const wheel = (x: number) =>
    stroke(d`M${x} -74v34`, lighten(brass, -0.18), 12) +
    circle(x, -30, 30, '#2a423f') +
    circle(x, -30, 17, lighten(brass, 0.02)) +
    circle(x, -30, 6, '#2a423f')
  return {
    behind:
      ellipse(0, 4, 292, 20, '#000000', { opacity: 0.3 }) +
      stroke(hoop(20, -16), lighten(brass, -0.18), 12) +
      stroke(d`M0 -540L20 -556`, lighten(brass, -0.1), 10),
    front:
      stroke(hoop(0, 0), lighten(brass, -0.16), 15) +
      stroke(hoop(0, 0), metal, 11) +
      circle(0, -548, 13, lighten(brass, 0.06)) +
      rect(-256, -100, 512, 34, '#0e4a45', { rx: 8 }) +
      rect(-256, -100, 512, 34, lattice(defs, 30, '#e3be78', 1.2, 67.5), { opacity: 0.5, rx: 8 }) +
      rect(-260, -104, 520, 8, lighten(brass, 0.04), { rx: 4 }) +
      rect(-260, -70, 520, 8, lighten(brass, -0.1), { rx: 4 }) +
      wheel(-196) +
      wheel(196),
  }
}
