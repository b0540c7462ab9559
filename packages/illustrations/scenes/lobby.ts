import { type Canvas, place, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { eightStar, latticeAngles } from '../motif.ts'
import { type Palette, moods, palettes } from '../moods.ts'
import { hardCase } from '../parts/objects/baggage.ts'
import { hangingLantern } from '../parts/interior/lantern.ts'
import { armchair, roundTable, tableLamp } from '../parts/interior/furniture.ts'
import { type Interior, furnish } from '../parts/interior/interior.ts'
import {
  bench,
  counter,
  keyRack,
  plainChair,
  plainLamp,
  plainTable,
  plainWindow,
  pottedPlant,
  wallClock,
} from '../parts/interior/plain.ts'
import { bellAndKeys, receptionArch, receptionDesk, sofa, vase } from '../parts/interior/reception.ts'
import { type Shell, paintShell } from '../parts/interior/room-shell.ts'
import { paintWindow } from '../parts/interior/room-window.ts'
import { bowlOfDates, coffeeCup, dallah } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, group, path, rect } from '../svg.ts'
import { paintSkyline } from './skyline.ts'

const shell: Shell = { start: 96, end: 1504, ceiling: 84, floor: 670, vanishingX: 800, vanishingY: 430 }

/**
 * The reception of a hotel: a desk under an arch, seats, lanterns, and a city in the windows. Of one and two stars it is
 * a counter with a key rack and a bench; of three stars there is one lantern and no star in the floor.
 */
export function paintLobby(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const interior = furnish(mood, draw.stream('materials'), draw.pick(latticeAngles), options.stars)
  const side = draw.pick([-1, 1] as const)
  const palette = palettes[mood]
  paintShell(canvas, shell, interior, { boards: false, windowLeft: side > 0 })
  if (interior.plain) paintPlainLobby(canvas, interior, side, draw)
  else paintOrnateLobby(canvas, palette, interior, { side, grand: options.stars !== 3 }, draw)
  const day = canvas.defs.radial(
    800,
    330,
    980,
    [0, mood === 'night' ? '#ffb765' : palette.glow, mood === 'day' ? 0.12 : 0.26],
    [1, palette.glow, 0],
  )
  canvas.add(rect(0, 0, 1600, 1000, day), vignette(canvas, palette.near, mood === 'night' ? 0.42 : 0.28))
}

type Look = { side: number; grand: boolean }

function paintOrnateLobby(canvas: Canvas, palette: Palette, interior: Interior, look: Look, draw: Draw): void {
  const { side, grand } = look
  paintViews(canvas, interior, draw.stream('view'))
  canvas.add(receptionArch(canvas, 800, shell.floor - 20, interior))
  if (grand) canvas.add(floorStar(canvas, interior))
  paintDesk(canvas, interior, side)
  const lanterns = [
    [800, 262, 150],
    [505, 300, 104],
    [1095, 300, 104],
  ] as const
  for (const [x, foot, size] of grand ? lanterns : lanterns.slice(0, 1)) {
    canvas.add(hangingLantern(canvas, palette, x, shell.ceiling - 30, foot, size, interior.brass))
  }
  paintSeats(canvas, interior, side, draw.stream('dates'))
}

/** A counter with keys behind it, a bench, a chair and a plant. */
function paintPlainLobby(canvas: Canvas, interior: Interior, side: number, draw: Draw): void {
  const x = (offset: number) => 800 + side * offset
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw.stream('view'), { mood: interior.mood, front: 'nothing' })
  const base = shell.floor + 54
  canvas.add(
    plainWindow(canvas, { x: x(-470), sill: 520, width: 250, height: 280, blind: 0.3 }, interior, {
      picture,
      focusX: 700,
      scale: 0.5,
    }),
    keyRack(x(150), 398, interior),
    wallClock(x(470), 300, interior),
    counter(canvas, x(150), base, interior),
    bellAndKeys(x(150) + side * 110, base - 188, interior),
    plainLamp(canvas, x(40), shell.ceiling, 196, interior),
    plainLamp(canvas, x(270), shell.ceiling, 196, interior),
    pottedPlant(canvas, x(-205), 716, interior),
    bench(canvas, x(-500), 800, interior),
    plainTable(x(-320), 850, 190, interior),
    coffeeCup(canvas, x(-340), 848, 0.66, interior.wall),
    coffeeCup(canvas, x(-290), 846, 0.66, interior.wall),
    plainChair(x(520), 850, interior),
    hardCase(canvas, x(650), 838, 92, 138, interior.dimmed('#8a5a3a'), 60),
  )
}

/** Two windows with a view of the same city. */
function paintViews(canvas: Canvas, interior: Interior, draw: Draw): void {
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw, { mood: interior.mood, front: 'nothing' })
  const city = canvas.inset(1600, 1000)
  city.add(place(canvas.defs.shape(picture.markup())))
  for (const [x, focusX] of [
    [312, 560],
    [1288, 1040],
  ] as const) {
    const window = { x, sill: 622, width: 220, height: 430 }
    paintWindow(canvas, window, shell.floor, interior, { picture: city, focusX, scale: 0.52 })
  }
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

function paintDesk(canvas: Canvas, interior: Interior, side: number): void {
  const y = shell.floor + 62
  const top = y - 206
  canvas.add(
    receptionDesk(canvas, 800, y, interior),
    tableLamp(canvas, 800 - side * 236, top, interior),
    vase(canvas, 800 + side * 238, top, interior),
    bellAndKeys(800 + side * 40, top, interior),
  )
}

function paintSeats(canvas: Canvas, interior: Interior, side: number, draw: Draw): void {
  const x = (offset: number) => 800 + side * offset
  const tableX = x(-398)
  const tableY = 856
  const chair = canvas.defs.shape(armchair(canvas, 0, 0, interior))
  canvas.add(
    sofa(canvas, x(-560), 800, interior),
    roundTable(canvas, tableX, tableY, 96, interior),
    dallah(canvas, tableX - 34, tableY + 2, 0.78, interior.brass),
    bowlOfDates(canvas, tableX + 40, tableY - 2, 0.7, interior.dimmed('#f5ead6'), draw),
    coffeeCup(canvas, tableX + 2, tableY + 9, 0.66, interior.wall),
    place(chair, x(520), 826),
    hardCase(canvas, x(668), 838, 92, 138, interior.dimmed('#a8432b'), 60),
  )
}
