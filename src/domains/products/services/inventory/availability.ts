import type { FieldError } from '#api/errors.ts'
import { isScheduled } from '#domains/products/services/pricing/price.ts'
import { bookableDays, type OptionTerms } from '#domains/products/services/shapes.ts'
import { addDays, instantOf, nightsOf } from '#domains/shared/dates.ts'

/** A stored slot: the number left, and whether the provider has closed it. */
export type StoredSlot = { optionId: number; day: string; time: string; left: number; closed: boolean }

type Availability = { time: string | null; left: number; open: boolean }

type Closing = { closesHoursBefore: number; timeZone: string; now: Date }

/**
 * The times of an option on a date with the number left; slots without a row have the option's capacity. `open` is
 * false if the provider has closed the slot, nothing is left or it is too late to book.
 */
export function timesOn(
  option: OptionTerms,
  date: string,
  slots: readonly StoredSlot[],
  closing: Closing,
): Availability[] {
  const times = option.times.length > 0 ? option.times : [null]
  return times
    .filter((time) => isScheduled(option, date, time))
    .map((time) => {
      const stored = slots.find(
        (slot) => slot.optionId === option.id && slot.day === date && slot.time === (time ?? '00:00'),
      )
      const left = stored?.left ?? option.capacity
      return { time, left, open: left > 0 && !stored?.closed && isInTime(date, time, closing) }
    })
}

/**
 * Reason why the requested dates cannot be booked, or null. A service for several days uses the same time on each day.
 * @returns `schedule`: not offered on this day or at this time; `late`: bookings have closed; `full`: not enough is
 * left
 */
export function unavailableReason(
  option: OptionTerms,
  request: { date: string; lastDate: string; time: string | null; units: number },
  slots: readonly StoredSlot[],
  closing: Closing,
): 'schedule' | 'late' | 'full' | null {
  const days = nightsOf(request.date, addDays(request.lastDate, 1))
  if (!days.every((day) => isScheduled(option, day, request.time))) return 'schedule'
  if (!isInTime(request.date, request.time, closing)) return 'late'
  const enough = days.every((day) =>
    timesOn(option, day, slots, closing).some(
      ({ time, left, open }) => time === request.time && open && left >= request.units,
    ),
  )
  return enough ? null : 'full'
}

/** Validates a booking date: it must not have passed in local time or be too far ahead. */
export function dateErrors(date: string, today: string): FieldError[] {
  if (date < today) return [{ path: 'date', code: 'date_in_past' }]
  return date > addDays(today, bookableDays) ? [{ path: 'date', code: 'too_big' }] : []
}

/** The deadline of a whole-day service counts back from the end of the day. */
function isInTime(date: string, time: string | null, { closesHoursBefore, timeZone, now }: Closing): boolean {
  const begins = instantOf(time === null ? addDays(date, 1) : date, time ?? '00:00', timeZone)
  return begins.getTime() - closesHoursBefore * 3_600_000 >= now.getTime()
}
