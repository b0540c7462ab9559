import type { Canvas } from '../canvas.ts'
import { domeNet } from '../motif.ts'
import { emptyFrame, markedCard, restingBell, sealedLetter, unratedStars } from '../parts/objects/desk-souvenirs.ts'
import { type Keepsake, quietGround } from '../parts/objects/souvenir.ts'
import { emptyCart, searchedMap, twoPassports, unlitLantern, voucherAndKey } from '../parts/objects/travel-souvenirs.ts'
import { type Draw, valueOr } from '../rng.ts'
import { circle, stroke } from '../svg.ts'

const keepsakes = {
  cart: emptyCart,
  results: searchedMap,
  bookings: voucherAndKey,
  offline: unlitLantern,
  messages: sealedLetter,
  reviews: unratedStars,
  photos: emptyFrame,
  saved: markedCard,
  notices: restingBell,
  travellers: twoPassports,
} as const satisfies Record<string, Keepsake>

/** The missing item of an empty state. */
export type Absence = keyof typeof keepsakes

export const absences = Object.keys(keepsakes) as readonly Absence[]

/** Keywords in an id and the corresponding absence; the first match wins. */
const absenceLabels: readonly (readonly [Absence, RegExp])[] = [
  ['cart', /cart|basket/],
  ['offline', /offline|connection|network/],
  ['results', /result|search|found|filter|match|map/],
  ['messages', /message|letter|mail|inbox|contact/],
  ['reviews', /review|rating|star/],
  ['photos', /photo|picture|image|gallery/],
  ['saved', /saved|favourite|favorite|wish|bookmark|recent/],
  ['notices', /notice|notification|alert|news/],
  ['travellers', /traveller|traveler|guest|companion|passport|document/],
  ['bookings', /booking|trip|reservation|voucher|order|payment|departure/],
]

/**
 * A small picture on a transparent background, in middle tones for light and dark pages. The id names the missing item,
 * as in `cart` or `no-results`; other ids get a random picture.
 */
export function paintEmpty(canvas: Canvas, draw: Draw, options: { absence?: Absence | undefined } = {}, id = ''): void {
  const meant = options.absence ?? absenceLabels.find(([, words]) => words.test(id.toLowerCase()))?.[0]
  const absence = valueOr(meant, draw.pick(absences))
  canvas.add(quietHalo(canvas), quietGround(canvas), keepsakes[absence](canvas))
}

function quietHalo({ defs }: Canvas): string {
  const fading = defs.radial(240, 168, 190, [
    [0, '#c9994a', 0.6],
    [0.45, '#c9994a', 0.4],
    [1, '#c9994a', 0],
  ])
  const wash = defs.radial(240, 168, 150, [
    [0, '#c9994a', 0.2],
    [1, '#c9994a', 0],
  ])
  return circle(240, 168, 150, wash) + stroke(domeNet(240, 168, 46, { rings: 7 }), fading, 0.9)
}
