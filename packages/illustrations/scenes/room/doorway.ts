import { type Canvas, clipped } from '../../canvas.ts'
import { lighten } from '../../colour.ts'
import { pointedArch, squareOpening } from '../../parts/buildings/arch.ts'
import type { Interior } from '../../parts/interior/interior.ts'
import type { Shell } from '../../parts/interior/room-shell.ts'
import type { Draw } from '../../rng.ts'
import { moved, path, polygon, rect } from '../../svg.ts'
import type { Doorway, SleepingArea } from './plan.ts'
import { paintBeds, paintWallBehind } from './sleeping-area.ts'

/** Size of the far edge of the wall around a doorway; it is farther away than the near edge. */
const farEdge = 0.96

/** Paints a doorway in the back wall and the bedroom behind it; a plain one is square, without ornaments. */
export function paintDoorway(
  canvas: Canvas,
  { doorway, area, shell }: { doorway: Doorway; area: SleepingArea; shell: Shell },
  interior: Interior,
  draw: Draw,
): void {
  const { defs, add } = canvas
  const { wall, wood, plain } = interior
  const { x, width, height, scale } = doorway
  const { floor, vanishingX, vanishingY } = shell
  const across = (at: number) => vanishingX + (at - vanishingX) * farEdge
  const far = vanishingY + (floor - vanishingY) * farEdge
  const shape = plain ? squareOpening : (...at: [number, number, number, number]) => pointedArch(...at, 0.5)
  const opening = shape(x, floor, width, height)
  const farOpening = shape(across(x), far, width * farEdge, height * farEdge)
  const timber = defs.across(lighten(wood, 0.05), wood, lighten(wood, -0.06))

  const bedroom = canvas.inset(canvas.width, canvas.height)
  paintBedroom(bedroom, area, shell, interior, draw)
  // A smaller picture whose floor continues the floor of the room in front.
  const behind = moved(bedroom.markup(), across(x), vanishingY - vanishingY * scale, scale)
  const threshold = [
    [x - width / 2, floor],
    [x + width / 2, floor],
    [across(x + width / 2), far],
    [across(x - width / 2), far],
  ] as const
  add(
    plain ? '' : path(shape(x, floor, width + 66, height + 48), lighten(wall, 0.045)),
    path(shape(x, floor, width + 34, height + 25), timber),
    clipped(
      defs,
      path(opening, lighten(wall, -0.12)) +
        polygon(threshold, lighten(wood, -0.04)) +
        clipped(defs, behind, farOpening),
      opening,
    ),
  )
}

/** The back wall and the floor of a bedroom and what stands there; 0 is the middle of its doorway. */
function paintBedroom(canvas: Canvas, area: SleepingArea, shell: Shell, interior: Interior, draw: Draw): void {
  const { defs, add, width, height } = canvas
  const { ceiling, floor } = shell
  const { wall, floor: ground } = interior
  const plaster = defs.upright(ceiling, floor, lighten(wall, -0.09), lighten(wall, -0.045))
  const boards = defs.upright(floor, height, lighten(ground, -0.13), lighten(ground, -0.05))
  add(
    rect(-width / 2, 0, width, floor, plaster),
    rect(-width / 2, floor - 20, width, 20, lighten(wall, 0.02)),
    rect(-width / 2, floor, width, height - floor, boards),
  )
  if (!interior.plain) paintWallBehind(canvas, area, floor, interior)
  paintBeds(canvas, area, shell, interior, draw)
}
