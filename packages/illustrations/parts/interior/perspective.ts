import type { Point } from '../../svg.ts'

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
