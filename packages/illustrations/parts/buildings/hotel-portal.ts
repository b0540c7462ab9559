import { mix } from '../../colour.ts'
import { isDark } from '../../moods.ts'
import { lattice } from '../../motif.ts'
import { d, each, path, rect, stroke } from '../../svg.ts'
import { pointedArch } from './arch.ts'
import { hangingLantern } from '../interior/lantern.ts'
import type { Stone } from './stone.ts'

/** The centre of the entrance at ground level, and the width of its frame. */
type Entrance = { x: number; y: number; width: number; height: number }

/** A framed entrance with a lattice, a glowing arch, a pair of doors and a hanging lantern. */
export function hotelPortal(stone: Stone, entrance: Entrance, angle: number): string {
  const { x, y, width, height } = entrance
  const { tones, defs, palette } = stone
  const tiles = lattice(defs, 24, mix(tones.shade, palette.roof, 0.4), 1.5, angle)
  const light = defs.down('#fff6df', [0.45, palette.lamp], mix(palette.lamp, palette.stone, 0.5))
  const archWidth = width * 0.52
  const archHeight = height * 0.83
  const ink = mix(palette.near, '#000000', 0.1)
  return (
    rect(x - width / 2, y - height, width, height, stone.face) +
    rect(x - width / 2 + 10, y - height + 10, width - 20, height - 10, tiles, { opacity: 0.55 }) +
    rect(x - width / 2 - 8, y - height - 10, width + 16, 12, tones.lit) +
    rect(x - width / 2, y - height + 2, width, 6, tones.shade, { opacity: 0.4 }) +
    path(pointedArch(x, y, archWidth + 40, archHeight + 22), tones.lit) +
    path(pointedArch(x, y, archWidth + 24, archHeight + 14), mix(palette.roof, palette.near, 0.2)) +
    path(pointedArch(x, y, archWidth, archHeight), light) +
    doors(stone, entrance) +
    hangingLantern(stone, palette, x, y - archHeight, y - archHeight * 0.68, 24, ink)
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
      path(pointedArch(centre, y - 6, leaf * 0.74, leafHeight * 0.86), inside, { opacity: 0.85 }) +
      stroke(
        d`M${centre} ${y}v${-leafHeight * 0.78}M${centre - leaf * 0.36} ${y - leafHeight * 0.4}h${leaf * 0.72}`,
        wood,
        2,
      ) +
      rect(x + side * 3.4 - 1.2, y - leafHeight * 0.5, 2.4, leafHeight * 0.16, '#d9a94f')
    )
  })
}
