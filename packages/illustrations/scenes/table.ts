import type { Canvas } from '../canvas.ts'
import { type Mood, moods, palettes } from '../moods.ts'
import { latticeAngles } from '../motif.ts'
import { paintNiche } from '../parts/buildings/niche.ts'
import { standingShadow, tabletop, tray } from '../parts/interior/tabletop.ts'
import { bowlOfDates, coffeeCup, dallah, steam } from '../parts/interior/tableware.ts'
import { vignette } from '../parts/objects/vignette.ts'
import { type Draw, valueOr } from '../rng.ts'

/** Coffee and dates on a brass tray in front of an arch of light. */
export function paintTable(canvas: Canvas, draw: Draw, options: { mood?: Mood | undefined } = {}) {
  const { width, height } = canvas
  const mood = valueOr(options.mood, draw.pick(['dusk', 'dawn', 'dusk', 'night'] as const))
  const palette = palettes[mood]
  const angle = draw.pick(latticeAngles)
  const potLeft = draw.chance(0.5) ? 1 : -1
  const middle = width / 2
  const edge = height * 0.74
  paintNiche(canvas, palette, { x: middle, y: edge, width: 880, height: 670, angle }, draw.stream('view'))
  const at = (offset: number) => middle + offset * potLeft
  const top = height * 0.872
  canvas.add(
    tabletop(canvas, edge),
    tray(canvas, middle, height * 0.865, 520),
    standingShadow(at(-165), top + 4, 118),
    dallah(canvas, at(-170), top + 2, 3, '#c9994a'),
    standingShadow(at(185), top + 6, 180),
    bowlOfDates(canvas, at(190), top + 2, 3.2, '#f4e8d4', draw.stream('dates')),
  )
  for (const [offset, y] of [
    [-372, 0.872],
    [-6, 0.914],
    [404, 0.884],
  ] as const) {
    const x = at(offset)
    canvas.add(
      standingShadow(x, height * y + 2, 40),
      coffeeCup(canvas, x, height * y, 2.4, palette.haze),
      steam(x, height * y - 80, 1),
    )
  }
  canvas.add(vignette(canvas, mood === moods[3] ? '#040a0c' : '#120a10', 0.4))
}
