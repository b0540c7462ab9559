import { nightKinds } from '#db/seed/calendar.ts'
import { minStay } from '#db/seed/prices.ts'
import { addDays, nightsOf } from '#domains/stays/nights.ts'

/**
 * So many days from today, not counting those on which a short stay cannot begin everywhere: at the end of Ramadan and
 * during the Hajj houses ask for more nights. What a test books is to be had on whatever day of the year it runs.
 */
export function ordinaryDay(today: string, days: number): string {
  let day = today
  for (let left = days; left > 0 || !isOrdinary(day); day = addDays(day, 1)) if (isOrdinary(day)) left--
  return day
}

/** The nights of the longest stay that a test books. */
export const longestStay = 3

const kindOf = nightKinds()

const isOrdinary = (day: string) =>
  nightsOf(day, addDays(day, longestStay)).every((night) => minStay('makkah', kindOf(night)) === 1)
