/** A date in three fields. */
export const birth = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  partsHint: 'For example 27 3 1955, or 2 8 1374 in the Hijri calendar.',
} as const
