import type { Draw } from '../../rng.ts'
import { d, rect, stroke } from '../../svg.ts'
import { dome } from './dome.ts'
import type { Stone } from './stone.ts'

/** A block of flats or offices: `x` is its left edge, `y` its base. */
type TowerPlan = {
  x: number
  y: number
  width: number
  height: number
  cap: 'flat' | 'penthouse' | 'dome'
}

/** A distant tower with a grid of windows, some of them lit. */
export function tower(stone: Stone, plan: TowerPlan, litShare: number, draw: Draw): string {
  const { x, y, width, height } = plan
  return (
    cap(stone, plan) +
    rect(x, y - height, width, height, stone.face) +
    windows(stone, plan, litShare, draw) +
    rect(x - 3, y - height - 4, width + 6, 6, stone.tones.lit, { opacity: 0.9 })
  )
}

/** A row of towers of uneven height from one end of a stretch to the other. */
export function towerRow(
  stone: (centre: number) => Stone,
  start: number,
  end: number,
  y: number,
  heightAt: (centre: number, draw: Draw) => number | undefined,
  litShare: number,
  draw: Draw,
): string {
  let row = ''
  for (let x = start; x < end;) {
    const width = draw.range(38, 84)
    const centre = x + width / 2
    const height = heightAt(centre, draw)
    const top = draw.pick(['flat', 'flat', 'penthouse', 'dome'] as const)
    if (height !== undefined) {
      row += tower(stone(centre), { x, y, width, height, cap: top }, litShare, draw)
    }
    x += width + draw.range(0, 22)
  }
  return row
}

const floorHeight = 15

function windows(stone: Stone, plan: TowerPlan, litShare: number, draw: Draw): string {
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
      if (draw.chance(litShare)) lit += d`M${centre} ${top + floor * floorHeight}v${pane}`
    }
  }
  // One dashed line draws a column of windows, which is far shorter than a path of rectangles.
  const dashes = { 'stroke-dasharray': `${pane} ${floorHeight - pane}`, opacity: 0.26 }
  return (
    (floors > 0 ? stroke(dark, stone.tones.dark, columnWidth * 0.56, dashes) : '') +
    (lit ? stroke(lit, stone.tones.window, columnWidth * 0.56, { opacity: 0.9 }) : '')
  )
}

function cap(stone: Stone, { x, y, width, height, cap: kind }: TowerPlan): string {
  const roof = y - height
  if (kind === 'penthouse') {
    return rect(x + width * 0.3, roof - height * 0.06 - 4, width * 0.4, height * 0.06 + 4, stone.face)
  }
  return kind === 'dome' ? dome(stone, x + width / 2, roof - 3, width * 0.3) : ''
}
