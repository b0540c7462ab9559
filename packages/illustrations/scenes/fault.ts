import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { type Colour, lighten, mix } from '../colour.ts'
import { palettes } from '../moods.ts'
import { eightStar, fourStar, lattice, latticeAngles } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { glow, hangingLantern, lantern } from '../parts/interior/lantern.ts'
import { joints } from '../parts/interior/perspective.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, d, each, ellipse, group, path, rect, round, stroke, ticks, turned } from '../svg.ts'

/** A tiled wall under repair: two stars are missing; tools and a lantern are next to it. */
export function paintFault(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dusk', 'night', 'dawn'] as const))]
  const angle = draw.pick(latticeAngles)
  const hole = draw.whole(0, 1)
  const floor = height * 0.79
  const middle = width / 2

  const wall = mix(palette.stoneShade, palette.near, 0.2)
  const plaster = defs.upright(0, floor, mix(wall, palette.near, 0.35), mix(wall, palette.stone, 0.4))
  const trim = mix('#c9994a', palette.stoneShade, 0.18)
  canvas.add(
    rect(0, 0, width, floor, plaster),
    rect(0, 0, width, floor, lattice(defs, 110, palette.line, 1.5, angle), { opacity: 0.1 }),
    glow(canvas, middle, floor - 250, 760, palette.lamp, 0.42),
    path(pointedArch(middle, floor, 836, 740, 0.5), trim),
    path(pointedArch(middle, floor, 806, 722, 0.5), mix(palette.near, wall, 0.35)),
  )

  const glaze = {
    ground: mix('#efe2c8', palette.haze, 0.2),
    star: mix('#0e6a62', palette.haze, 0.06),
    heart: mix('#c9994a', palette.haze, 0.06),
    small: mix('#2c4f73', palette.haze, 0.08),
    line: mix('#fbf3e0', palette.haze, 0.25),
  }
  const panel = { x: middle - 380, y: floor - 760, cell: 190, cells: 4, rows: 4, angle }
  const opening = defs.clip(path(pointedArch(middle, floor, 776, 704, 0.5), '#ffffff'))
  canvas.add(
    group(tilePanel(canvas, panel, glaze, new Set([`2,${hole + 1}`, `1,${2 + hole}`])), { 'clip-path': opening }),
  )

  const dusk = { dawn: 0, day: 0, dusk: 0.2, night: 0.34 }[palette.mood]
  canvas.add(
    path(pointedArch(middle, floor, 776, 704, 0.5), palette.near, { opacity: dusk }),
    glow(canvas, middle - 560, floor - 20, 620, palette.lamp, 0.34),
  )

  const stone = defs.upright(
    floor,
    height,
    mix(palette.stone, palette.haze, 0.35),
    mix(palette.stoneShade, palette.near, 0.5),
  )
  const slabs = { level: floor, x: middle, lines: 14, far: 66, near: 190, rows: 4, of: 5, curve: 1.7 }
  canvas.add(
    rect(0, floor, width, height - floor, stone),
    stroke(joints(canvas, slabs), palette.line, 1.2, { opacity: 0.14 }),
    rect(0, floor - 26, width, 26, lighten(wall, 0.06)),
    rect(0, floor - 28, width, 3, palette.line, { opacity: 0.35 }),
    rect(0, floor, width, 12, '#000000', { opacity: 0.2 }),
    hangingLantern(canvas, palette, middle - 590, -10, height * 0.36, 150),
    ladder(middle + 470 - 39, floor + 62, middle + 300 - 39, floor - 560),
    looseStar(middle - 330, floor + 46, -12, angle, glaze),
    bucket(canvas, middle + 250, floor + 96),
    toolBox(canvas, middle - 40, floor + 118),
    ellipse(middle - 560, floor + 84, 84, 14, '#000000', { opacity: 0.26 }),
    lantern(canvas, palette, middle - 560, floor + 84, 250),
    flatStar(middle - 250, floor + 138, angle, glaze),
    vignette(canvas, palette.near, 0.36),
  )
}

/** A star leaning against the wall. */
function looseStar(x: number, y: number, turn: number, angle: number, glaze: Glaze): string {
  const size = 84
  return (
    ellipse(x, y + 2, 92, 10, '#000000', { opacity: 0.26 }) +
    turned(starTile(0, 0, size, angle, glaze), x, y - size * 0.96, turn)
  )
}

/** A star lying on the floor. */
function flatStar(x: number, y: number, angle: number, glaze: Glaze): string {
  return (
    ellipse(x + 4, y + 9, 92, 26, '#000000', { opacity: 0.25 }) +
    group(starTile(0, 0, 84, angle, glaze), {
      transform: `matrix(1 0 .15 .3 ${d`${x} ${y}`})`,
    })
  )
}

/** A tiled panel of stars: `cells` per row, with the corner of the first cell at (x, y). */
type TilePanel = { x: number; y: number; cell: number; cells: number; rows: number; angle: number }

/** Colours of glazed tiles. */
type Glaze = { ground: Colour; star: Colour; heart: Colour; small: Colour; line: Colour }

