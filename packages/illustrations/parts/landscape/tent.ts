import { mix } from '../../colour.ts'
import { circle, d, ellipse, path, rect, stroke } from '../../svg.ts'
import { pointedArch } from '../buildings/arch.ts'
import type { Stone } from '../buildings/stone.ts'

/** A round pilgrim tent with its base at the origin, `width` px wide, with a lit or dark entrance. */
export function tent(stone: Stone, width: number, lit: boolean): string {
  const { tones, defs, across, palette } = stone
  const eaves = -width * 0.36
  const peak = -width * 0.82
  const reach = width * 0.6
  const walls = across(tones.lit, tones.base)
  const roof = across(
    tones.lit,
    [0.5, mix(tones.lit, tones.base, 0.3)],
    [0.52, mix(tones.base, tones.lit, 0.35)],
    mix(tones.base, tones.shade, 0.42),
  )
  const canopy = d`M${-reach} ${eaves}Q${-width * 0.14} ${eaves - width * 0.16} 0 ${peak}Q${width * 0.14} ${eaves - width * 0.16} ${reach} ${eaves}Z`
  const door = pointedArch(0, 0, width * 0.26, width * 0.3)
  const light = defs.down(palette.lamp, '#fff0c8')
  let valance = d`M${-reach} ${eaves}`
  for (let lobe = 0; lobe < 8; lobe++) valance += d`q${reach / 8} ${width * 0.07} ${reach / 4} 0`
  return (
    ellipse(0, width * 0.02, width * 0.62, width * 0.06, tones.dark, { opacity: 0.28 }) +
    rect(-width / 2, eaves, width, -eaves, walls) +
    rect(-width / 2, eaves, width, width * 0.05, tones.shade, { opacity: 0.3 }) +
    path(door, lit ? light : tones.shade) +
    path(canopy, roof) +
    path(`${valance}Z`, mix(palette.roof, tones.base, 0.3)) +
    stroke(d`M0 ${peak}v${-width * 0.1}`, tones.gold, Math.max(1, width * 0.015)) +
    circle(0, peak - width * 0.11, Math.max(1, width * 0.02), tones.gold)
  )
}
