import type { Canvas } from '../../canvas.ts'
import { lighten, mix } from '../../colour.ts'
import { domeNet, netGrowth } from '../../motif.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { circle, d, each, path, rect, ticks, stroke } from '../../svg.ts'

/** The light source: the disk of the sun or, at night, of the crescent. */
export type Sun = { x: number; y: number; radius: number }

/** Sky, glow, halo, stars, disk and clouds down to the horizon. */
export function paintSky(canvas: Canvas, palette: Palette, sun: Sun, horizon: number, draw: Draw): void {
  const { defs, width, height } = canvas
  const [zenith, upper, lower, low] = palette.sky
  const air = defs.upright(0, horizon, zenith, [0.38, upper], [0.78, lower], low)
  const light = defs.radial(
    sun.x,
    sun.y,
    height * 0.85,
    [0, palette.glow, 0.75],
    [0.25, palette.glow, 0.34],
    [0.6, palette.glow, 0.08],
    [1, palette.glow, 0],
  )
  canvas.add(
    rect(0, 0, width, height, air),
    rect(0, 0, width, height, light),
    stars(canvas, palette, horizon, draw.stream('stars')),
    halo(canvas, palette, sun),
    disk(canvas, palette, sun),
    clouds(canvas, palette, horizon, draw.stream('clouds')),
  )
}

/** The brand's signature: the net of a dome around the light source, fading outwards. */
function halo({ defs, height }: Canvas, palette: Palette, sun: Sun): string {
  const fading = defs.radial(
    sun.x,
    sun.y,
    height * 0.62,
    [0, palette.line, 0.45],
    [0.3, palette.line, 0.36],
    [0.65, palette.line, 0.12],
    [1, palette.line, 0],
  )
  const inner = sun.radius * 1.55
  return (
    stroke(domeNet(sun.x, sun.y, inner, 13), fading, 1.25) +
    circle(sun.x, sun.y, inner, 'none', { stroke: fading, 'stroke-width': 1.3 }) +
    circle(sun.x, sun.y, inner * netGrowth ** 4, 'none', { stroke: fading, 'stroke-width': 1.3 })
  )
}

function stars(canvas: Canvas, palette: Palette, horizon: number, draw: Draw): string {
  return each(ticks(0, Math.round(150 * palette.stars)), () => {
    const y = draw.unit() ** 1.6 * horizon * 0.75
    const opacity = (0.25 + 0.7 * draw.unit()) * (1 - y / horizon)
    return circle(draw.unit() * canvas.width, y, 0.6 + draw.unit() ** 2 * 1.5, '#ffffff', { opacity })
  })
}

function disk({ defs }: Canvas, palette: Palette, { x, y, radius }: Sun): string {
  const corona = defs.radial(x, y, radius * 2.6, [0, palette.sun, 0.9], [0.36, palette.sun, 0.5], [1, palette.glow, 0])
  const aura = circle(x, y, radius * 2.6, corona)
  if (palette.mood === 'night') return aura + path(crescent(x, y, radius), palette.sun)
  const face = defs.down(lighten(palette.sun, 0.02), mix(palette.sun, palette.glow, 0.35))
  return aura + circle(x, y, radius, face)
}

function crescent(x: number, y: number, radius: number): string {
  const hornX = radius * 0.42
  const hornY = radius * 0.9
  return (
    d`M${x + hornX} ${y - hornY}A${radius} ${radius} 0 1 0 ${x + hornX + radius * 0.28} ${y + hornY * 0.78}` +
    d`A${radius * 0.84} ${radius * 0.84} 0 1 1 ${x + hornX} ${y - hornY}Z`
  )
}

function clouds({ width, defs }: Canvas, palette: Palette, horizon: number, draw: Draw): string {
  const wisp = defs.across([0, palette.line, 0], [0.5, palette.line, 0.34], [1, palette.line, 0])
  const banks = draw.whole(3, 5)
  let sheets = ''
  for (let bank = 0; bank < banks; bank++) {
    const top = horizon * draw.range(0.22, 0.8)
    const centre = draw.range(-0.1, 0.9) * width
    const layers = draw.whole(3, 6)
    for (let layer = 0; layer < layers; layer++) {
      const length = draw.range(120, 420)
      const x = centre + draw.range(-120, 120)
      const y = top + layer * draw.range(9, 13)
      sheets += rect(x, y, length, draw.range(2.5, 6), wisp, { rx: 3 })
    }
  }
  return sheets
}
