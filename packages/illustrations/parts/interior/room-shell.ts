import { type Colour, lighten } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { type Canvas, d, each, fade, polygon, rect, stroke, ticks } from '../../svg.ts'
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

/**
 * Paints ceiling, side walls, back wall with its cornice, and a floor of boards or tiles. The light comes from the left. A
 * plain room has no ornaments.
 */
export function paintShell(canvas: Canvas, shell: Shell, interior: Interior, boards: boolean): void {
  const { wall } = interior
  canvas.add(
    ceilingOf(canvas, shell, interior),
    floorOf(canvas, shell, interior, boards),
    sideWall(canvas, shell, 0, shell.start, lighten(wall, -0.12)),
    sideWall(canvas, shell, canvas.width, shell.end, lighten(wall, -0.03)),
    backWall(canvas, shell, interior),
  )
}

function ceilingOf({ defs, width }: Canvas, shell: Shell, { wall, brass, plain }: Interior): string {
  const { start, end, ceiling } = shell
  const plaster = rect(0, 0, width, ceiling, defs.upright(0, ceiling, lighten(wall, -0.09), lighten(wall, 0.02)))
  const tray = d`M${projectedX(shell, start + 150, ceiling, 0)} 0L${start + 190} ${ceiling - 22}H${end - 190}L${projectedX(shell, end - 150, ceiling, 0)} 0`
  return plain ? plaster : plaster + stroke(tray, brass, 2.5, { opacity: 0.55 })
}

function floorOf({ defs, width, height }: Canvas, shell: Shell, { floor: colour }: Interior, boards: boolean): string {
  const { start, end, floor } = shell
  const step = boards ? 46 : 92
  const joints = each(
    ticks(start + step, end, step),
    (x) => d`M${x} ${floor}L${projectedX(shell, x, floor, height)} ${height}`,
  )
  // Cross joints of tiles; floorboards have none.
  const rows = each(
    boards ? [] : [1, 2, 3, 4],
    (row) => d`M0 ${floor + (height - floor) * (row / 4.6) ** 1.5}H${width}`,
  )
  return (
    rect(0, floor, width, height - floor, defs.upright(floor, height, lighten(colour, -0.09), lighten(colour, 0.02))) +
    stroke(joints + rows, lighten(colour, -0.15), 1.6, { opacity: 0.42 }) +
    rect(start, floor - 1, end - start, 4, '#000000', { opacity: 0.16 })
  )
}

function sideWall({ defs }: Canvas, shell: Shell, edge: number, corner: number, colour: Colour): string {
  const { ceiling, floor, vanishingX, vanishingY } = shell
  const atEdge = (level: number) => vanishingY + ((level - vanishingY) * (edge - vanishingX)) / (corner - vanishingX)
  const fill = defs.linear(edge, 0, corner, 0, lighten(colour, -0.05), colour)
  const wall = [
    [edge, atEdge(ceiling)],
    [corner, ceiling],
    [corner, floor],
    [edge, atEdge(floor)],
  ] as const
  const skirting = [
    [corner, floor - 20],
    [corner, floor],
    [edge, atEdge(floor)],
    [edge, atEdge(floor) - 24],
  ] as const
  return polygon(wall, fill) + polygon(skirting, lighten(colour, 0.04))
}

function backWall({ defs }: Canvas, shell: Shell, { wall, brass, angle, plain }: Interior): string {
  const { start, end, ceiling, floor } = shell
  const width = end - start
  const plaster = defs.upright(ceiling, floor, lighten(wall, -0.04), wall, lighten(wall, -0.035))
  const cornice = plain ? 12 : 48
  return (
    rect(start, ceiling, width, floor - ceiling, plaster) +
    rect(start, ceiling, width, cornice, lighten(wall, 0.03)) +
    (plain
      ? ''
      : rect(start, ceiling, width, 44, lattice(defs, 44, brass, 1.4, angle), { opacity: 0.42 }) +
        rect(start, ceiling + 44, width, 4, brass, { opacity: 0.65 })) +
    rect(start, ceiling + cornice, width, 18, defs.down(...fade('#000000', 0.16))) +
    rect(start, floor - 20, width, 20, lighten(wall, 0.05)) +
    rect(start, floor - 21, width, 2, '#000000', { opacity: 0.1 }) +
    rect(start, ceiling, 3, floor - ceiling, '#000000', { opacity: 0.06 }) +
    rect(end - 3, ceiling, 3, floor - ceiling, '#000000', { opacity: 0.06 })
  )
}
