import { instantOf, todayIn } from '#domains/shared/dates.ts'

/** Start of a booking: `checkInFrom` is a time of day in `timeZone`. */
export type Beginning = { checkIn: string; checkInFrom: string; timeZone: string }

/** True if guests can be checked in: from the start of the day of arrival on, because some arrive early. */
export function canCheckIn({ checkIn, timeZone }: Pick<Beginning, 'checkIn' | 'timeZone'>, now: Date): boolean {
  return todayIn(timeZone, now) >= checkIn
}

/** True if a missing guest can be marked as a no-show: from check-in time on. */
export function canBeNoShow({ checkIn, checkInFrom, timeZone }: Beginning, now: Date): boolean {
  return instantOf(checkIn, checkInFrom, timeZone) <= now
}
