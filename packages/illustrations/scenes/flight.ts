import { type Canvas, clipped, fade, shine, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { type Colour, mix } from '../colour.ts'
import { moods, type Palette, palettes } from '../moods.ts'
import { eightStar } from '../motif.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, ellipse, moved, path, rect, stroke, turned } from '../svg.ts'

/** An airliner over a sea of clouds with mountains rising through it. */
export function paintFlight(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(moods))]
  const climb = draw.range(4, 8)
  const sunX = width * draw.range(0.7, 0.77)
  paintLandscape(canvas, palette, { sunX, horizon: 0.8 }, draw.stream('land'))
  const bank = (at: number, swell: number, near: number) =>
    cloudBank(canvas, palette, { y: height * at, swell, near }, draw.stream(`clouds ${at}`))
  canvas.add(bank(0.73, 58, 0), bank(0.785, 84, 0.25))

  const flying = contrails(canvas, palette.line) + moved(aeroplane(canvas, palette), 0, 0, 1.08)
  canvas.add(
    turned(flying, width * 0.48, height * 0.43, -climb),
    bank(0.86, 112, 0.55),
    bank(0.945, 140, 0.85),
    vignette(canvas, palette.near, 0.3),
  )
}

function contrails({ defs }: Canvas, colour: string): string {
  const fading = defs.linear(-400, 0, -1300, 0, [0, colour, 0], [0.34, colour, 0.36], [1, colour, 0])
  const trail = (y: number) => path(d`M-330 ${y}L-1400 ${y - 26}L-1400 ${y + 34}L-330 ${y + 9}Z`, fading)
  return trail(60) + trail(92)
}

/** A sea of clouds from edge to edge; `near` runs from 0 (far) to 1 (in front). */
type CloudBank = { y: number; swell: number; near: number }

/** Draws billowing clouds with lit crests that fade downwards. */
function cloudBank(canvas: Canvas, palette: Palette, { y, swell, near }: CloudBank, draw: Draw): string {
  const { width, height, defs } = canvas
  const body: Colour = mix(
    mix(palette.sky[3], palette.line, palette.mood === 'night' ? 0.08 : 0.35),
    mix(palette.sky[1], palette.stoneShade, 0.4),
    near * 0.62,
  )
  const crest = mix(body, palette.line, palette.mood === 'night' ? 0.2 : 0.6)
  let outline = d`M-80 ${y}`
  for (let x = -80; x < width + 80;) {
    const span = swell * draw.range(0.8, 2)
    const rise = swell * draw.range(0.28, 0.62)
    const drop = draw.range(-0.16, 0.16) * swell
    outline += d`c${span * 0.06} ${-rise * 1.3} ${span * 0.9} ${-rise * 1.3} ${span} ${drop}`
    x += span
  }
  const fill = defs.upright(
    y - swell * 0.6,
    y + swell * 2.4 + (height - y) * 0.3,
    crest,
    [0.3, body],
    mix(body, palette.sky[1], 0.45),
  )
  return path(`${outline}V${height + 20}H-80Z`, fill) + stroke(outline, palette.line, 2, { opacity: 0.2 })
}

const teal = '#0e5a54'
const brass = '#c9994a'

const fuselage =
  'M-548 -22C-470 -58 -390 -68 -300 -70H330C436 -68 506 -46 534 -10C540 2 532 18 500 28C456 42 392 48 300 48H-250C-372 44 -476 18 -548 -22Z'

