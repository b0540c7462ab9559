import { type Colour, isDark, mix } from '../../colour.ts'
import { angledBlock, angledTop, type Edge } from '../../parts/buildings/angled-block.ts'
import { arcade, merlons } from '../../parts/buildings/arcade.ts'
import { dome } from '../../parts/buildings/dome.ts'
import { portal } from '../../parts/buildings/portal.ts'
import { lampsBehind, type Stone } from '../../parts/buildings/stone.ts'
import { canopyEntrance, glassLobby, roofEquipment } from '../../parts/buildings/street-level.ts'
import { d, each, path, rect, stroke, ticks } from '../../svg.ts'
import { type Building, centre, floorHeight, middle, type Site, volume } from './building.ts'
import type { Draw } from '../../rng.ts'
import { lattice } from '../../motif.ts'

/** The glass of tall windows: lit in the dark. */
function paneOf({ palette }: Stone): Colour {
  return isDark(palette) ? palette.lamp : mix(palette.near, palette.sky[0], 0.4)
}

/** A wide house with balconies along every floor. */
export function balconies(site: Site): Building {
  const { plan, stone, draw } = site
  const { ground, groundFloor, floors } = plan
  const width = 640 + plan.stars * 20
  const { start, end } = middle(width)
  const high = floorHeight(plan, floors, 76)
  const stairs = { start: end - 180, end: end - 60 }
  const body = volume(site, 'body', { start, end, floors, floorHeight: high, bays: 11, blank: stairs })
  let slabs = ''
  let bars = ''
  for (let floor = 0; floor < floors; floor++) {
    const y = ground - groundFloor - floor * high
    slabs += d`M${start - 26} ${y - 4}h${width + 52}v9h${-width - 52}Z`
    bars += d`M${start - 22} ${y - 26}h${width + 44}`
    for (let x = start - 22; x <= end + 22; x += 13) bars += d`M${x} ${y - 4}v-22`
  }
  return {
    markup:
      roofEquipment(stone, body, draw.stream('roof')) +
      body.markup +
      path(slabs, stone.tones.lit) +
      stroke(bars, mix(stone.tones.dark, stone.tones.shade, 0.4), 1.8, { opacity: 0.7 }) +
      rect(stairs.start, body.top - 40, stairs.end - stairs.start, ground - body.top + 40, stone.face) +
      rect(stairs.start - 6, body.top - 46, stairs.end - stairs.start + 12, 10, stone.tones.lit) +
      stroke(d`M${(stairs.start + stairs.end) / 2} ${ground - groundFloor - 10}V${body.top}`, paneOf(stone), 26, {
        opacity: 0.85,
      }) +
      glassLobby(stone, { start: start - 10, end: end + 10, y: ground, height: groundFloor }) +
      canopyEntrance(stone, centre - 60, ground, 230),
    start: start - 26,
    end: end + 26,
    door: centre - 60,
  }
}

/** Floors that step down to one side, each with a roof garden. */
export function terraces(site: Site): Building {
  const { plan, stone, rear } = site
  const floors = Math.max(5, Math.min(10, plan.floors))
  const high = floorHeight(plan, floors, 66)
  const { ground, groundFloor } = plan
  const { start, end } = middle(760)
  // From the lowest to the highest, so that each covers the end of the garden beside it.
  const steps = each([3, 2, 1, 0], (index) => {
    const place = { start: start + index * 190, end: start + (index + 1) * 190 }
    const count = Math.max(2, floors - Math.round((index * (floors - 2)) / 3))
    const block = { ...place, floors: count, floorHeight: high, bays: 3 }
    const step = volume(site, `step ${index}`, block, index % 2 ? rear : stone)
    return garden(stone, step, index > 0) + step.markup
  })
  const door = centre - 100
  return {
    markup:
      steps +
      arcade(lampsBehind(stone), { start: start - 6, end: end + 6, y: ground, height: groundFloor }, 76) +
      portal(stone, { x: door, y: ground, width: 180, height: 168 }, plan.angle),
    start,
    end,
    door,
  }
}

function garden(stone: Stone, { start, end, top }: ReturnType<typeof volume>, planted: boolean): string {
  const y = top - 12
  if (!planted) return merlons(stone, { start, end, y, height: 180 }, 26)
  const leaf = mix(stone.palette.leaf, stone.palette.near, 0.25)
  const bushes = each(
    ticks(start + 18, end - 8, 24),
    (x) => d`M${x - 15} ${y}q2 ${-24 - (x % 9)} 15 ${-26}q14 4 15 26Z`,
  )
  return path(bushes, leaf)
}

