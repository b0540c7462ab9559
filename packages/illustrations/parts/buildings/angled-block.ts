import { mix } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import { each, fine, num, place, type Point, polygon, polyline, stroke, ticks } from '../../svg.ts'
import { windowGrid, type WindowLook } from './hotel-window.ts'
import type { Stone } from './stone.ts'

/** One upright edge of a wall: its place, the level of its foot, and its scale (1 at the viewer's distance). */
export type Edge = { x: number; foot: number; scale: number }

/** A wall that recedes from one edge to the other. Heights are in px at scale 1. */
export type AngledBlock = {
  from: Edge
  to: Edge
  /** Height of the ground floor, which has no windows of its own. */
  groundFloor: number
  floors: number
  floorHeight: number
  /** Width of a column of windows, in px. */
  bay: number
  /** Share of black over the wall: the side away from the sun is darker. */
  shade: number
}

const baysOf = ({ from, to, bay }: AngledBlock) => Math.max(2, Math.round(Math.abs(to.x - from.x) / bay))

/** A place on a wall: `along` from 0 to 1, `height` in px at scale 1. */
function pointOn({ from, to }: { from: Edge; to: Edge }, along: number, height: number): Point {
  const between = (start: number, end: number) => start + (end - start) * along
  return [between(from.x, to.x), between(from.foot, to.foot) - height * between(from.scale, to.scale)]
}

/** The height of a wall at scale 1, its parapet included. */
export function angledTop(floors: number, floorHeight: number, groundFloor: number): number {
  return groundFloor + floors * floorHeight + 16
}

/** Draws a receding wall with its windows, string courses and cornice. */
export function angledBlock(stone: Stone, block: AngledBlock, look: WindowLook, draw: Draw): string {
  const top = angledTop(block.floors, block.floorHeight, block.groundFloor)
  const at = (along: number, height: number) => pointOn(block, along, height)
  const face = polygon([at(0, 0), at(1, 0), at(1, top), at(0, top)], stone.face)
  const shade = polygon([at(0, 0), at(1, 0), at(1, top), at(0, top)], stone.tones.dark, { opacity: block.shade })
  const cornice = polygon([at(0, top), at(1, top), at(1, top - 14), at(0, top - 14)], stone.tones.lit, {
    opacity: 1 - block.shade,
  })
  return face + windowsOf(stone, block, look, draw) + shade + cornice
}

/** The openings of the ground floor of a receding wall: shop windows below awnings, or a row of doors. */
export function openGround({ tones, palette }: Stone, block: AngledBlock, shops: boolean): string {
  const { groundFloor } = block
  const count = Math.max(2, Math.round(baysOf(block) / 2))
  const quad = (from: number, to: number, low: number, high: number, flare = 0) => [
    pointOn(block, from, high),
    pointOn(block, to, high),
    pointOn(block, to + flare, low),
    pointOn(block, from - flare, low),
  ]
  const foot = shops ? 0 : groundFloor * 0.2
  const high = groundFloor * (shops ? 0.66 : 0.56)
  const openings = each(ticks(0, count), (index) => {
    const [from, to] = [(index + 0.16) / count, (index + 0.84) / count]
    const cloth = mix(index % 2 ? '#a8563f' : '#1f7f78', palette.haze, 0.16)
    return (
      polygon(quad(from, to, foot, high), tones.shade) +
      polygon(quad(from + 0.01, to - 0.01, foot, high - 6), palette.lamp, { opacity: 0.55 }) +
      (shops ? polygon(quad(from, to, groundFloor * 0.58, groundFloor * 0.78, 0.015), cloth) : '')
    )
  })
  return openings + polygon(quad(0, 1, groundFloor - 9, groundFloor), tones.lit, { opacity: 0.8 })
}

function windowsOf(stone: Stone, block: AngledBlock, look: WindowLook, draw: Draw): string {
  const { floors, floorHeight, groundFloor, from, to } = block
  const bays = baysOf(block)
  const level = (floor: number) => groundFloor + floor * floorHeight
  const courses = each(ticks(1, floors), (floor) =>
    polyline([pointOn(block, 0, level(floor) - 2), pointOn(block, 1, level(floor) - 2)]),
  )
  const bay = Math.abs(to.x - from.x) / bays
  const grid = windowGrid(stone, look, { floors, floorHeight, bays, bay }, draw, (shape, column, floor) => {
    const along = (column + 0.5) / bays
    const sill = level(floor) + Math.min(14, floorHeight * 0.2)
    const [x, y] = pointOn(block, along, sill)
    const [nextX, nextY] = pointOn(block, along + 0.01, sill)
    const scale = from.scale + (to.scale - from.scale) * along
    return place(shape, 0, 0, `matrix(1 ${fine((nextY - y) / (nextX - x))} 0 ${fine(scale)} ${num(x)} ${num(y)})`)
  })
  return stroke(courses, stone.tones.shade, 2, { opacity: 0.3 }) + grid
}
