import type { Canvas } from '../canvas.ts'
import { lighten, mix } from '../colour.ts'
import { eightStar } from '../motif.ts'
import { type Mood, type Palette, moods, palettes } from '../moods.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { bed } from '../parts/interior/bed.ts'
import { armchair, nightstand, pendantLamp, roundTable, rug, tableLamp } from '../parts/interior/furniture.ts'
import { type Interior, furnish } from '../parts/interior/interior.ts'
import { plainChair, plainTable, plainWindow } from '../parts/interior/plain.ts'
import { paintShell } from '../parts/interior/room-shell.ts'
import { curtains, paintWindow } from '../parts/interior/room-window.ts'
import { lattice } from '../parts/buildings/stone.ts'
import { bowlOfDates, coffeeCup, dallah } from '../parts/interior/tableware.ts'
import { vignette } from '../parts/objects/vignette.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, path, polygon, rect } from '../svg.ts'
import { type Beds, type RoomPlan, planRoom } from './room-plan.ts'
import { paintSkyline } from './skyline.ts'

type RoomOptions = { mood?: Mood | undefined; beds?: Beds | undefined; stars?: number | undefined }

/**
 * A hotel room with one double bed or two to four single beds and a city outside; of one and two stars it has no
 * ornaments.
 */
export function paintRoom(canvas: Canvas, draw: Draw, options: RoomOptions = {}): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const palette = palettes[mood]
  const plan = planRoom(draw.stream('plan'), options.beds)
  const interior = furnish(mood, draw.stream('materials'))

  const plain = (options.stars ?? 4) < 3
  paintShell(canvas, plan.shell, interior, { ...plan, plain })
  paintView(canvas, plan, interior, { draw: draw.stream('view'), plain })
  if (!plain) {
    paintWallBehind(canvas, plan, interior)
    canvas.add(rugUnderBeds(canvas, plan, interior))
  }
  canvas.add(sunOnFloor(canvas, palette, plan, interior))
  paintBeds(canvas, plan, interior, draw.stream('beds'))
  if (plain) paintPlainSeat(canvas, plan, interior)
  else paintSeat(canvas, plan, interior, draw.stream('table'))
  paintLight(canvas, palette, plan, interior)
}

function paintView(
  canvas: Canvas,
  plan: RoomPlan,
  interior: Interior,
  { draw, plain }: { draw: Draw; plain: boolean },
): void {
  const picture = canvas.inset(1600, 1000)
  const focus = draw.pick([800, 800, 690, 910])
  paintSkyline(picture, draw.stream('skyline'), { mood: interior.mood, front: 'nothing' })
  const scale = plan.window.width / 500
  if (plain) {
    const { x, sill, width, height } = plan.window
    const square = { x, sill, width: width * 0.86, height: height * 0.62, blind: 0.2 }
    canvas.add(plainWindow(canvas, square, interior, { picture, focusX: focus, scale }))
    return
  }
  paintWindow(canvas, plan.window, interior, { picture, focusX: focus, scale }, plan.angle)
  canvas.add(curtains(canvas, plan.window, plan.shell.floor, interior))
}

function bedSpan(plan: RoomPlan): { start: number; end: number } {
  const half = plan.bedWidth / 2
  return { start: Math.min(...plan.bedsAt) - half, end: Math.max(...plan.bedsAt) + half }
}

function paintWallBehind(canvas: Canvas, plan: RoomPlan, interior: Interior): void {
  const { defs } = canvas
  const { accent, brass, wall } = interior
  const { start, end } = bedSpan(plan)
  const floor = plan.shell.floor
  const fill = defs.down([
    [0, lighten(accent, 0.04)],
    [1, lighten(accent, -0.06)],
  ])
  const stars = lattice(defs, 66, mix(accent, brass, 0.55), 1.8, plan.angle)
  if (plan.wallBehind === 'niches') {
    for (const x of plan.bedsAt) {
      const width = plan.bedWidth + 24
      const height = Math.min(452, 300 + plan.bedWidth * 0.36)
      const arch = pointedArch(x, floor - 20, width, height, 0.5)
      canvas.add(
        path(pointedArch(x, floor - 20, width + 22, height + 16, 0.5), lighten(wall, 0.05)),
        path(arch, fill),
        path(arch, stars, { opacity: 0.55 }),
      )
    }
    return
  }
  const tall = plan.wallBehind === 'panel' ? 344 : 252
  const margin = plan.beds === 4 ? 20 : 34
  const width = end - start + margin * 2
  canvas.add(
    rect(start - margin, floor - tall, width, tall - 20, fill, { rx: 4 }),
    rect(start - margin, floor - tall, width, tall - 20, stars, { opacity: 0.55 }),
    rect(start - margin - 4, floor - tall - 7, width + 8, 8, brass, { rx: 2 }),
  )
  if (plan.wallBehind === 'frieze') canvas.add(starPictures(plan, interior))
}

/** Round frames with the eight-fold star, one above each bed. */
function starPictures(plan: RoomPlan, { brass, accent, wall }: Interior): string {
  const y = plan.shell.floor - 352
  const radius = plan.beds === 1 ? 70 : 56
  return plan.bedsAt
    .map(
      (x) =>
        circle(x + 3, y + 5, radius, '#000000', { opacity: 0.14 }) +
        circle(x, y, radius, brass) +
        circle(x, y, radius - 6, lighten(wall, 0.06)) +
        path(eightStar(x, y, radius * 0.72, 60), accent, { opacity: 0.85 }) +
        path(eightStar(x, y, radius * 0.4, 60), brass) +
        circle(x, y, radius * 0.13, lighten(wall, 0.06)),
    )
    .join('')
}

