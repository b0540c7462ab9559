import { type Canvas, clipped, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { eightStar, lattice } from '../motif.ts'
import { type Mood, type Palette, moods, palettes } from '../moods.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { halo } from '../parts/landscape/sky.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, moved, path, rect, stroke } from '../svg.ts'
import { type CoverSubject, coverSubjects } from './cover-subject.ts'

/** Paints a scene of 1600 by 1000 px. */
type PaintSubject = (canvas: Canvas, subject: CoverSubject, draw: Draw, mood: Mood) => void

/** The cover of an article: a scene, cropped by a frame of the motif. */
export function paintCover(canvas: Canvas, draw: Draw, options: SceneOptions, paintSubject: PaintSubject): void {
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const frame = draw.pick(['window', 'panel', 'triptych', 'star'] as const)
  const subject = valueOr(options.subject, draw.pick(coverSubjects))
  const picture = canvas.inset(1600, 1000)
  paintSubject(picture, subject, draw.stream('subject'), palette.mood)
  frames[cuts[subject]?.includes(frame) ? 'window' : frame](canvas, palette, picture.markup())
  canvas.add(vignette(canvas, palette.near, 0.26))
}

type Frame = 'window' | 'panel' | 'triptych' | 'star'

/** Frames that would cut off the main part of a subject; a window frame is used instead. */
const cuts: Partial<Record<CoverSubject, readonly Frame[]>> = {
  train: ['star'],
  flight: ['star', 'panel', 'triptych'],
  visa: ['triptych'],
  wheelchair: ['triptych'],
  room: ['panel'],
}

const frames: Record<Frame, (canvas: Canvas, palette: Palette, picture: string) => void> = {
  window: (canvas, palette, picture) => {
    const arch = (grow: number) => pointedArch(800, 930 + grow * 0.4, 1340 + grow * 2, 870 + grow * 1.5, 0.36)
    paintFramed(canvas, palette, centred(picture, 0.9, 548), arch)
  },
  triptych: (canvas, palette, picture) => {
    const arches = (grow: number) =>
      pointedArch(330, 920 + grow * 0.4, 400 + grow * 2, 690 + grow * 1.5) +
      pointedArch(800, 920 + grow * 0.4, 460 + grow * 2, 850 + grow * 1.5) +
      pointedArch(1270, 920 + grow * 0.4, 400 + grow * 2, 690 + grow * 1.5)
    paintFramed(canvas, palette, centred(picture, 0.98, 540), arches)
    canvas.add(rect(0, 930, 1600, 14, brassTrim(canvas)), rect(0, 944, 1600, 56, mix(palette.near, '#0e4a45', 0.35)))
  },
  star: (canvas, palette, picture) => {
    const star = (grow: number) => eightStar(800, 500, 470 + grow, 52)
    paintFramed(canvas, palette, centred(picture, 1, 540), star)
    canvas.add(stroke(star(170) + star(290), '#c9994a', 2, { opacity: 0.5 }))
  },
  panel: paintPanel,
}

/** A picture in another size, with its middle at the middle of the cover and its ground line at a level. */
function centred(picture: string, scale: number, y: number): string {
  return moved(picture, 800 - 800 * scale, y - 560 * scale, scale)
}

const brassTrim = (canvas: Canvas) => canvas.defs.across('#8a6a35', [0.28, '#eed093'], [0.6, '#c9994a'], '#7d5c2a')

const wallOf = ({ near, mood }: Palette) => mix('#0e4a45', near, mood === 'day' ? 0.15 : 0.55)

/** A picture cut out of a patterned wall; `outline` grows the opening by some px for its rims. */
function paintFramed(canvas: Canvas, palette: Palette, picture: string, outline: (grow: number) => string): void {
  const { width, height, defs } = canvas
  const wall = wallOf(palette)
  const plaster = defs.linear(0, 0, width, height, lighten(wall, 0.05), lighten(wall, -0.05))
  canvas.add(
    rect(0, 0, width, height, plaster),
    rect(0, 0, width, height, lattice(defs, 118, '#c9994a', 1.7), { opacity: 0.3 }),
    path(outline(42), '#000000', { opacity: 0.28 }),
    path(outline(30), brassTrim(canvas)),
    path(outline(16), mix(palette.near, '#0e4a45', 0.3)),
    path(outline(6), '#e3be78', { opacity: 0.85 }),
    clipped(defs, picture, outline(0)),
  )
}

/** A picture beside a panel with a medallion and the halo. */
function paintPanel(canvas: Canvas, palette: Palette, picture: string): void {
  const { height, defs } = canvas
  const edge = (offset: number) => {
    const at = 528 + offset
    return d`M-40 -20H${at}C${at} 260 ${at} 360 ${at + 112} 500C${at} 640 ${at} 740 ${at} ${height + 20}H-40Z`
  }
  const wall = wallOf(palette)
  const [x, y] = [264, height / 2] as const
  const inlay =
    path(edge(0), lattice(defs, 118, '#c9994a', 1.7), { opacity: 0.26 }) +
    shine(defs, x, y, 300, [0, wall, 1], [0.7, wall, 0.86], [1, wall, 0]) +
    halo(canvas, { ...palette, line: '#e3be78' }, { x, y, radius: 92 })
  canvas.add(
    moved(picture, 128, -77, 1.12),
    path(edge(26), '#000000', { opacity: 0.22 }),
    path(edge(14), brassTrim(canvas)),
    path(edge(0), wall),
    clipped(defs, inlay, edge(-2)),
    path(eightStar(x, y, 118, 60), '#c9994a'),
    path(eightStar(x, y, 101, 60), '#0b2b29'),
    path(eightStar(x, y, 73, 60), '#c9994a'),
    path(pointedArch(x, y + 35, 40, 73), '#0b2b29'),
  )
}
