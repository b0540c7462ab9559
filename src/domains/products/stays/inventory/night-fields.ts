/** The terms of a night, with the names used in forms and files of the admin. */
export const nightFields = [
  'price',
  'allotment',
  'min_stay',
  'min_stay_arrival',
  'max_stay',
  'closed',
  'closed_to_arrival',
  'closed_to_departure',
] as const
export type NightField = (typeof nightFields)[number]

/** The terms that are `yes` or `no`; the others are numbers. */
export const nightFlags = ['closed', 'closed_to_arrival', 'closed_to_departure'] as const

/** True if a term is one of `nightFlags`. */
export function isNightFlag(field: NightField): field is (typeof nightFlags)[number] {
  return nightFlags.some((flag) => flag === field)
}
