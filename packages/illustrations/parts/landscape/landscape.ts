import { lighten, mix, type Palette } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { type Canvas, circle, d, each, fade, path, type Point, polyline, rect, stroke, ticks } from '../../svg.ts'
import { domeNet, netGrowth } from '../../motif.ts'

/** Open country behind a scene; `horizon` and `sunHeight` are shares of the height. */
type Landscape = { sunX: number; horizon: number; sunHeight?: number | undefined }

/** Paints the sky with its sun or moon and two ranges of mountains with a band of mist in front of them. */
export function paintLandscape(canvas: Canvas, palette: Palette, land: Landscape, draw: Draw): Sun {
  const { height } = canvas
  const { sunX, horizon, sunHeight = palette.sunHeight * (horizon / 0.8) } = land
  const sun = { x: sunX, y: height * sunHeight, radius: palette.mood === 'night' ? 46 : 64 }
  paintSky(canvas, palette, sun, height * horizon, draw.stream('sky'))
  const far = { y: height * (horizon - 0.19), amplitude: 110, depth: 0.05, sunX }
  const near = { y: height * (horizon - 0.12), amplitude: 95, depth: 0.32, sunX }
  paintRidge(canvas, palette, far, draw.stream('far ridge'))
  paintRidge(canvas, palette, near, draw.stream('near ridge'))
  const top = height * (horizon - 0.18)
  const low = palette.sky[3]
  const mist = canvas.defs.upright(top, top + height * 0.17, [0, low, 0], [0.6, low, 0.6], [1, low, 0])
  canvas.add(rect(0, top, canvas.width, height * 0.17, mist))
  return sun
}

/** A range of mountains. */
type Ridge = {
  /** Level around which the crest runs. */
  y: number
  amplitude: number
  /** 0 at the horizon (haze), 1 in front. */
  depth: number
  sunX: number
}

/** Paints a range whose crest is calculated by midpoint displacement, with lit slopes facing the sun. */
function paintRidge(canvas: Canvas, palette: Palette, ridge: Ridge, draw: Draw): void {
  const { defs, width, height } = canvas
  const { y, amplitude } = ridge
  const crest = displaced(firstCrest(width, y, amplitude, draw), amplitude, draw)
  const base = mix(palette.haze, palette.mid, ridge.depth)
  const foot = mix(base, palette.sky[3], 0.65)
  const rock = defs.upright(y - amplitude, y + amplitude * 1.9, base, foot)
  const lit = mix(base, palette.glow, 0.6)
  const light = defs.upright(y - amplitude, y + amplitude * 0.9, ...fade(lit, palette.mood === 'night' ? 0.16 : 0.28))
  const ground: readonly Point[] = [
    [width + 60, height],
    [-60, height],
  ]
  canvas.add(path(`${polyline([...crest, ...ground])}Z`, rock), path(litSlopes(crest, ridge, draw), light))
}

function firstCrest(width: number, y: number, amplitude: number, draw: Draw): Point[] {
  return [
    [-60, y + draw.range(-0.2, 0.5) * amplitude],
    [width * draw.range(0.25, 0.4), y - amplitude * draw.range(0.5, 1)],
    [width * draw.range(0.55, 0.75), y + amplitude * draw.range(-0.4, 0.3)],
    [width + 60, y - amplitude * draw.range(0, 0.7)],
  ]
}

function displaced(start: Point[], amplitude: number, draw: Draw): Point[] {
  let crest = start
  let throwing = amplitude * 0.55
  for (let halving = 0; halving < 6; halving++) {
    crest = crest.flatMap((point, index) => {
      const next = crest[index + 1]
      if (!next) return [point]
      const middle: Point = [
        (point[0] + next[0]) / 2 + (draw.unit() - 0.5) * (next[0] - point[0]) * 0.3,
        (point[1] + next[1]) / 2 + (draw.unit() - 0.5) * throwing,
      ]
      return [point, middle]
    })
    throwing *= 0.55
  }
  return crest
}

function litSlopes(crest: readonly Point[], { sunX, amplitude }: Ridge, draw: Draw): string {
  let slopes = ''
  for (let index = 2; index + 3 < crest.length; index += 3) {
    const [fromX, fromY] = crest[index] as Point
    const [toX, toY] = crest[index + 3] as Point
    const length = draw.range(0.2, 0.6) * amplitude
    const sunRight = sunX > fromX
    const facesSun = sunRight ? toY > fromY : toY < fromY
    if (!facesSun) continue
    const away = sunRight ? -1 : 1
    const foot: Point = [(fromX + toX) / 2 + away * length * 0.35, (fromY + toY) / 2 + length]
    const inner = crest.slice(index, index + 4)
    slopes += `${polyline([...inner, foot])}Z`
  }
  return slopes
}

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
