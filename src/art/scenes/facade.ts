import { type Canvas, place } from '../canvas.ts'
import { mix } from '../colour.ts'
import { type Mood, type Palette, isDark, moods, palettes } from '../moods.ts'
import { arcade, merlons } from '../parts/arcade.ts'
import { paintCourt } from '../parts/court.ts'
import { dome } from '../parts/dome.ts'
import { blockTop, hotelBlock } from '../parts/hotel-block.ts'
import { hotelPortal, stairWindow } from '../parts/hotel-portal.ts'
import { minaret } from '../parts/minaret.ts'
import { mist, paintRidge } from '../parts/ridge.ts'
import { drawRoofing, roofed } from '../parts/roofs.ts'
import { paintSky } from '../parts/sky.ts'
import { type Stone, litBy, stoneAt } from '../parts/stone.ts'
import { towerRow } from '../parts/tower.ts'
import { vignette } from '../parts/vignette.ts'
import { type Draw, givenOr } from '../rng.ts'
import { rect } from '../svg.ts'
import { type FacadePlan, type Stars, planFacade, roofLevel } from './facade-plan.ts'
import { paintForecourt } from './forecourt.ts'

type FacadeOptions = { mood?: Mood | undefined; stars?: Stars | undefined }

/** The front of a hotel that exists nowhere: massing, windows, crown and stone follow the id. */
export function paintFacade(canvas: Canvas, draw: Draw, options: FacadeOptions = {}): void {
  const { width, height, defs } = canvas
  const mood = givenOr(options.mood, draw.pick(moods))
  const palette = roofed(palettes[mood], drawRoofing(draw.stream('roof')))
  const sunLeft = draw.chance(0.5)
  const sunRise = draw.range(0.17, 0.25)
  const plan = planFacade(draw.stream('plan'), options.stars)
  const { ground, centre } = plan
  const sunX = width * sunPlace(plan, sunLeft)
  const radius = palette.mood === 'night' ? 40 : 54

  paintSky(canvas, palette, { x: sunX, y: height * sunRise, radius }, ground, draw.stream('sky'))
  const range = { y: height * 0.62, amplitude: 90, depth: 0.12, sunX }
  paintRidge(canvas, palette, range, draw.stream('ridge'))
  canvas.add(mist(canvas, palette, height * 0.55, height * 0.2, 0.5))
  paintTown(canvas, palette, ground, sunX, draw.stream('town'))

  const skinShare = isDark(palette) ? 0.1 : 0.25
  const stone = stoneAt(defs, palette, 0, sunLeft, plan.skin, skinShare)
  const rear = stoneAt(defs, palette, 0.16, sunLeft, plan.skin, skinShare)
  const hotel = defs.shape(building(canvas, palette, plan, stone, rear, draw.stream('windows')))
  canvas.add(place(hotel))
  paintCourt(canvas, palette, { ground, vanishingX: centre, sunX, mirrored: hotel, shine: 0.5 })
  paintForecourt(canvas, palette, plan, stone, draw.stream('forecourt'))
  canvas.add(vignette(canvas, palette.near, 0.3))
}

/** Tall wings would hide the sun, so it moves out beside them. */
function sunPlace({ wings }: FacadePlan, sunLeft: boolean): number {
  const aside = blockTop(wings[0]) < 330 ? 0.085 : 0.2
  return sunLeft ? aside : 1 - aside
}

function paintTown(canvas: Canvas, palette: Palette, ground: number, sunX: number, draw: Draw): void {
  const { width, height, defs } = canvas
  const middle = width / 2
  const row = towerRow(
    (centre) => stoneAt(defs, palette, 0.62, sunX < centre),
    -30,
    width + 30,
    ground,
    (centre, heights) => heights.range(150, 340) * (0.7 + Math.abs(centre - middle) / width),
    palette.litWindows,
    draw,
  )
  const distant = minaret(stoneAt(defs, palette, 0.5, sunX < middle), {
    x: sunX < middle ? width * 0.955 : width * 0.045,
    y: ground - 60,
    height: height * 0.5,
    width: 30,
  })
  const haze = defs.linear(0, height * 0.55, 0, ground, [
    [0, palette.sky[3], 0],
    [1, palette.sky[3], 0.45],
  ])
  canvas.add(row, distant, rect(0, height * 0.55, width, ground - height * 0.55, haze))
}

function building(canvas: Canvas, palette: Palette, plan: FacadePlan, stone: Stone, rear: Stone, draw: Draw): string {
  const { wings, bodies, ground, groundFloor, centre, angle } = plan
  const floor = ground - groundFloor
  const wingParts = wings.map((wing, index) => {
    const middle = (wing.start + wing.end) / 2
    const capped = plan.massing === 'twin' ? dome(rear, middle, blockTop(wing) - 8, 46) : ''
    return capped + hotelBlock(rear, palette, wing, ground, plan, draw.stream(`wing ${index}`))
  })
  const bodyParts = bodies.map((body, index) => {
    const top = blockTop(body)
    const parapet = { start: body.start - 6, end: body.end + 6, y: top - 11, height: 170 }
    const step = bodies.length > 1 && index === 0 ? rear : stone
    return (
      (index === 0 ? crown(plan, stone) : '') +
      merlons(step, parapet, 26) +
      hotelBlock(step, palette, body, ground, plan, draw.stream(`body ${index}`))
    )
  })
  const shaft =
    plan.stairWindow > 0
      ? stairWindow(
          stone,
          palette,
          {
            x: centre,
            y: floor + 4,
            width: plan.stairWindow,
            height: floor - roofLevel(plan) - 22,
          },
          angle,
        )
      : ''
  const entrance = {
    x: centre,
    y: ground,
    width: 216 + plan.stars * 8,
    height: 170 + plan.stars * 7,
  }
  const open = litBy(stone, isDark(palette) ? palette.lamp : mix(palette.lamp, palette.near, 0.35))
  const stretch = { start: wings[0].start - 10, end: wings[1].end + 10, y: ground }
  return (
    wingParts.join('') +
    bodyParts.join('') +
    shaft +
    arcade(open, { ...stretch, height: groundFloor }, 62) +
    hotelPortal(canvas, stone, palette, entrance, angle)
  )
}

function crown(plan: FacadePlan, stone: Stone): string {
  const { centre, crown: kind, stars } = plan
  const top = roofLevel(plan)
  const body = plan.bodies[0]
  const half = body ? (body.end - body.start) / 2 : 0
  const both = (part: (side: number) => string) => part(-1) + part(1)
  if (kind === 'dome') return dome(stone, centre, top - 8, 52 + stars * 7)
  if (kind === 'kiosks') return both((side) => dome(stone, centre + side * (half - 50), top - 8, 40))
  const gallery = { start: centre - 120, end: centre + 120, y: top - 10, height: 76 }
  return arcade(stone, gallery, 40) + both((side) => dome(stone, centre + side * (half - 40), top - 8, 32))
}
