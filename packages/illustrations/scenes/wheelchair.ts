import { type Canvas, mirrored, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { type Palette, palettes } from '../moods.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { paintTerrace } from '../parts/buildings/terrace.ts'
import { wheelchair } from '../parts/objects/wheelchair.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, path, round, stroke } from '../svg.ts'

/** A wheelchair in an arcade, with a ramp next to it. */
export function paintWheelchair(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dawn', 'day', 'dusk', 'night'] as const))]
  const heading = draw.pick([-1, 1] as const)
  const angle = draw.pick(latticeAngles)
  const floor = height * 0.735
  const sunX = width * (0.5 + heading * draw.range(0.03, 0.1))
  const terrace = { floor, arches: 3, angle, cityX: width * (0.5 - heading * 0.333), sunX }
  paintTerrace(canvas, palette, terrace, draw.stream('terrace'))
  canvas.add(ramp(canvas, palette, heading, floor))

  const chair = defs.shape(wheelchair(canvas, angle))
  canvas.add(
    mirrored(chair, width * (0.5 - heading * 0.07), height * 0.9, heading * 1.42, 1.42, 0.13),
    vignette(canvas, palette.near, 0.34),
  )
}

/** A gentle ramp with a brass rail, on the side that the wheelchair faces. */
function ramp({ defs, width }: Canvas, palette: Palette, heading: number, floor: number): string {
  const { tones } = stoneAt(defs, palette, 0.02, heading < 0)
  const turned = (x: number) => (heading > 0 ? x : width - x)
  const back = floor + 40
  const front = floor + 124
  const rise = 124
  const end = 1650
  const slope = defs.linear(turned(1080), 0, turned(end), 0, mix(tones.base, palette.haze, 0.3), tones.lit)
  const rail = d`M${turned(1096)} ${back - 108}L${turned(end)} ${back - rise - 100}`
  const posts = each(
    [0.04, 0.28, 0.52, 0.76],
    (share) => d`M${turned(1080 + (end - 1080) * share)} ${back - rise * share}v-104`,
  )
  return (
    stroke(posts, '#8a6a35', 7, round) +
    stroke(rail, '#8a6a35', 12, round) +
    stroke(rail, '#e9cd92', 5, round) +
    path(
      d`M${turned(1068)} ${front + 10}L${turned(end)} ${front + 10}L${turned(end)} ${front}L${turned(1110)} ${front - 4}Z`,
      '#000000',
      { opacity: 0.2 },
    ) +
    path(
      d`M${turned(1064)} ${back}L${turned(end)} ${back - rise}L${turned(end)} ${front - rise}L${turned(1084)} ${front}Z`,
      slope,
    ) +
    path(
      d`M${turned(1084)} ${front}L${turned(end)} ${front - rise}L${turned(end)} ${front}Z`,
      mix(tones.base, tones.shade, 0.55),
    ) +
    stroke(d`M${turned(1084)} ${front}L${turned(end)} ${front - rise}`, tones.lit, 4)
  )
}
