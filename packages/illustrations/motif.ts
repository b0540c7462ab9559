import type { Colour } from './colour.ts'
import { type Defs, path, type Point, polyline } from './svg.ts'

/** The contact angle of the brand's lattice, in degrees. */
export const brandAngle = 67.5

/** Contact angles at which the lattice remains recognisable; scenes choose one of them. */
export const latticeAngles = [60, 67.5, 72] as const

/**
 * One tile of the eight-fold star lattice: Hankin's "polygons in contact" on the 4.8.8 tiling, with
 * a star in the octagon and a quarter of a small star in each corner square.
 * @param size side of the square tile, in px
 * @param contactAngle angle at which lines leave an edge's midpoint, in degrees
 * @returns path data that repeats seamlessly in both directions
 */
export function hankin488(size: number, contactAngle: number = brandAngle): string {
  const octagonApothem = size / 2
  const squareApothem = octagonApothem * Math.tan(Math.PI / 8)
  const corners: readonly Point[] = [
    [0, 0],
    [size, 0],
    [0, size],
    [size, size],
  ]
  const squares = corners.map((corner) => star(corner, 4, squareApothem, Math.PI / 4, contactAngle))
  return eightStar(size / 2, size / 2, octagonApothem, contactAngle) + squares.join('')
}

/** A lattice of eight-pointed stars as a paint; a `squash` below 1 flattens it for floors. */
export function lattice(
  defs: Defs,
  size: number,
  colour: Colour,
  width: number,
  contactAngle: number = brandAngle,
  squash = 1,
): string {
  const line = { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' }
  return defs.pattern(size, size, path(hankin488(size, contactAngle), 'none', line), squash)
}

/** Path data of the star that the construction creates in one octagon. */
export function eightStar(x: number, y: number, apothem: number, contactAngle: number = brandAngle): string {
  return star([x, y], 8, apothem, 0, contactAngle)
}

/** Growth of the rings of a dome's net. */
export const netGrowth = 1.235

/**
 * The kite net of a ribbed dome seen from below, used as the brand's halo: every ring is `netGrowth` times as wide as the
 * previous one, odd rings are rotated by half a step, and each node connects to two nodes of the next ring.
 */
export function domeNet(x: number, y: number, innerRadius: number, rings: number, nodes = 24): string {
  const node = (ring: number, index: number): Point => {
    const radius = innerRadius * netGrowth ** ring
    const angle = ((index + (ring % 2) / 2) * 2 * Math.PI) / nodes - Math.PI / 2
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  }
  let data = ''
  for (let ring = 0; ring < rings; ring++) {
    for (let index = 0; index < nodes; index++) {
      const next = index + (ring % 2)
      data += polyline([node(ring + 1, next - 1), node(ring, index), node(ring + 1, next)])
    }
  }
  return data
}

function star([x, y]: Point, sides: number, apothem: number, turn: number, contactAngle: number): string {
  const contact = (contactAngle * Math.PI) / 180
  const half = Math.tan(Math.PI / sides)
  const reach = (apothem * half) / (Math.cos(contact) + Math.sin(contact) * half)
  const innerX = apothem - reach * Math.sin(contact)
  const innerY = reach * Math.cos(contact)
  const innerRadius = Math.hypot(innerX, innerY)
  const innerTurn = Math.atan2(innerY, innerX)
  const points: Point[] = []
  for (let side = 0; side < sides; side++) {
    const angle = turn + (side * 2 * Math.PI) / sides
    points.push(
      [x + apothem * Math.cos(angle), y + apothem * Math.sin(angle)],
      [x + innerRadius * Math.cos(angle + innerTurn), y + innerRadius * Math.sin(angle + innerTurn)],
    )
  }
  return `${polyline(points)}Z`
}
