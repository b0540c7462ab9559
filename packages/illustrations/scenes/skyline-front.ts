import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../moods.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { cypress } from '../parts/landscape/cypress.ts'
import { hangingLantern, lampPost } from '../parts/interior/lantern.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { troughShrub } from '../parts/landscape/shrub.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import type { Draw } from '../rng.ts'
import { lattice } from '../motif.ts'
import { d, path, stroke } from '../svg.ts'

/** Dark palms at the edges, the tall ones on the side of the sun, and two lamps. */
export function paintPalms(canvas: Canvas, palette: Palette, side: -1 | 1, draw: Draw): void {
  const { width, height } = canvas
  const ink = mix(palette.near, '#000000', 0.1)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const tall = side < 0 ? width * 0.06 : width * 0.94
  const low = side < 0 ? width * 0.965 : width * 0.035
  canvas.add(
    lampPost(canvas, palette, width * 0.19, height, height * 0.235, ink),
    lampPost(canvas, palette, width * 0.81, height, height * 0.235, ink),
    palms.at(tall - side * 118, height + 20, height * 0.45, -side * 0.4),
    palms.at(tall, height + 20, height * 0.64, side * 0.25),
    palms.at(low, height + 20, height * 0.5, -side * 0.25),
  )
}

/** Cypresses in steps towards the edges, troughs of shrubs and lamps along the court. */
export function paintGarden(canvas: Canvas, palette: Palette, side: -1 | 1): void {
  const { width, height, defs } = canvas
  const ink = mix(palette.near, palette.leaf, 0.14)
  const stone = stoneAt(defs, palette, 0, side < 0)
  const ground = height * 0.8
  for (const edge of [-1, 1]) {
    const x = (aside: number) => width * (0.5 + edge * aside)
    for (const [aside, forward, tall] of [
      [0.335, 14, 0.22],
      [0.37, 26, 0.27],
      [0.41, 42, 0.34],
      [0.46, 66, 0.44],
    ] as const) {
      canvas.add(cypress(stone, x(aside), ground + forward, height * tall, ink))
    }
    canvas.add(
      lampPost(canvas, palette, x(0.27), ground + 96, height * 0.25, ink),
      troughShrub(stone, x(0.33), ground + 92, 118),
      troughShrub(stone, x(0.42), ground + 122, 140),
    )
  }
}

/** The arch through which the picture is seen, with two lanterns hanging in it. */
export function paintArch(canvas: Canvas, palette: Palette): void {
  const { width, height, defs } = canvas
  const ink = mix(palette.near, palette.stoneShade, 0.16)
  const brass = mix('#c9994a', palette.near, 0.12)
  const arch = (grow: number) =>
    pointedArch(width / 2, height + 60, width * 0.93 - grow * 2, height * 1.02 - grow, 0.33)
  const wall = d`M-10 -10H${width + 10}V${height + 10}H-10Z` + arch(0)
  const rim = arch(0) + arch(16)
  canvas.add(
    hangingLantern(canvas, palette, width * 0.145, -10, height * 0.52, height * 0.16),
    hangingLantern(canvas, palette, width * 0.855, -10, height * 0.52, height * 0.16),
    path(rim, mix(ink, palette.glow, 0.3), { 'fill-rule': 'evenodd' }),
    path(wall, ink, { 'fill-rule': 'evenodd' }),
    path(wall, lattice(defs, 104, brass, 1.8), { 'fill-rule': 'evenodd', opacity: 0.38 }),
    stroke(arch(0), brass, 5),
  )
}
