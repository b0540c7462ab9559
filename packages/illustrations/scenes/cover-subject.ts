/** Scenes that can be used on a cover. */
export const coverSubjects = [
  'skyline',
  'facade',
  'room',
  'tents',
  'train',
  'table',
  'meal',
  'flight',
  'lobby',
  'guide',
  'visa',
  'luggage',
  'wheelchair',
] as const

export type CoverSubject = (typeof coverSubjects)[number]
