import { lighten, mix, type Mood, palettes } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { pointedArch, squareOpening } from '../../parts/buildings/arch.ts'
import { paintCourt } from '../../parts/buildings/court.ts'
import { sanctuary } from '../../parts/buildings/sanctuary.ts'
import { drawRoofing, roofed, stoneAt } from '../../parts/buildings/stone.ts'
import { cityHaze, towers } from '../../parts/buildings/tower.ts'
import type { Interior } from '../../parts/interior/interior.ts'
import { paintLandscape } from '../../parts/landscape/landscape.ts'
import type { Draw } from '../../rng.ts'
import {
  type Canvas,
  circle,
  clipped,
  d,
  each,
  group,
  path,
  place,
  rect,
  scaled,
  stroke,
  ticks,
  vignette,
} from '../../svg.ts'

/** A window onto a city: `x` is its centre, `sill` its base, in px. */
export type CityWindow = {
  x: number
  sill: number
  width: number
  height: number
  /** Scale of the mosque of the city. */
  mosque?: number
  /** The x in the picture of the city that stands behind the middle of the window. */
  focusX?: number
}

/**
 * Paints a window with a city outside: square with a blind in a plain room, otherwise arched, with a lattice in its arch
 * and curtains down to the floor. Windows with the same stream have the same city.
 */
export function paintWindow(canvas: Canvas, window: CityWindow, floor: number, interior: Interior, draw: Draw): void {
  const { x, sill, width, mosque = 1, focusX = 800 } = window
  const picture = canvas.inset(1600, 1000)
  paintCity(picture, draw, interior.mood, mosque)
  const scale = 0.4 + width * 0.0006
  const city = canvas.defs.shape(picture.markup())
  const outside = scaled(city, x - focusX * scale, sill - 46 - 800 * scale, scale)
  const paint = interior.plain ? paintSquareWindow : paintArchedWindow
  paint(canvas, window, floor, interior, outside)
}

/** A city around an invented sanctuary, mirrored in a polished court. */
function paintCity(canvas: Canvas, draw: Draw, mood: Mood, mosque: number): void {
  const { width, height, defs } = canvas
  const palette = roofed(palettes[mood], drawRoofing(draw.stream('roof')))
  const centre = width * draw.pick([0.5, 0.47, 0.53])
  const sunX = centre + width * 0.185 * draw.pick([-1, 1])
  const ground = height * 0.8
  const sunHeight = palette.sunHeight + draw.range(-0.03, 0.03)
  paintLandscape(canvas, palette, { sunX, horizon: 0.8, sunHeight }, draw.stream('land'))

  const stone = stoneAt(defs, palette, 0.04, sunX < centre)
  const belt = { start: -30, end: width + 30, y: ground, sunX, lowest: 110 }
  const site = { x: centre, y: ground, scale: (height / 1000) * mosque }
  const city = defs.shape(
    towers(canvas, palette, { ...belt, distance: 0.72, highest: 250, clearing: 0 }, draw.stream('far towers')) +
      cityHaze(canvas, palette, ground) +
      towers(canvas, palette, { ...belt, distance: 0.42, highest: 300, clearing: 0.42 }, draw.stream('close towers')) +
      sanctuary(stone, site, draw.stream('sanctuary')),
  )
  canvas.add(place(city))
  paintCourt(canvas, palette, { ground, vanishingX: centre, sunX, mirrored: city })
  canvas.add(vignette(canvas, palette.near, 0.34))
}

function paintSquareWindow(canvas: Canvas, window: CityWindow, _: number, interior: Interior, outside: string): void {
  const { wall, dimmed, linen } = interior
  const { x, sill } = window
  const width = window.width * 0.86
  const height = window.height * 0.78
  const left = x - width / 2
  const top = sill - height
  const blind = height * 0.16
  const frame = dimmed('#f4efe6')
  const slats = each(ticks(top + 12, top + blind, 13), (y) => d`M${left} ${y}h${width}`)
  canvas.add(
    rect(left - 22, top - 22, width + 44, height + 44, lighten(wall, -0.05)),
    rect(left - 14, top - 14, width + 28, height + 28, frame),
    clipped(canvas.defs, outside, squareOpening(x, sill, width, height)),
    rect(left, top, width, blind, mix(linen, wall, 0.3), { opacity: 0.96 }),
    stroke(slats, '#000000', 1.4, { opacity: 0.13 }),
    stroke(d`M${left + width - 20} ${top + blind}v54`, frame, 2.5),
    stroke(d`M${x} ${top}V${sill}`, frame, 10),
    rect(left - 34, sill + 10, width + 68, 14, lighten(wall, 0.07)),
    rect(left - 30, sill + 24, width + 60, 4, '#000000', { opacity: 0.1 }),
  )
}

