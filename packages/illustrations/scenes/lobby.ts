import { type Canvas, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { moods, type Palette, palettes } from '../moods.ts'
import { eightStar, lattice, latticeAngles } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { pendantLamp, pottedPlant, tableLamp } from '../parts/interior/furniture.ts'
import { furnish, type Interior } from '../parts/interior/interior.ts'
import { hangingLantern } from '../parts/interior/lantern.ts'
import { counter, keyRack, wallClock } from '../parts/interior/plain.ts'
import { paintShell, type Shell } from '../parts/interior/room-shell.ts'
import { chair, coffeeTable, sofa } from '../parts/interior/seats.ts'
import { hardCase } from '../parts/objects/baggage.ts'
import { type Draw, valueOr } from '../rng.ts'
import { paintWindow } from './room/window.ts'
import { moved, circle, d, each, ellipse, group, path, rect, round, stroke } from '../svg.ts'

const shell: Shell = { start: 96, end: 1504, ceiling: 84, floor: 670, vanishingX: 800, vanishingY: 430 }

/**
 * The reception of a hotel: a desk under an arch, seats, lanterns, and a city in the windows. Of one and two stars it is
 * a counter with a key rack; of three stars there is one lantern and no star in the floor.
 */
export function paintLobby(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  const palette = palettes[mood]
  paintShell(canvas, shell, interior, false)
  if (interior.plain) paintPlainLobby(canvas, interior, draw.stream('view'))
  else paintOrnateLobby(canvas, palette, interior, options.stars !== 3, draw)
  const light = mood === 'night' ? '#ffb765' : palette.glow
  canvas.add(
    shine(canvas.defs, 800, 330, 980, [0, light, mood === 'day' ? 0.12 : 0.26], [1, palette.glow, 0]),
    vignette(canvas, palette.near, mood === 'night' ? 0.42 : 0.28),
  )
}

function paintOrnateLobby(canvas: Canvas, palette: Palette, interior: Interior, grand: boolean, draw: Draw): void {
  const window = { sill: 622, width: 220, height: 430 }
  paintWindow(canvas, { ...window, x: 312, focusX: 560 }, shell.floor, interior, draw.stream('view'))
  paintWindow(canvas, { ...window, x: 1288, focusX: 1040 }, shell.floor, interior, draw.stream('view'))
  const desk = shell.floor + 62
  canvas.add(
    receptionArch(canvas, 800, shell.floor - 20, interior),
    grand ? floorStar(canvas, interior) : '',
    pottedPlant(canvas, 1140, shell.floor + 40, interior),
    receptionDesk(canvas, 800, desk, interior),
    tableLamp(canvas, 564, desk - 206, interior),
    bellAndKeys(840, desk - 206, interior),
  )
  const lanterns = [
    [800, 262, 150],
    [505, 300, 104],
    [1095, 300, 104],
  ] as const
  for (const [x, foot, size] of grand ? lanterns : lanterns.slice(0, 1)) {
    canvas.add(hangingLantern(canvas, palette, x, shell.ceiling - 30, foot, size, interior.brass))
  }
  canvas.add(
    sofa(canvas, { x: 240, width: 430 }, 800, interior),
    coffeeTable(canvas, 402, 856, interior, draw.stream('dates')),
    chair(canvas, 1320, 826, interior),
    moved(hardCase(canvas, interior.dimmed('#a8432b'), 92), 1468, 838, 0.58),
  )
}

/** A counter with keys behind it, seats and a plant. */
function paintPlainLobby(canvas: Canvas, interior: Interior, draw: Draw): void {
  const base = shell.floor + 54
  const window = { x: 330, sill: 520, width: 290, height: 360, focusX: 700 }
  paintWindow(canvas, window, shell.floor, interior, draw)
  canvas.add(
    keyRack(950, 398, interior),
    wallClock(1270, 300, interior),
    counter(canvas, 950, base, interior),
    bellAndKeys(1060, base - 188, interior),
    pendantLamp(canvas, 840, shell.ceiling, 206, interior),
    pendantLamp(canvas, 1070, shell.ceiling, 206, interior),
    pottedPlant(canvas, 595, 716, interior),
    sofa(canvas, { x: 300, width: 340 }, 800, interior),
    coffeeTable(canvas, 480, 844, interior, draw),
    chair(canvas, 1320, 850, interior),
    moved(hardCase(canvas, interior.dimmed('#8a5a3a'), 92), 1450, 838, 0.58),
  )
}

/** A star inlaid in the floor in front of the desk. */
function floorStar(canvas: Canvas, { floor, brass, accent }: Interior): string {
  const inlay =
    circle(0, 0, 430, lighten(floor, 0.05)) +
    circle(0, 0, 430, 'none', { stroke: brass, 'stroke-width': 7 }) +
    path(eightStar(0, 0, 400, 60), mix(accent, floor, 0.35)) +
    path(eightStar(0, 0, 270, 60), brass, { opacity: 0.75 }) +
    path(eightStar(0, 0, 238, 60), lighten(floor, 0.04)) +
    path(eightStar(0, 0, 130, 60), mix(accent, floor, 0.2))
  return group(inlay, { transform: `translate(800 ${canvas.height * 0.868}) scale(1 .27)`, opacity: 0.8 })
}

/** The arch behind a reception desk with the star on a lit screen; `y` is its base. */
function receptionArch({ defs }: Canvas, x: number, y: number, interior: Interior): string {
  const { accent, brass, wall, angle } = interior
  const arch = (grow: number) => pointedArch(x, y, 430 + grow * 2, 470 + grow * 1.4, 0.56)
  const light = defs.radial(x, y - 250, 330, mix(accent, '#ffd79a', 0.42), lighten(accent, -0.05))
  const star = (size: number) => eightStar(x, y - 268, size, 60)
  return (
    path(arch(30), lighten(wall, 0.05)) +
    path(arch(12), brass) +
    path(arch(0), light) +
    path(arch(0), lattice(defs, 58, mix(accent, brass, 0.7), 1.8, angle), { opacity: 0.6 }) +
    circle(x, y - 268, 98, lighten(accent, -0.07)) +
    circle(x, y - 268, 98, 'none', { stroke: brass, 'stroke-width': 4 }) +
    path(star(80), brass) +
    path(pointedArch(x, y - 242, 34, 64), lighten(accent, -0.07))
  )
}

/** A reception desk 640 px wide seen from the front; `y` is its base. */
function receptionDesk({ defs }: Canvas, x: number, y: number, interior: Interior): string {
  const { wood, accent, brass, linen, angle } = interior
  const left = x - 320
  const front = defs.across(lighten(wood, -0.07), [0.3, lighten(wood, 0.04)], [0.7, wood], lighten(wood, -0.09))
  const top = defs.down(lighten(linen, 0.02), lighten(linen, -0.12))
  const panels = each([-210, 0, 210], (at) => {
    const panel = pointedArch(x + at, y - 22, 168, 150, 0.42)
    return (
      path(panel, lighten(accent, -0.02)) +
      path(panel, lattice(defs, 42, mix(accent, brass, 0.75), 1.5, angle), { opacity: 0.65 }) +
      stroke(panel, brass, 3)
    )
  })
  return (
    ellipse(x, y + 4, 352, 16, '#000000', { opacity: 0.24 }) +
    rect(left, y - 190, 640, 190, front) +
    panels +
    rect(left - 4, y - 12, 648, 12, lighten(wood, -0.14)) +
    rect(left - 20, y - 208, 680, 22, top, { rx: 5 }) +
    rect(left - 14, y - 187, 668, 7, '#000000', { opacity: 0.16 }) +
    rect(left - 20, y - 190, 680, 4, brass)
  )
}

/** A brass call bell and two room keys on a tag; `y` is the desk top. */
function bellAndKeys(x: number, y: number, interior: Interior): string {
  const { brass } = interior
  const key = (at: number) =>
    circle(x + at, y - 10, 8, 'none', { stroke: lighten(brass, -0.1), 'stroke-width': 4 }) +
    stroke(d`M${x + at + 8} ${y - 8}l28 4m-9 -1v8m-7 -9v7`, lighten(brass, -0.1), 4, round)
  return (
    path(d`M${x - 92} ${y - 6}C${x - 92} ${y - 42} ${x - 36} ${y - 42} ${x - 36} ${y - 6}Z`, brass) +
    path(
      d`M${x - 84} ${y - 10}C${x - 84} ${y - 30} ${x - 72} ${y - 34} ${x - 66} ${y - 33}Q${x - 78} ${y - 26} ${x - 78} ${y - 10}Z`,
      '#fff6da',
      { opacity: 0.6 },
    ) +
    rect(x - 96, y - 7, 64, 7, lighten(brass, -0.16), { rx: 3 }) +
    circle(x - 64, y - 37, 5, lighten(brass, -0.1)) +
    key(0) +
    key(30)
  )
}
