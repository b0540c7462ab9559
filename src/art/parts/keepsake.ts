import type { Canvas } from '../canvas.ts'
import { circle, group } from '../svg.ts'

/** A small thing in a picture of 480 by 320, standing on level 262 around x = 240. */
export type Keepsake = (canvas: Canvas) => string

/** Middle tones only: every one of them stands out on a light and on a dark page. */
export const tones = {
  teal: '#1f8077',
  deepTeal: '#135c56',
  brass: '#c9994a',
  rose: '#b8573f',
  paper: '#eddfc4',
  ink: '#8f8266',
  cream: '#f3d9a6',
} as const

/** The quiet ground on which every keepsake stands. */
export const quietGround: Keepsake = ({ defs }) => {
  const shade = defs.radial(240, 0, 168, [
    [0, tones.teal, 0.4],
    [0.6, tones.teal, 0.2],
    [1, tones.teal, 0],
  ])
  return group(circle(240, 0, 168, shade), { transform: 'translate(0 264) scale(1 .1)' })
}
