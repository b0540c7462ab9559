import type { Canvas } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { d, path, stroke } from '../../svg.ts'

/** A line of dunes around a level; `near` runs from 0 (far) to 1 (in front). */
type Dunes = { y: number; amplitude: number; near: number }

/** Draws dunes with a lit crest; `levelAt` returns the level for objects on top of them. */
export function dunes(canvas: Canvas, palette: Palette, { y, amplitude, near }: Dunes, draw: Draw) {
  const { width, height, defs } = canvas
  const colour = mix(mix(palette.haze, palette.stone, 0.5), palette.stoneShade, near * 0.7)
  const lit = mix(colour, palette.stoneLit, 0.5)
  const waves = [1, 2, 3].map((wave) => ({
    length: width / (draw.range(0.7, 1.1) * wave),
    height: (amplitude * draw.range(0.6, 1)) / wave,
    phase: draw.range(0, Math.PI * 2),
  }))
  const levelAt = (x: number) =>
    waves.reduce((level, wave) => level + wave.height * Math.sin((x / wave.length) * Math.PI * 2 + wave.phase), y)
  let crest = d`M-20 ${levelAt(-20)}`
  for (let x = 20; x <= width + 20; x += 40) crest += d`L${x} ${levelAt(x)}`
  const body = defs.upright(
    y - amplitude,
    y + amplitude * 2 + (height - y) * 0.5,
    lit,
    [0.35, colour],
    mix(colour, palette.near, 0.34),
  )
  const markup = path(`${crest}V${height}H-20Z`, body) + stroke(crest, lit, 2, { opacity: 0.5 })
  return { markup, levelAt }
}
