import { nightKinds } from '#db/reference/calendar.ts'
import { minStay } from '#db/demo/hotels/prices.ts'
import { addDays, nightsOf } from '#domains/shared/dates.ts'

/**
 * The date that lies the given number of ordinary days after today. Days on which a short stay cannot begin everywhere
 * are skipped: hotels require longer stays at the end of Ramadan and during the Hajj. A test can therefore book on any
 * day of the year.
 */
export function ordinaryDay(today: string, days: number): string {
  let day = today
  for (let left = days; left > 0 || !isOrdinary(day); day = addDays(day, 1)) if (isOrdinary(day)) left--
  return day
}

/** Nights of the longest stay that a test books. */
export const maxStayNights = 3

const kindOf = nightKinds()

/** Results by day, because the calendar of a night takes long to compute. */
const ordinary = new Map<string, boolean>()

function isOrdinary(day: string): boolean {
  const known = ordinary.get(day)
  if (known !== undefined) return known
  const found = nightsOf(day, addDays(day, maxStayNights)).every((night) => minStay('makkah', kindOf(night)) === 1)
  ordinary.set(day, found)
  return found
}
