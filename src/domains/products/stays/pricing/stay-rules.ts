/** Rules of the hotel for the length and the days of a stay. Errors and reasons have these codes. */
export const stayRules = ['closed_to_arrival', 'min_stay', 'max_stay', 'closed_to_departure'] as const
export type StayRule = (typeof stayRules)[number]

/** The strictest rules of a room type for one stay; lengths in nights. */
export type RulesOfStay = { minStay: number; maxStay: number; closedToArrival: boolean; closedToDeparture: boolean }

/** A rule that a stay breaks, with its limit in nights. */
export type BrokenRule = { reason: StayRule; minStay?: number; maxStay?: number }

/** The first rule that a stay breaks; null if it keeps all. A length is named before the day that would change with it. */
export function brokenRule(
  nights: number,
  { minStay, maxStay, closedToArrival, closedToDeparture }: RulesOfStay,
): BrokenRule | null {
  if (closedToArrival) return { reason: 'closed_to_arrival' }
  if (nights < minStay) return { reason: 'min_stay', minStay }
  if (nights > maxStay) return { reason: 'max_stay', maxStay }
  return closedToDeparture ? { reason: 'closed_to_departure' } : null
}

/** True if an error or a reason is a rule of a stay. */
export function isStayRule(code: string): code is StayRule {
  return stayRules.some((rule) => rule === code)
}
