import { instantOf, todayIn } from '#domains/stays/nights.ts'

/** When and where a booking begins: `checkInFrom` is a time of the day in `timeZone`. */
export type Beginning = { checkIn: string; checkInFrom: string; timeZone: string }

/** Whether guests may be received: from the morning of the day of arrival on, for some come early. */
export function hasBegun({ checkIn, timeZone }: Pick<Beginning, 'checkIn' | 'timeZone'>, now: Date): boolean {
  return todayIn(timeZone, now) >= checkIn
}

/** Whether who is not there yet may be said not to have come: from check-in time on. */
export function isDue({ checkIn, checkInFrom, timeZone }: Beginning, now: Date): boolean {
  return instantOf(checkIn, checkInFrom, timeZone) <= now
}
