import { isDark, mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { each, place, rect, ticks } from '../../svg.ts'
import { windowGrid, type WindowLook } from './hotel-window.ts'
import type { Stone } from './stone.ts'

/** One volume of a hotel: a wall with a regular grid of windows above the ground floor. */
export type Block = {
  start: number
  end: number
  /** Level of the first floor. */
  y: number
  floors: number
  floorHeight: number
  bays: number
  /** A section without windows, for parts in front of it. */
  blank?: { start: number; end: number } | undefined
}

/** Draws a block down to `foot`, so that it continues behind the ground floor, and adds the level of its roof. */
export function hotelBlock(stone: Stone, block: Block, foot: number, look: WindowLook, draw: Draw) {
  const { start, end, y, floors, floorHeight } = block
  const top = y - floors * floorHeight
  const markup =
    rect(start, top, end - start, foot - top, stone.face) +
    pilasters(stone, block, top) +
    nightWash(stone, block, top) +
    windows(stone, block, look, draw) +
    cornice(stone, block, top)
  return { start, end, top, markup }
}

function windows(stone: Stone, block: Block, look: WindowLook, draw: Draw): string {
  const { start, end, floors, floorHeight, blank } = block
  const bay = (end - start) / block.bays
  const sill = (floor: number) => block.y - floor * floorHeight - Math.min(14, floorHeight * 0.2)
  const courses = each(ticks(1, floors), (floor) =>
    rect(start, sill(floor) + 8, end - start, 2, stone.tones.shade, { opacity: 0.22 }),
  )
  const grid = windowGrid(stone, look, { ...block, bay }, draw, (shape, column, floor) => {
    const x = start + (column + 0.5) * bay
    const isBlank = blank && x + bay * 0.4 > blank.start && x - bay * 0.4 < blank.end
    return isBlank ? '' : place(shape, x, sill(floor))
  })
  return courses + grid
}

function pilasters({ tones, across }: Stone, block: Block, top: number): string {
  const bay = (block.end - block.start) / block.bays
  const relief = across([0, tones.lit, 0.55], [1, tones.shade, 0.35])
  return each(ticks(1, block.bays), (index) =>
    rect(block.start + index * bay - 3, top, 6, block.y - top, relief, { opacity: 0.6 }),
  )
}

/** At night the walls are lit from the terrace below. */
function nightWash({ defs, palette }: Stone, block: Block, top: number): string {
  if (!isDark(palette)) return ''
  const rise = Math.min(230, block.y - top)
  const wash = defs.upright(
    block.y,
    block.y - rise,
    [0, palette.lamp, 0.34],
    [0.5, palette.lamp, 0.1],
    [1, palette.lamp, 0],
  )
  return rect(block.start, block.y - rise, block.end - block.start, rise, wash)
}

function cornice({ tones, defs }: Stone, block: Block, top: number): string {
  const width = block.end - block.start
  const shadow = defs.down([0, mix(tones.shade, tones.dark, 0.2), 0.8], [1, tones.shade, 0])
  return (
    rect(block.start, top, width, 14, shadow) +
    rect(block.start - 8, top - 12, width + 16, 13, tones.lit) +
    rect(block.start - 5, top + 1, width + 10, 3, tones.base)
  )
}
