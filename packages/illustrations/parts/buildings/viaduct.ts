import type { Canvas } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import { d, each, path, rect, ticks, stroke } from '../../svg.ts'
import type { Stone } from './stone.ts'

const bay = 184
const pier = 22

/** A viaduct across the whole picture with its deck at `y`; the land behind it is visible through its arches. */
export function viaduct(canvas: Canvas, stone: Stone, y: number): string {
  const { width, height, defs } = canvas
  const { tones, sunLeft, palette } = stone
  const spring = y + 122
  const radius = bay / 2 - pier
  const opening = (x: number) =>
    d`M${x + pier} ${height + 20}V${spring}A${radius} ${radius} 0 0 1 ${x + bay - pier} ${spring}V${height + 20}Z`
  let wall = d`M-20 ${y + 26}H${width + 20}V${height + 20}H-20Z`
  let reveals = ''
  const rings = each(ticks(-60, width + 60, bay), (x) => {
    wall += opening(x)
    // The visible inside of an arch is the one that faces the sun.
    const inner = sunLeft ? x + bay - pier : x + pier
    const depth = sunLeft ? -13 : 13
    const curve = sunLeft ? 0 : 1
    reveals += d`M${inner} ${height + 20}V${spring}A${radius} ${radius} 0 0 ${curve} ${x + bay / 2} ${spring - radius}A${radius} ${radius} 0 0 ${1 - curve} ${inner + depth} ${spring + 4}V${height + 20}Z`
    return d`M${x + pier - 6} ${spring}A${radius + 6} ${radius + 6} 0 0 1 ${x + bay - pier + 6} ${spring}`
  })
  const masonry = defs.upright(
    y,
    height,
    tones.base,
    mix(tones.base, tones.shade, 0.75),
    mix(tones.shade, palette.near, 0.4),
  )
  const deck = defs.down(tones.lit, tones.base)
  return (
    path(reveals, mix(tones.lit, tones.base, 0.45)) +
    path(wall, masonry, { 'fill-rule': 'evenodd' }) +
    stroke(rings, tones.lit, 4, { opacity: 0.4 }) +
    rect(0, y + 26, width, 10, palette.near, { opacity: 0.24 }) +
    rect(0, y, width, 26, deck) +
    railing(width, y, stone)
  )
}

function railing(width: number, y: number, { tones }: Stone): string {
  const posts = each(ticks(12, width, 46), (x) => d`M${x} ${y}v-15`)
  return stroke(posts, tones.base, 3) + rect(0, y - 16, width, 3, tones.lit)
}

/** Masts and wires above a track with its rails at `y`. */
export function catenary(width: number, y: number, { tones }: Stone): string {
  let masts = ''
  let carrier = d`M-58 ${y - 180}`
  for (let x = -58; x < width + 260; x += 252) {
    masts += d`M${x} ${y}v-190M${x} ${y - 182}h64M${x} ${y - 152}l58 -29`
    carrier += 'q126 18 252 0'
  }
  return stroke(masts, tones.shade, 5) + stroke(d`${carrier}M0 ${y - 160}H${width}`, tones.shade, 1.8, { opacity: 0.8 })
}
