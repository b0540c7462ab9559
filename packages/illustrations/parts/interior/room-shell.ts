import { type Canvas, fade } from '../../canvas.ts'
import { lighten } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { d, path, rect, stroke } from '../../svg.ts'
import type { Interior } from './interior.ts'

/** The back wall of a room in one-point perspective; the other surfaces are derived from it. */
export type Shell = {
  start: number
  end: number
  ceiling: number
  floor: number
  vanishingX: number
  vanishingY: number
}

/** The x coordinate at which a line from the vanishing point through (x, y) reaches the level `toY`. */
export function projectedX(shell: Shell, x: number, y: number, toY: number): number {
  const { vanishingX, vanishingY } = shell
  return vanishingX + ((x - vanishingX) * (toY - vanishingY)) / (y - vanishingY)
}

/** Paints ceiling, side walls, back wall with its cornice, and the floor; a plain room has no ornaments. */
export function paintShell(
  canvas: Canvas,
  shell: Shell,
  interior: Interior,
  look: { boards: boolean; windowLeft: boolean },
): void {
  paintSideWalls(canvas, shell, interior, look.windowLeft)
  paintCeiling(canvas, shell, interior)
  paintBackWall(canvas, shell, interior)
  paintFloor(canvas, shell, interior, look.boards)
}

function paintSideWalls(canvas: Canvas, shell: Shell, { wall }: Interior, windowLeft: boolean): void {
  const { defs, width, height, add } = canvas
  const side = (edge: number, corner: number, lit: boolean) => {
    const shade = lighten(wall, lit ? -0.03 : -0.12)
    const fill = defs.linear(edge, 0, corner, 0, lighten(shade, -0.05), shade)
    const skirting = lighten(shade, 0.04)
    const foot = edgeLevel(shell, corner, edge, shell.floor)
    const wallShape = path(
      d`M${edge} 0L${corner} ${shell.ceiling}L${corner} ${shell.floor}L${edge} ${foot}L${edge} ${height}Z`,
      fill,
    )
    const board = path(
      d`M${corner} ${shell.floor - 20}L${corner} ${shell.floor}L${edge} ${foot}L${edge} ${foot - 24}Z`,
      skirting,
    )
    add(wallShape, board)
  }
  side(0, shell.start, !windowLeft)
  side(width, shell.end, windowLeft)
}

function paintCeiling({ defs, width, add }: Canvas, shell: Shell, { wall, brass, plain }: Interior): void {
  const start = edgeLevel(shell, shell.start, 0, shell.ceiling)
  const end = edgeLevel(shell, shell.end, width, shell.ceiling)
  const plaster = defs.upright(0, shell.ceiling, lighten(wall, -0.09), lighten(wall, 0.02))
  add(
    path(
      d`M0 -1L${width} -1L${width} ${end}L${shell.end} ${shell.ceiling}L${shell.start} ${shell.ceiling}L0 ${start}Z`,
      plaster,
    ),
  )
  if (plain) return
  const tray = d`M${projectedX(shell, shell.start + 150, shell.ceiling, 0)} 0L${shell.start + 190} ${shell.ceiling - 22}H${shell.end - 190}L${projectedX(shell, shell.end - 150, shell.ceiling, 0)} 0`
  add(stroke(tray, brass, 2.5, { opacity: 0.55 }))
}

function paintBackWall({ defs, add }: Canvas, shell: Shell, { wall, brass, angle, plain }: Interior) {
  const { start, end, ceiling, floor } = shell
  const width = end - start
  const plaster = defs.upright(ceiling, floor, lighten(wall, -0.04), wall, lighten(wall, -0.035))
  const cove = defs.down(...fade('#000000', 0.16))
  add(rect(start, ceiling, width, floor - ceiling, plaster))
  if (plain) {
    add(rect(start, ceiling, width, 12, lighten(wall, 0.03)), rect(start, ceiling + 12, width, 16, cove))
  } else {
    add(
      rect(start, ceiling, width, 44, lighten(wall, 0.03)),
      rect(start, ceiling, width, 44, lattice(defs, 44, brass, 1.4, angle), { opacity: 0.42 }),
      rect(start, ceiling + 44, width, 4, brass, { opacity: 0.65 }),
      rect(start, ceiling + 48, width, 20, cove),
    )
  }
  add(
    rect(start, floor - 20, width, 20, lighten(wall, 0.05)),
    rect(start, floor - 21, width, 2, '#000000', { opacity: 0.1 }),
    rect(start, ceiling, 3, floor - ceiling, '#000000', { opacity: 0.06 }),
    rect(end - 3, ceiling, 3, floor - ceiling, '#000000', { opacity: 0.06 }),
  )
}

function paintFloor({ defs, width, height, add }: Canvas, shell: Shell, { floor }: Interior, boards: boolean): void {
  const fill = defs.upright(shell.floor, height, lighten(floor, -0.09), lighten(floor, 0.02))
  const start = edgeLevel(shell, shell.start, 0, shell.floor)
  const end = edgeLevel(shell, shell.end, width, shell.floor)
  add(
    path(
      d`M${shell.start} ${shell.floor}L${shell.end} ${shell.floor}L${width} ${end}L${width} ${height}L0 ${height}L0 ${start}Z`,
      fill,
    ),
  )
  let joints = ''
  const step = boards ? 46 : 92
  for (let x = shell.start + step; x < shell.end; x += step) {
    joints += d`M${x} ${shell.floor}L${projectedX(shell, x, shell.floor, height)} ${height}`
  }
  // Cross joints of tiles; floorboards have none.
  for (let row = 1; row < 5 && !boards; row++) {
    joints += d`M0 ${shell.floor + (height - shell.floor) * (row / 4.6) ** 1.5}H${width}`
  }
  add(
    stroke(joints, lighten(floor, -0.15), 1.6, { opacity: 0.42 }),
    rect(shell.start, shell.floor - 1, shell.end - shell.start, 4, '#000000', { opacity: 0.16 }),
  )
}

function edgeLevel(shell: Shell, cornerX: number, edgeX: number, level: number): number {
  const { vanishingX, vanishingY } = shell
  return vanishingY + ((level - vanishingY) * (edgeX - vanishingX)) / (cornerX - vanishingX)
}
