import { type Canvas, place, vignette } from '../../canvas.ts'
import type { SceneOptions } from '../../catalogue.ts'
import { isDark, moods, type Palette, palettes } from '../../moods.ts'
import { paintCourt } from '../../parts/buildings/court.ts'
import { minaret } from '../../parts/buildings/minaret.ts'
import { drawRoofing, roofed, stoneAt } from '../../parts/buildings/stone.ts'
import { cityHaze, towers } from '../../parts/buildings/tower.ts'
import { paintLandscape } from '../../parts/landscape/landscape.ts'
import { createDraw, type Draw, valueOr } from '../../rng.ts'
import type { Building, PaintBuilding } from './building.ts'
import { paintForecourt } from './forecourt.ts'
import { balconies, courtyard, crescent, gate, glass, podium, terraces } from './large.ts'
import { corner, house, rawashin, row, slender, wedge } from './modest.ts'
import { planFacade, type Silhouette } from './plan.ts'
import { neighbours, paintStreet } from './street.ts'
import { symmetrical } from './symmetrical.ts'
import { moved } from '../../svg.ts'

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
