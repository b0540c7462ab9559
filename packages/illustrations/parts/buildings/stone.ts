import type { Defs } from '../../canvas.ts'
import { type Colour, mix } from '../../colour.ts'
import { brandAngle, hankin488 } from '../../motif.ts'
import type { Palette } from '../../moods.ts'
import { path } from '../../svg.ts'

/** The colours of masonry at a certain distance: everything fades towards the haze. */
type Tones = {
  lit: Colour
  base: Colour
  shade: Colour
  dark: Colour
  /** Light behind an opening. */
  glow: Colour
  window: Colour
  gold: Colour
  roof: Colour
}

/** Masonry under one sun: the source of paint for all parts of a building. */
export type Stone = {
  defs: Defs
  tones: Tones
  sunLeft: boolean
  /** Paint of a wall: lit on the side of the sun, shaded on the other. */
  face: string
  /** The wall paint one step darker: undersides of balconies. */
  soffit: string
}

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
): Stone {
  const far = (colour: Colour) => mix(colour, palette.haze, distance)
  const tones: Tones = {
    lit: mix(far(palette.stoneLit), skin, skinShare),
    base: mix(far(palette.stone), skin, skinShare * 0.8),
    shade: far(palette.stoneShade),
    dark: far(palette.near),
    glow: mix(palette.lamp, palette.haze, distance * 0.35),
    window: mix(palette.lamp, palette.haze, distance * 0.5),
    gold: far('#d9a94f'),
    roof: far(palette.roof),
  }
  return {
    defs,
    tones,
    sunLeft,
    face: turned(defs, sunLeft, tones.lit, tones.base, tones.shade),
    soffit: turned(defs, sunLeft, tones.base, tones.shade, mix(tones.shade, tones.dark, 0.3)),
  }
}

/** The same masonry with a different light behind its openings. */
export function litBy(stone: Stone, glow: Colour): Stone {
  return { ...stone, tones: { ...stone.tones, glow } }
}

/** A lattice of eight-pointed stars as a paint; a `squash` below 1 flattens it for floors. */
export function lattice(
  defs: Defs,
  size: number,
  colour: Colour,
  width: number,
  contactAngle: number = brandAngle,
  squash = 1,
): string {
  const line = { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' }
  return defs.pattern(size, size, path(hankin488(size, contactAngle), 'none', line), squash)
}

function turned(defs: Defs, sunLeft: boolean, lit: Colour, base: Colour, shade: Colour): string {
  return sunLeft ? defs.across(lit, [0.42, base], shade) : defs.across(shade, [0.58, base], lit)
}
