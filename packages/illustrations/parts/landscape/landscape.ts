import type { Canvas } from '../../canvas.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { mist, paintRidge } from './ridge.ts'
import { type Sun, paintSky } from './sky.ts'

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
