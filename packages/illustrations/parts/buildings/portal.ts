import { isDark, mix } from '../../colour.ts'
import { lattice } from '../../motif.ts'
import { d, each, path, rect, stroke } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { hangingLantern } from '../interior/lantern.ts'
import type { Stone } from './stone.ts'

/** The centre of the entrance at ground level, and the width of its frame. */
type Entrance = { x: number; y: number; width: number; height: number }

/** A framed entrance with a lattice, a glowing arch, a pair of doors and a hanging lantern. */
export function portal(stone: Stone, entrance: Entrance, angle: number): string {
  const { x, y, width, height } = entrance
  const { tones, defs, palette } = stone
  const s = width / 240
  const tiles = lattice(defs, 24 * s, mix(tones.shade, palette.roof, 0.4), 1.5 * s, angle)
  const light = defs.down('#fff6df', [0.45, palette.lamp], mix(palette.lamp, palette.stone, 0.5))
  const arch = (grow: number) => pointedArch(x, y, width * 0.52 + grow * s, height * 0.83 + grow * 0.56 * s)
  const crown = y - height * 0.83
  return (
    rect(x - width / 2, y - height, width, height, stone.face) +
    rect(x - width / 2 + 10 * s, y - height + 10 * s, width - 20 * s, height - 10 * s, tiles, { opacity: 0.55 }) +
    rect(x - width / 2 - 8 * s, y - height - 10 * s, width + 16 * s, 12 * s, tones.lit) +
    rect(x - width / 2, y - height + 2 * s, width, 6 * s, tones.shade, { opacity: 0.4 }) +
    path(arch(40), tones.lit) +
    path(arch(24), mix(palette.roof, palette.near, 0.2)) +
    path(arch(0), light) +
    doors(stone, entrance) +
    hangingLantern(stone, palette, x, crown, crown + height * 0.18, 24 * s, mix(palette.near, '#000000', 0.1))
  )
}

/** The tall lattice window above an entrance that extends through all floors. */
export function stairWindow(stone: Stone, entrance: Entrance, angle: number): string {
  const { x, y, width, height } = entrance
  const { tones, defs, palette } = stone
  const frame = defs.down(tones.lit, tones.base)
  const tiles = lattice(defs, 27, mix(tones.shade, palette.roof, 0.3), 1.7, angle)
  const light = isDark(palette)
    ? defs.down(mix(palette.lamp, '#ffffff', 0.35), [0.6, palette.lamp], mix(palette.lamp, palette.stone, 0.45))
    : defs.diagonal(
        mix(palette.sky[0], palette.near, 0.2),
        mix(palette.sky[1], palette.near, 0.2),
        mix(palette.near, palette.sky[0], 0.4),
      )
  const opening = pointedArch(x, y, width * 0.55, height * 0.88)
  return (
    rect(x - width / 2, y - height, width, height, frame) +
    rect(x - width / 2 + 8, y - height + 10, width - 16, height - 10, tiles, { opacity: 0.8 }) +
    path(pointedArch(x, y, width * 0.63, height * 0.9), mix(tones.shade, palette.near, 0.25)) +
    path(opening, light) +
    path(opening, lattice(defs, 18, tones.lit, 1.5, angle), { opacity: 0.7 })
  )
}

function doors({ defs, palette }: Stone, { x, y, width, height }: Entrance): string {
  const wood = mix(palette.near, palette.roof, 0.25)
  const leaf = width * 0.165
  const leafHeight = height * 0.54
  const inside = defs.down(mix(palette.lamp, '#ffffff', 0.2), mix(palette.lamp, palette.stone, 0.35))
  return each([-1, 1], (side) => {
    const centre = x + side * leaf * 0.56
    return (
      path(pointedArch(centre, y, leaf, leafHeight), wood, { opacity: 0.88 }) +
      path(pointedArch(centre, y - leaf * 0.15, leaf * 0.74, leafHeight * 0.86), inside, { opacity: 0.85 }) +
      stroke(
        d`M${centre} ${y}v${-leafHeight * 0.78}M${centre - leaf * 0.36} ${y - leafHeight * 0.4}h${leaf * 0.72}`,
        wood,
        leaf * 0.05,
      ) +
      rect(x + side * leaf * 0.09 - leaf * 0.03, y - leafHeight * 0.5, leaf * 0.06, leafHeight * 0.16, '#d9a94f')
    )
  })
}
