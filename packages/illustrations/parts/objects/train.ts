import { type Canvas, clipped, fade, shine } from '../../canvas.ts'
import { type Colour, mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { circle, d, ellipse, path, rect, stroke } from '../../svg.ts'

/** Height of the train above its rails, in px. */
const trainHeight = 112

const livery = { band: '#0e5a54', line: '#c9994a' } as const

/** A high-speed train on rails at level 0, with its nose at `nose` and its tail beyond the left edge. */
export function train(canvas: Canvas, palette: Palette, nose: number, draw: Draw): string {
  const { defs } = canvas
  const top = -trainHeight
  const shell = d`M-60 0V${top}H${nose - 210}C${nose - 96} ${top} ${nose - 20} -66 ${nose + 22} -30Q${nose + 38} -12 ${nose + 14} 0Z`
  const paint = defs.upright(
    top,
    0,
    mix('#ffffff', palette.haze, 0.1),
    [0.3, mix('#fffaf0', palette.haze, 0.2)],
    [0.66, mix('#f1e4d2', palette.haze, 0.4)],
    mix('#8a8580', palette.stoneShade, 0.6),
  )
  const glass = mix(palette.near, palette.sky[0], 0.3)
  const inside =
    cars(palette, nose, glass, draw) +
    rect(-60, -42, nose + 120, 15, livery.band) +
    rect(-60, -24, nose + 120, 4, livery.line) +
    path(d`M${nose - 90} -42C${nose - 40} -42 ${nose} -30 ${nose + 36} -18V-42Z`, livery.band) +
    path(cockpit(nose, top), glass) +
    path(cockpitShine(nose, top), '#ffffff', { opacity: 0.22 }) +
    rect(-60, top, nose + 60, 9, '#ffffff', { opacity: 0.55 }) +
    rect(-60, -9, nose + 120, 9, palette.near, { opacity: 0.32 })
  return (
    pantograph(nose - 560, top, palette.stoneShade) +
    bogies(nose, palette.near) +
    path(shell, paint) +
    clipped(defs, inside, shell) +
    headlight(canvas, nose)
  )
}

function cars(palette: Palette, nose: number, glass: Colour, draw: Draw): string {
  const pane = 50
  const pitch = 64
  const lamp = palette.mood === 'day' ? mix(palette.lamp, glass, 0.72) : palette.lamp
  let parts = ''
  for (let index = 0; nose - 300 - index * pitch > -60; index++) {
    const x = nose - 300 - index * pitch
    const kind = index % 9
    if (kind === 8) {
      parts += rect(x + 22, -trainHeight + 2, 5, trainHeight - 4, palette.near, { opacity: 0.3 })
    } else if (kind === 0 || kind === 7) {
      parts +=
        rect(x + 8, -92, 34, 86, mix('#ffffff', palette.haze, 0.3), { rx: 5 }) +
        rect(x + 8, -92, 34, 86, 'none', { rx: 5, stroke: palette.stoneShade, opacity: 0.5 }) +
        rect(x + 14, -84, 22, 30, glass, { rx: 4 })
    } else {
      parts += rect(x, -86, pane, 31, draw.chance(0.72) ? lamp : glass, { rx: 7 })
    }
  }
  return parts + rect(-60, -70, nose - 200, 1.5, '#ffffff', { opacity: 0.2 })
}

function cockpit(nose: number, top: number): string {
  return d`M${nose - 196} ${top + 12}C${nose - 128} ${top + 12} ${nose - 70} -78 ${nose - 42} -58H${nose - 150}Q${nose - 172} -60 ${nose - 178} -74Z`
}

function cockpitShine(nose: number, top: number): string {
  return d`M${nose - 186} ${top + 16}C${nose - 150} ${top + 16} ${nose - 120} -84 ${nose - 104} -76L${nose - 150} -70Z`
}

function bogies(nose: number, ink: Colour): string {
  let wheels = ''
  for (let x = nose - 130; x > -60; x -= 288) {
    for (const offset of [0, -54]) {
      wheels += circle(x + offset, 2, 13, mix(ink, '#000000', 0.2)) + circle(x + offset, 2, 5, '#8a8580')
    }
  }
  return wheels
}

function pantograph(x: number, top: number, ink: Colour): string {
  return stroke(d`M${x} ${top}l34 -22l-30 -24M${x - 16} ${top - 46}h40M${x - 14} ${top - 1}h56`, ink, 3.5)
}

function headlight({ defs }: Canvas, nose: number): string {
  return shine(defs, nose + 8, -30, 66, ...fade('#fff6d8', 0.9)) + ellipse(nose + 6, -29, 10, 5, '#fffbe8')
}
