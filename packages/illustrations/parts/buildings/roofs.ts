import { mix } from '../../colour.ts'
import type { Palette } from '../../moods.ts'
import type { Draw } from '../../rng.ts'

/** The covering of a dome. */
export type Roofing = 'glazed' | 'blue' | 'brass' | 'stone'

export const drawRoofing = (draw: Draw): Roofing => draw.pick(['glazed', 'glazed', 'blue', 'brass', 'stone'])

/** Returns the palette with a different covering for its domes. */
export function roofed(palette: Palette, roofing: Roofing): Palette {
  const roofs = {
    glazed: palette.roof,
    blue: mix(palette.roof, '#2b5f96', 0.62),
    brass: mix(mix('#c08a3e', palette.stone, 0.25), palette.near, palette.mood === 'night' ? 0.3 : 0.08),
    stone: mix(palette.stone, palette.stoneLit, 0.35),
  } as const
  return { ...palette, roof: roofs[roofing] }
}
