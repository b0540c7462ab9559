import { type Canvas, fade, shine } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten } from '../colour.ts'
import { palettes } from '../moods.ts'
import { domeNet, eightStar, lattice } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { luggageCart } from '../parts/objects/baggage.ts'
import { mapSheet } from '../parts/objects/map-sheet.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, group, path, rect, round, stroke, turned } from '../svg.ts'

/** Draws a small object in a picture of 480 by 320, with its base at y = 262 and centred on x = 240. */
type Keepsake = (canvas: Canvas) => string

const keepsakes = {
  cart: emptyCart,
  results: searchedMap,
  bookings: voucherAndKey,
} as const satisfies Record<string, Keepsake>

/** The missing item of an empty state. */
export type Absence = keyof typeof keepsakes

export const absences = Object.keys(keepsakes) as readonly Absence[]

/** A small picture on a transparent background, in middle tones for light and dark pages. */
export function paintEmpty(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const absence = valueOr(options.absence, draw.pick(absences))
  canvas.add(quietHalo(canvas), quietGround(canvas), keepsakes[absence](canvas))
}

function quietHalo({ defs }: Canvas): string {
  const fading = defs.radial(240, 168, 190, [0, '#c9994a', 0.6], [0.45, '#c9994a', 0.4], [1, '#c9994a', 0])
  return shine(defs, 240, 168, 150, ...fade('#c9994a', 0.2)) + stroke(domeNet(240, 168, 46, 7), fading, 0.9)
}

// Middle tones only, so that each one is visible on light and dark pages.
const teal = '#1f8077'
const deepTeal = '#135c56'
const brass = '#c9994a'
const paper = '#eddfc4'
const ink = '#8f8266'

/** The soft background behind every souvenir. */
function quietGround({ defs }: Canvas): string {
  const shade = defs.radial(240, 0, 168, [0, teal, 0.4], [0.6, teal, 0.2], [1, teal, 0])
  return group(circle(240, 0, 168, shade), { transform: 'translate(0 264) scale(1 .1)' })
}

/** An empty luggage cart. */
function emptyCart(canvas: Canvas): string {
  const { behind, front } = luggageCart(canvas)
  const tag =
    stroke('M236 128q8 18 4 30', brass, 1.6) +
    path('M226 158h28v36l-14 10l-14 -10Z', paper, { stroke: brass, 'stroke-width': 1.6 }) +
    path(eightStar(240, 176, 10, 60), teal)
  return (
    group(behind + front, { transform: 'translate(240 262) scale(.37)' }) +
    group(tag, { transform: 'translate(0 -34)' })
  )
}

/** A map under a magnifying glass, without a result. */
function searchedMap(canvas: Canvas): string {
  const sheet = mapSheet(canvas, palettes.day, {
    far: { start: 430, end: 1110, y: 610 },
    near: { start: 330, end: 1210, y: 840 },
  })
  const glass = canvas.defs.diagonal([0, '#ffffff', 0.55], [0.5, '#cfe6e2', 0.2], [1, '#8fc4c0', 0.34])
  return (
    group(sheet, { transform: 'translate(-8 -30) scale(.34)' }) +
    stroke('M298 196L352 250', '#7a5030', 13, round) +
    stroke('M300 196L350 246', '#b07c50', 4, round) +
    circle(262, 160, 52, glass) +
    circle(262, 160, 52, 'none', { stroke: lighten(brass, -0.14), 'stroke-width': 10 }) +
    circle(262, 160, 52, 'none', { stroke: lighten(brass, 0.08), 'stroke-width': 5 }) +
    stroke('M228 146Q234 124 256 119', '#ffffff', 5, { ...round, opacity: 0.8 })
  )
}

/** A voucher and a room key. */
function voucherAndKey({ defs }: Canvas): string {
  const ticket =
    'M-118 -58H118Q126 -58 126 -50V-14A14 14 0 0 0 126 14V50Q126 58 118 58H-118Q-126 58 -126 50V14A14 14 0 0 0 -126 -14V-50Q-126 -58 -118 -58Z'
  const stub = 'M-118 -58H34V58H-118Q-126 58 -126 50V14A14 14 0 0 0 -126 -14V-50Q-126 -58 -118 -58Z'
  const sheen = defs.down(lighten(paper, 0.04), lighten(paper, -0.05))
  const voucher =
    path(ticket, '#000000', { opacity: 0.16, transform: 'translate(5 8)' }) +
    path(ticket, sheen) +
    path(stub, teal) +
    path(stub, lattice(defs, 34, '#e3be78', 1), { opacity: 0.4 }) +
    path(pointedArch(-46, 38, 50, 78), '#e3be78') +
    path(pointedArch(-46, 38, 36, 64), deepTeal) +
    stroke('M34 -52V52', '#ffffff', 3, { ...round, 'stroke-dasharray': '1 9' }) +
    path(eightStar(80, -18, 22, 60), brass) +
    rect(54, 20, 52, 6, ink, { rx: 3 }) +
    rect(60, 33, 40, 6, ink, { rx: 3, opacity: 0.6 })
  return turned(voucher, 232, 176, -7) + turned(roomKey(), 322, 226, 24)
}

function roomKey(): string {
  const bit = 'M0 -16V48M0 30H15M0 44H19'
  return (
    circle(0, -34, 19, 'none', { stroke: lighten(brass, -0.14), 'stroke-width': 10 }) +
    circle(0, -34, 19, 'none', { stroke: lighten(brass, 0.06), 'stroke-width': 5 }) +
    stroke(bit, lighten(brass, -0.14), 10, round) +
    stroke(bit, lighten(brass, 0.06), 5, round)
  )
}
