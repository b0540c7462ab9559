import type { NotifiedBooking, Soon } from '#domains/notifications/shapes.ts'
import { addDays, todayIn } from '#domains/shared/dates.ts'

/** Hours before the beginning from which a booking is urgent; the whole next day always is. */
export const soonHours = 36

type Timed = Pick<NotifiedBooking, 'starts' | 'ends' | 'checkIn' | 'timeZone'>

/**
 * The day on which a booking begins, by the calendar of its place, if that is today or tomorrow or within 36 hours;
 * `begun` if it has begun and not ended; otherwise null.
 */
export function soonOf({ starts, ends, checkIn, timeZone }: Timed, now: Date): Soon | null {
  if (Date.parse(ends) <= now.getTime()) return null
  const today = todayIn(timeZone, now)
  if (checkIn < today) return 'begun'
  if (checkIn === today) return 'today'
  if (checkIn === addDays(today, 1)) return 'tomorrow'
  return Date.parse(starts) <= now.getTime() + soonHours * 3_600_000 ? 'later' : null
}
