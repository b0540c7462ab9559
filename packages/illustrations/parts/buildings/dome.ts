import { type Colour, mix } from '../../colour.ts'
import { d, each, path, rect, ticks, stroke } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { finial } from './finial.ts'
import type { Stone } from './stone.ts'

/**
 * An onion dome on a drum with lit windows.
 * @param y level of the base of the drum
 */
export function dome(stone: Stone, x: number, y: number, radius: number, roof: Colour = stone.tones.roof): string {
  const drumHeight = radius * 0.42
  const shoulder = y - drumHeight - radius * 0.05
  return (
    drum(stone, x, y, radius, drumHeight) +
    shell(stone, x, shoulder, radius, roof) +
    finial(x, shoulder - radius * 1.31, radius * 0.36, stone.tones.gold)
  )
}

function drum(stone: Stone, x: number, y: number, radius: number, height: number): string {
  const { tones } = stone
  const windows = Math.max(5, Math.round(radius / 9))
  const bay = (radius * 1.64) / windows
  const openings = each(ticks(0, windows), (index) => {
    const centre = x - radius * 0.82 + (index + 0.5) * bay
    return pointedArch(centre, y - height * 0.1, bay * 0.58, height * 0.72)
  })
  return (
    rect(x - radius * 0.92, y - height, radius * 1.84, height, stone.face) +
    path(openings, tones.glow, { opacity: 0.85 }) +
    rect(x - radius * 0.97, y - radius * 0.04, radius * 1.94, radius * 0.05, stone.face) +
    rect(x - radius, y - height - radius * 0.06, radius * 2, radius * 0.075, stone.face)
  )
}

function shell(stone: Stone, x: number, y: number, radius: number, roof: Colour): string {
  const lit = mix(roof, stone.tones.lit, 0.5)
  const shade = mix(roof, stone.tones.dark, 0.5)
  const sunward = stone.sunLeft ? -1 : 1
  const light = stone.defs.radial(x + sunward * radius * 0.42, y - radius * 0.7, radius * 1.5, lit, [0.42, roof], shade)
  const ribs = [-0.62, -0.3, 0, 0.3, 0.62].map(
    (at) =>
      d`M${x + at * radius * 0.9} ${y}C${x + at * radius * 1.15} ${y - radius * 0.62} ${x + at * radius * 0.5} ${y - radius} ${x} ${y - radius * 1.33}`,
  )
  return path(onion(x, y, radius), light) + stroke(ribs.join(''), lit, Math.max(0.6, radius * 0.014), { opacity: 0.45 })
}

function onion(x: number, y: number, radius: number): string {
  const belly = y - radius * 0.62
  const neck = y - radius * 0.98
  return (
    d`M${x - radius * 0.9} ${y}C${x - radius * 1.12} ${belly} ${x - radius * 0.5} ${neck} ${x} ${y - radius * 1.34}` +
    d`C${x + radius * 0.5} ${neck} ${x + radius * 1.12} ${belly} ${x + radius * 0.9} ${y}Z`
  )
}