/** A curved front of receding walls. */
export function crescent(site: Site): Building {
  const { plan, stone, draw } = site
  const { ground, groundFloor } = plan
  const floors = Math.max(5, plan.floors)
  const high = floorHeight(plan, floors, 58)
  const edges = [-1, -0.72, -0.3, 0.3, 0.72, 1].map((at): Edge => {
    const scale = 0.78 + 0.2 * at ** 2
    return { x: centre + at * 440, foot: ground - (1 - scale) * 46, scale }
  })
  const walls = edges.slice(1).map((to, index) => {
    const shade = 0.075 * (stone.sunLeft ? index : 4 - index)
    return { from: edges[index] as Edge, to, groundFloor, floors, floorHeight: high, bay: 43, shade }
  })
  const roof = angledTop(floors, high, groundFloor) * 0.8
  return {
    markup:
      dome(stone, centre, ground - roof - 14, 42 + plan.stars * 6) +
      each(walls, (wall, index) => angledBlock(stone, wall, plan, draw.stream(`wall ${index}`))) +
      arcade(lampsBehind(stone), { ...middle(650), y: ground, height: groundFloor * 0.84 }, 54) +
      canopyEntrance(stone, centre, ground, 280),
    ...middle(880),
    door: centre,
  }
}

/** Two towers of unequal height on a long base. */
export function podium(site: Site): Building {
  const { plan, stone, rear, draw } = site
  const { ground } = plan
  const floors = Math.max(7, plan.floors)
  const high = floorHeight(plan, floors, 52)
  const main = { start: centre - 250, end: centre + 10 }
  const second = { start: centre + 95, end: centre + 305 }
  const base = middle(880)
  const tall = volume(site, 'main', { ...main, floors, floorHeight: high, bays: 6 })
  const fewer = Math.round(floors * 0.68)
  const less = volume(site, 'second', { ...second, floors: fewer, floorHeight: high, bays: 5 }, rear)
  const foot = volume(site, 'base', { ...base, floors: 2, floorHeight: Math.max(high, 44), bays: 17 })
  const x = centre - 120
  return {
    markup:
      roofEquipment(rear, less, draw.stream('roof')) +
      less.markup +
      (plan.crown === 'dome'
        ? dome(stone, x, tall.top - 8, 58)
        : rect(x - 70, tall.top - 60, 140, 62, stone.face) + rect(x - 78, tall.top - 68, 156, 10, stone.tones.lit)) +
      tall.markup +
      merlons(stone, { ...base, y: foot.top - 11, height: 150 }, 24) +
      foot.markup +
      glassLobby(stone, { ...base, y: ground, height: plan.groundFloor }) +
      canopyEntrance(stone, x, ground, 260),
    ...base,
    door: x,
  }
}

/** Two wings around a garden court. */
export function courtyard(site: Site): Building {
  const { plan, stone, rear } = site
  const { ground, groundFloor, floors } = plan
  const high = floorHeight(plan, floors, 70)
  const court = middle(520)
  const body = volume(site, 'body', { ...court, floors: Math.max(2, floors - 1), floorHeight: high, bays: 9 }, rear)
  const wings = ([-1, 1] as const).map((side) => {
    const [start, end] = side < 0 ? [centre - 480, centre - 260] : [centre + 260, centre + 480]
    const wing = volume(site, `wing ${side}`, { start, end, floors, floorHeight: high * 1.06, bays: 4 })
    const gable = d`M${start - 8} ${wing.top - 10}L${(start + end) / 2} ${wing.top - 66}L${end + 8} ${wing.top - 10}Z`
    return (
      path(gable, mix(stone.tones.roof, stone.tones.base, 0.2)) +
      stroke(gable, stone.tones.lit, 5) +
      wing.markup +
      rect(start, ground - groundFloor, end - start, groundFloor, stone.face) +
      glassLobby(stone, { start: start + 40, end: end - 40, y: ground, height: groundFloor * 0.72 })
    )
  })
  return {
    markup:
      merlons(rear, { ...court, y: body.top - 11, height: 170 }, 26) +
      body.markup +
      arcade(lampsBehind(stone), { ...court, y: ground, height: groundFloor }, 104) +
      wings.join('') +
      portal(stone, { x: centre, y: ground, width: 190, height: 190 }, plan.angle),
    ...middle(960),
    door: centre,
  }
}

/** A tower of glass on a low base. */
export function glass(site: Site): Building {
  const { plan, stone, rear, draw } = site
  const { ground, groundFloor } = plan
  const floors = Math.max(12, plan.floors)
  const top = 165
  const { start, end } = middle(330)
  const wing = { start: end, end: end + 300 }
  const low = volume(site, 'wing', { ...wing, floors: 4, floorHeight: 50, bays: 8 }, rear)
  const slope = d`M${start - 6} ${top - 10}h${end - start + 12}L${end + 6} ${top - 78}Z`
  const base = { start, end: wing.end }
  return {
    markup:
      low.markup +
      path(slope, stone.face) +
      curtainWall(
        stone,
        { start, end, y: ground - groundFloor, top, floors, angle: plan.angle },
        draw.stream('glass'),
      ) +
      glassLobby(stone, { ...base, y: ground, height: groundFloor }) +
      canopyEntrance(stone, centre, ground, 250),
    ...base,
    door: centre,
  }
}

