import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { glow } from '../parts/interior/lantern.ts'
import { paintNiche } from '../parts/buildings/niche.ts'
import { closedPassport, formSheet, lying, openPassport, pen, standingStamp } from '../parts/objects/passport.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, ellipse, group, path, polygon, rect, ticks, stroke } from '../svg.ts'

/** A desk with a stamped passport, a form and a lamp. */
export function paintVisa(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'day', 'dusk', 'night'] as const))]
  const angle = draw.pick(latticeAngles)
  const side = draw.pick([-1, 1] as const)
  const edge = height * 0.5
  const x = (share: number) => width * (0.5 + side * (share - 0.5))
  paintNiche(canvas, palette, { x: x(0.72), y: edge, width: 500, height: 440, angle }, draw.stream('view'))
  canvas.add(desk(canvas, edge), deskMat(canvas, edge, angle))

  const passport = openPassport(canvas)
  const slant = -side * 0.1
  canvas.add(
    lying(formShadow(165, 220), x(0.19), height * 0.765, side * 0.22),
    lying(group(formSheet(), { transform: 'rotate(-7)' }), x(0.19), height * 0.75, side * 0.22, 0.58),
    lying(formShadow(125, 175), x(0.845), height * 0.8, -side * 0.3),
    lying(group(closedPassport(), { transform: 'rotate(11)' }), x(0.84), height * 0.785, -side * 0.3, 0.56),
    lying(formShadow(284, 196), width * 0.51, height * 0.792, slant),
    lying(passport, width * 0.505, height * 0.775, slant, 0.62),
    pen(x(0.315), height * 0.945, x(0.25), height * 0.845),
    standingStamp(canvas, x(0.665), height * 0.625),
    deskLamp(canvas, x(0.335), edge + 62, side, palette.mood === 'day' ? 0.55 : 1),
    vignette(canvas, '#120a10', 0.4),
  )
}

function desk({ defs, width, height }: Canvas, edge: number): string {
  const wood = defs.upright(edge, height, '#7d4f33', '#8a5a3a', '#5a3826')
  const grain = each(ticks(1, 9), (line) => {
    const y = edge + (height - edge) * (line / 9) ** 1.4
    return d`M0 ${y}Q${width * 0.3} ${y - 7} ${width * 0.55} ${y + 3}T${width} ${y - 2}`
  })
  return (
    rect(0, edge - 24, width, 24, '#000000', { opacity: 0.2 }) +
    rect(0, edge, width, height - edge, wood) +
    stroke(grain, '#4a2b1b', 2, { opacity: 0.26 }) +
    rect(0, edge, width, 6, '#b98250')
  )
}

function deskMat({ defs, width, height }: Canvas, edge: number, angle: number): string {
  const mat = [
    [width * 0.5 - 360, edge + 112],
    [width * 0.5 + 360, edge + 112],
    [width * 0.5 + 450, height - 46],
    [width * 0.5 - 450, height - 46],
  ] as const
  return (
    polygon(mat, '#0a3533') +
    polygon(mat, lattice(defs, 84, '#c9994a', 1.4, angle, 0.55), { opacity: 0.2 }) +
    polygon(mat, 'none', { stroke: '#c9994a', 'stroke-width': 3.4, opacity: 0.85 })
  )
}

function formShadow(halfWidth: number, halfHeight: number): string {
  return rect(-halfWidth, -halfHeight, halfWidth * 2, halfHeight * 2, '#000000', { rx: 16, opacity: 0.24 })
}

/** A brass desk lamp above the documents, with its cone of light. */
function deskLamp(canvas: Canvas, x: number, y: number, side: number, power: number): string {
  const { defs } = canvas
  const brass = '#c9994a'
  const headX = x + side * 120
  const headY = y - 330
  const metal = defs.across(lighten(brass, -0.16), [0.4, lighten(brass, 0.12)], lighten(brass, -0.2))
  const beam = defs.upright(
    headY,
    y + 330,
    [0, '#ffe9b8', 0.5 * power],
    [0.6, '#ffe1a0', 0.15 * power],
    [1, '#ffe1a0', 0],
  )
  const shade = d`M${headX - 30} ${headY - 74}Q${headX} ${headY - 92} ${headX + 30} ${headY - 74}L${headX + 92} ${headY}H${headX - 92}Z`
  return (
    path(d`M${headX - 84} ${headY}L${headX + 84} ${headY}L${headX + 400} ${y + 330}L${headX - 300} ${y + 330}Z`, beam) +
    glow(canvas, headX, headY, 190, '#ffe1a0', 0.6 * power) +
    ellipse(x, y + 8, 96, 18, '#000000', { opacity: 0.3 }) +
    path(d`M${x - 84} ${y}a84 16 0 0 1 168 0v8a84 16 0 0 1 -168 0Z`, metal) +
    stroke(d`M${x} ${y - 6}L${x - side * 62} ${y - 190}L${headX} ${headY - 74}`, lighten(brass, -0.12), 11, {
      'stroke-linejoin': 'round',
    }) +
    stroke(d`M${x - 2} ${y - 6}L${x - side * 62 - 2} ${y - 190}L${headX - 2} ${headY - 76}`, lighten(brass, 0.12), 4, {
      'stroke-linejoin': 'round',
    }) +
    ellipse(x - side * 62, y - 190, 13, 13, brass) +
    ellipse(headX, headY, 92, 15, '#fff6dc') +
    path(shade, defs.across('#0a3f3b', [0.35, '#1f8077'], '#07302d')) +
    stroke(d`M${headX - 92} ${headY}A92 15 0 0 0 ${headX + 92} ${headY}`, mix(brass, '#ffffff', 0.2), 4)
  )
}
