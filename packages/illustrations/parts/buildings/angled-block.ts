import { place } from '../../canvas.ts'
import { isDark } from '../../moods.ts'
import type { Draw } from '../../rng.ts'
import { type Point, fine, num, polygon, polyline, stroke } from '../../svg.ts'
import { type WindowLook, hotelWindowShapes } from './hotel-window.ts'
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
  bays: number
  /** Share of black over the wall: the side away from the sun is darker. */
  shade: number
}

/** A place on a wall: `along` from 0 to 1, `height` in px at scale 1. */
export function pointOn({ from, to }: { from: Edge; to: Edge }, along: number, height: number): Point {
  const between = (start: number, end: number) => start + (end - start) * along
  return [between(from.x, to.x), between(from.foot, to.foot) - height * between(from.scale, to.scale)]
}

/** The height of a wall at scale 1, its parapet included. */
export function angledTop(block: AngledBlock): number {
  return block.groundFloor + block.floors * block.floorHeight + 16
}

/** Draws a receding wall with its windows, string courses and cornice. */
export function angledBlock(stone: Stone, block: AngledBlock, look: WindowLook, draw: Draw): string {
  const top = angledTop(block)
  const at = (along: number, height: number) => pointOn(block, along, height)
  const face = polygon([at(0, 0), at(1, 0), at(1, top), at(0, top)], stone.face)
  const shade = polygon([at(0, 0), at(1, 0), at(1, top), at(0, top)], stone.tones.dark, { opacity: block.shade })
  const cornice = polygon([at(0, top), at(1, top), at(1, top - 14), at(0, top - 14)], stone.tones.lit, {
    opacity: 1 - block.shade,
  })
  return face + windowsOf(stone, block, look, draw) + shade + cornice
}

function windowsOf(stone: Stone, block: AngledBlock, { style, angle }: WindowLook, draw: Draw): string {
  const { palette } = stone
  const { bays, floors, floorHeight, groundFloor, from, to } = block
  const bay = Math.abs(to.x - from.x) / bays
  const size = { width: Math.min(40, bay * 0.5), height: floorHeight * 0.66 }
  const shapes = hotelWindowShapes({ style, stone, angle, ...size })
  const litShare = isDark(palette) ? 0.52 : 0.22
  let grid = ''
  for (let floor = 0; floor < floors; floor++) {
    const level = groundFloor + floor * floorHeight
    if (floor > 0) {
      const course = polyline([pointOn(block, 0, level - 2), pointOn(block, 1, level - 2)])
      grid += stroke(course, stone.tones.shade, 2, { opacity: 0.3 })
    }
    for (let index = 0; index < bays; index++) {
      const along = (index + 0.5) / bays
      const [x, y] = pointOn(block, along, level + Math.min(14, floorHeight * 0.2))
      const [nextX, nextY] = pointOn(block, along + 0.01, level + Math.min(14, floorHeight * 0.2))
      const slope = (nextY - y) / (nextX - x)
      const scale = from.scale + (to.scale - from.scale) * along
      const shape = draw.chance(litShare) ? (draw.chance(0.6) ? shapes.curtained : shapes.lit) : shapes.dark
      const matrix = `matrix(1 ${fine(slope)} 0 ${fine(scale)} ${num(x)} ${num(y)})`
      grid += place(shape, 0, 0, matrix)
    }
  }
  return grid
}
