import type { Canvas } from '../canvas.ts'
import { domeNet } from '../motif.ts'
import { emptyFrame, markedCard, restingBell, sealedLetter, unratedStars } from '../parts/desk-keepsakes.ts'
import { type Keepsake, quietGround } from '../parts/keepsake.ts'
import { emptyCart, searchedMap, twoPassports, unlitLantern, voucherAndKey } from '../parts/travel-keepsakes.ts'
import { type Draw, givenOr } from '../rng.ts'
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

/** What there is none of. */
export type Absence = keyof typeof keepsakes

export const absences = Object.keys(keepsakes) as readonly Absence[]

/** Words of an id and the absence they mean; the first match wins. */
const wordsOfAbsences: readonly (readonly [Absence, RegExp])[] = [
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
 * A small picture on a transparent ground, in middle tones for light and dark pages. The id says
 * what is missing, as in `cart` or `no-results`; other ids get one of the pictures by chance.
 */
export function paintEmpty(canvas: Canvas, draw: Draw, options: { absence?: Absence | undefined } = {}, id = ''): void {
  const meant = options.absence ?? wordsOfAbsences.find(([, words]) => words.test(id.toLowerCase()))?.[0]
  const absence = givenOr(meant, draw.pick(absences))
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
