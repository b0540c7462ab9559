import type { SceneOptions } from '../../catalogue.ts'
import type { Colour } from '../../colour.ts'
import { latticeAngles } from '../../motif.ts'
import { type WindowStyle, plainStyles, richStyles } from '../../parts/buildings/hotel-window.ts'
import { type Draw, valueOr } from '../../rng.ts'

export type Stars = 1 | 2 | 3 | 4 | 5

/** The shapes by class; only hotels of five stars are drawn as palaces. */
export const silhouettesOf = {
  1: ['house', 'row', 'corner'],
  2: ['house', 'row', 'corner', 'slender', 'rawashin'],
  3: ['balconies', 'slender', 'wedge', 'corner', 'rawashin', 'terraces', 'row'],
  4: ['courtyard', 'crescent', 'classic', 'podium', 'balconies', 'tower', 'terraces', 'wedge'],
  5: ['palace', 'glass', 'crescent', 'gate', 'stepped', 'podium', 'twin', 'tower', 'classic', 'courtyard'],
} as const satisfies Record<Stars, readonly string[]>

/** The shape of a hotel. */
export type Silhouette = (typeof silhouettesOf)[Stars][number]

const lookAlikes: Partial<Record<Silhouette, Silhouette>> = { wedge: 'corner', classic: 'stepped' }

/** One name for shapes that look alike at the size of a card. */
export function lookOf(silhouette: Silhouette): Silhouette {
  return lookAlikes[silhouette] ?? silhouette
}

/** The ground in front of a hotel: a paved court near a mosque, or a street. */
export type Setting = 'court' | 'street'

/** Silhouettes that stand in a row of houses. */
const inStreets: ReadonlySet<Silhouette> = new Set(['house', 'row', 'corner', 'slender', 'rawashin', 'wedge'])

/** All choices that determine the appearance of one hotel. */
export type FacadePlan = {
  silhouette: Silhouette
  stars: Stars
  /** Floors above the ground floor. */
  floors: number
  setting: Setting
  style: WindowStyle
  angle: number
  crown: 'dome' | 'pavilion' | 'kiosks'
  /** Colour of the stone, and its share in the masonry by day. */
  skin: Colour
  skinShare: number
  /** Level of the ground, in picture coordinates. */
  ground: number
  groundFloor: number
}

const skins: readonly (readonly [Colour, number])[] = [
  ['#ffffff', 0.25],
  ['#f0d2b0', 0.4],
  ['#dd9f7c', 0.42],
  ['#dfe6dd', 0.4],
  ['#f3cf8e', 0.42],
  ['#c98a74', 0.45],
  ['#cdd6de', 0.4],
]

/** Number of colours of the stone. */
export const skinCount = skins.length

/** Chooses the plan of a hotel. An explicit choice replaces only the drawn one. */
export function planFacade(draw: Draw, choices: SceneOptions): FacadePlan {
  const stars = valueOr(choices.stars, draw.pick([2, 3, 4, 5] as const))
  const shape = draw.unit()
  const among: readonly Silhouette[] = silhouettesOf[stars]
  const silhouette = choices.silhouette ?? (among[Math.floor(shape * among.length)] as Silhouette)
  const extra = draw.whole(0, 3)
  const ornament = draw.unit()
  const styles = stars < 4 ? plainStyles : richStyles
  const drawnSkin = draw.pick(skins)
  const [skin, skinShare] = skins[choices.skin ?? -1] ?? drawnSkin
  return {
    silhouette,
    stars,
    floors: Math.max(2, Math.min(maxFloorsOf(silhouette), choices.floors ?? stars * 2 + extra)),
    setting: choices.setting ?? (inStreets.has(silhouette) || stars < 3 ? 'street' : 'court'),
    style: styles[Math.floor(ornament * styles.length)] as WindowStyle,
    angle: draw.pick(latticeAngles),
    crown: draw.pick(['dome', 'pavilion', 'kiosks'] as const),
    skin,
    skinShare,
    ground: 855,
    groundFloor: stars < 3 ? 96 : 120,
  }
}

/** The most floors above the ground floor that fit in a picture. */
export const highestPicture = 18

/** The most floors above the ground floor that a shape can show without looking like another one. */
export function maxFloorsOf(silhouette: Silhouette): number {
  if (silhouette === 'house' || silhouette === 'rawashin') return 5
  if (silhouette === 'row') return 7
  if (silhouette === 'palace' || silhouette === 'courtyard') return 6
  return silhouette === 'slender' || silhouette === 'corner' || silhouette === 'wedge' ? 11 : highestPicture
}
