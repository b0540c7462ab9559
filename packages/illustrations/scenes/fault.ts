import { type Canvas, clipped, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { type Colour, lighten, mix } from '../colour.ts'
import { palettes } from '../moods.ts'
import { eightStar, fourStar, lattice, latticeAngles } from '../motif.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { glow, hangingLantern, lantern } from '../parts/interior/lantern.ts'
import { joints } from '../parts/interior/perspective.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, d, each, ellipse, group, moved, path, rect, round, stroke, ticks, turned } from '../svg.ts'

const floor = 790

/** A tiled wall under repair: two stars are missing; tools and a lantern are next to it. */
export function paintFault(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const { width, height, defs } = canvas
  const palette = palettes[valueOr(options.mood, draw.pick(['dusk', 'night', 'dawn'] as const))]
  const angle = draw.pick(latticeAngles)
  const hole = draw.whole(0, 1)

  const wall = mix(palette.stoneShade, palette.near, 0.2)
  const plaster = defs.upright(0, floor, mix(wall, palette.near, 0.35), mix(wall, palette.stone, 0.4))
  const glaze = {
    ground: mix('#efe2c8', palette.haze, 0.2),
    star: mix('#0e6a62', palette.haze, 0.06),
    heart: mix('#c9994a', palette.haze, 0.06),
    small: mix('#2c4f73', palette.haze, 0.08),
    line: mix('#fbf3e0', palette.haze, 0.25),
  }
  const opening = pointedArch(800, floor, 776, 704, 0.5)
  const tiles = tilePanel(canvas, glaze, angle, [
    [2, hole + 1],
    [1, hole + 2],
  ])
  const dusk = { dawn: 0, day: 0, dusk: 0.2, night: 0.34 }[palette.mood]
  canvas.add(
    rect(0, 0, width, floor, plaster),
    rect(0, 0, width, floor, lattice(defs, 110, palette.line, 1.5, angle), { opacity: 0.1 }),
    glow(canvas, 800, floor - 250, 760, palette.lamp, 0.42),
    path(pointedArch(800, floor, 836, 740, 0.5), mix('#c9994a', palette.stoneShade, 0.18)),
    path(pointedArch(800, floor, 806, 722, 0.5), mix(palette.near, wall, 0.35)),
    clipped(defs, moved(tiles, 420, floor - 760), opening),
    path(opening, palette.near, { opacity: dusk }),
    glow(canvas, 240, floor - 20, 620, palette.lamp, 0.34),
  )

  const stone = [mix(palette.stone, palette.haze, 0.35), mix(palette.stoneShade, palette.near, 0.5)]
  const slabs = { level: floor, x: 800, far: 66, near: 190 }
  const star = starTile(84, glaze, angle)
  canvas.add(
    rect(0, floor, width, height - floor, defs.down(...stone)),
    stroke(joints(canvas, slabs), palette.line, 1.2, { opacity: 0.14 }),
    rect(0, floor - 26, width, 26, lighten(wall, 0.06)),
    rect(0, floor - 28, width, 3, palette.line, { opacity: 0.35 }),
    rect(0, floor, width, 12, '#000000', { opacity: 0.2 }),
    hangingLantern(canvas, palette, 210, -10, 360, 150),
    turned(ladder(), 1231, floor + 62, -15),
    // One star leans against the wall, the other lies on the floor.
    ellipse(470, floor + 48, 92, 10, '#000000', { opacity: 0.26 }),
    turned(star, 470, floor - 34, -12),
    moved(bucket(canvas), 1050, floor + 96),
    moved(toolBox(canvas), 760, floor + 118),
    ellipse(240, floor + 84, 84, 14, '#000000', { opacity: 0.26 }),
    lantern(canvas, palette, 240, floor + 84, 250),
    ellipse(554, floor + 147, 92, 26, '#000000', { opacity: 0.25 }),
    group(star, { transform: `matrix(1 0 .15 .3 550 ${floor + 138})` }),
    vignette(canvas, palette.near, 0.36),
  )
}

/** Colours of glazed tiles. */
type Glaze = { ground: Colour; star: Colour; heart: Colour; small: Colour; line: Colour }

/** A panel of four by four stars, 760 px wide; in the `missing` cells the bed of the star is visible. */
function tilePanel({ defs }: Canvas, glaze: Glaze, angle: number, missing: readonly [number, number][]): string {
  const cell = 190
  const corner = (cell / 2) * Math.tan(Math.PI / 8)
  const corners = each([0, cell], (x) => fourStar(x, 0, corner, angle) + fourStar(x, cell, corner, angle))
  const tile =
    rect(0, 0, cell, cell, glaze.ground) +
    moved(starTile(cell / 2, glaze, angle), cell / 2, cell / 2) +
    path(corners, glaze.small, { ...round, stroke: glaze.line, 'stroke-width': 3 })
  const beds = each(missing, ([column, row]) => {
    const bed = eightStar((column + 0.5) * cell, (row + 0.5) * cell, cell / 2, angle)
    return (
      path(bed, mix(glaze.ground, '#3a2418', 0.62)) +
      stroke(bed, lighten(glaze.line, 0.05), 3, { 'stroke-dasharray': '11 9' })
    )
  })
  const light = defs.diagonal([0, '#ffffff', 0.2], [0.45, '#ffffff', 0], [1, '#000000', 0.2])
  return rect(0, 0, 760, 760, defs.pattern(cell, cell, tile)) + beds + rect(0, 0, 760, 760, light)
}

/** One glazed star around the origin. */
function starTile(apothem: number, glaze: Glaze, angle: number): string {
  return (
    path(eightStar(0, 0, apothem, angle), glaze.star, { ...round, stroke: glaze.line, 'stroke-width': 3 }) +
    path(eightStar(0, 0, apothem * 0.52, angle), glaze.heart) +
    circle(0, 0, apothem * 0.13, glaze.ground)
  )
}

/* Tools, each with the centre of its base at the origin. */

function ladder(): string {
  const rails = 'M-39 0L-33 -645M39 0L33 -645'
  const rungs = each(ticks(56, 645, 58), (level) => d`M-37 ${-level}h74`)
  return (
    ellipse(0, 2, 74, 10, '#000000', { opacity: 0.24 }) +
    stroke(rungs, '#6f452c', 10) +
    stroke(rungs, '#a8714a', 4) +
    stroke(rails, '#5a3826', 15, round) +
    stroke(rails, '#b07c50', 6, round)
  )
}

/** A bucket of mortar with a trowel. */
function bucket({ defs }: Canvas): string {
  const metal = defs.across('#5f6b69', [0.3, '#c8cdc6'], [0.6, '#8e9894'], '#46524f')
  return (
    ellipse(0, 2, 74, 12, '#000000', { opacity: 0.28 }) +
    stroke('M-62 -96C-70 -176 70 -176 62 -96', '#46524f', 5) +
    path('M-66 -98L-50 0Q0 10 50 0L66 -98Z', metal) +
    ellipse(0, -98, 66, 14, '#46524f') +
    ellipse(0, -95, 57, 10, '#e4d8c2') +
    stroke('M14 -100L62 -168', '#8a5a3a', 11, round) +
    stroke('M6 -92L18 -106', '#c8cdc6', 9)
  )
}

/** A wooden tool box with a hammer and a set square. */
function toolBox({ defs }: Canvas): string {
  return (
    ellipse(0, 2, 146, 13, '#000000', { opacity: 0.26 }) +
    stroke('M-60 -60L-84 -132', '#8a5a3a', 12, round) +
    turned(rect(-29, -13, 58, 26, '#4d5a57', { rx: 5 }), -85, -139, -18) +
    stroke('M30 -60L96 -60L30 -142Z', '#c9994a', 9, round) +
    rect(-130, -78, 260, 78, defs.down('#a8714a', '#6f452c'), { rx: 6 }) +
    rect(-130, -78, 260, 9, '#c08a5c', { rx: 4 }) +
    rect(-130, -42, 260, 3, '#4a2b1b', { opacity: 0.5 }) +
    path(eightStar(0, -36, 22, 60), '#c9994a')
  )
}
