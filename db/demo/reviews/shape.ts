import type { Party } from '#domains/reviews/shapes.ts'

/** Hotels with reviews of their own kind: near a holy mosque, with a shuttle to the Haram, in Madinah, in Jeddah. */
export type StayGroup = 'near' | 'shuttle' | 'madinah' | 'jeddah'

/** An invented review: stars, party, words, and the answer of the provider to some. */
export type Words = readonly [stars: number, party: Party, words: string, answer?: string]
