import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { eightStar } from '../motif.ts'
import { type Palette, palettes } from '../moods.ts'
import { distantCity } from '../parts/buildings/distant-city.ts'
import { dunes } from '../parts/landscape/dunes.ts'
import { glow, lantern } from '../parts/interior/lantern.ts'
import { paintLandscape } from '../parts/landscape/landscape.ts'
import { growPalms } from '../parts/landscape/palm.ts'
import { stoneAt } from '../parts/buildings/stone.ts'
import { tent } from '../parts/landscape/tent.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, each, ellipse, moved, path, rect, round, stroke, turned } from '../svg.ts'

/** The picture for a page that was not found: a signpost with empty arms in the dunes and a lantern at its base. */
export function paintLost(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dusk', 'night'] as const))]
  const sunX = width * 0.68
  paintLandscape(canvas, palette, { sunX, horizon: 0.66 }, draw.stream('land'))
  const city = { x: width * 0.9, y: height * 0.622, width: 330, distance: 0.58 }
  canvas.add(distantCity(canvas, palette, city, sunX, draw.stream('city')))

  const layer = (at: number, amplitude: number, near: number) =>
    dunes(canvas, palette, { y: height * at, amplitude, near }, draw.stream(`sand ${at}`))
  const far = layer(0.64, 14, 0.05)
  const middle = layer(0.71, 26, 0.22)
  const close = layer(0.8, 34, 0.42)
  const front = layer(0.915, 26, 0.66)
  const stone = stoneAt(defs, palette, 0.2, sunX < width / 2)
  const campX = width * 0.78
  const palms = growPalms(canvas, palette, mix(palette.near, palette.haze, 0.12), draw.stream('palms'))
  canvas.add(
    far.markup,
    middle.markup,
    glow(canvas, campX, middle.levelAt(campX), 150, palette.lamp, 0.4),
    palms.at(campX + 92, middle.levelAt(campX + 92) + 12, 240, 0.3),
    palms.at(campX + 140, middle.levelAt(campX + 140) + 14, 180, 0.5),
    moved(tent(stone, 118, true), campX, middle.levelAt(campX) + 16),
    close.markup,
    track(palette, width, height),
  )
  canvas.add(
    signpost(canvas, palette, width * 0.34, close.levelAt(width * 0.34) + 74),
    front.markup,
    vignette(canvas, palette.near, 0.36),
  )
}

/** A track that forks at the signpost and fades out. */
function track(palette: Palette, width: number, height: number): string {
  const x = (share: number) => width * share
  const pale = mix(palette.stoneLit, palette.glow, 0.3)
  const main = d`M${x(0.5)} ${height * 0.96}C${x(0.47)} ${height * 0.9} ${x(0.41)} ${height * 0.885} ${x(0.43)} ${height * 0.835}`
  const forks =
    d`M${x(0.43)} ${height * 0.835}C${x(0.45)} ${height * 0.79} ${x(0.58)} ${height * 0.79} ${x(0.6)} ${height * 0.755}` +
    d`M${x(0.43)} ${height * 0.835}C${x(0.4)} ${height * 0.8} ${x(0.22)} ${height * 0.81} ${x(0.14)} ${height * 0.78}`
  const dots = { ...round, opacity: 0.6 }
  return (
    stroke(main, pale, 11, { ...dots, 'stroke-dasharray': '1 27' }) +
    stroke(forks, pale, 7, { ...dots, opacity: 0.45, 'stroke-dasharray': '1 20' })
  )
}

function signpost(canvas: Canvas, palette: Palette, x: number, y: number): string {
  const top = y - 400
  const wood = canvas.defs.across('#8f6240', [0.45, '#6f452c'], '#3f2618')
  const arms = [
    { level: 26, colour: '#0e5a54', toward: 1, tilt: -3 },
    { level: 104, colour: '#a8432b', toward: -1, tilt: 2 },
    { level: 182, colour: '#c9994a', toward: 1, tilt: 5 },
  ]
  return (
    ellipse(x + 36, y + 3, 120, 13, '#000000', { opacity: 0.26 }) +
    rect(x - 11, top, 22, 404, wood, { rx: 3 }) +
    path(eightStar(x, top - 26, 34, 60), '#c9994a') +
    path(eightStar(x, top - 26, 17, 60), '#6f452c') +
    each(arms, ({ level, colour, toward, tilt }) => {
      const arm = signArm(mix(colour, palette.haze, 0.08), toward)
      return turned(arm, x, top + level, tilt * toward)
    }) +
    lantern(canvas, palette, x - 104, y + 14, 150)
  )
}

function signArm(colour: string, toward: number): string {
  const board = d`M${-toward * 58} 0H${toward * 168}L${toward * 212} 29L${toward * 168} 58H${-toward * 58}Z`
  const grain = d`M${-toward * 44} 19H${toward * 150}M${-toward * 44} 39H${toward * 150}`
  const arrow = d`M${toward * 96} 29h${toward * 62}m${-toward * 17} -13l${toward * 18} 13l${-toward * 18} 13`
  return (
    path(board, '#000000', { opacity: 0.2, transform: 'translate(4 7)' }) +
    path(board, colour) +
    stroke(d`M${-toward * 58} 1.5H${toward * 168}L${toward * 212} 29`, lighten(colour, 0.14), 3) +
    stroke(grain, lighten(colour, -0.08), 2, { opacity: 0.6 }) +
    stroke(arrow, '#fbf1dc', 6, round) +
    path(eightStar(toward * 42, 29, 15, 60), '#fbf1dc')
  )
}
