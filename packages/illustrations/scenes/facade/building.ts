import { type Block, hotelBlock } from '../../parts/buildings/hotel-block.ts'
import type { Stone } from '../../parts/buildings/stone.ts'
import type { Draw } from '../../rng.ts'
import type { FacadePlan } from './plan.ts'

/** The drawing tools and measures of a silhouette. */
export type Site = {
  plan: FacadePlan
  /** Masonry of the front, and of the parts behind it. */
  stone: Stone
  rear: Stone
  draw: Draw
}

/** A drawn hotel: its markup and the places that the rest of the picture follows. */
export type Building = {
  markup: string
  /** The left and the right end. */
  start: number
  end: number
  /** Centre of the entrance. */
  door: number
}

export type PaintBuilding = (site: Site) => Building

export const centre = 800

/** The stretch of some width in the middle of the picture. */
export const middle = (width: number) => ({ start: centre - width / 2, end: centre + width / 2 })

/** The height of a floor: `most`, or less so that all floors fit into the picture. */
export function floorHeight(plan: FacadePlan, floors: number, most = 68): number {
  return Math.min(most, (plan.ground - plan.groundFloor - 165) / floors)
}

/** A volume above the ground floor, drawn down to the ground. */
export function volume({ plan, stone, draw }: Site, name: string, block: Omit<Block, 'y'>, masonry: Stone = stone) {
  const y = plan.ground - plan.groundFloor
  return hotelBlock(masonry, { ...block, y }, plan.ground, plan, draw.stream(name))
}
