import { type Colour, isDark, mix } from '../../colour.ts'
import { lantern } from '../interior/lantern.ts'
import { eightStar } from '../../motif.ts'
import type { Draw } from '../../rng.ts'
import { d, each, path, rect, stroke, ticks } from '../../svg.ts'
import type { Stone } from './stone.ts'

/** A section of a ground floor, from `start` to `end`, with its base at `y`. */
export type Section = { start: number; end: number; y: number; height: number }

const awnings: readonly Colour[] = ['#1f7f78', '#a8563f', '#b98a3c', '#5d6b86']

/** A row of shops with lit windows and striped awnings. */
export function shopFronts(stone: Stone, section: Section, draw: Draw): string {
  const { palette } = stone
  const { start, end, y, height } = section
  const shops = Math.max(1, Math.round((end - start) / 118))
  const width = (end - start) / shops
  const fronts = each(ticks(0, shops), (index) => {
    const left = start + index * width + 9
    return (
      rect(left, y - height * 0.66, width - 18, height * 0.66, litGlass(stone)) +
      goods(stone, left, y, width - 18, draw) +
      awning(stone, left - 5, y - height * 0.7, width - 8, mix(draw.pick(awnings), palette.haze, 0.16))
    )
  })
  return (
    rect(start, y - height, end - start, height, stone.face) +
    fronts +
    rect(start - 4, y - height - 4, end - start + 8, 8, stone.tones.lit)
  )
}

/** A tall lobby behind glass, with slender posts. */
export function glassLobby(stone: Stone, { start, end, y, height }: Section): string {
  const bays = Math.max(2, Math.round((end - start) / 74))
  const bay = (end - start) / bays
  const posts = each(ticks(0, bays + 1), (index) => d`M${start + index * bay} ${y}v${-height}`)
  return (
    rect(start, y - height, end - start, height, litGlass(stone)) +
    stroke(posts, stone.tones.shade, 5) +
    stroke(d`M${start} ${y - height * 0.62}H${end}`, stone.tones.shade, 2.5, { opacity: 0.8 }) +
    rect(start - 8, y - height - 8, end - start + 16, 14, stone.tones.lit) +
    rect(start, y - 8, end - start, 8, stone.tones.shade)
  )
}

/** A plain wall with small square windows. */
export function plainGroundFloor(stone: Stone, section: Section): string {
  const { palette } = stone
  const { start, end, y, height } = section
  const bays = Math.max(2, Math.round((end - start) / 92))
  const bay = (end - start) / bays
  const glass = isDark(palette) ? mix(palette.lamp, palette.stone, 0.25) : mix(palette.near, palette.sky[0], 0.3)
  let panes = ''
  let bars = ''
  for (let index = 0; index < bays; index++) {
    const x = start + (index + 0.5) * bay
    panes += d`M${x - 17} ${y - height * 0.34}v${-height * 0.34}h34v${height * 0.34}Z`
    for (let bar = -1; bar <= 1; bar++) bars += d`M${x + bar * 9} ${y - height * 0.34}v${-height * 0.34}`
  }
  return (
    rect(start, y - height, end - start, height, stone.face) +
    path(panes, glass) +
    stroke(bars, stone.tones.shade, 1.6) +
    rect(start, y - height * 0.14, end - start, height * 0.14, stone.tones.shade, { opacity: 0.6 }) +
    rect(start - 4, y - height - 3, end - start + 8, 7, stone.tones.lit)
  )
}

/** A modest door with a flat hood and two lamps; `x` is its centre. */
export function streetDoor(stone: Stone, x: number, y: number, width = 74): string {
  const { tones, palette } = stone
  const height = width * 1.32
  const wood = mix('#6f4a2d', palette.near, isDark(palette) ? 0.45 : 0.12)
  const ink = mix(palette.near, '#000000', 0.1)
  const light = litGlass(stone)
  return (
    rect(x - width / 2 - 10, y - height - 10, width + 20, height + 10, tones.lit) +
    rect(x - width / 2, y - height, width, height, wood) +
    rect(x - width / 2 + 5, y - height + 5, width - 10, height * 0.2, light) +
    rect(x - width / 2 + 8, y - height * 0.7, width / 2 - 12, height * 0.42, light, { opacity: 0.85 }) +
    rect(x + 4, y - height * 0.7, width / 2 - 12, height * 0.42, light, { opacity: 0.85 }) +
    stroke(d`M${x} ${y}v${-height * 0.78}`, ink, 1.6, { opacity: 0.6 }) +
    rect(x - width / 2 - 24, y - height - 20, width + 48, 11, tones.base) +
    rect(x - width / 2 - 24, y - height - 10, width + 48, 5, tones.shade) +
    each([-1, 1], (side) => lantern(stone, palette, x + side * (width / 2 + 24), y - height * 0.7, 18, ink))
  )
}