function rugUnderBeds(canvas: Canvas, plan: RoomPlan, interior: Interior): string {
  const { start, end } = bedSpan(plan)
  const y = plan.shell.floor + 70
  const stretch = { start: start - 46, end: end + 46, y }
  return rug(canvas, plan.shell, stretch, 962, interior, plan.angle)
}

function sunOnFloor(canvas: Canvas, palette: Palette, plan: RoomPlan, interior: Interior): string {
  if (palette.mood === 'night') return ''
  const { x, width } = plan.window
  const { floor } = plan.shell
  const reach = plan.windowLeft ? 200 : -200
  const depth = canvas.height
  const light = canvas.defs.linear(0, floor, 0, depth, [
    [0, palette.glow, 0.6],
    [1, palette.glow, 0.04],
  ])
  const half = width * 0.45
  return (
    polygon(
      [
        [x - half, floor + 2],
        [x + half, floor + 2],
        [x + half * 1.3 + reach, depth],
        [x - half * 1.3 + reach, depth],
      ],
      light,
    ) +
    polygon(
      [
        [x - 6, floor + 2],
        [x + 6, floor + 2],
        [x + 10 + reach, depth],
        [x - 10 + reach, depth],
      ],
      interior.floor,
      { opacity: 0.45 },
    )
  )
}

function paintBeds(canvas: Canvas, plan: RoomPlan, interior: Interior, draw: Draw): void {
  const { floor, ceiling } = plan.shell
  for (const x of plan.nightstands) {
    canvas.add(nightstand(canvas, x, floor + 26, plan.nightstandWidth, interior))
    if (!plan.pendants) canvas.add(tableLamp(canvas, x, floor - 90, interior))
  }
  const lampsAt =
    plan.beds === 4 ? plan.bedsAt.slice(1).map((x, index) => (x + (plan.bedsAt[index] ?? x)) / 2) : plan.nightstands
  if (plan.pendants) {
    for (const x of lampsAt) {
      canvas.add(pendantLamp(canvas, x, ceiling + 48, floor - 196, interior))
    }
  }
  const pillows = plan.beds === 1 ? 2 : 1
  const { angle, bedWidth: width } = plan
  const cushions = draw.stream('cushions')
  for (const x of plan.bedsAt) {
    canvas.add(bed(canvas, { x, width, floor, pillows, angle }, interior, cushions))
  }
}

/** The table under the window and, if there is space, a chair. */
function paintSeat(canvas: Canvas, plan: RoomPlan, interior: Interior, draw: Draw): void {
  const away = plan.windowLeft ? -1 : 1
  const { x } = plan.window
  const y = plan.shell.floor + 82
  const seated = plan.beds < 3
  const tableX = seated ? x - away * 78 : x + away * 14
  const radius = seated ? 108 : 100
  if (seated) canvas.add(armchair(canvas, x + away * 128, plan.shell.floor + 150, interior))
  canvas.add(
    roundTable(canvas, tableX, y, radius, interior),
    dallah(canvas, tableX - 42, y + 2, 0.86, interior.brass),
    bowlOfDates(canvas, tableX + 42, y - 2, 0.8, interior.dimmed('#f5ead6'), draw),
    coffeeCup(canvas, tableX - 6, y + 10, 0.72, interior.wall),
    coffeeCup(canvas, tableX + 22, y + 13, 0.72, interior.wall),
  )
}

/** The same with a plain table and, if there is space, a plain chair. */
function paintPlainSeat(canvas: Canvas, plan: RoomPlan, interior: Interior): void {
  const away = plan.windowLeft ? -1 : 1
  const { x } = plan.window
  const y = plan.shell.floor + 62
  const seated = plan.beds < 3
  const tableX = seated ? x - away * 60 : x
  if (seated) canvas.add(plainChair(x + away * 110, y + 84, interior))
  canvas.add(
    plainTable(tableX, y, 170, interior),
    coffeeCup(canvas, tableX - 22, y - 4, 0.72, interior.wall),
    coffeeCup(canvas, tableX + 22, y - 2, 0.72, interior.wall),
  )
}

function paintLight(canvas: Canvas, palette: Palette, plan: RoomPlan, interior: Interior): void {
  const { width, height, defs } = canvas
  const { floor } = plan.shell
  const { start, end } = bedSpan(plan)
  if (interior.dim > 0.1) {
    const warm = defs.radial((start + end) / 2, floor - 170, width * 0.55, [
      [0, '#ffb765', 0.34],
      [0.5, '#ff9a55', 0.12],
      [1, '#ff9a55', 0],
    ])
    canvas.add(rect(0, 0, width, height, warm))
  }
  const day = defs.radial(plan.window.x, floor - 260, width * 0.62, [
    [0, palette.glow, palette.mood === 'night' ? 0.08 : 0.28],
    [1, palette.glow, 0],
  ])
  canvas.add(rect(0, 0, width, height, day), vignette(canvas, palette.near, palette.mood === 'night' ? 0.42 : 0.28))
}
