import type { Draw } from '../../rng.ts'
import { rect } from '../../svg.ts'
import { brandAngle } from '../../motif.ts'
import { arcade } from './arcade.ts'
import { dome } from './dome.ts'
import { portal } from './portal.ts'
import { minaret } from './minaret.ts'
import { type Stone, stoneAt } from './stone.ts'

/** The centre of the front at ground level. At scale 1 the front is about 900 px wide. */
type Site = { x: number; y: number; scale: number }

/** An invented place of worship in one of three layouts, symmetrical about its portal. */
export function sanctuary(stone: Stone, site: Site, draw: Draw): string {
  const { palette } = stone
  const layout = draw.pick([greatDome, threeDomes, gateHall])
  const half = (430 + draw.range(-30, 40)) * site.scale
  const rise = 1000 * draw.range(0.5, 0.56) * site.scale
  const rear = stoneAt(stone.defs, palette, 0.26, stone.sunLeft)
  return layout({ stone, rear, site, half, rise })
}

type Plan = {
  stone: Stone
  /** The same stone further away. */
  rear: Stone
  site: Site
  half: number
  /** Height of the front minarets. */
  rise: number
}

const both = (part: (side: -1 | 1) => string) => part(-1) + part(1)

/** One large dome over a hall, two small ones on each side, four minarets. */
function greatDome({ stone, rear, site, half, rise }: Plan): string {
  const { x, y, scale: s } = site
  return (
    both((side) => minaret(rear, { x: x + side * half * 0.52, y: y - 70 * s, height: rise * 0.92, width: 27 * s })) +
    arcade(rear, { start: x - half * 0.62, end: x + half * 0.62, y: y - 60 * s, height: 96 * s }, 40 * s) +
    both((side) => dome(rear, x + side * half * 0.36, y - 150 * s, 44 * s)) +
    rect(x - 132 * s, y - 262 * s, 264 * s, 160 * s, stone.face) +
    dome(stone, x, y - 258 * s, 108 * s) +
    both((side) => dome(stone, x + side * half * 0.55, y - 128 * s, 40 * s)) +
    arcade(stone, { start: x - half, end: x + half, y, height: 132 * s }, 54 * s) +
    portal(stone, { x, y, width: 190 * s, height: 226 * s }, brandAngle) +
    both((side) => minaret(stone, { x: x + side * (half + 4), y, height: rise, width: 40 * s }))
  )
}

/** Three domes in a row on a wide hall, a low portal, two tall minarets next to the hall. */
function threeDomes({ stone, rear, site, half, rise }: Plan): string {
  const { x, y, scale: s } = site
  return (
    both((side) => minaret(rear, { x: x + side * half * 0.74, y: y - 40 * s, height: rise * 0.84, width: 26 * s })) +
    both((side) => dome(rear, x + side * 236 * s, y - 196 * s, 52 * s)) +
    rect(x - 300 * s, y - 206 * s, 600 * s, 110 * s, stone.face) +
    rect(x - 306 * s, y - 212 * s, 612 * s, 9 * s, stone.tones.lit) +
    both((side) => dome(stone, x + side * 152 * s, y - 210 * s, 66 * s)) +
    rect(x - 96 * s, y - 262 * s, 192 * s, 70 * s, stone.face) +
    dome(stone, x, y - 258 * s, 88 * s) +
    arcade(stone, { start: x - half, end: x + half, y, height: 126 * s }, 58 * s) +
    portal(stone, { x, y, width: 170 * s, height: 190 * s }, brandAngle) +
    both((side) => dome(stone, x + side * half * 0.86, y - 124 * s, 34 * s)) +
    both((side) => minaret(stone, { x: x + side * half * 0.62, y, height: rise * 1.04, width: 40 * s }))
  )
}

/** A tall gate between corner turrets, two storeys of arches, domes further back. */
function gateHall({ stone, rear, site, half, rise }: Plan): string {
  const { x, y, scale: s } = site
  return (
    both((side) => minaret(rear, { x: x + side * half * 0.5, y: y - 90 * s, height: rise * 0.94, width: 26 * s })) +
    both((side) => dome(rear, x + side * half * 0.62, y - 190 * s, 40 * s)) +
    both((side) => dome(stone, x + side * 190 * s, y - 196 * s, 70 * s)) +
    arcade(stone, { start: x - half * 0.72, end: x + half * 0.72, y: y - 112 * s, height: 92 * s }, 36 * s) +
    arcade(stone, { start: x - half, end: x + half, y, height: 122 * s }, 54 * s) +
    both((side) => turret(stone, x + side * 132 * s, y, 372 * s, 30 * s)) +
    portal(stone, { x, y, width: 236 * s, height: 326 * s }, brandAngle) +
    both((side) => minaret(stone, { x: x + side * (half + 4), y, height: rise, width: 38 * s }))
  )
}

function turret(stone: Stone, x: number, y: number, height: number, width: number): string {
  return (
    rect(x - width / 2, y - height, width, height, stone.face) +
    rect(x - width * 0.64, y - height, width * 1.28, width * 0.2, stone.tones.lit) +
    dome(stone, x, y - height, width * 0.56)
  )
}
