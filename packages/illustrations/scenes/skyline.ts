import { type Canvas, place, vignette } from '../canvas.ts'
import { mix } from '../colour.ts'
import { type Mood, moods, type Palette, palettes } from '../moods.ts'
import { lattice } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { paintCourt } from '../parts/buildings/court.ts'
import { sanctuary, type SanctuaryLayout } from '../parts/buildings/sanctuary.ts'
import { drawRoofing, roofed, stoneAt, type Roofing } from '../parts/buildings/stone.ts'
import { cityHaze, towers } from '../parts/buildings/tower.ts'
import { hangingLantern, lampPost } from '../parts/interior/lantern.ts'
import { cypress, troughShrub } from '../parts/landscape/greenery.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, path, stroke } from '../svg.ts'

type Front = 'palms' | 'garden' | 'arch' | 'nothing'

type SkylineOptions = {
  mood?: Mood | undefined
  /** The side of the sun and the tall palms: -1 left, 1 right. */
  side?: -1 | 1 | undefined
  /** Offset of the sanctuary from the centre, as a share of the width. */
  shift?: number | undefined
  /** Distance of the sun from the sanctuary, as a share of the width. */
  sunReach?: number | undefined
  /** Height of the sun, as a share of the height. */
  sunHeight?: number | undefined
  /** Scale of the sanctuary relative to the size that fits the height. */
  scale?: number | undefined
  layout?: SanctuaryLayout | undefined
  roofing?: Roofing | undefined
  /** The frame of the picture; `nothing` is used for views from a window. */
  front?: Front | undefined
}

/** A city around an invented sanctuary, mirrored in a polished court. */
export function paintSkyline(canvas: Canvas, draw: Draw, options: SkylineOptions = {}): void {
  const { width, height, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const palette = roofed(palettes[mood], valueOr(options.roofing, drawRoofing(draw.stream('roof'))))
  const side = valueOr(options.side, draw.pick([-1, 1] as const))
  const centre = width * (draw.pick([0.5, 0.47, 0.53]) + (options.shift ?? 0))
  const reach = width * valueOr(options.sunReach, 0.185)
  const front = valueOr(options.front, draw.pick(['palms', 'palms', 'garden', 'arch'] as const))
  const ground = height * 0.8
  const sunX = centre + reach * side
  const sunHeight = valueOr(options.sunHeight, palette.sunHeight) + draw.range(-0.03, 0.03)
  paintLandscape(canvas, palette, { sunX, horizon: 0.8, sunHeight }, draw.stream('land'))

  const stone = stoneAt(defs, palette, 0.04, sunX < centre)
  const belt = { start: -30, end: width + 30, y: ground, sunX, lowest: 110 }
  const city = defs.shape(
    towers(canvas, palette, { ...belt, distance: 0.72, highest: 250, clearing: 0 }, draw.stream('far towers')) +
      cityHaze(canvas, palette, ground) +
      towers(canvas, palette, { ...belt, distance: 0.42, highest: 300, clearing: 0.42 }, draw.stream('close towers')) +
      sanctuary(
        stone,
        { x: centre, y: ground, scale: (height / 1000) * (options.scale ?? 1) },
        draw.stream('sanctuary'),
        options.layout,
      ),
  )
  canvas.add(place(city))
  paintCourt(canvas, palette, {
    ground,
    vanishingX: centre,
    sunX,
    mirrored: city,
  })

  fronts[front](canvas, palette, side, draw.stream('foreground'))
  canvas.add(vignette(canvas, palette.near, 0.34))
}

const fronts: Record<Front, (canvas: Canvas, palette: Palette, side: -1 | 1, draw: Draw) => void> = {
  palms: paintPalms,
  garden: paintGarden,
  arch: paintArch,
  nothing: () => {},
}

/** Dark palms at the edges, the tall ones on the side of the sun, and two lamps. */
function paintPalms(canvas: Canvas, palette: Palette, side: -1 | 1, draw: Draw): void {
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
function paintGarden(canvas: Canvas, palette: Palette, side: -1 | 1): void {
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
function paintArch(canvas: Canvas, palette: Palette): void {
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
