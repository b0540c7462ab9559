import { type Canvas, clipped, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { brandAngle, eightStar, lattice } from '../motif.ts'
import { type Palette, moods, palettes } from '../moods.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { halo } from '../parts/landscape/sky.ts'
import { type Draw, valueOr } from '../rng.ts'
import { type Point, d, each, fine, group, num, path, rect, stroke } from '../svg.ts'
import { type CoverSubject, coverSubjects, paintSubject } from './cover-subject.ts'

type Frame = 'window' | 'panel' | 'triptych' | 'star'

/** The cover of an article: a scene, cropped by a frame of the motif. */
export function paintCover(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const frame = draw.pick(['window', 'panel', 'triptych', 'star'] as const)
  const subject = valueOr(options.subject, draw.pick(coverSubjects))
  const side = draw.pick([-1, 1] as const)
  const palette = palettes[mood]
  const picture = canvas.inset(1600, 1000)
  paintSubject(picture, subject, draw.stream('subject'), mood)
  frames[cuts[subject]?.includes(frame) ? 'window' : frame](canvas, palette, picture, side)
  canvas.add(vignette(canvas, palette.near, 0.26))
}

/** Frames that would cut off the main part of a subject; a window frame is used instead. */
const cuts: Partial<Record<CoverSubject, readonly Frame[]>> = {
  train: ['star'],
  flight: ['star', 'panel', 'triptych'],
  visa: ['triptych'],
  wheelchair: ['triptych'],
  room: ['panel'],
}

type PaintFrame = (canvas: Canvas, palette: Palette, picture: Canvas, side: -1 | 1) => void

const frames: Record<Frame, PaintFrame> = {
  window: paintWindowFrame,
  panel: paintPanelFrame,
  triptych: paintTriptych,
  star: paintStarFrame,
}

/** The part of the picture around a focus, scaled by `scale` and moved so that its focus is at `at`. */
function cropped(picture: Canvas, [focusX, focusY]: Point, scale: number, [x, y]: Point): string {
  const move = `translate(${num(x - focusX * scale)} ${num(y - focusY * scale)})`
  return group(picture.markup(), { transform: `${move} scale(${fine(scale)})` })
}

function paintWall(canvas: Canvas, palette: Palette, tile: number): void {
  const { width, height, defs } = canvas
  const wall = mix('#0e4a45', palette.near, palette.mood === 'day' ? 0.15 : 0.55)
  const plaster = defs.linear(0, 0, width, height, lighten(wall, 0.05), lighten(wall, -0.05))
  canvas.add(
    rect(0, 0, width, height, plaster),
    rect(0, 0, width, height, lattice(canvas.defs, tile, '#c9994a', 1.7, brandAngle), { opacity: 0.3 }),
  )
}

const brassTrim = (canvas: Canvas) => canvas.defs.across('#8a6a35', [0.28, '#eed093'], [0.6, '#c9994a'], '#7d5c2a')

function paintWindowFrame(canvas: Canvas, palette: Palette, picture: Canvas): void {
  const { width, height, defs } = canvas
  const x = width / 2
  const arch = (grow: number) => pointedArch(x, height - 70 + grow * 0.4, 1340 + grow * 2, 870 + grow * 1.5, 0.36)
  paintWall(canvas, palette, 118)
  canvas.add(
    path(arch(46), '#000000', { opacity: 0.3 }),
    path(arch(34), brassTrim(canvas)),
    path(arch(20), mix(palette.near, '#0e4a45', 0.3)),
    path(arch(8), '#e3be78', { opacity: 0.85 }),
    clipped(defs, cropped(picture, [800, 560], 0.9, [x, 548]), arch(0)),
  )
}

function paintPanelFrame(canvas: Canvas, palette: Palette, picture: Canvas, side: -1 | 1): void {
  const { width, height, defs } = canvas
  const x = (share: number) => width * (0.5 + side * (share - 0.5))
  const edge = (offset: number) => {
    const at = x(0.33) + side * offset
    const tip = x(0.4) + side * offset
    const far = x(0) - side * 40
    return d`M${far} -20H${at}C${at} ${height * 0.26} ${at} ${height * 0.36} ${tip} ${height * 0.5}C${at} ${height * 0.64} ${at} ${height * 0.74} ${at} ${height + 20}H${far}Z`
  }
  const wall = mix('#0e4a45', palette.near, palette.mood === 'day' ? 0.15 : 0.55)
  const middle = x(0.165)
  const sun = { x: middle, y: height / 2, radius: 92 }
  canvas.add(
    cropped(picture, [800, 560], 1.12, [x(0.64), 550]),
    path(edge(26), '#000000', { opacity: 0.22 }),
    path(edge(14), brassTrim(canvas)),
    path(edge(0), wall),
    clipped(
      defs,
      path(edge(0), lattice(defs, 118, '#c9994a', 1.7, brandAngle), { opacity: 0.26 }) +
        shine(defs, middle, height / 2, 300, [0, wall, 1], [0.7, wall, 0.86], [1, wall, 0]) +
        halo(canvas, { ...palette, line: '#e3be78' }, sun),
      edge(-2),
    ),
    medallion(middle, height / 2, 118),
  )
}

function medallion(x: number, y: number, size: number): string {
  return (
    path(eightStar(x, y, size, 60), '#c9994a') +
    path(eightStar(x, y, size * 0.86, 60), '#0b2b29') +
    path(eightStar(x, y, size * 0.62, 60), '#c9994a') +
    path(pointedArch(x, y + size * 0.3, size * 0.34, size * 0.62), '#0b2b29')
  )
}

function paintTriptych(canvas: Canvas, palette: Palette, picture: Canvas): void {
  const { width, height, defs } = canvas
  const arches = [
    { x: width / 2 - 470, span: 400, tall: 690 },
    { x: width / 2, span: 460, tall: 850 },
    { x: width / 2 + 470, span: 400, tall: 690 },
  ]
  const foot = height - 80
  const outline = (grow: number) =>
    each(arches, ({ x, span, tall }) => pointedArch(x, foot + grow * 0.4, span + grow * 2, tall + grow * 1.5))
  paintWall(canvas, palette, 106)
  canvas.add(
    path(outline(36), '#000000', { opacity: 0.26 }),
    path(outline(24), brassTrim(canvas)),
    path(outline(12), mix(palette.near, '#0e4a45', 0.3)),
    path(outline(5), '#e3be78', { opacity: 0.85 }),
    clipped(defs, cropped(picture, [800, 540], 0.98, [width / 2, 520]), outline(0)),
    rect(0, foot + 10, width, 14, brassTrim(canvas)),
    rect(0, foot + 24, width, height - foot - 24, mix(palette.near, '#0e4a45', 0.35)),
  )
}

function paintStarFrame(canvas: Canvas, palette: Palette, picture: Canvas): void {
  const { width, height, defs } = canvas
  const middle = { x: width / 2, y: height / 2 }
  const outline = (grow: number) => eightStar(middle.x, middle.y, 486 + grow, 52)
  const rays = stroke(eightStar(middle.x, middle.y, 640, 52) + eightStar(middle.x, middle.y, 760, 52), '#c9994a', 2, {
    opacity: 0.5,
  })
  paintWall(canvas, palette, 118)
  canvas.add(
    rays,
    path(outline(26), '#000000', { opacity: 0.28 }),
    path(outline(14), brassTrim(canvas)),
    path(outline(-2), mix(palette.near, '#0e4a45', 0.3)),
    clipped(defs, cropped(picture, [800, 560], 0.8, [middle.x, middle.y + 10]), outline(-16)),
    stroke(outline(-16), '#e3be78', 3),
  )
}
