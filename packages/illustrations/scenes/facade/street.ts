import { type Canvas, fade } from '../../canvas.ts'
import { mix } from '../../colour.ts'
import { type Palette, isDark } from '../../moods.ts'
import { lampPost } from '../../parts/interior/lantern.ts'
import { growPalms } from '../../parts/landscape/palm.ts'
import { plainGroundFloor, roofEquipment, shopFronts } from '../../parts/buildings/street-level.ts'
import { type Stone, stoneAt } from '../../parts/buildings/stone.ts'
import { hotelBlock } from '../../parts/buildings/hotel-block.ts'
import { vehicle } from '../../parts/objects/vehicle.ts'
import type { Draw } from '../../rng.ts'
import { d, each, ellipse, moved, path, rect, ticks, stroke } from '../../svg.ts'
import type { Building } from './building.ts'
import type { FacadePlan } from './plan.ts'

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
