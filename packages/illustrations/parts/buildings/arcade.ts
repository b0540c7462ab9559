import { mix } from '../../colour.ts'
import { d, each, path, rect, ticks } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import type { Stone } from './stone.ts'

/** The section of wall that an arcade fills: from `start` to `end`, with its base at `y`. */
type Stretch = { start: number; end: number; y: number; height: number }

/** A wall of lit arches with reveals, a lit cornice and merlons on top. */
export function arcade(stone: Stone, stretch: Stretch, bayWidth: number): string {
  const { start, end, y, height } = stretch
  const { tones, defs } = stone
  const bays = Math.max(1, Math.round((end - start) / bayWidth))
  const bay = (end - start) / bays
  // The visible reveal is the one on the side away from the sun.
  const turn = bay * (stone.sunLeft ? 0.03 : -0.03)
  let reveals = ''
  const openings = each(ticks(0, bays), (index) => {
    const centre = start + (index + 0.5) * bay
    reveals += pointedArch(centre, y, bay * 0.7, height * 0.78)
    return pointedArch(centre + turn, y, bay * 0.58, height * 0.7)
  })
  const wall = defs.down(tones.base, tones.shade)
  const light = defs.upright(y - height * 0.7, y, tones.glow, mix(tones.glow, tones.base, 0.55))
  return (
    merlons(stone, { ...stretch, y: y - height }, bay / 3) +
    rect(start, y - height, end - start, height, wall) +
    path(reveals, tones.shade) +
    path(openings, light, { opacity: 0.95 }) +
    rect(start, y - height, end - start, height * 0.045, tones.lit, { opacity: 0.8 }) +
    rect(start, y - height * 0.9, end - start, height * 0.02, tones.lit, { opacity: 0.35 })
  )
}

/** A row of pointed merlons with their base at `y`; their size depends on the height of the stretch. */
export function merlons(stone: Stone, stretch: Stretch, step: number): string {
  const { start, end, y, height } = stretch
  const count = Math.max(1, Math.round((end - start) / step))
  const width = (end - start) / count
  const rise = height * 0.06
  const teeth = each(
    ticks(0, count),
    (index) =>
      d`M${start + (index + 0.15) * width} ${y}v${-rise}l${width * 0.35} ${-rise * 0.8}l${width * 0.35} ${rise * 0.8}v${rise}Z`,
  )
  return path(teeth, stone.tones.base)
}
