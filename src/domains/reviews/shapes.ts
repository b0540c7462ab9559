import type { ProductKind } from '#domains/products/shared/product-kinds.ts'

/** The parts of a product that a review can rate on their own, in display order. */
export const partsOfKind = {
  stay: ['cleanliness', 'staff', 'room', 'value', 'walk'],
  package: ['guide', 'hotels', 'transport', 'value'],
  service: ['punctuality', 'staff', 'value'],
} as const satisfies Record<ProductKind, readonly string[]>

export type ReviewPart = (typeof partsOfKind)[ProductKind][number]
export const reviewParts = [...new Set(Object.values(partsOfKind).flat())]

/** Kinds of party that a traveller can name. */
export const parties = ['solo', 'couple', 'family', 'friends', 'group'] as const
export type Party = (typeof parties)[number]

/** Reasons for which staff hide a review. */
export const hideReasons = ['abusive', 'personal_data', 'off_topic', 'not_genuine', 'unlawful'] as const
export type HideReason = (typeof hideReasons)[number]

/** Entries in the history of a review. */
export const reviewActions = [
  'written',
  'changed',
  'hidden',
  'published',
  'answered',
  'answer_removed',
  'read',
] as const
export type ReviewAction = (typeof reviewActions)[number]

/** Views of the list of reviews in the admin. `new`: published, and nobody of the staff has read it yet. */
export const reviewStates = ['new', 'published', 'hidden'] as const
export type ReviewState = (typeof reviewStates)[number]
