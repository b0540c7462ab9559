import type { Canvas } from '../../canvas.ts'
import { type Point, d, each, ticks } from '../../svg.ts'

/** A flat floor in one-point perspective: depth 1 is at `front`, greater depths are further away. */
export type Floor = { horizon: number; front: number; middle: number }

/**
 * A point on the floor.
 * @param across distance from the centre line, in px at depth 1
 * @param depth 1 in front, increasing towards the horizon
 */
export function onFloor({ horizon, front, middle }: Floor, across: number, depth: number): Point {
  return [middle + across / depth, horizon + (front - horizon) / depth]
}

/** Distance of the centre of a path from the middle of the floor, in px at depth 1. */
export type Course = (depth: number) => number

/** The outline of a strip along a course, between two distances from its centre. */
export function strip(floor: Floor, course: Course, depths: readonly number[], from: number, to: number): Point[] {
  const side = (offset: number) => depths.map((depth) => onFloor(floor, course(depth) + offset, depth))
  return [...side(from), ...side(to).reverse()]
}

type Joints = Record<'level' | 'x' | 'far' | 'near', number>

/**
 * Joints of a floor from `level` to the lower edge of the picture. Lines on both sides of `x` are `far` px apart at the
 * back and `near` px in front; the cross joints become wider towards the viewer.
 */
export function joints({ width, height }: Canvas, { level, x, far, near }: Joints): string {
  return (
    each(ticks(-18, 19), (line) => d`M${x + line * far} ${level}L${x + line * near} ${height}`) +
    each(ticks(1, 8), (row) => d`M0 ${level + (height - level) * (row / 8) ** 1.8}H${width}`)
  )
}
