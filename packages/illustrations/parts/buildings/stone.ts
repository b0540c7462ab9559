import { type Colour, isDark, mix, type Palette } from '../../colour.ts'
import type { Draw } from '../../rng.ts'
import type { Defs } from '../../svg.ts'

/** Masonry under one sun: the source of paint for all parts of a building. */
export type Stone = ReturnType<typeof stoneAt>

/**
 * Mixes the masonry colours of a scene.
 * @param distance 0 in front, about 0.7 at the horizon
 * @param skin colour of the stone itself, mixed in by `skinShare`
 */
export function stoneAt(
  defs: Defs,
  palette: Palette,
  distance: number,
  sunLeft: boolean,
  skin: Colour = '#ffffff',
  skinShare = 0,
) {
  const far = (colour: Colour) => mix(colour, palette.haze, distance)
  // Everything fades towards the haze.
  const tones = {
    lit: mix(far(palette.stoneLit), skin, skinShare),
    base: mix(far(palette.stone), skin, skinShare * 0.8),
    shade: far(palette.stoneShade),
    dark: far(palette.near),
    /** Light behind an opening. */
    glow: mix(palette.lamp, palette.haze, distance * 0.35),
    window: mix(palette.lamp, palette.haze, distance * 0.5),
    gold: far('#d9a94f'),
    roof: far(palette.roof),
  }
  const across = sunLeft ? defs.across : defs.back
  return {
    defs,
    palette,
    tones,
    sunLeft,
    /** A gradient across a shape, starting at the side of the sun. */
    across,
    /** Paint of a wall: lit on the side of the sun, shaded on the other. */
    face: across(tones.lit, [0.42, tones.base], tones.shade),
    /** The wall paint one step darker: undersides of balconies. */
    soffit: across(tones.base, [0.42, tones.shade], mix(tones.shade, tones.dark, 0.3)),
  }
}

/** The same masonry with lamps behind its openings, which are dimmer by day. */
export function lampsBehind(stone: Stone): Stone {
  const { lamp, near } = stone.palette
  const glow = isDark(stone.palette) ? lamp : mix(lamp, near, 0.35)
  return { ...stone, tones: { ...stone.tones, glow } }
}

/** The covering of a dome. */
type Roofing = 'glazed' | 'blue' | 'brass' | 'stone'

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
