import { type Canvas, fade, shine } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { circle, d, each, ellipse, group, moved, path, rect, round, stroke, ticks } from '../../svg.ts'
import type { Interior } from './interior.ts'
import type { Opening, View } from './room-window.ts'

/* Furniture of a modest hotel: painted wood, no brass, no lattice. */

/** A square window; `blind` is the share that a blind covers. */
type PlainWindow = Opening & { blind: number }

/** Draws a square window with a picture outside. */
export function plainWindow({ defs }: Canvas, window: PlainWindow, interior: Interior, view: View): string {
  const { wall, dimmed, linen } = interior
  const { x, sill, width, height } = window
  const left = x - width / 2
  const top = sill - height
  const frame = dimmed('#f4efe6')
  const { picture, focusX, scale } = view
  const outside = moved(picture.markup(), x - focusX * scale, sill - 40 - picture.height * 0.8 * scale, scale)
  const blind = height * window.blind
  const slats = each(ticks(top + 12, top + blind, 13), (y) => d`M${left} ${y}h${width}`)
  return (
    rect(left - 22, top - 22, width + 44, height + 44, lighten(wall, -0.05)) +
    rect(left - 14, top - 14, width + 28, height + 28, frame) +
    group(group(outside), { 'clip-path': defs.clip(rect(left, top, width, height, '#ffffff')) }) +
    rect(left, top, width, blind, mix(linen, wall, 0.3), { opacity: 0.96 }) +
    stroke(slats, '#000000', 1.4, { opacity: 0.13 }) +
    stroke(d`M${left + width - 20} ${top + blind}v54`, frame, 2.5) +
    stroke(d`M${x} ${top}V${sill}`, frame, 10) +
    rect(left - 34, sill + 10, width + 68, 14, lighten(wall, 0.07)) +
    rect(left - 30, sill + 24, width + 60, 4, '#000000', { opacity: 0.1 })
  )
}

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

/** A flat lamp at the end of a short cord; `y` is its lower edge. */
export function plainLamp({ defs }: Canvas, x: number, ceiling: number, y: number, interior: Interior): string {
  const { dimmed, dim } = interior
  return (
    shine(defs, x, y + 6, 210, ...fade('#ffe3b0', dim > 0.1 ? 0.5 : 0.2)) +
    stroke(d`M${x} ${ceiling}V${y - 30}`, dimmed('#5c615d'), 3) +
    path(d`M${x - 18} ${y - 32}h36l44 32h-124Z`, dimmed('#e9e4d8')) +
    ellipse(x, y, 62, 6, '#fff2d0')
  )
}

/** A wooden bench with a flat cushion, seen from the front; `y` is its base. */
export function bench({ defs }: Canvas, x: number, y: number, { wood, drape }: Interior): string {
  const timber = defs.down(lighten(wood, 0.06), lighten(wood, -0.06))
  const leg = (at: number) => rect(x + at, y - 66, 13, 66, lighten(wood, -0.08))
  let rails = ''
  for (let at = -168; at <= 168; at += 42) rails += d`M${x + at} ${y - 158}V${y - 82}`
  return (
    ellipse(x, y + 2, 214, 11, '#000000', { opacity: 0.2 }) +
    leg(-190) +
    leg(177) +
    stroke(rails, lighten(wood, -0.02), 8) +
    rect(x - 198, y - 172, 396, 22, timber, { rx: 6 }) +
    rect(x - 198, y - 172, 13, 112, timber) +
    rect(x + 185, y - 172, 13, 112, timber) +
    rect(x - 190, y - 98, 380, 24, drape, { rx: 9 }) +
    rect(x - 200, y - 78, 400, 18, timber, { rx: 4 })
  )
}

/** A chair with a padded seat, seen from the front; `y` is its base. */
export function plainChair(x: number, y: number, { wood, drape }: Interior): string {
  const dark = lighten(wood, -0.08)
  return (
    ellipse(x, y + 1, 70, 8, '#000000', { opacity: 0.2 }) +
    rect(x - 54, y - 84, 10, 84, dark) +
    rect(x + 44, y - 84, 10, 84, dark) +
    rect(x - 52, y - 196, 9, 120, wood) +
    rect(x + 43, y - 196, 9, 120, wood) +
    rect(x - 48, y - 194, 96, 58, drape, { rx: 7 }) +
    rect(x - 60, y - 102, 120, 26, drape, { rx: 8 }) +
    rect(x - 60, y - 82, 120, 12, wood, { rx: 3 })
  )
}