/** An airliner seen from the side, about 1100 px long, centred on the origin, with its nose to the right. */
function aeroplane(canvas: Canvas, palette: Palette): string {
  const { defs } = canvas
  const skin = defs.upright(
    -70,
    48,
    mix('#ffffff', palette.glow, 0.18),
    [0.45, mix('#fdf6e8', palette.haze, 0.12)],
    [0.75, mix('#e2d6c2', palette.haze, 0.32)],
    mix('#8f8a84', palette.stoneShade, 0.6),
  )
  const inside =
    rect(-560, -2, 1120, 13, teal) +
    rect(-560, 15, 1120, 4, brass) +
    path('M-560 -70H-320L-470 30H-560Z', teal) +
    stroke('M-318 -72L-470 32', brass, 6) +
    rect(-560, -70, 1120, 8, '#ffffff', { opacity: 0.6 })
  return (
    farWing(palette) +
    tail(canvas, palette) +
    path(fuselage, skin) +
    clipped(defs, inside, fuselage) +
    windows(palette) +
    nearWing(canvas, palette) +
    lights(canvas)
  )
}

function farWing(palette: Palette): string {
  const shade = mix(mix('#c9c0b0', palette.haze, 0.4), palette.stoneShade, 0.3)
  return path('M150 -36L30 -122L-12 -126L24 -40Z', shade) + path('M-430 -40L-520 -78L-548 -78L-492 -34Z', shade)
}

function tail({ defs }: Canvas, palette: Palette): string {
  const fin = defs.linear(-600, -260, -380, -60, mix(teal, palette.glow, 0.28), mix(teal, palette.near, 0.25))
  return (
    path('M-528 -34L-606 -236Q-608 -246 -596 -246H-548Q-538 -246 -530 -236L-372 -66Z', fin) +
    path(eightStar(-536, -166, 38, 60), brass) +
    path(eightStar(-536, -166, 18, 60), '#fbf1dc') +
    path('M-430 -16L-606 10Q-614 14 -604 18L-560 22L-392 10Z', mix('#d9d0c0', palette.stoneShade, 0.42))
  )
}

function windows(palette: Palette): string {
  const glass = palette.mood === 'day' ? mix(palette.near, palette.sky[0], 0.4) : palette.lamp
  const cockpit = mix(palette.near, palette.sky[0], 0.3)
  return (
    stroke('M-300 -27H392', glass, 15, { 'stroke-dasharray': '10 14' }) +
    path('M440 -50C468 -44 494 -32 508 -18L478 -14C464 -18 450 -20 436 -20Q432 -36 440 -50Z', cockpit) +
    stroke('M466 -44L470 -18', '#fdf6e8', 3) +
    each([-330, 405], (x) =>
      rect(x - 13, -44, 26, 62, 'none', { rx: 5, stroke: palette.stoneShade, opacity: 0.45, 'stroke-width': 1.6 }),
    )
  )
}

function nearWing({ defs }: Canvas, palette: Palette): string {
  const wing = defs.linear(
    100,
    0,
    -200,
    190,
    mix('#efe6d6', palette.haze, 0.25),
    mix('#a59d92', palette.stoneShade, 0.5),
  )
  const pod = defs.upright(
    62,
    122,
    mix('#ffffff', palette.haze, 0.12),
    mix('#dcd2c0', palette.haze, 0.3),
    mix('#7d7872', palette.stoneShade, 0.6),
  )
  return (
    path('M-6 66C30 56 82 58 104 66Q112 90 104 112C82 122 30 120 -6 106Q-20 86 -6 66Z', pod) +
    ellipse(105, 89, 8, 24, mix(palette.near, palette.stoneShade, 0.3)) +
    path('M28 58C50 55 70 56 84 60V66H28Z', teal) +
    path('M176 26L-250 177Q-258 184 -268 184L-302 183L-92 36C-20 20 90 12 176 26Z', wing) +
    path('M-262 184L-310 142L-322 142L-304 184Z', mix(teal, palette.near, 0.1)) +
    stroke('M172 28L-252 178', '#ffffff', 3, { opacity: 0.35 })
  )
}

function lights({ defs }: Canvas): string {
  return shine(defs, -312, 144, 26, ...fade('#ff7a5a', 0.9)) + shine(defs, 500, 22, 52, ...fade('#fff3cf', 0.9))
}
