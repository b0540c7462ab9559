import { type Canvas, mirrored, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { type Palette, moods, palettes } from '../moods.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { paintTerrace, terraceFloor } from '../parts/buildings/terrace.ts'
import { wheelchair } from '../parts/objects/wheelchair.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, path, round, stroke } from '../svg.ts'

/** A wheelchair in an arcade, with a ramp next to it. */
export function paintWheelchair(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const angle = draw.pick(latticeAngles)
  const terrace = { angle, cityX: 267, sunX: draw.range(850, 960) }
  paintTerrace(canvas, palette, terrace, draw.stream('terrace'))
  const chair = canvas.defs.shape(wheelchair(canvas, angle))
  canvas.add(ramp(canvas, palette), mirrored(chair, 690, 900, 1.42, 1.42, 0.13), vignette(canvas, palette.near, 0.34))
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
