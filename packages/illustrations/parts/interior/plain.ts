import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { circle, d, each, ellipse, rect, round, stroke, ticks } from '../../svg.ts'
import type { Interior } from './interior.ts'

/* Furniture of a modest hotel: painted wood, no brass, no lattice. */

/** A reception counter 470 px wide with a wooden top and boarded front; `y` is its base. */
export function counter({ defs }: Canvas, x: number, y: number, { wood, wall }: Interior): string {
  const left = x - 235
  const paint = mix(wood, wall, 0.58)
  const front = defs.across(lighten(paint, -0.06), [0.4, paint], lighten(paint, -0.08))
  const boards = each(ticks(47, 470, 47), (at) => d`M${left + at} ${y - 158}V${y - 14}`)
  return (
    ellipse(x, y + 4, 262, 13, '#000000', { opacity: 0.2 }) +
    rect(left, y - 172, 470, 172, front) +
    stroke(boards, lighten(paint, -0.13), 2, { opacity: 0.6 }) +
    rect(left, y - 14, 470, 14, lighten(paint, -0.14)) +
    rect(left - 16, y - 188, 502, 18, lighten(wood, 0.04), { rx: 3 }) +
    rect(left - 8, y - 170, 486, 6, '#000000', { opacity: 0.15 })
  )
}

/** A board with pigeonholes and keys behind a counter; `y` is its lower edge. */
export function keyRack(x: number, y: number, interior: Interior): string {
  const { wood, dimmed } = interior
  const [columns, rows, cell] = [5, 3, 52] as const
  const left = x - (columns * cell) / 2
  const top = y - rows * cell
  const holes = Array.from({ length: columns * rows }, (_, at) => {
    const [cx, cy] = [left + (at % columns) * cell, top + Math.floor(at / columns) * cell]
    const key =
      at % 4 === 1
        ? rect(cx + 12, cy + 24, 26, 18, dimmed('#fbf6ea'), { rx: 1 })
        : circle(cx + 26, cy + 18, 3.4, dimmed('#b9b3a6')) +
          stroke(d`M${cx + 26} ${cy + 20}v10`, dimmed('#8d8a82'), 3) +
          rect(cx + 21, cy + 29, 10, 14, dimmed('#c4553f'), { rx: 2 })
    return rect(cx + 4, cy + 4, cell - 8, cell - 8, lighten(wood, -0.12)) + key
  })
  return (
    rect(left - 9, top - 9, columns * cell + 18, rows * cell + 18, wood, { rx: 4 }) +
    rect(left - 9, y + 9, columns * cell + 18, 5, '#000000', { opacity: 0.12 }) +
    holes.join('')
  )
}

/** A round clock on a wall. */
export function wallClock(x: number, y: number, { dimmed }: Interior): string {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const [sine, cosine] = [Math.sin((hour * Math.PI) / 6), Math.cos((hour * Math.PI) / 6)]
    return d`M${x + sine * 30} ${y - cosine * 30}L${x + sine * 35} ${y - cosine * 35}`
  })
  return (
    circle(x + 2, y + 4, 43, '#000000', { opacity: 0.12 }) +
    circle(x, y, 43, dimmed('#4d5a57')) +
    circle(x, y, 38, dimmed('#fdf9f0')) +
    stroke(marks.join(''), dimmed('#4d5a57'), 2.4) +
    stroke(d`M${x} ${y}l-14 -14M${x} ${y}l20 -18`, dimmed('#2a3532'), 4, round) +
    circle(x, y, 3.4, dimmed('#a8432b'))
  )
}
