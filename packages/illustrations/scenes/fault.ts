import { type Canvas, vignette } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { lighten, mix } from '../colour.ts'
import { lattice, latticeAngles } from '../motif.ts'
import { palettes } from '../moods.ts'
import { pointedArch } from '../parts/buildings/arch.ts'
import { glow, hangingLantern, lantern } from '../parts/interior/lantern.ts'
import { joints } from '../parts/interior/perspective.ts'
import { bucket, ladder, starTile, tilePanel, toolBox } from '../parts/interior/workshop.ts'
import { type Draw, valueOr } from '../rng.ts'
import { d, ellipse, group, path, rect, stroke, turned } from '../svg.ts'

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

type Glaze = Parameters<typeof starTile>[4]

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
