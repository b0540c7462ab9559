import { type Canvas, fade } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import { paintSky, type Sun } from './sky.ts'
import type { Draw } from '../../rng.ts'
import { path, type Point, polyline, rect } from '../../svg.ts'

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
  canvas.add(mist(canvas, palette, height * (horizon - 0.18), height * 0.17))
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

/** A band of mist that is densest in its lower half. */
function mist(canvas: Canvas, palette: Palette, y: number, height: number): string {
  const colour = palette.sky[3]
  const veil = canvas.defs.upright(y, y + height, [0, colour, 0], [0.6, colour, 0.6], [1, colour, 0])
  return rect(0, y, canvas.width, height, veil)
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