/** A wide entrance under a flat canopy on slender columns; `x` is its centre. */
export function canopyEntrance(stone: Stone, x: number, y: number, width: number): string {
  const { tones } = stone
  const height = width * 0.38
  const posts = each(ticks(1, 6), (index) => d`M${x - width * 0.36 + index * width * 0.12} ${y}v${-height}`)
  const column = (at: number) =>
    rect(x + at * width - 5, y - height, 10, height, tones.base) +
    rect(x + at * width - 5, y - height, 4, height, tones.lit)
  return (
    rect(x - width * 0.36, y - height, width * 0.72, height, litGlass(stone)) +
    stroke(posts, tones.shade, 3) +
    column(-0.46) +
    column(0.46) +
    rect(x - width * 0.56, y - height - 20, width * 1.12, 20, tones.base) +
    rect(x - width * 0.56, y - height - 22, width * 1.12, 6, tones.lit) +
    rect(x - width * 0.56, y - height - 3, width * 1.12, 4, tones.gold)
  )
}

/** Water tanks, cooling units and an aerial on a flat roof behind its parapet. */
export function roofEquipment(stone: Stone, roof: { start: number; end: number; top: number }, draw: Draw): string {
  const { start, end } = roof
  const y = roof.top - 10
  const { tones } = stone
  const wide = end - start
  const tank = start + wide * draw.range(0.14, 0.28)
  const room = start + wide * draw.range(0.58, 0.74)
  const mast = start + wide * draw.range(0.4, 0.5)
  const unit = (x: number) =>
    rect(x, y - 15, 24, 15, tones.base) + rect(x + 4, y - 11, 16, 7, tones.shade, { opacity: 0.8 })
  return (
    rect(tank, y - 34, 30, 34, tones.base, { rx: 5 }) +
    rect(tank + 34, y - 34, 30, 34, tones.base, { rx: 5 }) +
    rect(tank + 4, y - 32, 7, 30, tones.lit, { rx: 3 }) +
    rect(tank + 38, y - 32, 7, 30, tones.lit, { rx: 3 }) +
    rect(room, y - 46, 78, 46, stone.face) +
    rect(room - 4, y - 50, 86, 6, tones.lit) +
    unit(start + wide * 0.46) +
    unit(end - 62) +
    stroke(d`M${mast} ${y}v-62M${mast - 13} ${y - 54}h26M${mast - 9} ${y - 45}h18`, tones.shade, 2.4)
  )
}

/** An upright sign on a wall, lit at night: a star above two bars in place of a name. */
export function uprightSign(stone: Stone, x: number, top: number, height: number): string {
  const { tones, palette } = stone
  const ground = isDark(palette) ? mix(palette.roof, palette.lamp, 0.2) : mix(palette.roof, palette.near, 0.15)
  const bars = each(ticks(top + 42, top + height - 14, 16), (y) => d`M${x + 9} ${y}h16`)
  return (
    rect(x - 3, top - 3, 40, height + 6, tones.lit) +
    rect(x, top, 34, height, ground) +
    path(eightStar(x + 17, top + 21, 12, 60), tones.gold) +
    stroke(bars, isDark(palette) ? palette.lamp : tones.lit, 5, { opacity: 0.85 })
  )
}

function litGlass({ defs, palette }: Stone): string {
  return isDark(palette)
    ? defs.down(mix(palette.lamp, '#ffffff', 0.4), palette.lamp)
    : defs.down(
        mix(palette.near, palette.sky[0], 0.4),
        mix(palette.lamp, palette.near, 0.42),
        mix(palette.lamp, palette.near, 0.24),
      )
}

function goods({ tones }: Stone, left: number, y: number, width: number, draw: Draw): string {
  const shelf = each(ticks(left + 8, left + width - 12, 15), (x) => d`M${x} ${y - 6}v${-draw.range(10, 26)}`)
  return (
    stroke(shelf, tones.dark, 8, { opacity: 0.3 }) +
    stroke(d`M${left + width * 0.68} ${y}v-66`, tones.shade, 3) +
    rect(left, y - 6, width, 6, tones.shade)
  )
}

function awning({ tones }: Stone, left: number, y: number, width: number, colour: Colour): string {
  const stripes = Math.max(4, Math.round(width / 20))
  const step = width / stripes
  const cloth = each(ticks(0, stripes, 2), (index) => {
    const x = left + index * step
    return d`M${x} ${y}h${step}l${index < stripes / 2 ? -2 : 2} 24q${-step / 2} 9 ${-step} 0Z`
  })
  return (
    path(d`M${left} ${y}h${width}l4 25h${-width - 8}Z`, tones.lit) +
    path(cloth, colour) +
    rect(left - 4, y + 24, width + 8, 5, tones.dark, { opacity: 0.22 })
  )
}
