import type { Colour } from '../colour.ts'
import { latticeAngles } from '../motif.ts'
import { type Block, blockTop } from '../parts/hotel-block.ts'
import { type WindowStyle, windowStyles } from '../parts/hotel-window.ts'
import { type Draw, givenOr } from '../rng.ts'

type Massing = 'palace' | 'classic' | 'tower' | 'twin' | 'stepped'
type Crown = 'dome' | 'pavilion' | 'kiosks'
export type Stars = 1 | 2 | 3 | 4 | 5

const massings: readonly Massing[] = ['palace', 'classic', 'tower', 'twin', 'stepped']

/** Everything that decides what one hotel looks like, in picture coordinates. */
export type FacadePlan = {
  massing: Massing
  stars: Stars
  style: WindowStyle
  angle: number
  crown: Crown
  skin: Colour
  /** Left and right of the middle, behind it. */
  wings: readonly [Block, Block]
  /** Bodies in the middle, back to front. */
  bodies: readonly Block[]
  /** Width of the tall window above the entrance; 0 for none. */
  stairWindow: number
  centre: number
  ground: number
  groundFloor: number
}

/** Draws the plan of a hotel; given stars change its size, never the other choices. */
export function planFacade(draw: Draw, givenStars: Stars | undefined): FacadePlan {
  const stars = givenOr(givenStars, draw.pick([3, 4, 5] as const))
  const massing = draw.pick(massings)
  const style = draw.pick(windowStyles)
  const crown = draw.pick(['dome', 'pavilion', 'kiosks'] as const)
  const skin = draw.pick(['#ffffff', '#f0d2b0', '#e9c3a6', '#dfe6dd', '#f7e3bd'])
  const angle = draw.pick(latticeAngles)
  const extra = draw.whole(0, 1)
  const lower = draw.whole(1, 2)

  const centre = 800
  const ground = 855
  const groundFloor = 120
  const y = ground - groundFloor
  const shape = shapeOf[massing](stars, extra)
  const floorHeight = Math.min(72, 500 / shape.floors)
  const body = (width: number, floors: number, bays: number, blankWidth = 0): Block => ({
    start: centre - width / 2,
    end: centre + width / 2,
    y,
    floors,
    floorHeight,
    bays,
    blank: blankWidth ? { start: centre - blankWidth / 2 - 8, end: centre + blankWidth / 2 + 8 } : undefined,
  })
  const wing = (side: -1 | 1): Block => ({
    start: side < 0 ? centre - shape.width / 2 - shape.wingWidth : centre + shape.width / 2,
    end: side < 0 ? centre - shape.width / 2 : centre + shape.width / 2 + shape.wingWidth,
    y,
    floors: wingFloors(massing, shape.floors, lower),
    floorHeight,
    bays: shape.wingBays,
  })
  const stairWindow = massing === 'twin' ? 0 : 128
  const middleFloors = massing === 'twin' ? shape.floors - 2 : shape.floors
  const bodies =
    massing === 'stepped'
      ? [
          body(shape.width * 0.62, shape.floors, shape.bays - 2, stairWindow),
          body(shape.width, shape.floors - 2, shape.bays, stairWindow),
        ]
      : [body(shape.width, middleFloors, shape.bays, stairWindow)]
  return {
    massing,
    stars,
    style,
    angle,
    crown,
    skin,
    wings: [wing(-1), wing(1)],
    bodies,
    stairWindow,
    centre,
    ground,
    groundFloor,
  }
}

/** Level of the roof over the middle of the front. */
export function roofLevel(plan: FacadePlan): number {
  return Math.min(...plan.bodies.map(blockTop))
}

type Shape = { floors: number; width: number; bays: number; wingWidth: number; wingBays: number }

const shapeOf: Record<Massing, (stars: number, extra: number) => Shape> = {
  palace: (stars, extra) => ({
    floors: 3 + extra + (stars > 4 ? 1 : 0),
    width: 560,
    bays: 9,
    wingWidth: 280 + stars * 10,
    wingBays: 5,
  }),
  classic: (stars, extra) => ({
    floors: 4 + stars + extra,
    width: 500,
    bays: 9,
    wingWidth: 210 + stars * 10,
    wingBays: 4,
  }),
  tower: (stars, extra) => ({
    floors: 6 + stars + extra,
    width: 380,
    bays: 7,
    wingWidth: 290 + stars * 10,
    wingBays: 5,
  }),
  twin: (stars, extra) => ({
    floors: 5 + stars + extra,
    width: 330,
    bays: 5,
    wingWidth: 250 + stars * 10,
    wingBays: 4,
  }),
  stepped: (stars, extra) => ({
    floors: 6 + stars + extra,
    width: 580,
    bays: 11,
    wingWidth: 190 + stars * 10,
    wingBays: 4,
  }),
}

function wingFloors(massing: Massing, floors: number, lower: number): number {
  if (massing === 'tower') return 3
  if (massing === 'twin') return floors
  if (massing === 'stepped') return floors - 4
  return massing === 'palace' ? floors - 1 : floors - lower
}
