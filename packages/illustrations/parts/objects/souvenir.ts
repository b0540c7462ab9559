import type { Canvas } from '../../canvas.ts'
import { circle, group } from '../../svg.ts'

/** A small object in a picture of 480 by 320, with its base at y = 262 and centred on x = 240. */
export type Keepsake = (canvas: Canvas) => string

/** Middle tones only, so that each one is visible on light and dark pages. */
export const tones = {
  teal: '#1f8077',
  deepTeal: '#135c56',
  brass: '#c9994a',
  paper: '#eddfc4',
  ink: '#8f8266',
} as const

/** The soft background behind every souvenir. */
export const quietGround: Keepsake = ({ defs }) => {
  const shade = defs.radial(240, 0, 168, [0, tones.teal, 0.4], [0.6, tones.teal, 0.2], [1, tones.teal, 0])
  return group(circle(240, 0, 168, shade), { transform: 'translate(0 264) scale(1 .1)' })
}
