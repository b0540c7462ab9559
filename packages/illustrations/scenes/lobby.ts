import { type Canvas, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { eightStar, latticeAngles } from '../motif.ts'
import { type Palette, moods, palettes } from '../moods.ts'
import { hardCase } from '../parts/objects/baggage.ts'
import { hangingLantern } from '../parts/interior/lantern.ts'
import { pendantLamp, pottedPlant, roundTable, sofa, tableLamp } from '../parts/interior/furniture.ts'
import { type Interior, furnish } from '../parts/interior/interior.ts'
import { counter, keyRack, plainChair, plainTable, wallClock } from '../parts/interior/plain.ts'
import { bellAndKeys, receptionArch, receptionDesk } from '../parts/interior/reception.ts'
import { type Shell, paintShell } from '../parts/interior/room-shell.ts'
import { bowlOfDates, coffeeCup, dallah } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, group, path } from '../svg.ts'
import { paintWindow } from './room/window.ts'

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
    roundTable(canvas, 402, 856, 96, interior),
    dallah(canvas, 368, 858, 0.78, interior.brass),
    bowlOfDates(canvas, 442, 854, 0.7, interior.dimmed('#f5ead6'), draw.stream('dates')),
    coffeeCup(canvas, 404, 865, 0.66, interior.wall),
    sofa(canvas, { x: 1320, width: 180 }, 826, interior),
    hardCase(canvas, 1468, 838, 92, 138, interior.dimmed('#a8432b'), 60),
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
    plainTable(480, 850, 190, interior),
    coffeeCup(canvas, 460, 848, 0.66, interior.wall),
    coffeeCup(canvas, 510, 846, 0.66, interior.wall),
    plainChair(1320, 850, interior),
    hardCase(canvas, 1450, 838, 92, 138, interior.dimmed('#8a5a3a'), 60),
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
