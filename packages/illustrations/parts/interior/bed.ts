import { lighten, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { lattice } from '../../motif.ts'
import { type Canvas, d, each, ellipse, moved, path, rect, stroke, ticks } from '../../svg.ts'
import type { Interior } from './interior.ts'

/** The mattress of a bed: for two guests, or the last two for one. */
export type BedSize = 'king' | 'queen' | 'double' | 'twin' | 'single'

/** A bed seen from its foot end: `x` is its centre, `floor` the line where the back wall meets the floor. */
type BedPlan = { x: number; width: number; floor: number; size: BedSize }

/**
 * Levels of a bed: where the mattress meets the headboard, its front edge, the hem, the floor; and half the width of the
 * mattress at its head and at its front, which is closer to the viewer.
 */
function measured(plan: BedPlan) {
  const { width, floor } = plan
  const half = { head: width / 2 - 2, front: width / 2 + width * 0.05 }
  return { ...plan, half, head: floor - 46, front: floor + 84, hem: floor + 142, foot: floor + 160 }
}

type Measured = ReturnType<typeof measured>

/** Headboard, pillows, linen, throw and base. */
export function bed(canvas: Canvas, plan: BedPlan, interior: Interior, draw: Draw): string {
  const own = measured(plan)
  return (
    ellipse(own.x, own.foot, own.half.front + 22, 15, '#000000', { opacity: 0.22 }) +
    headboard(canvas, plan, interior) +
    pillows(canvas, own, interior, draw) +
    base(own, interior) +
    linen(canvas, own, interior) +
    throwOver(canvas, own, interior)
  )
}

function headboard({ defs }: Canvas, { x, width, floor }: BedPlan, interior: Interior): string {
  const { wood, drape } = interior
  const outer = width / 2 + 10
  const top = floor - 176
  const frame = d`M${x - outer} ${floor + 10}V${top + 22}Q${x - outer} ${top} ${x - outer + 22} ${top}H${x + outer - 22}Q${x + outer} ${top} ${x + outer} ${top + 22}V${floor + 10}Z`
  const timber = defs.down(lighten(wood, 0.07), lighten(wood, -0.05))
  const padding = defs.down(lighten(drape, -0.02), lighten(drape, -0.11))
  const channels = Math.max(3, Math.round(width / 52))
  const seams = each(
    ticks(1, channels),
    (channel) => d`M${x - outer + 15 + (channel * (outer * 2 - 30)) / channels} ${top + 18}v130`,
  )
  return (
    path(frame, timber) +
    rect(x - outer + 14, top + 15, outer * 2 - 28, 140, padding, { rx: 10 }) +
    stroke(seams, '#000000', 3, { opacity: 0.1 })
  )
}

/** One or two pillows around the level of the head, each with a cushion. */
function pillows({ defs }: Canvas, { x, width, head, size }: Measured, interior: Interior, draw: Draw): string {
  const { linen: cloth, brass, accent, angle } = interior
  const slip = defs.down(lighten(cloth, 0.03), lighten(cloth, -0.08))
  const colour = draw.pick([brass, accent, interior.dimmed('#b5604a')])
  const stars = lattice(defs, 30, mix(colour, '#fff3d8', 0.75), 1.3, angle)
  const sides = size === 'twin' || size === 'single' ? [0] : [-0.25, 0.25]
  const span = (width - 26) / sides.length
  return each(sides, (side) => {
    const half = span / 2 - 6
    const pillow =
      d`M${10 - half} -54Q0 -72 ${half - 10} -54Q${half + 7} -16 ${half - 6} 22` +
      d`Q0 32 ${6 - half} 22Q${-half - 7} -16 ${10 - half} -54Z`
    const creases = d`M${16 - half} -44q10 14 4 30M${half - 16} -44q-10 14 -4 30`
    const inner = Math.min(59, span * 0.28)
    const cushion = d`M${8 - inner} -26Q0 -33 ${inner - 8} -26Q${inner + 5} 6 ${inner - 5} 38H${5 - inner}Q${-inner - 5} 6 ${8 - inner} -26Z`
    const drawn =
      path(pillow, slip) +
      stroke(creases, '#000000', 2, { opacity: 0.06 }) +
      path(cushion, colour) +
      path(cushion, stars, { opacity: 0.6 })
    return moved(drawn, x + side * (width - 26), head)
  })
}

function base({ x, hem, foot, half: { front } }: Measured, { wood }: Interior): string {
  const half = front - 8
  return (
    rect(x - half, hem - 8, half * 2, foot - hem, lighten(wood, -0.06)) +
    rect(x - half + 6, foot - 10, 16, 12, lighten(wood, -0.12)) +
    rect(x + half - 22, foot - 10, 16, 12, lighten(wood, -0.12))
  )
}

function linen({ defs }: Canvas, { x, half, head, front, hem }: Measured, { linen: cloth }: Interior): string {
  const top = defs.upright(head, front, lighten(cloth, 0.02), lighten(cloth, -0.02))
  const drop = defs.upright(front, hem, lighten(cloth, -0.05), lighten(cloth, -0.13))
  const cover = d`M${x - half.head} ${head + 24}Q${x} ${head + 6} ${x + half.head} ${head + 24}L${x + half.front} ${front}H${x - half.front}Z`
  const side = d`M${x - half.front} ${front - 1}H${x + half.front}Q${x + half.front + 5} ${hem - 20} ${x + half.front + 1} ${hem}Q${x} ${hem + 8} ${x - half.front - 1} ${hem}Q${x - half.front - 5} ${hem - 20} ${x - half.front} ${front - 1}Z`
  const fold = d`M${x - half.head - 1} ${head + 26}Q${x} ${head + 8} ${x + half.head + 1} ${head + 26}L${x + half.head + 5} ${head + 56}Q${x} ${head + 38} ${x - half.head - 5} ${head + 56}Z`
  return (
    path(side, drop) +
    path(cover, top) +
    path(fold, lighten(cloth, 0.04)) +
    stroke(d`M${x - half.head - 5} ${head + 57}Q${x} ${head + 39} ${x + half.head + 5} ${head + 57}`, '#000000', 3, {
      opacity: 0.09,
    })
  )
}

/** The coloured throw across the foot, hanging over the front edge. */
function throwOver(
  { defs }: Canvas,
  { x, half, head, front, hem }: Measured,
  { accent, brass, angle }: Interior,
): string {
  const start = front - 52
  const share = (start - head) / (front - head)
  const back = half.head + (half.front - half.head) * share + 3
  const edge = half.front + 4
  const over = hem - 16
  const topFace = d`M${x - back} ${start}Q${x} ${start - 14} ${x + back} ${start}L${x + edge} ${front}Q${x} ${front - 6} ${x - edge} ${front}Z`
  const frontFace = d`M${x - edge} ${front}Q${x} ${front - 6} ${x + edge} ${front}L${x + edge + 2} ${over}Q${x} ${over + 6} ${x - edge - 2} ${over}Z`
  const weave = lattice(defs, 44, mix(accent, '#fff1d0', 0.5), 1.4, angle)
  const flat = lattice(defs, 44, mix(accent, '#fff1d0', 0.5), 1.4, angle, 0.6)
  const hemBand = d`M${x - edge - 1} ${over - 11}Q${x} ${over - 5} ${x + edge + 1} ${over - 11}L${x + edge + 2} ${over}Q${x} ${over + 6} ${x - edge - 2} ${over}Z`
  const backBand = d`M${x - back} ${start}Q${x} ${start - 14} ${x + back} ${start}l1.5 9Q${x} ${start - 5} ${x - back - 1.5} ${start + 9}Z`
  return (
    path(topFace, lighten(accent, 0.06)) +
    path(topFace, flat, { opacity: 0.42 }) +
    path(frontFace, lighten(accent, -0.03)) +
    path(frontFace, weave, { opacity: 0.34 }) +
    path(backBand, brass, { opacity: 0.9 }) +
    path(hemBand, brass, { opacity: 0.8 })
  )
}
