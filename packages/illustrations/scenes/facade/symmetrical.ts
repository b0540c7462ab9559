import { arcade, merlons } from '../../parts/buildings/arcade.ts'
import { dome } from '../../parts/buildings/dome.ts'
import { portal, stairWindow } from '../../parts/buildings/portal.ts'
import { type Stone, lampsBehind } from '../../parts/buildings/stone.ts'
import { canopyEntrance } from '../../parts/buildings/street-level.ts'
import { each } from '../../svg.ts'
import { type Building, centre, type Site, volume } from './building.ts'
import type { FacadePlan } from './plan.ts'

/** Floors, width and bays of the body of a symmetrical hotel, and of its wings, which are `lower` by some floors. */
const massings = {
  palace: { fewest: 3, most: 5, width: 560, bays: 9, wing: { width: 280, bays: 5, lower: 1 } },
  classic: { fewest: 6, most: 10, width: 500, bays: 9, wing: { width: 210, bays: 4, lower: 2 } },
  tower: { fewest: 9, most: 16, width: 340, bays: 7, wing: { width: 270, bays: 5, lower: 13 } },
  twin: { fewest: 8, most: 12, width: 330, bays: 5, wing: { width: 250, bays: 4, lower: 0 } },
  stepped: { fewest: 8, most: 13, width: 580, bays: 11, wing: { width: 190, bays: 4, lower: 4 } },
} as const

/** A hotel with equal wings, an arcade and a portal in the centre. */
export function symmetrical(massing: keyof typeof massings): (site: Site) => Building {
  const { fewest, most, width, bays, wing } = massings[massing]
  const isTwin = massing === 'twin'
  return (site) => {
    const { plan, stone, rear, draw } = site
    const { ground, groundFloor, angle, stars } = plan
    const floors = Math.max(fewest, Math.min(most, plan.floors))
    const floorHeight = Math.min(72, 510 / floors)
    const [inner, outer] = [width / 2, width / 2 + wing.width + stars * 10]
    const wings = each([-1, 1], (side) => {
      const place =
        side < 0 ? { start: centre - outer, end: centre - inner } : { start: centre + inner, end: centre + outer }
      const block = { ...place, floors: Math.max(2, floors - wing.lower), floorHeight, bays: wing.bays }
      const { markup, top } = volume(site, `wing ${side}`, block, rear)
      return (isTwin ? dome(rear, (place.start + place.end) / 2, top - 8, 46) : '') + markup
    })
    const blank = isTwin ? undefined : { start: centre - 72, end: centre + 72 }
    const body = (half: number, floors: number, bays: number, masonry: Stone) => {
      const block = { start: centre - half, end: centre + half, floors, floorHeight, bays, blank }
      const { markup, top } = volume(site, `body ${floors}`, block, masonry)
      const parapet = { start: block.start - 6, end: block.end + 6, y: top - 11, height: 170 }
      return { top, half, markup: merlons(masonry, parapet, 26) + markup }
    }
    const bodies =
      massing === 'stepped'
        ? ([body(inner * 0.62, floors, bays - 2, rear), body(inner, floors - 2, bays, stone)] as const)
        : ([body(inner, isTwin ? floors - 2 : floors, bays, stone)] as const)
    const [{ top, half }] = bodies
    const floor = ground - groundFloor
    const shaft = { x: centre, y: floor + 4, width: 128, height: floor - top - 22 }
    const arches = { start: centre - outer - 10, end: centre + outer + 10, y: ground, height: groundFloor }
    const entrance = { x: centre, y: ground, width: 216 + stars * 8, height: 170 + stars * 7 }
    return {
      markup:
        wings +
        crown(plan, half, top, stone) +
        each(bodies, ({ markup }) => markup) +
        (isTwin ? '' : stairWindow(stone, shaft, angle)) +
        arcade(lampsBehind(stone), arches, 62) +
        (draw.chance(0.6) ? portal(stone, entrance, angle) : canopyEntrance(stone, centre, ground, 270)),
      start: centre - outer,
      end: centre + outer,
      door: centre,
    }
  }
}

/** What stands on the roof, `top`, of a body with some half width. */
function crown({ crown: kind, stars }: FacadePlan, half: number, top: number, stone: Stone): string {
  const both = (inset: number, radius: number) =>
    each([-1, 1], (side) => dome(stone, centre + side * (half - inset), top - 8, radius))
  if (kind === 'dome') return dome(stone, centre, top - 8, 46 + stars * 6)
  if (kind === 'kiosks') return both(50, 40)
  return arcade(stone, { start: centre - 120, end: centre + 120, y: top - 10, height: 76 }, 40) + both(40, 32)
}
