import type { Draw } from '../../rng.ts'
import { type Canvas, d, rect, stroke } from '../../svg.ts'
import { dome } from './dome.ts'
import { type Stone, stoneAt } from './stone.ts'
import type { Palette } from '../../colour.ts'

/** Distant towers from one end of a stretch to the other, except in its middle; `clearing` is a share of the stretch. */
type Belt = {
  start: number
  end: number
  y: number
  sunX: number
  distance: number
  lowest: number
  highest: number
  clearing: number
}

/** Draws blocks of flats and offices of uneven height, higher towards the ends, some of their windows lit. */
export function towers({ defs }: Canvas, palette: Palette, belt: Belt, draw: Draw): string {
  const { start, end, y, sunX, distance, lowest, highest, clearing } = belt
  const half = (end - start) / 2
  let row = ''
  for (let x = start; x < end;) {
    const width = draw.range(38, 84)
    const centre = x + width / 2
    const aside = Math.abs(centre - start - half) / half
    const rise = lowest + (highest - lowest) * draw.unit() ** 1.4
    const height = rise * (0.55 + 0.65 * Math.min(1, aside * 1.15))
    const cap = draw.pick(['flat', 'flat', 'penthouse', 'dome'] as const)
    if (aside > clearing)
      row += tower(stoneAt(defs, palette, distance, sunX < centre), { x, y, width, height, cap }, draw)
    x += width + draw.range(0, 22)
  }
  return row
}

/** The haze in front of distant towers. */
export function cityHaze({ defs, width, height }: Canvas, palette: Palette, ground: number): string {
  const top = height * 0.53
  const haze = defs.upright(
    top,
    ground,
    [0, palette.sky[3], 0],
    [0.75, palette.sky[3], 0.32],
    [1, palette.sky[3], 0.48],
  )
  return rect(0, top, width, ground - top, haze)
}

/** `x` is the left edge, `y` the base. */
type Tower = { x: number; y: number; width: number; height: number; cap: 'flat' | 'penthouse' | 'dome' }

function tower(stone: Stone, plan: Tower, draw: Draw): string {
  const { x, y, width, height } = plan
  return (
    cap(stone, plan) +
    rect(x, y - height, width, height, stone.face) +
    windows(stone, plan, draw) +
    rect(x - 3, y - height - 4, width + 6, 6, stone.tones.lit, { opacity: 0.9 })
  )
}

const floorHeight = 15

function windows(stone: Stone, plan: Tower, draw: Draw): string {
  const { x, y, width, height } = plan
  const columnWidth = Math.max(9, width / Math.max(3, Math.round(width / 13)))
  const columns = Math.floor((width - 6) / columnWidth)
  const floors = Math.floor((height - 20) / floorHeight)
  const start = x + (width - columns * columnWidth) / 2 + columnWidth / 2
  const pane = floorHeight * 0.56
  const top = y - height + 14
  let dark = ''
  let lit = ''
  for (let column = 0; column < columns; column++) {
    const centre = start + column * columnWidth
    dark += d`M${centre} ${top}v${floors * floorHeight - 1}`
    for (let floor = 0; floor < floors; floor++) {
      if (draw.chance(stone.palette.litWindows)) lit += d`M${centre} ${top + floor * floorHeight}v${pane}`
    }
  }
  // One dashed line draws a column of windows, which is far shorter than a path of rectangles.
  const dashes = { 'stroke-dasharray': `${pane} ${floorHeight - pane}`, opacity: 0.26 }
  return (
    (floors > 0 ? stroke(dark, stone.tones.dark, columnWidth * 0.56, dashes) : '') +
    (lit ? stroke(lit, stone.tones.window, columnWidth * 0.56, { opacity: 0.9 }) : '')
  )
}

function cap(stone: Stone, { x, y, width, height, cap: kind }: Tower): string {
  const roof = y - height
  if (kind === 'penthouse') {
    return rect(x + width * 0.3, roof - height * 0.06 - 4, width * 0.4, height * 0.06 + 4, stone.face)
  }
  return kind === 'dome' ? dome(stone, x + width / 2, roof - 3, width * 0.3) : ''
}
