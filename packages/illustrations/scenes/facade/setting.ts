import { type Colour, isDark, lighten, mix, type Palette } from '../../colour.ts'
import { lampPost, lantern } from '../../parts/interior/lantern.ts'
import { growPalms } from '../../parts/landscape/palm.ts'
import { type Stone, stoneAt } from '../../parts/buildings/stone.ts'
import type { Draw } from '../../rng.ts'
import { type Canvas, circle, d, each, ellipse, fade, moved, path, rect, stroke, ticks } from '../../svg.ts'
import type { Building } from './building.ts'
import type { FacadePlan } from './plan.ts'
import { plainGroundFloor, roofEquipment, shopFronts } from '../../parts/buildings/street-level.ts'
import { hotelBlock } from '../../parts/buildings/hotel-block.ts'
import { vehicle } from '../../parts/objects/vehicle.ts'

/** Paints the area in front of a hotel: the light from its entrance, lamps, shrubs and trees. */
export function paintForecourt(canvas: Canvas, plan: FacadePlan, building: Building, stone: Stone, draw: Draw): void {
  const { palette } = stone
  const centre = building.door
  const { width, height } = canvas
  const { ground, stars } = plan
  const ink = mix(palette.near, palette.leaf, isDark(palette) ? 0.08 : 0.22)
  const planting = draw.pick(Object.values(plantings))
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const heights = draw.stream('heights')
  const troughs = stars < 3 ? 2 : 3

  canvas.add(lightFromDoor(canvas, palette, centre, ground))
  for (const side of [-1, 1] as const) {
    for (let index = 0; index < troughs; index++) {
      canvas.add(troughShrub(stone, centre + side * (212 + index * 150), ground + 12, 92))
    }
    canvas.add(lantern(canvas, palette, centre + side * 148, ground - 82, 22, ink))
    for (const tree of planting) {
      const x = width / 2 + side * width * tree.aside
      const y = ground + tree.forward
      const tall = height * (tree.height + heights.range(-0.025, 0.025))
      canvas.add(tree.kind === 'palm' ? palms(x, y, tall, side * tree.aside * 0.5) : '')
      canvas.add(tree.kind === 'cypress' ? cypress(stone, x, y, tall, ink) : '')
    }
    canvas.add(floorLanterns(canvas, stone, centre, ground, side, ink))
  }
}

type Tree = { kind: 'palm' | 'cypress'; aside: number; forward: number; height: number }

const palm = (aside: number, forward: number, height: number): Tree => ({ kind: 'palm', aside, forward, height })
const spire = (aside: number, forward: number, height: number): Tree => ({ kind: 'cypress', aside, forward, height })

