import { type Canvas, fade, shine } from '../canvas.ts'
import type { SceneOptions } from '../catalogue.ts'
import { domeNet } from '../motif.ts'
import { type Keepsake, emptyCart, quietGround, searchedMap, voucherAndKey } from '../parts/objects/travel-souvenirs.ts'
import { type Draw, valueOr } from '../rng.ts'
import { stroke } from '../svg.ts'

const keepsakes = {
  cart: emptyCart,
  results: searchedMap,
  bookings: voucherAndKey,
} as const satisfies Record<string, Keepsake>

/** The missing item of an empty state. */
export type Absence = keyof typeof keepsakes

export const absences = Object.keys(keepsakes) as readonly Absence[]

/** A small picture on a transparent background, in middle tones for light and dark pages. */
export function paintEmpty(canvas: Canvas, draw: Draw, options: SceneOptions): void {
  const absence = valueOr(options.absence, draw.pick(absences))
  canvas.add(quietHalo(canvas), quietGround(canvas), keepsakes[absence](canvas))
}

function quietHalo({ defs }: Canvas): string {
  const fading = defs.radial(240, 168, 190, [0, '#c9994a', 0.6], [0.45, '#c9994a', 0.4], [1, '#c9994a', 0])
  return shine(defs, 240, 168, 150, ...fade('#c9994a', 0.2)) + stroke(domeNet(240, 168, 46, 7), fading, 0.9)
}
