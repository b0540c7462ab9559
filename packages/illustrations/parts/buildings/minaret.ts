import { d, each, path, rect, ticks } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { finial } from './finial.ts'
import type { Stone } from './stone.ts'

/** Position and size of a minaret: `x` is its axis, `y` its base. */
type Standing = { x: number; y: number; height: number; width: number }

/** From the base up: a square shaft, two balconies, an octagon, a lantern and a bulb. */
export function minaret(stone: Stone, standing: Standing): string {
  return (
    shaft(stone, standing) +
    flare(stone, standing, 0.43, 4, 1.02) +
    balcony(stone, standing, 0.478, 1.56, 0.025) +
    octagon(stone, standing) +
    flare(stone, standing, 0.695, 3, 0.76) +
    balcony(stone, standing, 0.727, 1.06, 0.02) +
    lanternTop(stone, standing)
  )
}

const levelIn =
  ({ y, height }: Standing) =>
  (share: number) =>
    y - height * share

function tapered(
  standing: Standing,
  from: number,
  to: number,
  widthBelow: number,
  widthAbove: number,
  fill: string,
): string {
  const { x } = standing
  const level = levelIn(standing)
  return path(
    d`M${x - widthBelow / 2} ${level(from)}L${x + widthBelow / 2} ${level(from)}L${x + widthAbove / 2} ${level(to)}L${x - widthAbove / 2} ${level(to)}Z`,
    fill,
  )
}

function band(standing: Standing, at: number, widthShare: number, heightShare: number, fill: string) {
  const { x, width, height } = standing
  const top = levelIn(standing)(at)
  return rect(x - (width * widthShare) / 2, top, width * widthShare, height * heightShare, fill)
}

function shaft(stone: Stone, standing: Standing): string {
  const { x, width, height } = standing
  const level = levelIn(standing)
  const slits = [0.16, 0.32].map((at) => pointedArch(x, level(at - 0.025), width * 0.3, height * 0.075))
  const diamond = d`M${x} ${level(0.212)}l${width * 0.2} ${-height * 0.023}l${-width * 0.2} ${-height * 0.023}l${-width * 0.2} ${height * 0.023}Z`
  return (
    tapered(standing, 0, 0.44, width, width * 0.94, stone.face) +
    band(standing, 0.1, 1.12, 0.012, stone.face) +
    band(standing, 0.27, 1.06, 0.009, stone.face) +
    path(slits.join(''), stone.tones.dark, { opacity: 0.62 }) +
    path(diamond, stone.tones.shade, { opacity: 0.45 })
  )
}

function flare(stone: Stone, standing: Standing, from: number, steps: number, widthShare: number): string {
  const courses = each(ticks(0, steps), (step) => {
    const below = standing.width * (widthShare + step * 0.12)
    const bottom = from + step * 0.009
    const fill = step % 2 ? stone.face : stone.soffit
    return tapered(standing, bottom, bottom + 0.0095, below, below * 1.07, fill)
  })
  return courses
}

function balcony(stone: Stone, standing: Standing, at: number, widthShare: number, railing: number): string {
  const { x, width, height } = standing
  const level = levelIn(standing)
  const span = width * (widthShare - 0.08)
  const posts = Math.max(4, Math.round(width / 5))
  const bars = each(
    ticks(0, posts + 1),
    (post) => d`M${x - span / 2 + (post * span) / posts - 0.6} ${level(at)}h1.2v${-height * railing}h-1.2Z`,
  )
  return (
    band(standing, at, widthShare, 0.008, stone.face) +
    path(bars, stone.tones.base) +
    band(standing, at + railing, widthShare, 0.004, stone.tones.lit)
  )
}

function octagon(stone: Stone, standing: Standing): string {
  const { x, width, height } = standing
  const level = levelIn(standing)
  const flutes = [-2, -1, 0, 1, 2].map(
    (index) => d`M${x + index * width * 0.14 - 0.5} ${level(0.69)}h1v${height * 0.06}h-1Z`,
  )
  return (
    tapered(standing, 0.478, 0.7, width * 0.74, width * 0.7, stone.face) +
    path(pointedArch(x, level(0.51), width * 0.26, height * 0.07), stone.tones.glow, { opacity: 0.9 }) +
    band(standing, 0.62, 0.78, 0.007, stone.face) +
    path(flutes.join(''), stone.tones.shade, { opacity: 0.5 })
  )
}

function lanternTop(stone: Stone, standing: Standing): string {
  const { x, width, height } = standing
  const level = levelIn(standing)
  const foot = level(0.842)
  const bulb =
    d`M${x - width * 0.24} ${foot}C${x - width * 0.42} ${level(0.88)} ${x - width * 0.1} ${level(0.905)} ${x} ${level(0.945)}` +
    d`C${x + width * 0.1} ${level(0.905)} ${x + width * 0.42} ${level(0.88)} ${x + width * 0.24} ${foot}Z`
  const posts = each(
    [-0.24, -0.03, 0.18],
    (at) => d`M${x + at * width} ${level(0.83)}h${width * 0.06}v${height * 0.1}h${-width * 0.06}Z`,
  )
  return (
    band(standing, 0.83, 0.44, 0.103, stone.tones.glow) +
    path(posts, stone.tones.base) +
    band(standing, 0.842, 0.68, 0.013, stone.face) +
    path(bulb, stone.face) +
    finial(x, level(0.94), height * 0.06, stone.tones.gold)
  )
}
