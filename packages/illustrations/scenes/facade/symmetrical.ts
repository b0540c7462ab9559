import { arcade, merlons } from '../../parts/buildings/arcade.ts'
import { dome } from '../../parts/buildings/dome.ts'
import { type Block, blockTop, hotelBlock } from '../../parts/buildings/hotel-block.ts'
import { portal, stairWindow } from '../../parts/buildings/portal.ts'
import { type Stone, lampsBehind } from '../../parts/buildings/stone.ts'
import { canopyEntrance } from '../../parts/buildings/street-level.ts'
import { type Building, centre, type Site } from './building.ts'
import type { FacadePlan, Silhouette } from './plan.ts'

type Massing = Extract<Silhouette, 'palace' | 'classic' | 'tower' | 'twin' | 'stepped'>

/** The volumes of a symmetrical hotel. */
type Volumes = {
  /** Left and right of the centre, behind it. */
  wings: readonly [Block, Block]
  /** Volumes in the centre, back to front. */
  bodies: readonly Block[]
  /** Width of the tall window above the entrance; 0 for none. */
  stairWindow: number
}

/** A hotel with equal wings, an arcade and a portal in the centre. */
export function symmetrical(massing: Massing): (site: Site) => Building {
  return (site) => {
    const { plan, stone, rear, draw } = site
    const volumes = volumesOf(massing, plan)
    const { wings, bodies } = volumes
    const { ground, groundFloor, angle, stars } = plan
    const floor = ground - groundFloor
    const wingParts = wings.map((wing, index) => {
      const middle = (wing.start + wing.end) / 2
      const capped = massing === 'twin' ? dome(rear, middle, blockTop(wing) - 8, 46) : ''
      return capped + hotelBlock(rear, wing, ground, plan, draw.stream(`wing ${index}`))
    })
    const bodyParts = bodies.map((body, index) => {
      const parapet = { start: body.start - 6, end: body.end + 6, y: blockTop(body) - 11, height: 170 }
      const step = bodies.length > 1 && index === 0 ? rear : stone
      return (
        (index === 0 ? crown(plan, volumes, stone) : '') +
        merlons(step, parapet, 26) +
        hotelBlock(step, body, ground, plan, draw.stream(`body ${index}`))
      )
    })
    const roof = Math.min(...bodies.map(blockTop))
    const shaft = { x: centre, y: floor + 4, width: volumes.stairWindow, height: floor - roof - 22 }
    const open = lampsBehind(stone)
    const [start, end] = [wings[0].start, wings[1].end]
    const entrance = { x: centre, y: ground, width: 216 + stars * 8, height: 170 + stars * 7 }
    return {
      markup:
        wingParts.join('') +
        bodyParts.join('') +
        (volumes.stairWindow > 0 ? stairWindow(stone, shaft, angle) : '') +
        arcade(open, { start: start - 10, end: end + 10, y: ground, height: groundFloor }, 62) +
        (draw.chance(0.6) ? portal(stone, entrance, angle) : canopyEntrance(stone, centre, ground, 270)),
      start,
      end,
      door: centre,
    }
  }
}

function crown({ crown: kind, stars }: FacadePlan, { bodies }: Volumes, stone: Stone): string {
  const top = Math.min(...bodies.map(blockTop))
  const body = bodies[0]
  const half = body ? (body.end - body.start) / 2 : 0
  const both = (part: (side: number) => string) => part(-1) + part(1)
  if (kind === 'dome') return dome(stone, centre, top - 8, 46 + stars * 6)
  if (kind === 'kiosks') return both((side) => dome(stone, centre + side * (half - 50), top - 8, 40))
  const gallery = { start: centre - 120, end: centre + 120, y: top - 10, height: 76 }
  return arcade(stone, gallery, 40) + both((side) => dome(stone, centre + side * (half - 40), top - 8, 32))
}

function volumesOf(massing: Massing, plan: FacadePlan): Volumes {
  const { ground, groundFloor, stars } = plan
  const y = ground - groundFloor
  const shape = shapeOf[massing]
  const floors = Math.max(shape.fewest, Math.min(shape.most, plan.floors))
  const floorHeight = Math.min(72, 510 / floors)
  const wingWidth = shape.wingWidth + stars * 10
  const stairs = massing === 'twin' ? 0 : 128
  const blank = stairs ? { start: centre - stairs / 2 - 8, end: centre + stairs / 2 + 8 } : undefined
  const body = (width: number, count: number, bays: number): Block => ({
    start: centre - width / 2,
    end: centre + width / 2,
    y,
    floors: count,
    floorHeight,
    bays,
    blank,
  })
  const wing = (side: -1 | 1): Block => ({
    start: side < 0 ? centre - shape.width / 2 - wingWidth : centre + shape.width / 2,
    end: side < 0 ? centre - shape.width / 2 : centre + shape.width / 2 + wingWidth,
    y,
    floors: Math.max(2, shape.wingFloors(floors)),
    floorHeight,
    bays: shape.wingBays,
  })
  const stepped = [body(shape.width * 0.62, floors, shape.bays - 2), body(shape.width, floors - 2, shape.bays)]
  const middle = massing === 'twin' ? floors - 2 : floors
  return {
    wings: [wing(-1), wing(1)],
    bodies: massing === 'stepped' ? stepped : [body(shape.width, middle, shape.bays)],
    stairWindow: stairs,
  }
}

type Shape = {
  fewest: number
  most: number
  width: number
  bays: number
  wingWidth: number
  wingBays: number
  wingFloors: (floors: number) => number
}

const shapeOf: Readonly<Record<Massing, Shape>> = {
  palace: { fewest: 3, most: 5, width: 560, bays: 9, wingWidth: 280, wingBays: 5, wingFloors: (floors) => floors - 1 },
  classic: {
    fewest: 6,
    most: 10,
    width: 500,
    bays: 9,
    wingWidth: 210,
    wingBays: 4,
    wingFloors: (floors) => floors - 2,
  },
  tower: { fewest: 9, most: 16, width: 340, bays: 7, wingWidth: 270, wingBays: 5, wingFloors: () => 3 },
  twin: { fewest: 8, most: 12, width: 330, bays: 5, wingWidth: 250, wingBays: 4, wingFloors: (floors) => floors },
  stepped: {
    fewest: 8,
    most: 13,
    width: 580,
    bays: 11,
    wingWidth: 190,
    wingBays: 4,
    wingFloors: (floors) => floors - 4,
  },
}
