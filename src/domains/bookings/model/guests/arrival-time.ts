import type { BegunStay } from '#domains/products/stays/pricing/check-stay.ts'
import { addDays, instantOf, todayIn } from '#domains/shared/dates.ts'

/** Start of a booking: `checkInFrom` is a time of day in `timeZone`. */
export type Beginning = { checkIn: string; checkInFrom: string; timeZone: string }

/** The instant at which a booking begins. */
export function arrivalOf({ checkIn, checkInFrom, timeZone }: Beginning): Date {
  return instantOf(checkIn, checkInFrom, timeZone)
}

/** True if guests can be checked in: from the start of the day of arrival on, because some arrive early. */
export function canCheckIn({ checkIn, timeZone }: Pick<Beginning, 'checkIn' | 'timeZone'>, now: Date): boolean {
  return todayIn(timeZone, now) >= checkIn
}

/** True if a missing guest can be marked as a no-show: from check-in time on. */
export function canBeNoShow(beginning: Beginning, now: Date): boolean {
  return arrivalOf(beginning) <= now
}

/**
 * The dates that a stay which has begun can still have; null before its check-in time, unless its guest is checked in. The
 * coming night counts as slept from the check-in time of its day on; until then the guest can leave on that day.
 */
export function datesOfBegunStay(
  { checkedIn, ...beginning }: Beginning & { checkedIn: boolean },
  now: Date,
): BegunStay | null {
  if (!checkedIn && !canBeNoShow(beginning, now)) return null
  const { checkIn, checkInFrom, timeZone } = beginning
  const today = todayIn(timeZone, now)
  const isNight = instantOf(today, checkInFrom, timeZone) <= now
  const earliest = isNight ? addDays(today, 1) : today
  return { checkIn, earliestCheckOut: earliest > checkIn ? earliest : addDays(checkIn, 1) }
}