function paintArchedWindow(
  canvas: Canvas,
  window: CityWindow,
  floor: number,
  interior: Interior,
  outside: string,
): void {
  const { defs } = canvas
  const { x, sill, width, height } = window
  const { wall, wood } = interior
  const frame = defs.across(lighten(wood, 0.05), wood, lighten(wood, -0.06))
  const sheen = defs.diagonal([0, '#ffffff', 0.22], [0.45, '#ffffff', 0.02], [1, '#ffffff', 0.1])
  const opening = pointedArch(x, sill, width, height)
  canvas.add(
    path(pointedArch(x, sill + 4, width + 84, height + 62), lighten(wall, -0.05)),
    path(pointedArch(x, sill, width + 78, height + 60), lighten(wall, 0.045)),
    path(pointedArch(x, sill, width + 44, height + 34), frame),
    clipped(defs, outside + rect(x - width / 2, sill - height, width, height, sheen), opening),
    muntins(canvas, window, interior),
    rect(x - width / 2 - 46, sill - 6, width + 92, 16, lighten(wall, 0.08)),
    rect(x - width / 2 - 42, sill + 10, width + 84, 5, '#000000', { opacity: 0.1 }),
    curtains(canvas, window, floor, interior),
  )
}

function muntins({ defs }: Canvas, { x, sill, width, height }: CityWindow, { wood, angle }: Interior): string {
  const dark = lighten(wood, -0.02)
  const fan = height * 0.36
  const half = width / 2
  const opening = pointedArch(x, sill, width, height)
  const top = rect(x - width, sill - height - 20, width * 2, fan + 20, '#ffffff')
  const bars = d`M${x} ${sill}V${sill - height + 4}M${x - half} ${sill - height * 0.36}h${width}`
  return (
    stroke(bars, dark, 9) +
    group(path(opening, lattice(defs, 46, dark, 4, angle)), { 'clip-path': defs.clip(top) }) +
    stroke(d`M${x - half} ${sill - height + fan}h${width}`, dark, 8) +
    stroke(opening, lighten(wood, -0.1), 5)
  )
}

/** A rail with two curtains, tied back at the sides, down to the floor. */
function curtains({ defs }: Canvas, window: CityWindow, floor: number, { drape, brass }: Interior): string {
  const { x, sill, width, height } = window
  const top = sill - height - 22
  const tie = top + (floor - top) * 0.66
  const reach = width * 0.22 + 26
  const folds = defs.across(
    lighten(drape, -0.08),
    [0.16, lighten(drape, 0.05)],
    [0.32, lighten(drape, -0.06)],
    lighten(drape, 0.06),
    [0.66, lighten(drape, -0.07)],
    [0.84, lighten(drape, 0.04)],
    lighten(drape, -0.05),
  )
  const half = (side: -1 | 1): string => {
    const outer = x + side * (width / 2 + reach)
    const inner = x + side * (width / 2 - 24)
    const waist = inner + side * (reach * 0.56)
    const cloth =
      d`M${outer} ${top}H${inner}C${inner} ${top + (tie - top) * 0.55} ${inner + side * 22} ${tie - 70} ${waist} ${tie}` +
      d`C${waist - side * 16} ${tie + 60} ${waist - side * 26} ${floor - 60} ${waist - side * 30} ${floor + 6}H${outer + side * 4}C${outer} ${tie + 90} ${outer - side * 8} ${tie + 30} ${outer - side * 8} ${tie}Q${outer} ${tie - 120} ${outer} ${top}Z`
    const band = d`M${waist - side * 3} ${tie - 6}Q${(waist + outer) / 2} ${tie + 10} ${outer - side * 5} ${tie - 6}v12Q${(waist + outer) / 2} ${tie + 22} ${waist - side * 3} ${tie + 6}Z`
    return path(cloth, folds) + path(band, brass)
  }
  const end = width / 2 + reach + 22
  return (
    half(-1) +
    half(1) +
    rect(x - end, top - 8, end * 2, 8, brass, { rx: 4 }) +
    circle(x - end, top - 4, 9, brass) +
    circle(x + end, top - 4, 9, brass)
  )
}
