import { angledBlock, angledTop, type Edge, openGround } from '../../parts/buildings/angled-block.ts'
import { merlons } from '../../parts/buildings/arcade.ts'
import { rawashin as bayWindows } from '../../parts/buildings/rawashin.ts'
import {
  plainGroundFloor,
  roofEquipment,
  shopFronts,
  streetDoor,
  uprightSign,
} from '../../parts/buildings/street-level.ts'
import { rect } from '../../svg.ts'
import { type Building, centre, floorHeight, middle, type Site, volume } from './building.ts'

/** A plain house with its door at one side and water tanks on the roof. */
export function house(site: Site): Building {
  const { plan, stone, draw } = site
  const width = 400 + plan.floors * 18
  const floors = { floors: plan.floors, floorHeight: floorHeight(plan, plan.floors, 80) }
  const body = volume(site, 'body', { ...middle(width), ...floors, bays: draw.whole(4, 5) })
  const door = centre + width * 0.3
  const { ground, groundFloor } = plan
  return {
    ...body,
    markup:
      roofEquipment(stone, body, draw.stream('roof')) +
      body.markup +
      plainGroundFloor(stone, { ...body, y: ground, height: groundFloor }) +
      streetDoor(stone, door, ground) +
      uprightSign(stone, body.start + 6, ground - groundFloor - 150, 128),
    door,
  }
}

/** A house of a terrace with shops below. */
export function row(site: Site): Building {
  const { plan, stone, draw } = site
  const floors = { floors: plan.floors, floorHeight: floorHeight(plan, plan.floors) }
  const body = volume(site, 'body', { ...middle(560), ...floors, bays: 8 })
  const { ground, groundFloor } = plan
  const door = centre + draw.pick([-1, 0, 1] as const) * 130
  const shops = (from: number, to: number, name: string) =>
    shopFronts(stone, { start: from, end: to, y: ground, height: groundFloor }, draw.stream(name))
  return {
    ...body,
    markup:
      roofEquipment(stone, body, draw.stream('roof')) +
      body.markup +
      shops(body.start, door - 66, 'left') +
      shops(door + 66, body.end, 'right') +
      rect(door - 66, ground - groundFloor, 132, groundFloor, stone.face) +
      streetDoor(stone, door, ground, 62) +
      uprightSign(stone, draw.chance(0.5) ? body.end - 30 : body.start - 6, body.top + 40, 190),
    door,
  }
}

/** A tall narrow house, three windows wide. */
export function slender(site: Site): Building {
  const { plan, stone, rear, draw } = site
  const { start, end } = middle(280)
  const floors = Math.max(5, plan.floors)
  const high = floorHeight(plan, floors, 62)
  const body = volume(site, 'body', { start, end, floors, floorHeight: high, bays: 4 })
  const annexe = { start: end, end: end + 170 }
  const low = volume(site, 'annexe', { ...annexe, floors: 2, floorHeight: high, bays: 3 }, rear)
  const { ground, groundFloor } = plan
  return {
    markup:
      roofEquipment(rear, low, draw.stream('roof')) +
      low.markup +
      shopFronts(rear, { ...annexe, y: ground, height: groundFloor }, draw.stream('shops')) +
      rect(start + 60, body.top - 58, 160, 60, stone.face) +
      rect(start + 52, body.top - 66, 176, 9, stone.tones.lit) +
      body.markup +
      plainGroundFloor(stone, { start, end, y: ground, height: groundFloor }) +
      streetDoor(stone, centre, ground, 84) +
      uprightSign(stone, start - 38, body.top + 60, 210),
    start,
    end: annexe.end,
    door: centre,
  }
}

/** An old house of the Hijaz with carved wooden bay windows. */
export function rawashin(site: Site): Building {
  const { plan, stone, draw } = site
  const { ground, groundFloor } = plan
  const width = 520
  const floors = Math.max(3, plan.floors)
  const high = floorHeight(plan, floors, 104)
  const wood = draw.pick(['#8a5a34', '#6d4a35', '#3f6f66', '#7a4636'])
  const wide = draw.chance(0.5)
  const places = wide ? [-0.33, 0, 0.33] : [-0.34, 0.34]
  const body = volume(site, 'body', { ...middle(width), floors, floorHeight: high, bays: 3 })
  const stacks = places.map((at, index) =>
    bayWindows(
      stone,
      {
        x: centre + at * width,
        y: ground - groundFloor,
        width: wide ? 104 : 136,
        floors,
        floorHeight: high,
        angle: plan.angle,
        wood,
      },
      draw.stream(`stack ${index}`),
    ),
  )
  return {
    ...body,
    markup:
      merlons(stone, { ...body, y: body.top - 10, height: 260 }, 34) +
      body.markup +
      stacks.join('') +
      plainGroundFloor(stone, { ...body, y: ground, height: groundFloor }) +
      streetDoor(stone, centre, ground, 92),
    door: centre,
  }
}

/** A house at a crossing: two walls that recede from the corner. */
export function corner(site: Site): Building {
  return angled(site, 0.64, 780)
}

/** A house between two streets: its narrow end faces the viewer. */
export function wedge(site: Site): Building {
  return angled(site, 0.55, 560, 96)
}

/** Two receding walls, and between them a `front` of some width with the door. */
function angled(site: Site, share: number, width: number, front = 0): Building {
  const { plan, stone, draw } = site
  const { ground } = plan
  const { start, end } = middle(width)
  const x = start + width * share
  const groundFloor = plan.groundFloor + 10
  const floors = Math.max(4, plan.floors)
  const high = floorHeight(plan, floors, 74)
  const edge = (at: number) => ({ x: at, foot: ground, scale: 1 })
  const away = (at: number) => ({ x: at, foot: ground - 6, scale: 0.8 })
  const wall = (from: Edge, to: Edge, lit: boolean) => {
    return { from, to, groundFloor, floors, floorHeight: high, bay: 66, shade: lit ? 0 : 0.24 }
  }
  const left = wall(away(start), edge(x - front / 2), stone.sunLeft)
  const right = wall(edge(x + front / 2), away(end), !stone.sunLeft)
  const top = ground - angledTop(floors, high, groundFloor)
  const nose =
    front > 0
      ? volume(site, 'nose', { start: x - front / 2, end: x + front / 2, floors, floorHeight: high, bays: 1 }).markup
      : ''
  const door = front > 0 ? x : x - 90
  return {
    markup:
      roofEquipment(stone, { start: x - 150, end: x + 150, top: top + 22 }, draw.stream('roof')) +
      angledBlock(stone, left, plan, draw.stream('left')) +
      angledBlock(stone, right, plan, draw.stream('right')) +
      nose +
      openGround(stone, left, draw.chance(0.5)) +
      openGround(stone, right, draw.chance(0.5)) +
      streetDoor(stone, door, ground, front > 0 ? 58 : 74) +
      uprightSign(stone, x - 17, top + 70, 170),
    start,
    end,
    door,
  }
}
