import { type Canvas, mirrored, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { moods, type Palette, palettes } from '../moods.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { paintTerrace, terraceFloor } from '../parts/buildings/terrace.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, d, each, ellipse, path, rect, round, stroke, ticks } from '../svg.ts'

/** A wheelchair in an arcade, with a ramp next to it. */
export function paintWheelchair(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const angle = draw.pick(latticeAngles)
  const terrace = { angle, cityX: 267, sunX: draw.range(850, 960) }
  paintTerrace(canvas, palette, terrace, draw.stream('terrace'))
  const chair = canvas.defs.shape(wheelchair(canvas, angle))
  canvas.add(ramp(canvas, palette), mirrored(chair, 690, 900, 1.42, 0.13), vignette(canvas, palette.near, 0.34))
}

/** A gentle ramp with a brass rail, on the side that the wheelchair faces. */
function ramp({ defs }: Canvas, palette: Palette): string {
  const { tones } = stoneAt(defs, palette, 0.02, false)
  const back = terraceFloor + 40
  const front = terraceFloor + 124
  const rise = 124
  const end = 1650
  const slope = defs.linear(1080, 0, end, 0, mix(tones.base, palette.haze, 0.3), tones.lit)
  const rail = d`M1096 ${back - 108}L${end} ${back - rise - 100}`
  const posts = each(
    [0.04, 0.28, 0.52, 0.76],
    (share) => d`M${1080 + (end - 1080) * share} ${back - rise * share}v-104`,
  )
  return (
    stroke(posts, '#8a6a35', 7, round) +
    stroke(rail, '#8a6a35', 12, round) +
    stroke(rail, '#e9cd92', 5, round) +
    path(d`M1068 ${front + 10}H${end}V${front}L1110 ${front - 4}Z`, '#000000', { opacity: 0.2 }) +
    path(d`M1064 ${back}L${end} ${back - rise}V${front - rise}L1084 ${front}Z`, slope) +
    path(d`M1084 ${front}L${end} ${front - rise}V${front}Z`, mix(tones.base, tones.shade, 0.55)) +
    stroke(d`M1084 ${front}L${end} ${front - rise}`, tones.lit, 4)
  )
}

const brass = '#c9994a'
const steel = '#d8d3c6'
const cloth = '#0e5a54'
const tyre = '#14211f'

/** A wheelchair seen from the side, facing right, about 400 by 350 px, with its wheels at level 0. */
function wheelchair(canvas: Canvas, angle: number): string {
  return (
    ellipse(70, 2, 230, 13, '#000000', { opacity: 0.3 }) +
    caster(196, 40, true) +
    seat(canvas) +
    frame() +
    caster(206, 40, false) +
    bigWheel() +
    sideGuard(canvas, angle) +
    armrest()
  )
}

function tube(data: string, width = 11): string {
  return stroke(data, lighten(steel, -0.28), width, round) + stroke(data, steel, width * 0.62, round)
}

function frame(): string {
  return (
    tube('M-104 -338L-62 -332L-36 -150') +
    tube('M-40 -160H172L214 -84L232 -34') +
    tube('M-30 -118H196') +
    tube('M196 -112V-64', 9) +
    stroke('M-112 -339L-74 -334', '#1b2a28', 17, round) +
    stroke('M214 -27H286', '#1b2a28', 11, round) +
    stroke('M216 -31H284', lighten(brass, 0.05), 3, round)
  )
}

function seat({ defs }: Canvas): string {
  const pad = defs.down(lighten(cloth, 0.12), lighten(cloth, -0.06))
  const back = defs.across(lighten(cloth, -0.07), lighten(cloth, 0.1))
  return (
    path('M-78 -318L-50 -322L-14 -192L-44 -186Z', back) +
    stroke('M-76 -317L-51 -321', brass, 5, round) +
    rect(-44, -198, 214, 34, pad, { rx: 14 }) +
    stroke('M-36 -172H162', brass, 2.4, { opacity: 0.8 }) +
    foldedRug()
  )
}

/** A folded prayer rug on the seat. */
function foldedRug(): string {
  const weave = '#a8432b'
  return (
    rect(16, -214, 128, 17, lighten(weave, -0.05), { rx: 8 }) +
    rect(12, -230, 132, 18, weave, { rx: 9 }) +
    rect(12, -222, 132, 3, '#e3be78', { opacity: 0.9 }) +
    rect(16, -206, 128, 3, '#e3be78', { opacity: 0.8 }) +
    stroke('M14 -226l-8 2M13 -221l-9 1M14 -216l-8 3M18 -206l-8 3', '#e3be78', 2.4, round)
  )
}

function sideGuard({ defs }: Canvas, angle: number): string {
  const panel = 'M-34 -238H96Q106 -238 107 -228L112 -172Q112 -164 104 -164H-30Q-38 -164 -38 -172Z'
  return (
    path(panel, lighten(cloth, 0.02)) +
    path(panel, lattice(defs, 44, '#e3be78', 1.4, angle), { opacity: 0.6 }) +
    stroke(panel, brass, 2.5)
  )
}

function armrest(): string {
  return (
    tube('M100 -250L110 -168', 8) +
    tube('M-44 -252H100', 8) +
    rect(-40, -268, 158, 20, '#2b1c14', { rx: 10 }) +
    rect(-32, -266, 142, 5, '#6b4630', { rx: 2.5 })
  )
}

function bigWheel(): string {
  const x = 0
  const y = -122
  const spokes = each(ticks(0, 20), (index) => {
    const angle = (index * Math.PI) / 10
    const hub = angle + (index % 2 ? 0.5 : -0.5)
    return d`M${x + Math.cos(hub) * 13} ${y + Math.sin(hub) * 13}L${x + Math.cos(angle) * 108} ${y + Math.sin(angle) * 108}`
  })
  return (
    stroke(spokes, steel, 1.5, { opacity: 0.85 }) +
    circle(x, y, 116, 'none', { stroke: tyre, 'stroke-width': 12 }) +
    circle(x, y, 119, 'none', { stroke: '#4a5a57', 'stroke-width': 2 }) +
    circle(x, y, 107, 'none', { stroke: steel, 'stroke-width': 4 }) +
    circle(x, y, 95, 'none', { stroke: lighten(brass, -0.14), 'stroke-width': 6.5 }) +
    circle(x, y, 95, 'none', { stroke: lighten(brass, 0.08), 'stroke-width': 3.5 }) +
    circle(x, y, 15, steel) +
    circle(x, y, 8, brass)
  )
}

function caster(x: number, radius: number, behind: boolean): string {
  const y = -radius + 1
  const dark = behind ? lighten(tyre, -0.04) : tyre
  return (
    stroke(d`M${x} ${y}L${x - 10} -112`, lighten(steel, behind ? -0.35 : -0.2), 9, round) +
    circle(x, y, radius, dark) +
    circle(x, y, radius * 0.66, lighten(steel, behind ? -0.4 : -0.12)) +
    circle(x, y, radius * 0.54, dark) +
    circle(x, y, radius * 0.24, behind ? lighten(steel, -0.4) : brass)
  )
}
