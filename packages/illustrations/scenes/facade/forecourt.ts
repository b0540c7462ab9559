import { type Canvas, fade } from '../../canvas.ts'
import { type Colour, mix } from '../../colour.ts'
import { type Palette, isDark } from '../../moods.ts'
import { cypress, troughShrub } from '../../parts/landscape/greenery.ts'
import { lantern } from '../../parts/interior/lantern.ts'
import { growPalms } from '../../parts/landscape/palm.ts'
import type { Stone } from '../../parts/buildings/stone.ts'
import type { Draw } from '../../rng.ts'
import { d, each, ellipse, path } from '../../svg.ts'
import type { Building } from './building.ts'
import type { FacadePlan } from './plan.ts'

/** Paints the area in front of a hotel: the light from its entrance, lamps, shrubs and trees. */
export function paintForecourt(canvas: Canvas, plan: FacadePlan, building: Building, stone: Stone, draw: Draw): void {
  const { palette } = stone
  const centre = building.door
  const { width, height } = canvas
  const { ground, stars } = plan
  const ink = mix(palette.near, palette.leaf, isDark(palette) ? 0.08 : 0.22)
  const planting = draw.pick(['pairs', 'single', 'row', 'cypress', 'mixed'] as const)
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const heights = draw.stream('heights')
  const troughs = stars < 3 ? 2 : 3

  canvas.add(lightFromDoor(canvas, palette, centre, ground))
  for (const side of [-1, 1] as const) {
    for (let index = 0; index < troughs; index++) {
      canvas.add(troughShrub(stone, centre + side * (212 + index * 150), ground + 12, 92))
    }
    canvas.add(lantern(canvas, palette, centre + side * 148, ground - 82, 22, ink))
    for (const tree of trees[planting]) {
      const x = width / 2 + side * width * tree.aside
      const y = ground + tree.forward
      const tall = height * (tree.height + heights.range(-0.025, 0.025))
      canvas.add(tree.kind === 'palm' ? palms.at(x, y, tall, side * tree.aside * 0.5) : '')
      canvas.add(tree.kind === 'cypress' ? cypress(stone, x, y, tall, ink) : '')
    }
    canvas.add(floorLanterns(canvas, stone, centre, ground, side, ink))
  }
}

type Tree = { kind: 'palm' | 'cypress'; aside: number; forward: number; height: number }

const palm = (aside: number, forward: number, height: number): Tree => ({ kind: 'palm', aside, forward, height })
const spire = (aside: number, forward: number, height: number): Tree => ({ kind: 'cypress', aside, forward, height })

/** Trees on one side, back to front: distance from the centre, distance towards the viewer, height. */
const trees: Record<'pairs' | 'single' | 'row' | 'cypress' | 'mixed', readonly Tree[]> = {
  pairs: [palm(0.4, 30, 0.48), palm(0.465, 62, 0.4)],
  single: [palm(0.43, 44, 0.6)],
  row: [palm(0.335, 16, 0.3), palm(0.395, 34, 0.37), palm(0.465, 62, 0.46)],
  cypress: [spire(0.3, 10, 0.25), spire(0.35, 18, 0.3), spire(0.405, 32, 0.36), spire(0.465, 54, 0.43)],
  mixed: [spire(0.33, 14, 0.3), spire(0.37, 22, 0.34), palm(0.45, 52, 0.52)],
}

function lightFromDoor({ defs, height }: Canvas, palette: Palette, centre: number, ground: number): string {
  const light = defs.upright(ground, height, ...fade(palette.lamp, 0.75, 0.06))
  return path(
    d`M${centre - 62} ${ground}L${centre + 62} ${ground}L${centre + 190} ${height}L${centre - 190} ${height}Z`,
    light,
  )
}

function floorLanterns(
  canvas: Canvas,
  stone: Stone,
  centre: number,
  ground: number,
  side: number,
  ink: Colour,
): string {
  const steps = [
    [0.18, 9],
    [0.5, 12],
    [0.86, 16],
  ] as const
  return each(steps, ([share, size]) => {
    const x = centre + side * (76 + 150 * share)
    const y = ground + (canvas.height - ground) * share
    const shadow = ellipse(x, y + 2, size * 0.9, 3, ink, { opacity: 0.4 })
    return shadow + lantern(canvas, stone.palette, x, y, size * 2.1, ink)
  })
}
