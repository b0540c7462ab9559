import { type Canvas, place, vignette } from '../canvas.ts'
import { type Mood, type Palette, moods, palettes } from '../moods.ts'
import { paintCourt } from '../parts/buildings/court.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { type Roofing, drawRoofing, roofed } from '../parts/buildings/roofs.ts'
import { type SanctuaryLayout, sanctuary } from '../parts/buildings/sanctuary.ts'
import { type Stone, stoneAt } from '../parts/buildings/stone.ts'
import { towerRow } from '../parts/buildings/tower.ts'
import { type Draw, valueOr } from '../rng.ts'
import { rect } from '../svg.ts'
import { paintArch, paintGarden, paintPalms } from './skyline-front.ts'

type Front = 'palms' | 'garden' | 'arch' | 'nothing'

type SkylineOptions = {
  mood?: Mood | undefined
  /** The side of the sun and the tall palms: -1 left, 1 right. */
  side?: -1 | 1 | undefined
  /** Offset of the sanctuary from the centre, as a share of the width. */
  shift?: number | undefined
  /** Distance of the sun from the sanctuary, as a share of the width. */
  sunReach?: number | undefined
  /** Height of the sun, as a share of the height. */
  sunHeight?: number | undefined
  /** Scale of the sanctuary relative to the size that fits the height. */
  scale?: number | undefined
  layout?: SanctuaryLayout | undefined
  roofing?: Roofing | undefined
  /** The frame of the picture; `nothing` is used for views from a window. */
  front?: Front | undefined
}

/** A city around an invented sanctuary, mirrored in a polished court. */
export function paintSkyline(canvas: Canvas, draw: Draw, options: SkylineOptions = {}): void {
  const { width, height, defs } = canvas
  const mood = valueOr(options.mood, draw.pick(moods))
  const palette = roofed(palettes[mood], valueOr(options.roofing, drawRoofing(draw.stream('roof'))))
  const side = valueOr(options.side, draw.pick([-1, 1] as const))
  const centre = width * (draw.pick([0.5, 0.47, 0.53]) + (options.shift ?? 0))
  const reach = width * valueOr(options.sunReach, 0.185)
  const front = valueOr(options.front, draw.pick(['palms', 'palms', 'garden', 'arch'] as const))
  const ground = height * 0.8
  const sunX = centre + reach * side
  const sunHeight = valueOr(options.sunHeight, palette.sunHeight) + draw.range(-0.03, 0.03)
  paintLandscape(canvas, palette, { sunX, horizon: 0.8, sunHeight }, draw.stream('land'))

  const stone = stoneAt(defs, palette, 0.04, sunX < centre)
  const city = defs.shape(
    towers(canvas, palette, ground, sunX, farTowers, draw.stream('far towers')) +
      cityHaze(canvas, palette, ground) +
      towers(canvas, palette, ground, sunX, closeTowers, draw.stream('close towers')) +
      sanctuary(
        stone,
        { x: centre, y: ground, scale: (height / 1000) * (options.scale ?? 1) },
        draw.stream('sanctuary'),
        options.layout,
      ),
  )
  canvas.add(place(city))
  paintCourt(canvas, palette, {
    ground,
    vanishingX: centre,
    sunX,
    mirrored: city,
    shine: 0.62,
  })

  fronts[front](canvas, palette, side, draw.stream('foreground'))
  canvas.add(vignette(canvas, palette.near, 0.34))
}

const farTowers = { distance: 0.72, lowest: 110, highest: 250, clearing: 0 }
const closeTowers = { distance: 0.42, lowest: 110, highest: 300, clearing: 0.42 }

function towers(
  canvas: Canvas,
  palette: Palette,
  ground: number,
  sunX: number,
  belt: typeof farTowers,
  draw: Draw,
): string {
  const { distance, lowest, highest, clearing } = belt
  const middle = canvas.width / 2
  const facing = (centre: number): Stone => stoneAt(canvas.defs, palette, distance, sunX < centre)
  const heightAt = (centre: number, heights: Draw): number | undefined => {
    const aside = Math.abs(centre - middle) / middle
    const rise = lowest + (highest - lowest) * heights.unit() ** 1.4
    const height = rise * (0.55 + 0.65 * Math.min(1, aside * 1.15))
    return aside < clearing ? undefined : height
  }
  return towerRow(facing, -30, canvas.width + 30, ground, heightAt, palette.litWindows, draw)
}

function cityHaze({ defs, width, height }: Canvas, palette: Palette, ground: number): string {
  const top = height * 0.52
  const haze = defs.upright(top, ground, [0, palette.sky[3], 0], [0.75, palette.sky[3], 0.32], [1, palette.sky[3], 0.5])
  return rect(0, top, width, ground - top, haze)
}

const fronts: Record<Front, (canvas: Canvas, palette: Palette, side: -1 | 1, draw: Draw) => void> = {
  palms: paintPalms,
  garden: paintGarden,
  arch: paintArch,
  nothing: () => {},
}
