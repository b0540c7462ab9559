import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten } from '../colour.ts'
import { type Mood, moods, palettes } from '../moods.ts'
import { brandAngle, latticeAngles } from '../motif.ts'
import { paintNiche } from '../parts/buildings/niche.ts'
import { furnish } from '../parts/interior/interior.ts'
import { plainTabletop, plainTray, plainWindow, vacuumFlask } from '../parts/interior/plain.ts'
import { standingShadow, tabletop, tray } from '../parts/interior/tabletop.ts'
import { bowlOfDates, coffeeCup, dallah, steam } from '../parts/interior/tableware.ts'
import { type Draw, valueOr } from '../rng.ts'
import { rect } from '../svg.ts'
import { paintSkyline } from './skyline.ts'

/**
 * Coffee and dates on a brass tray in front of an arch of light. Of one and two stars the coffee is in a vacuum flask,
 * on a plain table by a square window.
 */
export function paintTable(canvas: Canvas, draw: Draw, options: SceneOptions) {
  const { width, height } = canvas
  const mood = valueOr(options.mood, draw.pick(['dusk', 'dawn', 'dusk', 'night'] as const))
  const palette = palettes[mood]
  const angle = draw.pick(latticeAngles)
  const potLeft = draw.chance(0.5) ? 1 : -1
  const middle = width / 2
  const edge = height * 0.74
  const at = (offset: number) => middle + offset * potLeft
  const top = height * 0.872
  if ((options.stars ?? 4) < 3) {
    paintPlainRoom(canvas, draw, { mood, windowX: at(250), edge })
    canvas.add(
      plainTray(canvas, middle, height * 0.865, 430),
      standingShadow(at(-165), top + 4, 84),
      vacuumFlask(canvas, at(-170), top + 2, 1),
      standingShadow(at(165), top + 6, 118),
      bowlOfDates(canvas, at(170), top + 2, 2, '#f4efe6', draw.stream('dates')),
    )
  } else {
    paintNiche(canvas, palette, { x: middle, y: edge, width: 880, height: 670, angle }, draw.stream('view'))
    canvas.add(
      tabletop(canvas, edge),
      tray(canvas, middle, height * 0.865, 520),
      standingShadow(at(-165), top + 4, 118),
      dallah(canvas, at(-170), top + 2, 3, '#c9994a'),
      standingShadow(at(185), top + 6, 180),
      bowlOfDates(canvas, at(190), top + 2, 3.2, '#f4e8d4', draw.stream('dates')),
    )
  }
  for (const [offset, y] of (options.stars ?? 4) < 3 ? plainCups : cups) {
    const x = at(offset)
    canvas.add(
      standingShadow(x, height * y + 2, 40),
      coffeeCup(canvas, x, height * y, 2.4, palette.haze),
      steam(x, height * y - 80, 1),
    )
  }
  canvas.add(vignette(canvas, mood === moods[3] ? '#040a0c' : '#120a10', 0.4))
}

const cups = [
  [-372, 0.872],
  [-6, 0.914],
  [404, 0.884],
] as const
const plainCups = [
  [-18, 0.9],
  [-310, 0.876],
] as const

/** A painted wall with a square window, and a wooden table in front of it. */
function paintPlainRoom(canvas: Canvas, draw: Draw, room: { mood: Mood; windowX: number; edge: number }): void {
  const { width, defs } = canvas
  const interior = furnish(room.mood, draw.stream('materials'), brandAngle)
  const { wall } = interior
  const picture = canvas.inset(1600, 1000)
  paintSkyline(picture, draw.stream('view'), { mood: room.mood, front: 'nothing', scale: 0.3 })
  const window = { x: room.windowX, sill: room.edge - 90, width: 520, height: 470, blind: 0.16 }
  canvas.add(
    rect(0, 0, width, room.edge, defs.down(lighten(wall, -0.05), wall)),
    plainWindow(canvas, window, interior, { picture, focusX: 800, scale: 0.7 }),
    plainTabletop(canvas, room.edge, interior),
  )
}
