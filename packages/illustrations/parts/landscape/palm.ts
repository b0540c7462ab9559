import { type Colour, mix, type Palette } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import {
  type Canvas,
  d,
  each,
  ellipse,
  fine,
  group,
  num,
  path,
  place,
  type Point,
  polyline,
  stroke,
  ticks,
} from '../../svg.ts'

const drawnHeight = 500

/**
 * Draws two palm shapes once, and returns a function that places a palm of some height with its base at a point. It leans
 * from -1 to 1, to the left or right.
 */
export function growPalms(canvas: Canvas, palette: Palette, colour: Colour, draw: Draw) {
  const back = mix(colour, palette.haze, 0.28)
  const rim = mix(colour, palette.glow, 0.5)
  const shapes = ['first', 'second'].map((name) => canvas.defs.shape(palm(colour, back, rim, draw.stream(name))))
  const turns = draw.stream('turns')
  return (x: number, y: number, height: number, lean: number) => {
    const shape = turns.pick(shapes)
    const side = lean < 0 ? -1 : 1
    const scale = height / drawnHeight
    const tilt = Math.abs(lean) * 8 * side
    const transform = `translate(${num(x)} ${num(y)}) rotate(${num(tilt)}) scale(${fine(scale * side)} ${fine(scale)})`
    const shadow = ellipse(x, y, height * 0.085, height * 0.014, colour, { opacity: 0.4 })
    return shadow + place(shape, 0, 0, transform)
  }
}

function palm(colour: Colour, back: Colour, rim: Colour, draw: Draw): string {
  const crown: Point = [16, -drawnHeight * 0.8]
  const fronds = 19
  let behind = ''
  let front = ''
  let midribs = ''
  for (let index = 0; index < fronds; index++) {
    const share = index / (fronds - 1)
    const angle = -Math.PI * (1.24 - 1.48 * share) + draw.range(-0.06, 0.06)
    const length = drawnHeight * draw.range(0.33, 0.4)
    const rib = frondRib(crown, angle, length)
    if (index % 3 === 1) {
      behind += path(frondBlade(rib, length), back)
    } else {
      front += path(frondBlade(rib, length), colour)
      midribs += ribLine(rib)
    }
  }
  return group(
    behind +
      path(trunk(crown), colour) +
      stroke(trunkRings(crown), back, 2, { opacity: 0.55 }) +
      front +
      ellipse(crown[0], crown[1] + 2, 13, 18, colour) +
      stroke(midribs, rim, 1.1, { opacity: 0.4 }),
  )
}

type Rib = readonly [from: Point, bend: Point, to: Point]

function frondRib([x, y]: Point, angle: number, length: number): Rib {
  const across = Math.cos(angle)
  const up = Math.sin(angle)
  const sag = length * (0.08 + 0.42 * Math.abs(across))
  return [
    [x, y],
    [x + across * length * 0.55, y + up * length * 0.85 - length * 0.14],
    [x + across * length, y + up * length * 0.72 + sag],
  ]
}

function along([from, bend, to]: Rib, share: number): Point {
  const rest = 1 - share
  const at = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * share * bend[axis] + share * share * to[axis]
  return [at(0), at(1)]
}

function ribLine([from, bend, to]: Rib): string {
  return d`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`
}

/** A frond: leaflets on both sides of the rib, as the teeth of one closed outline. */
function frondBlade(rib: Rib, length: number): string {
  const leaflets = 21
  const side = (direction: -1 | 1): Point[] => {
    const points: Point[] = []
    for (let index = 1; index <= leaflets; index++) {
      const share = index / leaflets
      const [x, y] = along(rib, share)
      const [beforeX, beforeY] = along(rib, share - 0.03)
      const heading = Math.atan2(y - beforeY, x - beforeX) + direction * (0.85 - 0.45 * share)
      const reach = length * 0.23 * Math.sin(Math.PI * Math.min(0.97, 0.2 + 0.74 * share)) + 2
      points.push(
        [x + direction * 0.4, y],
        [x + Math.cos(heading) * reach, y + Math.sin(heading) * reach + reach * 0.2],
      )
    }
    return points
  }
  const outline = [rib[0], ...side(-1), rib[2], ...side(1).reverse()]
  return `${polyline(outline)}Z`
}

function trunk([x, y]: Point): string {
  return d`M-11 0Q${x * 0.1 - 3} ${y * 0.5} ${x - 7} ${y + 6}Q${x} ${y - 14} ${x + 7} ${y + 6}Q${x * 0.5 + 7} ${y * 0.5} 13 0Z`
}

function trunkRings([x, y]: Point): string {
  return each(ticks(1, 22), (ring) => {
    const share = ring / 23
    const centre = x * share * share
    const half = 9 - 3 * share
    return d`M${centre - half} ${y * share - 3}q${half} 5 ${half * 2} 0`
  })
}
