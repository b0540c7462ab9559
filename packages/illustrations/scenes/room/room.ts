import type { SceneOptions } from '../../catalogue.ts'
import { rug } from '../../parts/interior/furniture.ts'
import { furnish, type Interior } from '../../parts/interior/interior.ts'
import { paintShell, type Shell } from '../../parts/interior/room-shell.ts'
import { chair, coffeeTable, sofa } from '../../parts/interior/seats.ts'
import { type Draw, valueOr } from '../../rng.ts'
import { type Canvas, clipped, d, fade, moved, path, polygon, rect, shine, vignette } from '../../svg.ts'
import { type Doorway, planRoom, type RoomPlan, type SleepingArea } from './plan.ts'
import { bedSpan, paintBeds, paintWallBehind } from './sleeping-area.ts'
import { paintWindow } from './window.ts'
import { lighten, moods, type Palette, palettes } from '../../colour.ts'
import { pointedArch, squareOpening } from '../../parts/buildings/arch.ts'

/**
 * A hotel room with its beds and a city outside. Two bedrooms are seen through doorways of a sitting room. A room of one
 * or two stars has no ornaments.
 */
export function paintRoom(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const palette = palettes[mood]
  const plan = planRoom(draw.stream('plan'), options)
  const interior = furnish(mood, draw.stream('materials'), plan.angle, options.stars)
  const { plain } = interior
  const [own] = plan.bedrooms
  paintShell(canvas, plan.shell, interior, plan.boards)
  const view = draw.stream('view')
  const window = { ...plan.window, focusX: view.pick([800, 800, 690, 910]) }
  paintWindow(canvas, window, plan.shell.floor, interior, view.stream('skyline'))
  for (const [index, doorway] of plan.doorways.entries()) {
    const area = plan.bedrooms[index]
    if (area) paintDoorway(canvas, { doorway, area, shell: plan.shell }, interior, draw.stream(`beds ${index}`))
  }
  const inRoom = plan.doorways.length === 0 ? own : undefined
  if (inRoom && !plain) paintWallBehind(canvas, inRoom, plan.shell.floor, interior)
  if (!plain) canvas.add(rugOf(canvas, plan, interior))
  canvas.add(sunOnFloor(canvas, palette, plan, interior))
  if (inRoom) paintBeds(canvas, inRoom, plan.shell, interior, draw.stream('beds'))
  paintSeats(canvas, plan, interior, draw.stream('table'))
  paintLight(canvas, palette, plan, interior)
}

/** The place of the rug: under the beds, or under the seats of a sitting room. */
function rugSpan({ bedrooms: [own], doorways, shell }: RoomPlan): { start: number; end: number; y: number } {
  if (!own || doorways.length > 0) return { start: 570, end: 1030, y: shell.floor + 42 }
  return { ...bedSpan(own), y: shell.floor + 70 }
}

function rugOf(canvas: Canvas, plan: RoomPlan, interior: Interior): string {
  const { start, end, y } = rugSpan(plan)
  return rug(canvas, plan.shell, { start: start - 46, end: end + 46, y }, 962, interior)
}

function sunOnFloor(canvas: Canvas, palette: Palette, plan: RoomPlan, interior: Interior): string {
  if (palette.mood === 'night') return ''
  const { x, width } = plan.window
  const { floor } = plan.shell
  const depth = canvas.height
  const light = canvas.defs.upright(floor, depth, ...fade(palette.glow, 0.6, 0.04))
  const half = width * 0.45
  return (
    path(
      d`M${x - half} ${floor + 2}L${x + half} ${floor + 2}L${x + half * 1.3 + 200} ${depth}L${x - half * 1.3 + 200} ${depth}Z`,
      light,
    ) +
    path(d`M${x - 6} ${floor + 2}L${x + 6} ${floor + 2}L${x + 210} ${depth}L${x + 190} ${depth}Z`, interior.floor, {
      opacity: 0.45,
    })
  )
}

/** Sofa beds with a table in front of them, or the table under the window and, if there is space, a chair. */
function paintSeats(canvas: Canvas, plan: RoomPlan, interior: Interior, draw: Draw): void {
  const { x } = plan.window
  const { floor } = plan.shell
  const { sofas, seated } = plan
  if (sofas.length > 0) {
    // At one level of the picture, however near the back wall is.
    for (const each of sofas) canvas.add(sofa(canvas, each, 808, interior))
    const middle = sofas.reduce((sum, each) => sum + each.x, 0) / sofas.length
    canvas.add(coffeeTable(canvas, middle, 878, interior, draw))
  } else {
    if (seated) canvas.add(chair(canvas, x - 128, floor + 150, interior))
    canvas.add(coffeeTable(canvas, seated ? x + 78 : x - 14, floor + 82, interior, draw))
  }
}

function paintLight(canvas: Canvas, palette: Palette, plan: RoomPlan, interior: Interior): void {
  const { defs } = canvas
  const { floor } = plan.shell
  const { start, end } = rugSpan(plan)
  const night = palette.mood === 'night'
  const warm = [
    [0, '#ffb765', 0.34],
    [0.5, '#ff9a55', 0.12],
    [1, '#ff9a55', 0],
  ] as const
  canvas.add(
    interior.dim > 0.1 ? shine(defs, (start + end) / 2, floor - 170, 880, ...warm) : '',
    shine(defs, plan.window.x, floor - 260, 990, ...fade(palette.glow, night ? 0.08 : 0.28)),
    vignette(canvas, palette.near, night ? 0.42 : 0.28),
  )
}

/** Size of the far edge of the wall around a doorway; it is farther away than the near edge. */
const farEdge = 0.96

/** Paints a doorway in the back wall and the bedroom behind it; a plain one is square, without ornaments. */
function paintDoorway(
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
