import type { Canvas } from '../../canvas.ts'
import { type Colour, lighten } from '../../colour.ts'
import { eightStar, lattice } from '../../motif.ts'
import { circle, d, each, ellipse, group, path, rect, round, stroke } from '../../svg.ts'

const brass = '#c9994a'

/* Bags, each with the centre of its base at the origin. */

/** A ribbed hard case, 160 by 238 px, on wheels; `handle` is the length of its pulled handle. */
export function hardCase({ defs }: Canvas, colour: Colour, handle = 0): string {
  const shell = defs.across(lighten(colour, -0.06), [0.25, lighten(colour, 0.09)], [0.6, colour], lighten(colour, -0.1))
  const ribs = each([-54, -27, 0, 27, 54], (x) => d`M${x} -218V-22`)
  const pull =
    stroke(d`M-32 -238v${-handle}h64v${handle}`, '#b9b3a5', 8, round) +
    stroke(d`M-32 ${-238 - handle}h64`, '#22302e', 13, round)
  return (
    (handle ? pull : '') +
    circle(-60, 4, 10, '#2a423f') +
    circle(60, 4, 10, '#2a423f') +
    rect(-80, -238, 160, 238, shell, { rx: 18 }) +
    stroke(ribs, '#000000', 4, { opacity: 0.13 }) +
    stroke(ribs, '#ffffff', 1.5, { opacity: 0.22, transform: 'translate(3 0)' }) +
    rect(-77, -128, 154, 4, '#000000', { opacity: 0.16 }) +
    rect(-24, -245, 48, 12, '#22302e', { rx: 6 }) +
    rect(-26, -134, 52, 26, brass, { rx: 5 }) +
    path(eightStar(0, -121, 9, 60), '#fbf1dc')
  )
}

/** A leather case with two straps, 240 by 150 px. */
export function strappedCase({ defs }: Canvas, colour: Colour): string {
  const leather = defs.down(lighten(colour, 0.1), colour, lighten(colour, -0.1))
  const dark = lighten(colour, -0.16)
  const corners = each([-120, 120], (x) => circle(x, -150, 15, brass) + circle(x, 0, 15, brass))
  const clip = defs.clip(rect(-120, -150, 240, 150, '#ffffff', { rx: 14 }))
  return (
    stroke('M-32 -150q0 -24 16 -24h32q16 0 16 24', dark, 9) +
    rect(-120, -150, 240, 150, leather, { rx: 14 }) +
    group(corners, { 'clip-path': clip }) +
    rect(-120, -111, 240, 3, '#000000', { opacity: 0.2 }) +
    each(
      [-62, 62],
      (x) =>
        rect(x - 11, -152, 22, 152, dark) +
        rect(x - 14, -102, 28, 24, brass, { rx: 4 }) +
        rect(x - 7, -96, 14, 12, dark),
    )
  )
}

/** A soft bag woven with the lattice, 190 by 112 px. */
export function softBag({ defs }: Canvas, colour: Colour): string {
  const body = 'M-85 0C-107 -34 -101 -100 -57 -112H57C101 -100 107 -34 85 0Z'
  return (
    stroke('M-38 -106q4 -44 38 -44t38 44', '#5a3826', 8) +
    path(body, defs.down(lighten(colour, 0.08), lighten(colour, -0.1))) +
    path(body, lattice(defs, 40, '#f3dcae', 1.3), { opacity: 0.4 }) +
    rect(-63, -110, 125, 5, brass, { rx: 2.5 }) +
    stroke('M-38 -108v106M38 -108v106', '#5a3826', 8)
  )
}

/** A rolled rug lying crosswise, 190 px long, with its end facing the viewer at the right. */
export function rolledRug(colour: Colour): string {
  const fringe = 'M-93 -33l-13 -2M-95 -22h-14M-93 -11l-13 2'
  return (
    rect(-95, -44, 190, 44, colour, { rx: 22 }) +
    rect(-87, -40, 160, 8, '#ffffff', { opacity: 0.2, rx: 3 }) +
    stroke('M-57 -44v44M42 -44v44', '#e3be78', 6) +
    circle(73, -22, 22, lighten(colour, 0.06)) +
    circle(73, -22, 15, 'none', { stroke: '#e3be78', 'stroke-width': 3 }) +
    circle(73, -22, 7.5, 'none', { stroke: '#e3be78', 'stroke-width': 3 }) +
    stroke(fringe, '#e3be78', 3, round)
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
