import { type Canvas, fade } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { mix } from '../colour.ts'
import { type Mood, moods, palettes } from '../moods.ts'
import { type Draw, valueOr } from '../rng.ts'
import { rect } from '../svg.ts'
import { paintSkyline } from './skyline.ts'

/**
 * The wide picture behind a headline. The text is at the start of the line, so the scene is composed towards its end:
 * to the right for `ltr`, to the left for `rtl`, never flipped.
 */
export function paintHero(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const mood = valueOr(options.mood, draw.pick(moods))
  const rtl = options.dir === 'rtl'
  const side = rtl ? -1 : 1
  paintSkyline(canvas, draw.stream('skyline'), {
    mood,
    side,
    shift: side * 0.235,
    sunReach: 0.112,
    front: 'palms',
    layout: 'great dome',
    roofing: 'glazed',
  })
  canvas.add(textVeil(canvas, mood, rtl))
}

/** The variant for phones, where the text is above the scene: the upper part of the picture is shaded for it. */
export function paintTallHero(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const side = options.dir === 'rtl' ? -1 : 1
  const mood = valueOr(options.mood, draw.pick(moods))
  paintSkyline(canvas, draw.stream('skyline'), {
    mood,
    side,
    shift: side * 0.06,
    sunReach: 0.26,
    sunHeight: 0.46,
    scale: 0.9,
    front: 'nothing',
    layout: 'great dome',
    roofing: 'glazed',
  })
  const { near } = palettes[mood]
  const shade = canvas.defs.upright(0, canvas.height * 0.46, [0, near, 1], [0.76, near, 0.92], [1, near, 0])
  canvas.add(rect(0, 0, canvas.width, canvas.height * 0.46, shade))
}

/** Opacity of the shade that white text needs over each sky for a contrast of at least 4.5 at the brightest pixel. */
const shades: Record<Mood, number> = { dawn: 0.78, day: 0.9, dusk: 0.64, night: 0.57 }

/** A shade that is dark enough for white text over the first half of the line and then fades quickly. */
function textVeil({ defs, width, height }: Canvas, mood: Mood, rtl: boolean): string {
  const palette = palettes[mood]
  const shade = mix(palette.near, palette.sky[0], mood === 'day' ? 0 : 0.25)
  const strength = shades[mood]
  const start = rtl ? width : 0
  const end = rtl ? 0 : width
  const across = defs.linear(
    start,
    0,
    end,
    0,
    [0, shade, strength],
    [0.42, shade, strength * 0.98],
    [0.52, shade, strength * 0.84],
    [0.6, shade, strength * 0.36],
    [0.68, shade, strength * 0.1],
    [0.78, shade, 0],
  )
  const top = defs.upright(0, height * 0.2, ...fade(shade, 0.62))
  return rect(0, 0, width, height, across) + rect(0, 0, width, height * 0.2, top)
}