/** Draws the panel. In the cells listed as `column,row` the star is missing and its bed is visible. */
function tilePanel(canvas: Canvas, panel: TilePanel, glaze: Glaze, missing: ReadonlySet<string>): string {
  const { x, y, cell, cells, rows, angle } = panel
  const half = cell / 2
  const corner = half * Math.tan(Math.PI / 8)
  const joint = { stroke: glaze.line, 'stroke-width': 3, 'stroke-linejoin': 'round' }
  let stars = ''
  let beds = ''
  let corners = ''
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= cells; column++) {
      const left = x + column * cell
      const top = y + row * cell
      corners += path(fourStar(left, top, corner, angle), glaze.small, joint)
      if (row === rows || column === cells) continue
      const middle = [left + half, top + half] as const
      if (missing.has(`${column},${row}`)) {
        beds +=
          path(eightStar(...middle, half, angle), mix(glaze.ground, '#3a2418', 0.62)) +
          stroke(eightStar(...middle, half, angle), lighten(glaze.line, 0.05), 3, { 'stroke-dasharray': '11 9' })
      } else {
        stars += starTile(...middle, half, angle, glaze)
      }
    }
  }
  const clip = canvas.defs.clip(rect(x, y, cells * cell, rows * cell, '#ffffff'))
  const light = canvas.defs.diagonal([0, '#ffffff', 0.2], [0.45, '#ffffff', 0], [1, '#000000', 0.2])
  const size = [x, y, cells * cell, rows * cell] as const
  return group(rect(...size, glaze.ground) + stars + beds + corners + rect(...size, light), { 'clip-path': clip })
}

/** One glazed star with its centre. */
function starTile(x: number, y: number, apothem: number, angle: number, glaze: Glaze): string {
  const joint = { stroke: glaze.line, 'stroke-width': 3, 'stroke-linejoin': 'round' }
  return (
    path(eightStar(x, y, apothem, angle), glaze.star, joint) +
    path(eightStar(x, y, apothem * 0.52, angle), glaze.heart) +
    circle(x, y, apothem * 0.13, glaze.ground)
  )
}

/** A wooden ladder leaning from (footX, footY) up to (topX, topY). */
function ladder(footX: number, footY: number, topX: number, topY: number): string {
  const gap = 78
  const rail = (offset: number) => d`M${footX + offset} ${footY}L${topX + offset * 0.86} ${topY}`
  const rungs = each(ticks(1, 11), (rung) => {
    const share = rung / 11
    const x = footX + (topX - footX) * share
    const y = footY + (topY - footY) * share
    return d`M${x} ${y}h${gap * (1 - 0.14 * share)}`
  })
  return (
    ellipse(footX + gap / 2, footY + 2, 74, 10, '#000000', { opacity: 0.24 }) +
    stroke(rungs, '#6f452c', 10) +
    stroke(rungs, '#a8714a', 4) +
    stroke(rail(0) + rail(gap), '#5a3826', 15, round) +
    stroke(rail(0) + rail(gap), '#b07c50', 6, round)
  )
}

/** A bucket of mortar with a trowel; (x, y) is the centre of its base. */
function bucket({ defs }: Canvas, x: number, y: number): string {
  const metal = defs.across('#5f6b69', [0.3, '#c8cdc6'], [0.6, '#8e9894'], '#46524f')
  return (
    ellipse(x, y + 2, 74, 12, '#000000', { opacity: 0.28 }) +
    stroke(d`M${x - 62} ${y - 96}C${x - 70} ${y - 176} ${x + 70} ${y - 176} ${x + 62} ${y - 96}`, '#46524f', 5) +
    path(d`M${x - 66} ${y - 98}L${x - 50} ${y}Q${x} ${y + 10} ${x + 50} ${y}L${x + 66} ${y - 98}Z`, metal) +
    ellipse(x, y - 98, 66, 14, '#46524f') +
    ellipse(x, y - 95, 57, 10, '#e4d8c2') +
    stroke(d`M${x + 14} ${y - 100}L${x + 62} ${y - 168}`, '#8a5a3a', 11, round) +
    stroke(d`M${x + 6} ${y - 92}L${x + 18} ${y - 106}`, '#c8cdc6', 9) +
    stroke(d`M${x - 62} ${y - 70}Q${x} ${y - 58} ${x + 62} ${y - 70}`, '#46524f', 3, { opacity: 0.6 })
  )
}

/** A wooden tool box with a hammer and a set square; (x, y) is the centre of its base. */
function toolBox({ defs }: Canvas, x: number, y: number): string {
  const wood = defs.down('#a8714a', '#6f452c')
  return (
    ellipse(x, y + 2, 146, 13, '#000000', { opacity: 0.26 }) +
    stroke(d`M${x - 60} ${y - 60}L${x - 84} ${y - 132}`, '#8a5a3a', 12, round) +
    rect(x - 114, y - 152, 58, 26, '#4d5a57', { rx: 5, transform: `rotate(-18 ${d`${x - 84} ${y - 138}`})` }) +
    stroke(d`M${x + 30} ${y - 60}L${x + 96} ${y - 60}L${x + 30} ${y - 142}Z`, '#c9994a', 9, {
      'stroke-linejoin': 'round',
    }) +
    rect(x - 130, y - 78, 260, 78, wood, { rx: 6 }) +
    rect(x - 130, y - 78, 260, 9, '#c08a5c', { rx: 4 }) +
    rect(x - 130, y - 42, 260, 3, '#4a2b1b', { opacity: 0.5 }) +
    path(eightStar(x, y - 36, 22, 60), '#c9994a')
  )
}
