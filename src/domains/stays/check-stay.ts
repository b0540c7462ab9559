import type { FieldError } from '#contract/errors.ts'
import { longestStay } from '#domains/stays/limits.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { parseOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'

type Checked = { ok: true; parties: Occupancy[] } | { ok: false; errors: FieldError[] }

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
