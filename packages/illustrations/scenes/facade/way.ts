import { type Canvas, vignette } from '../../canvas.ts'
import type { SceneOptions } from '../../catalogue.ts'
import { mix } from '../../colour.ts'
import { type Palette, isDark, moods, palettes } from '../../moods.ts'
import { type AngledBlock, angledBlock, openGround } from '../../parts/buildings/angled-block.ts'
import { plainStyles } from '../../parts/buildings/hotel-window.ts'
import { sanctuary } from '../../parts/buildings/sanctuary.ts'
import { drawRoofing, roofed, stoneAt } from '../../parts/buildings/stone.ts'
import { lampPost } from '../../parts/interior/lantern.ts'
import { joints } from '../../parts/buildings/court.ts'
import { growPalms } from '../../parts/landscape/palm.ts'
import { paintLandscape } from '../../parts/landscape/landscape.ts'
import { type Draw, valueOr } from '../../rng.ts'
import { d, path, rect, stroke } from '../../svg.ts'

/**
 * The distance of the mosque at the end of the way: in front of the hotel, some streets away, or beyond the city's
 * edge.
 */
export type Reach = 'near' | 'walk' | 'far'

const sizes: Readonly<Record<Reach, number>> = { near: 0.62, walk: 0.34, far: 0.17 }

/** The walk from a hotel: a street between houses that ends at the minarets of an invented mosque. */
export function paintWay(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const reach = valueOr(options.reach, draw.pick(['near', 'walk', 'far'] as const))
  const palette = roofed(palettes[mood], drawRoofing(draw.stream('roof')))
  const end = width * draw.range(0.44, 0.56)
  const sunLeft = draw.chance(0.5)
  const sky = { sunX: end + (sunLeft ? -170 : 170), horizon: 0.66, sunHeight: draw.range(0.16, 0.26) }
  paintLandscape(canvas, palette, sky, draw.stream('land'))
  const horizon = height * sky.horizon
  const size = sizes[reach]
  const distance = reach === 'near' ? 0.12 : reach === 'walk' ? 0.26 : 0.42
  canvas.add(
    sanctuary(
      stoneAt(defs, palette, distance, sunLeft),
      { x: end, y: horizon + 6, scale: size },
      draw.stream('mosque'),
    ),
  )
  paintPavement(canvas, palette, horizon, end)
  for (const side of [-1, 1] as const) {
    paintHouses(canvas, palette, { side, horizon, end, gap: 70 + size * 240, sunLeft }, draw.stream(`houses ${side}`))
  }
  paintLamps(canvas, palette, horizon, end, draw.stream('lamps'))
  canvas.add(vignette(canvas, palette.near, 0.32))
}

type Row = { side: -1 | 1; horizon: number; end: number; gap: number; sunLeft: boolean }

/** A row of houses from the far end of the street to the edge of the picture, back to front. */
function paintHouses(canvas: Canvas, palette: Palette, { side, horizon, end, gap, sunLeft }: Row, draw: Draw): void {
  const { width, height, defs } = canvas
  const far = end + side * gap
  const near = side < 0 ? -120 : width + 120
  const houses = 4
  const stops = [0, 0.16, 0.36, 0.64, 1]
  const edge = (share: number) => ({
    x: far + (near - far) * share,
    foot: horizon + share * (height * 0.97 - horizon),
    scale: 0.16 + share * 0.98,
  })
  for (let index = 0; index < houses; index++) {
    const own = draw.stream(`house ${index}`)
    const [from = 0, to = 1] = stops.slice(index)
    const skin = own.pick(['#ffffff', '#f0d2b0', '#dd9f7c', '#dfe6dd', '#f3cf8e'])
    const stone = stoneAt(defs, palette, 0.36 - index * 0.11, sunLeft, skin, isDark(palette) ? 0.12 : 0.32)
    const block: AngledBlock = {
      from: edge(from),
      to: edge(to),
      groundFloor: 120,
      floors: own.whole(4, 7),
      floorHeight: 84,
      bay: 26 + index * 28,
      shade: sunLeft === side > 0 ? 0 : 0.26,
    }
    const drawn = angledBlock(stone, block, { style: own.pick(plainStyles), angle: 45 }, own.stream('windows'))
    canvas.add(drawn, openGround(stone, block, true))
  }
}

/** Paving that narrows towards the mosque, with a light strip along its centre. */
function paintPavement(canvas: Canvas, palette: Palette, horizon: number, end: number): void {
  const { width, height, defs } = canvas
  const paving = defs.upright(
    horizon,
    height,
    mix(palette.stoneLit, palette.haze, 0.4),
    mix(palette.stone, palette.haze, 0.24),
    mix(palette.stoneShade, palette.near, 0.3),
  )
  const slabs = { level: horizon, x: end, far: 9, near: 150 }
  canvas.add(
    rect(0, horizon, width, height - horizon, paving),
    stroke(joints(canvas, slabs), palette.line, 1.3, { opacity: 0.2 }),
    path(d`M${end - 8} ${horizon}L${end + 8} ${horizon}L${end + 120} ${height}L${end - 120} ${height}Z`, palette.glow, {
      opacity: isDark(palette) ? 0.16 : 0.24,
    }),
  )
}

function paintLamps(canvas: Canvas, palette: Palette, horizon: number, end: number, draw: Draw): void {
  const { height } = canvas
  const ink = mix(palette.near, palette.leaf, isDark(palette) ? 0.08 : 0.2)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const green = draw.pick([-1, 0, 1] as const)
  for (const share of [0.1, 0.26, 0.56]) {
    for (const side of [-1, 1] as const) {
      const x = end + side * (60 + share * 640)
      const y = horizon + (height - horizon) * share * 1.25
      const high = 60 + share * 420
      canvas.add(side === green ? palms(x, y, high * 1.25, side * 0.15) : lampPost(canvas, palette, x, y, high, ink))
    }
  }
}
