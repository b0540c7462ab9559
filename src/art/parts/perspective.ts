import type { Point } from '../svg.ts'

/** A flat floor seen in one-point perspective: depth 1 lies at `front`, greater depths further away. */
export type Floor = { horizon: number; front: number; middle: number }

/**
 * A point on the floor.
 * @param across distance from the middle, in px at depth 1
 * @param depth 1 in front, growing towards the horizon
 */
export function onFloor({ horizon, front, middle }: Floor, across: number, depth: number): Point {
  return [middle + across / depth, horizon + (front - horizon) / depth]
}
