import type { SceneOptions } from '../../catalogue.ts'
import { paintCourt } from '../../parts/buildings/court.ts'
import { minaret } from '../../parts/buildings/minaret.ts'
import { drawRoofing, lampsBehind, roofed, type Stone, stoneAt } from '../../parts/buildings/stone.ts'
import { cityHaze, towers } from '../../parts/buildings/tower.ts'
import { paintLandscape } from '../../parts/landscape/landscape.ts'
import { createDraw, type Draw, valueOr } from '../../rng.ts'
import { type Building, centre, type PaintBuilding, type Site, volume } from './building.ts'
import { neighbours, paintForecourt, paintStreet } from './setting.ts'
import { balconies, courtyard, crescent, gate, glass, podium, terraces } from './large.ts'
import { corner, house, rawashin, row, slender, wedge } from './modest.ts'
import { type FacadePlan, planFacade, type Silhouette } from './plan.ts'
import { type Canvas, each, moved, place, vignette } from '../../svg.ts'
import { isDark, moods, type Palette, palettes } from '../../colour.ts'
import { arcade, merlons } from '../../parts/buildings/arcade.ts'
import { dome } from '../../parts/buildings/dome.ts'
import { portal, stairWindow } from '../../parts/buildings/portal.ts'
import { canopyEntrance } from '../../parts/buildings/street-level.ts'

/** Floors, width and bays of the body of a symmetrical hotel, and of its wings, which are `lower` by some floors. */
const massings = {
  palace: { fewest: 3, most: 5, width: 560, bays: 9, wing: { width: 280, bays: 5, lower: 1 } },
  classic: { fewest: 6, most: 10, width: 500, bays: 9, wing: { width: 210, bays: 4, lower: 2 } },
  tower: { fewest: 9, most: 16, width: 340, bays: 7, wing: { width: 270, bays: 5, lower: 13 } },
  twin: { fewest: 8, most: 12, width: 330, bays: 5, wing: { width: 250, bays: 4, lower: 0 } },
  stepped: { fewest: 8, most: 13, width: 580, bays: 11, wing: { width: 190, bays: 4, lower: 4 } },
} as const

const painters: Readonly<Record<Silhouette, PaintBuilding>> = {
  house,
  row,
  corner,
  slender,
  rawashin,
  wedge,
  balconies,
  terraces,
  crescent,
  podium,
  courtyard,
  glass,
  gate,
  classic: symmetrical('classic'),
  tower: symmetrical('tower'),
  stepped: symmetrical('stepped'),
  twin: symmetrical('twin'),
  palace: symmetrical('palace'),
}

/**
 * The front of an invented hotel: its shape, stone, windows and surroundings depend on the id and the options.
 * @returns the foot of the door, in picture coordinates
 */
export function paintFacade(canvas: Canvas, draw: Draw, options: SceneOptions): { x: number; y: number } {
  const { width, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const palette = roofed(palettes[mood], drawRoofing(draw.stream('roof')))
  const sunLeft = draw.chance(0.5)
  const sunHeight = draw.range(0.15, 0.25)
  const plan = planFacade(draw.stream('plan'), options)
  const { ground } = plan
  const skinShare = isDark(palette) ? plan.skinShare * 0.4 : plan.skinShare
  const stone = stoneAt(defs, palette, 0, sunLeft, plan.skin, skinShare)
  const rear = stoneAt(defs, palette, 0.16, sunLeft, plan.skin, skinShare)
  const building = painters[plan.silhouette]({ plan, stone, rear, draw: draw.stream('windows') })
  const sunX = sunPlace(building, width, sunLeft)

  paintLandscape(canvas, palette, { sunX, horizon: draw.range(0.74, 0.82), sunHeight }, draw.stream('land'))
  paintTown(canvas, palette, ground, sunX, draw.stream('town'))
  if (plan.setting === 'street') {
    canvas.add(neighbours(width, plan, building, stone, draw.stream('neighbours')), building.markup)
    paintStreet(canvas, palette, plan, building, draw.stream('street'))
  } else {
    const hotel = defs.shape(building.markup)
    canvas.add(place(hotel))
    paintCourt(canvas, palette, { ground, vanishingX: building.door, sunX, mirrored: hotel })
    paintForecourt(canvas, plan, building, stone, draw.stream('forecourt'))
  }
  canvas.add(vignette(canvas, palette.near, 0.3))
  return { x: building.door, y: ground }
}

/** The sun stands halfway between the hotel and the edge of the picture. */
function sunPlace({ start, end }: Building, width: number, sunLeft: boolean): number {
  return sunLeft ? Math.max(160, start / 2) : Math.min(width - 160, (width + end) / 2)
}

function paintTown(canvas: Canvas, palette: Palette, ground: number, sunX: number, draw: Draw): void {
  const { width, height, defs } = canvas
  const middle = width / 2
  const belt = { start: -30, end: width + 30, y: ground, sunX, distance: 0.62, lowest: 180, highest: 340, clearing: 0 }
  const distant = minaret(stoneAt(defs, palette, 0.5, sunX < middle), {
    x: sunX < middle ? width * 0.955 : width * 0.045,
    y: ground - 60,
    height: height * 0.5,
    width: 30,
  })
  canvas.add(towers(canvas, palette, belt, draw), distant, cityHaze(canvas, palette, ground))
}

const zoom = 2.5

/** The entrance of a hotel: the same front as in the facade of that id, seen from close by. */
export function paintEntrance(canvas: Canvas, draw: Draw, options: SceneOptions, id: string): void {
  const { width, height } = canvas
  const front = canvas.inset(width, height)
  const door = paintFacade(front, createDraw(`facade:${id}`), options)
  // The door stands a little beside the centre, as a photographer would place it.
  const x = width * (0.5 + draw.pick([-0.06, 0, 0.06])) - door.x * zoom
  const y = height * 0.86 - door.y * zoom
  canvas.add(moved(front.markup(), x, y, zoom))
}

/** A hotel with equal wings, an arcade and a portal in the centre. */
function symmetrical(massing: keyof typeof massings): (site: Site) => Building {
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