/** A low square table; `y` is the level of its top. */
export function plainTable(x: number, y: number, width: number, { wood }: Interior): string {
  const half = width / 2
  const leg = (at: number) => rect(x + at, y + 8, 10, 66, lighten(wood, -0.08))
  return (
    ellipse(x, y + 76, half, 9, '#000000', { opacity: 0.18 }) +
    leg(-half + 12) +
    leg(half - 22) +
    path(d`M${x - half + 22} ${y - 20}h${width - 44}l22 24h${-width}Z`, lighten(wood, 0.09)) +
    rect(x - half, y + 4, width, 11, wood, { rx: 2 })
  )
}

/** A plant in a clay pot; `y` is its base. */
export function pottedPlant({ defs }: Canvas, x: number, y: number, { dimmed }: Interior): string {
  const clay = defs.across(dimmed('#c9835c'), dimmed('#a2603f'))
  const leaves = [-64, -40, -16, 14, 38, 62].map((lean, at) => {
    const top = y - 250 + Math.abs(lean) * 1.2
    return path(
      d`M${x} ${y - 74}C${x + lean * 0.2 - 16} ${y - 140} ${x + lean - 20} ${top + 40} ${x + lean} ${top}C${x + lean + 20} ${top + 44} ${x + lean * 0.2 + 20} ${y - 140} ${x} ${y - 74}Z`,
      dimmed(at % 2 ? '#5f8a63' : '#4c7655'),
    )
  })
  return (
    ellipse(x, y + 2, 62, 8, '#000000', { opacity: 0.2 }) +
    leaves.join('') +
    path(d`M${x - 46} ${y - 78}h92l-12 78h-68Z`, clay) +
    rect(x - 52, y - 88, 104, 16, clay, { rx: 4 })
  )
}

/** A table top of pale wood in front of a wall, from level `y` to the lower edge. */
export function plainTabletop({ defs, width, height }: Canvas, y: number, { wood }: Interior): string {
  const pale = mix(wood, '#f0e2cc', 0.45)
  const top = defs.upright(y, height, pale, lighten(pale, -0.12))
  const joints = each([0.22, 0.5, 0.82], (share) => d`M0 ${y + (height - y) * share}H${width}`)
  return (
    rect(0, y - 18, width, 18, '#000000', { opacity: 0.12 }) +
    rect(0, y, width, height - y, top) +
    stroke(joints, lighten(pale, -0.14), 2, { opacity: 0.55 }) +
    rect(0, y, width, 6, lighten(pale, 0.08))
  )
}

/** A round white tray seen at a low angle. */
export function plainTray({ defs }: Canvas, x: number, y: number, radius: number): string {
  const flat = radius * 0.14
  const glaze = defs.across('#fbf7ee', [0.6, '#efe8da'], '#d5ccba')
  return (
    ellipse(x, y + 14, radius * 1.03, flat * 1.12, '#000000', { opacity: 0.22 }) +
    ellipse(x, y + 6, radius, flat, '#bdb39f') +
    ellipse(x, y, radius, flat, glaze) +
    ellipse(x, y, radius * 0.93, flat * 0.86, 'none', { stroke: '#c4bba8', 'stroke-width': 2.5 })
  )
}

/** A vacuum flask with a handle, about 330 px tall at scale 1; `y` is its base. */
export function vacuumFlask({ defs }: Canvas, x: number, y: number, scale: number): string {
  const body = defs.across('#0c4a45', [0.24, '#2f8a81'], [0.5, '#176a62'], '#0a3c38')
  const steel = defs.across('#8d9592', [0.3, '#f2f4f1'], [0.6, '#b9c0bc'], '#767e7b')
  const drawn =
    stroke('M70 -232C142 -236 142 -96 72 -92', '#12302d', 17, round) +
    path('M-74 -14Q-76 -190 -58 -236H58Q76 -190 74 -14Q0 8 -74 -14Z', body) +
    path('M-76 -30Q0 -8 76 -30L75 -6Q0 18 -75 -6Z', steel) +
    path('M-60 -250H60L58 -230Q0 -220 -58 -230Z', steel) +
    path('M-52 -252L-84 -266Q-70 -284 -46 -286Z', '#12302d') +
    path('M-52 -250Q-52 -300 0 -304Q52 -300 52 -250Q0 -240 -52 -250Z', '#163f3b') +
    ellipse(0, -304, 20, 8, '#12302d') +
    stroke('M-50 -214Q-62 -170 -60 -50', '#ffffff', 9, { opacity: 0.16 })
  return moved(drawn, x, y, scale)
}