/** Two towers joined by a bridge, with a great arch below it. */
export function gate(site: Site): Building {
  const { plan, stone, rear, draw } = site
  const { ground, groundFloor } = plan
  const floors = Math.max(9, plan.floors)
  const high = floorHeight(plan, floors, 50)
  const tower = (side: -1 | 1) => {
    const [start, end] = side < 0 ? [centre - 370, centre - 150] : [centre + 150, centre + 370]
    return volume(site, `tower ${side}`, { start, end, floors, floorHeight: high, bays: 5 })
  }
  const towers = [tower(-1), tower(1)] as const
  const { top } = towers[0]
  const bridge = middle(300)
  const bridgeTop = top + high * 1.2
  const bridgeFoot = bridgeTop + high * 3
  const spandrel =
    d`M${bridge.start} ${bridgeTop}H${bridge.end}V${bridgeFoot + 90}` +
    d`C${bridge.end} ${bridgeFoot + 20} ${centre + 60} ${bridgeFoot} ${centre} ${bridgeFoot - 14}` +
    d`C${centre - 60} ${bridgeFoot} ${bridge.start} ${bridgeFoot + 20} ${bridge.start} ${bridgeFoot + 90}Z`
  const panes = each(ticks(bridge.start + 30, bridge.end - 10, 34), (x) => d`M${x} ${bridgeTop + high * 1.7}v${-high}`)
  const back = volume(site, 'back', { ...bridge, floors: Math.round(floors * 0.45), floorHeight: high, bays: 6 }, rear)
  return {
    markup:
      back.markup +
      path(spandrel, stone.face) +
      stroke(panes, paneOf(stone), 20, { opacity: 0.8 }) +
      rect(bridge.start, bridgeTop - 8, 300, 12, stone.tones.lit) +
      merlons(stone, { ...bridge, y: bridgeTop - 8, height: 150 }, 25) +
      each(towers, ({ markup }) => markup) +
      each([-1, 1] as const, (side) => dome(stone, centre + side * 260, top - 8, 50 + draw.whole(0, 1) * 8)) +
      arcade(lampsBehind(stone), { ...middle(800), y: ground, height: groundFloor }, 62) +
      portal(stone, { x: centre, y: ground, width: 240, height: 205 }, plan.angle),
    ...middle(800),
    door: centre,
  }
}

/** A wall of glass: `y` is its base. */
type Glass = { start: number; end: number; y: number; top: number; floors: number; angle: number }

/** A glazed front that reflects the sky, with a lattice of stone along one side. */
function curtainWall(stone: Stone, glass: Glass, draw: Draw): string {
  const { start, end, y, top, floors, angle } = glass
  const { defs, tones, sunLeft, palette } = stone
  const width = end - start
  const sheet = defs.linear(
    start,
    top,
    end,
    y,
    mix(palette.sky[1], palette.line, 0.3),
    [0.45, mix(palette.sky[0], palette.near, 0.25)],
    mix(palette.near, palette.sky[1], 0.3),
  )
  const columns = Math.max(4, Math.round(width / 30))
  const column = width / columns
  const step = (y - top) / floors
  let lit = ''
  const mullions = each(ticks(1, columns), (index) => d`M${start + index * column} ${top}V${y}`)
  for (let floor = 0; floor < floors; floor++) {
    for (let index = 0; index < columns; index++) {
      if (draw.chance(isDark(palette) ? 0.4 : 0.1)) {
        lit += d`M${start + (index + 0.5) * column} ${y - floor * step - 2}v${-step * 0.68}`
      }
    }
  }
  const slabs = each(ticks(0, floors + 1), (floor) => d`M${start} ${y - floor * step}h${width}`)
  const screen = Math.min(96, width * 0.26)
  const screenStart = sunLeft ? start : end - screen
  return (
    rect(start, top, width, y - top, sheet) +
    stroke(lit, palette.lamp, column * 0.8, { opacity: isDark(palette) ? 0.9 : 0.45 }) +
    stroke(mullions, tones.lit, 1.4, { opacity: 0.4 }) +
    stroke(slabs, tones.lit, 3, { opacity: 0.65 }) +
    rect(screenStart, top, screen, y - top, stone.face) +
    rect(screenStart + 10, top + 12, screen - 20, y - top - 24, lattice(defs, 26, tones.shade, 1.6, angle), {
      opacity: 0.75,
    }) +
    rect(start - 6, top - 12, width + 12, 14, tones.lit)
  )
}
