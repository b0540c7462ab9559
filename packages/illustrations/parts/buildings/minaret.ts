import { d, each, path, rect, scaled, stroke, ticks } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { finial } from './dome.ts'
import type { Stone } from './stone.ts'

/** Position and size of a minaret: `x` is its axis, `y` its base. */
type Standing = { x: number; y: number; height: number; width: number }

/** From the base up: a square shaft, two balconies, an octagon, a lantern and a bulb. */
export function minaret(stone: Stone, { x, y, height, width }: Standing): string {
  const shape = stone.defs.shape(
    shaft(stone) +
      flare(stone, 430, 4, 73) +
      balcony(stone, 478, 112, 25) +
      octagon(stone) +
      flare(stone, 695, 3, 55) +
      balcony(stone, 727, 76, 20) +
      lanternTop(stone),
  )
  return scaled(shape, x, y, width / 72, height / 1000)
}

/* The parts of a minaret 1000 px high and 72 px wide; levels count upwards from its base. */

function tapered(from: number, to: number, below: number, above: number, fill: string): string {
  return path(d`M${-below / 2} ${-from}H${below / 2}L${above / 2} ${-to}H${-above / 2}Z`, fill)
}

const band = (top: number, width: number, height: number, fill: string) => rect(-width / 2, -top, width, height, fill)

function shaft({ face, tones }: Stone): string {
  return (
    tapered(0, 440, 72, 68, face) +
    band(100, 80, 12, face) +
    band(270, 76, 9, face) +
    path(pointedArch(0, -135, 22, 75) + pointedArch(0, -295, 22, 75), tones.dark, { opacity: 0.62 }) +
    path('M0 -212l14 -23l-14 -23l-14 23Z', tones.shade, { opacity: 0.45 })
  )
}

/** Courses below a balcony, each wider than the one below it. */
function flare({ face, soffit }: Stone, from: number, steps: number, width: number): string {
  return each(ticks(0, steps), (step) => {
    const below = width + step * 8.6
    return tapered(from + step * 9, from + step * 9 + 9.5, below, below * 1.07, step % 2 ? face : soffit)
  })
}

function balcony({ face, tones }: Stone, level: number, width: number, railing: number): string {
  const bars = each(ticks(0, 9), (bar) => d`M${(bar / 8 - 0.5) * (width - 6)} ${-level}v${-railing}`)
  return band(level, width, 8, face) + stroke(bars, tones.base, 2.2) + band(level + railing, width, 4, tones.lit)
}

function octagon({ face, tones }: Stone): string {
  const flutes = each([-20, -10, 0, 10, 20], (x) => d`M${x} -690v60`)
  return (
    tapered(478, 700, 53, 50, face) +
    path(pointedArch(0, -510, 19, 70), tones.glow, { opacity: 0.9 }) +
    band(620, 56, 7, face) +
    stroke(flutes, tones.shade, 1.8, { opacity: 0.5 })
  )
}

function lanternTop({ face, tones }: Stone): string {
  return (
    band(830, 32, 103, tones.glow) +
    stroke('M-15 -830v100M0 -830v100M15 -830v100', tones.base, 4.5) +
    band(842, 49, 13, face) +
    path('M-17 -842C-30 -880 -7 -905 0 -945C7 -905 30 -880 17 -842Z', face) +
    finial(-940, 60, tones.gold)
  )
}
