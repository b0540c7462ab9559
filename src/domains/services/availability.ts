import type { FieldError } from '#contract/errors.ts'
import { isScheduled } from '#domains/services/price.ts'
import { bookableDays, type OptionTerms } from '#domains/services/shapes.ts'
import { addDays, instantOf, nightsOf } from '#domains/stays/nights.ts'

/** A slot as it is stored: what is left of it, and whether the provider closed it. */
export type StoredSlot = { optionId: number; day: string; time: string; left: number; closed: boolean }

type Availability = { time: string | null; left: number; open: boolean }

type Closing = { closesHoursBefore: number; timeZone: string; now: Date }

/**
 * The times of an option on a date with what is left of each: its capacity where nobody has touched the slot.
 * Not open: closed by the provider, nothing left, or too late to book.
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
 * Why the dates of a wish cannot be had, or null. A service for several days is had at the same time of each.
 * @returns `schedule`: not on such a day or hour; `late`: bookings have closed; `full`: not enough is left
 */
export function whyNot(
  option: OptionTerms,
  wish: { date: string; lastDate: string; time: string | null; units: number },
  slots: readonly StoredSlot[],
  closing: Closing,
): 'schedule' | 'late' | 'full' | null {
  const days = nightsOf(wish.date, addDays(wish.lastDate, 1))
  if (!days.every((day) => isScheduled(option, day, wish.time))) return 'schedule'
  if (!isInTime(wish.date, wish.time, closing)) return 'late'
  const enough = days.every((day) =>
    timesOn(option, day, slots, closing).some(
      ({ time, left, open }) => time === wish.time && open && left >= wish.units,
    ),
  )
  return enough ? null : 'full'
}

/** Why a date is none to book for: it has passed in the place, or is too far ahead. */
export function dateErrors(date: string, today: string): FieldError[] {
  if (date < today) return [{ path: 'date', code: 'date_in_past' }]
  return date > addDays(today, bookableDays) ? [{ path: 'date', code: 'too_big' }] : []
}

/** What is for the whole day can be booked until so many hours before the day is over. */
function isInTime(date: string, time: string | null, { closesHoursBefore, timeZone, now }: Closing): boolean {
  const begins = instantOf(time === null ? addDays(date, 1) : date, time ?? '00:00', timeZone)
  return begins.getTime() - closesHoursBefore * 3_600_000 >= now.getTime()
}
