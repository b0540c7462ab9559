import type { FieldError } from '#contract/errors.ts'
import { farthestAhead, longestStay } from '#domains/stays/limits.ts'
import { addDays, nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { parseOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'

type Checked = { ok: true; parties: Occupancy[] } | { ok: false; errors: FieldError[] }

/**
 * What is read for a stay before it is checked by the clock of the place: all of one that can be had, and of any
 * other neither more nights than of the longest nor days that no calendar has.
 */
export function lookedAt({ checkIn, checkOut }: { checkIn: string; checkOut: string }, now: Date) {
  const today = todayIn('Etc/UTC', now)
  const [earliest, latest] = [addDays(today, -1), addDays(today, farthestAhead)]
  const from = between(earliest, checkIn, latest)
  return { checkIn: from, checkOut: between(from, checkOut, between(from, addDays(from, longestStay), latest)) }
}

const between = (least: string, date: string, most: string) => (date < least ? least : date > most ? most : date)

/** The rules of dates and parties that a schema cannot know: today in the place, order, length. */
export function checkStay(
  checkIn: string,
  checkOut: string,
  occupancy: string[],
  timeZone: string,
  now: Date,
  field: 'occupancy' | 'rooms' = 'occupancy',
): Checked {
  const errors: FieldError[] = []
  const nights = nightsBetween(checkIn, checkOut)
  if (checkIn < todayIn(timeZone, now)) errors.push({ path: 'check_in', code: 'date_in_past' })
  if (nights < 1) errors.push({ path: 'check_out', code: 'date_order' })
  if (nights > longestStay) errors.push({ path: 'check_out', code: 'stay_too_long', params: { max: longestStay } })
  const parties = occupancy.map(parseOccupancy)
  parties.forEach((party, i) => {
    if (!party) errors.push({ path: `${field}.${i}`, code: 'invalid_format' })
  })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, parties: parties.filter((party) => party !== null) }
}
