import { type Colour, mix, type Mood } from '../../colour.ts'
import type { Draw } from '../../rng.ts'

/** The materials of a room at one time of day. */
export type Interior = ReturnType<typeof furnish>

const dims: Record<Mood, number> = { dawn: 0.06, day: 0, dusk: 0.18, night: 0.42 }
const shades: Record<Mood, Colour> = {
  dawn: '#6b5a58',
  day: '#5d5a50',
  dusk: '#5a3040',
  night: '#4a2616',
}

/** Chooses the materials of a room. */
export function furnish(mood: Mood, draw: Draw, angle: number, stars = 4) {
  const dim = dims[mood]
  const dimmed = (colour: Colour, share = dim) => mix(colour, shades[mood], share)
  const plain = stars < 3
  const accent = draw.pick(['#1f6f69', '#7d3f35', '#2c4f73', '#6a5a2c', '#3f5a3a', '#5a3a55'])
  return {
    mood,
    /** True of one and two stars: painted wood, no brass, no lattice. */
    plain,
    /** Contact angle of its lattices. */
    angle,
    /** Share of daylight that is missing, from 0 to about 0.4. */
    dim,
    wall: dimmed(draw.pick(['#f3e6d2', '#e7ddd0', '#efe0cf', '#dfe5dc', '#ece3da'])),
    wood: dimmed(draw.pick(['#8a5a3a', '#6f4a34', '#a3744a'])),
    linen: dimmed('#fffaf0', dim * 0.75),
    /** Of fittings; of steel in a plain room. */
    brass: dimmed(plain ? '#9aa09c' : '#c9994a', dim * 0.5),
    floor: dimmed(draw.pick(['#c9a57e', '#d8c5a8', '#b98f6c', '#cdb9a0'])),
    /** The accent colour of the hotel: headboards, throws, rugs. */
    accent: dimmed(accent, dim * 0.9),
    /** The accent mixed with linen: curtains, upholstery. */
    drape: dimmed(mix(accent, '#f4e8d6', 0.55)),
    /** Dims any other colour like the rest of the room. */
    dimmed: (colour: Colour) => dimmed(colour),
  }
}
