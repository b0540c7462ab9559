import { isDark, mix } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { d, each, fade, path, rect, stroke, ticks } from '../../svg.ts'
import { pointedArch, roundArch, squareOpening } from './arch.ts'
import type { Draw } from '../../rng.ts'
import type { Stone } from './stone.ts'

export type WindowStyle = 'pointed' | 'round' | 'screen' | 'oriel' | 'plain' | 'tall'

/** The look of all windows of a front. */
export type WindowLook = { style: WindowStyle; angle: number }

/** Styles with ornament, for houses of four and five stars. */
export const richStyles: readonly WindowStyle[] = ['pointed', 'round', 'screen', 'oriel']
/** Styles without, for modest houses. */
export const plainStyles: readonly WindowStyle[] = ['plain', 'tall', 'round']

type WindowState = 'dark' | 'lit' | 'curtained'

/** The appearance of a group of windows: size in px, lattice angle, surrounding masonry. */
type WindowFamily = WindowLook & { stone: Stone; width: number; height: number }

/** A wall with equal windows in rows and columns, and the width of a column. */
type WindowGrid = { floors: number; floorHeight: number; bays: number; bay: number }

/** Draws the windows of a wall, some of them lit; `at` places one by its column and its floor. */
export function windowGrid(
  stone: Stone,
  look: WindowLook,
  { floors, floorHeight, bays, bay }: WindowGrid,
  draw: Draw,
  at: (shape: string, column: number, floor: number) => string,
): string {
  const family = { ...look, stone, width: Math.min(40, bay * 0.5), height: floorHeight * 0.66 }
  const stored = (state: WindowState) => stone.defs.shape(hotelWindow(family, state))
  const shapes = { dark: stored('dark'), lit: stored('lit'), curtained: stored('curtained') }
  const litShare = isDark(stone.palette) ? 0.52 : 0.22
  return each(ticks(0, floors), (floor) =>
    each(ticks(0, bays), (column) => {
      const lit = draw.chance(litShare)
      const curtained = draw.chance(0.6)
      return at(shapes[lit ? (curtained ? 'curtained' : 'lit') : 'dark'], column, floor)
    }),
  )
}

function hotelWindow(family: WindowFamily, state: WindowState): string {
  const { stone, width, height, style } = family
  const { tones } = stone
  const { opening, below } = forms[style]
  const bars = d`M0 0v${-height * 0.92}M${-width / 2} ${-height * 0.55}h${width}`
  return (
    path(opening(0, 0, width + 9, height + 5), tones.lit, { opacity: 0.85 }) +
    path(opening(0, 0, width + 4, height + 2), tones.shade) +
    path(opening(0, 0, width, height), glass(family, state)) +
    (state === 'curtained' ? curtains(width, height) : '') +
    stroke(bars, tones.shade, 1.6, { opacity: 0.7 }) +
    below(family) +
    (style === 'screen' ? screen(family) : '')
  )
}

type Form = {
  opening: (x: number, y: number, width: number, height: number) => string
  below: (family: WindowFamily) => string
}

const forms: Record<WindowStyle, Form> = {
  pointed: { opening: pointedArch, below: balcony },
  round: { opening: roundArch, below: balcony },
  screen: { opening: pointedArch, below: balcony },
  oriel: { opening: squareOpening, below: oriel },
  plain: { opening: squareOpening, below: sill },
  tall: { opening: squareOpening, below: rail },
}

function glass({ stone }: WindowFamily, state: WindowState): string {
  const { palette } = stone
  if (state !== 'dark') {
    return stone.defs.down(
      mix(palette.lamp, '#ffffff', 0.35),
      [0.6, palette.lamp],
      mix(palette.lamp, palette.stone, 0.45),
    )
  }
  return stone.defs.diagonal(
    mix(palette.sky[0], palette.near, isDark(palette) ? 0.55 : 0.25),
    mix(palette.sky[1], palette.near, 0.3),
    mix(palette.near, palette.sky[0], 0.35),
  )
}

function curtains(width: number, height: number): string {
  const half = width / 2
  const sheer =
    d`M${-half} 0v${-height * 0.7}Q${-half * 0.24} ${-height * 0.4} ${-half * 0.64} 0Z` +
    d`M${half} 0v${-height * 0.7}Q${half * 0.24} ${-height * 0.4} ${half * 0.64} 0Z`
  return path(sheer, '#ffffff', { opacity: 0.34 })
}

function balcony({ stone, width }: WindowFamily): string {
  const { tones, defs } = stone
  const under = defs.down(...fade(tones.shade, 0.55, 0.1))
  const bars = each(ticks(0, 8), (bar) => d`M${width * (bar / 7 - 0.5) * 1.2} 0v-11`)
  return (
    rect(-width * 0.6, 4.5, width * 1.2, 9, under) +
    rect(-width * 0.68, 0, width * 1.36, 4.5, tones.lit) +
    stroke(bars, tones.base, 1.3) +
    rect(-width * 0.62, -12.5, width * 1.24, 2, tones.lit)
  )
}

function sill({ stone, width }: WindowFamily): string {
  return rect(-width * 0.64, 2, width * 1.28, 4, stone.tones.lit)
}

/** The rail of a window that reaches to the floor. */
function rail({ stone, width, height }: WindowFamily): string {
  const bars = each(ticks(0, 9), (bar) => d`M${width * (bar / 8 - 0.5)} 1v${-height * 0.36}`)
  return (
    stroke(bars, stone.tones.dark, 1.2, { opacity: 0.55 }) +
    rect(-width * 0.56, -height * 0.37, width * 1.12, 2.4, stone.tones.dark, { opacity: 0.6 }) +
    rect(-width * 0.64, 2, width * 1.28, 4, stone.tones.lit)
  )
}

function oriel({ stone, width, height, angle }: WindowFamily): string {
  const { tones, defs, face } = stone
  const box = height * 0.42
  const bracket = d`M${-width * 0.6} 0h${width * 1.2}l${-width * 0.16} 7h${-width * 0.88}Z`
  return (
    path(bracket, tones.shade, { opacity: 0.7 }) +
    rect(-width * 0.72, -box, width * 1.44, box, face) +
    rect(-width * 0.66, -box + 3, width * 1.32, box - 6, lattice(defs, 13, tones.lit, 1.1, angle), { opacity: 0.9 }) +
    rect(-width * 0.76, -box - 2, width * 1.52, 4, tones.lit)
  )
}

function screen({ stone, width, height, angle }: WindowFamily): string {
  const { defs, tones } = stone
  return path(pointedArch(0, 0, width, height), lattice(defs, 13, tones.lit, 1.1, angle), { opacity: 0.7 })
}