/** Trees on one side, back to front: distance from the centre, distance towards the viewer, height. */
const plantings: Record<string, readonly Tree[]> = {
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

/** A round shrub 220 px wide with its base at the origin. */
function shrub(palette: Palette): string {
  const leaf = mix(mix(palette.near, palette.leaf, 0.47), palette.haze, 0.04)
  const lit = mix(palette.leaf, palette.glow, 0.3)
  return (
    ellipse(0, 0, 120, 16, palette.near, { opacity: 0.3 }) +
    circle(-60, -42, 52, leaf) +
    circle(58, -40, 50, leaf) +
    circle(0, -62, 66, leaf) +
    circle(-20, -78, 36, lit, { opacity: 0.35 }) +
    circle(48, -56, 24, lit, { opacity: 0.3 })
  )
}

/** Shrubs in a stone trough; (x, y) is the centre of its base. */
function troughShrub({ tones, face, palette }: Stone, x: number, y: number, width: number): string {
  const half = width / 2
  const trough = d`M${x - half} ${y - width * 0.19}h${width}l${-width * 0.05} ${width * 0.19}h${-width * 0.9}Z`
  const top = y - width * 0.14
  return (
    ellipse(x, y + 2, half * 1.1, 5, palette.near, { opacity: 0.3 }) +
    moved(shrub(palette), x - width * 0.22, top, width / 430) +
    moved(shrub(palette), x + width * 0.22, top, width / 430) +
    path(trough, face) +
    rect(x - half - 3, y - width * 0.22, width + 6, width * 0.06, tones.lit)
  )
}

/** A slender cypress with its base at (x, y), lit from the side of the sun. */
function cypress({ palette, across }: Stone, x: number, y: number, height: number, colour: Colour): string {
  const half = height * 0.085
  const lit = mix(lighten(colour, 0.06), palette.glow, 0.2)
  const dark = lighten(colour, -0.04)
  const leaf = across(lit, colour, dark)
  const crown = d`M${x} ${y - height}C${x + half * 0.9} ${y - height * 0.74} ${x + half * 1.3} ${y - height * 0.3} ${x + half * 0.5} ${y - height * 0.06}H${x - half * 0.5}C${x - half * 1.3} ${y - height * 0.3} ${x - half * 0.9} ${y - height * 0.74} ${x} ${y - height}Z`
  const trunk = d`M${x - half * 0.14} ${y}v${-height * 0.08}h${half * 0.28}v${height * 0.08}Z`
  return (
    ellipse(x, y, half * 1.5, half * 0.26, palette.near, { opacity: 0.35 }) + path(trunk, colour) + path(crown, leaf)
  )
}

/** The houses on both sides of a hotel in a street, paler than the hotel. */
export function neighbours(
  width: number,
  plan: FacadePlan,
  { start, end }: Building,
  front: Stone,
  draw: Draw,
): string {
  const skin = draw.pick(['#e6c7a4', '#d8d4c6', '#dba98a'])
  const stone = stoneAt(front.defs, front.palette, 0.34, front.sunLeft, skin, 0.3)
  const house = (from: number, to: number, name: string) => {
    const own = draw.stream(name)
    const block = {
      start: from,
      end: to,
      y: plan.ground - 96,
      floors: own.whole(2, 4),
      floorHeight: own.range(58, 74),
      bays: Math.max(2, Math.round((to - from) / 84)),
    }
    const look = { style: own.pick(['plain', 'tall'] as const), angle: 45 }
    const wall = hotelBlock(stone, block, plan.ground, look, own)
    const groundFloor = own.pick([shopFronts, plainGroundFloor] as const)
    return (
      roofEquipment(stone, wall, own.stream('roof')) +
      wall.markup +
      groundFloor(stone, { start: from, end: to, y: plan.ground, height: 96 }, own.stream('ground'))
    )
  }
  const gap = draw.whole(14, 34)
  return (
    house(-60, start * draw.range(0.46, 0.56), 'far left') +
    house(start * 0.56 + gap, start - gap, 'left') +
    house(end + gap, end + (width - end) * draw.range(0.46, 0.54), 'right') +
    house(end + (width - end) * 0.56, width + 60, 'far right')
  )
}

/** Paints a pavement with lamps, a road with a crossing, and sometimes a car at the kerb. */
export function paintStreet(
  canvas: Canvas,
  palette: Palette,
  plan: FacadePlan,
  { door, start, end }: Building,
  draw: Draw,
): void {
  const { width, height, defs } = canvas
  const { ground } = plan
  const kerb = ground + 44
  const ink = mix(palette.near, palette.leaf, isDark(palette) ? 0.08 : 0.2)
  const paving = defs.upright(
    ground,
    kerb,
    mix(palette.stoneLit, palette.haze, 0.3),
    mix(palette.stone, palette.haze, 0.28),
  )
  const road = defs.upright(
    kerb,
    height,
    mix(palette.stoneShade, palette.near, 0.38),
    mix(palette.stoneShade, palette.near, 0.68),
  )
  const joints = each(ticks(-20, width + 60, 62), (x) => d`M${x} ${ground}l${(x - width / 2) * 0.07} 44`)
  const crossing = door + (draw.chance(0.5) ? 150 : -150)
  const stripes = each(ticks(-4, 5), (index) => {
    const x = crossing + index * 34
    const spread = (x - width / 2) * 0.16
    return d`M${x - 9} ${kerb + 12}h18l${spread + 6} ${height - kerb - 12}h-30Z`
  })
  const light = defs.radial(door, ground + 8, 170, ...fade(palette.lamp, isDark(palette) ? 0.6 : 0.25))
  canvas.add(
    rect(0, ground, width, kerb - ground, paving),
    stroke(joints, palette.line, 1.4, { opacity: 0.22 }),
    ellipse(door, ground + 10, 170, 34, light),
    rect(0, kerb, width, height - kerb, road),
    rect(0, kerb - 3, width, 10, mix(palette.stoneLit, palette.haze, 0.4)),
    path(stripes, mix(palette.stoneLit, palette.haze, 0.3), { opacity: 0.5 }),
    path(d`M0 ${height - 34}L${width} ${height - 34}L${width} ${height - 27}L0 ${height - 27}Z`, palette.stoneLit, {
      opacity: 0.2,
    }),
  )
  const palms = growPalms(canvas, palette, ink, draw.stream('palms'))
  const trees = draw.pick(['none', 'left', 'right', 'both'] as const)
  if (trees === 'left' || trees === 'both') canvas.add(palms(Math.max(90, start - 90), kerb - 6, 330, -0.2))
  if (trees === 'right' || trees === 'both') canvas.add(palms(Math.min(width - 90, end + 90), kerb - 6, 360, 0.2))
  canvas.add(
    lampPost(canvas, palette, start - 30, kerb - 8, 190, ink),
    lampPost(canvas, palette, end + 30, kerb - 8, 190, ink),
  )
  if (draw.chance(0.55)) {
    const kind = draw.pick(['sedan', 'van', 'suv'] as const)
    const paint = draw.pick(['#f4ead8', '#e9e4da', '#1d3148', '#0e4a45'])
    const x = crossing > door ? door - 300 : door + 300
    canvas.add(moved(vehicle(canvas, palette, kind, paint), x, kerb + 34, 0.42))
  }
}
