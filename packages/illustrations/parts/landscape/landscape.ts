import type { Canvas } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { mist, paintRidge } from './ridge.ts'
import { type Sun, paintSky } from './sky.ts'

/** Sky and mountains behind a scene; levels are shares of the height. */
type Landscape = {
  sun: Sun
  horizon: number
  /** Ranges from far to near. */
  ridges: readonly { at: number; amplitude: number; depth: number }[]
  mistAt: number
}

/** Paints sky, ranges and a band of mist in front of them. */
export function paintLandscape(canvas: Canvas, palette: Palette, land: Landscape, draw: Draw): void {
  const { height } = canvas
  paintSky(canvas, palette, land.sun, height * land.horizon, draw.stream('sky'))
  land.ridges.forEach(({ at, amplitude, depth }, index) => {
    const ridge = { y: height * at, amplitude, depth, sunX: land.sun.x }
    paintRidge(canvas, palette, ridge, draw.stream(`ridge ${index}`))
  })
  canvas.add(mist(canvas, palette, height * land.mistAt, height * 0.18, 0.6))
}
