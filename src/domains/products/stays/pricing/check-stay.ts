import { done, err, type Outcome } from '#api/endpoint.ts'
import type { FieldError } from '#api/errors.ts'
import { maxDaysAhead, maxStayNights } from '#domains/products/stays/limits.ts'
import { addDays, hotelDay, nightsBetween, todayIn } from '#domains/shared/dates.ts'
import { parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'

/**
 * Limits the dates that are read before the stay is validated in the hotel's time zone: a valid stay is unchanged; any
 * other is cut to the maximum length and to dates on which nights can exist.
 */
export function clampStayDates({ checkIn, checkOut }: { checkIn: string; checkOut: string }, now: Date) {
  const today = todayIn('Etc/UTC', now)
  const [earliest, latest] = [addDays(today, -1), addDays(today, maxDaysAhead)]
  const from = between(earliest, checkIn, latest)
  return { checkIn: from, checkOut: between(from, checkOut, between(from, addDays(from, maxStayNights), latest)) }
}

const between = (least: string, date: string, max: string) => (date < least ? least : date > max ? max : date)

/** Dates of a stay that has begun: it keeps its check-in, and the nights that were slept. */
export type BegunStay = { checkIn: string; earliestCheckOut: string }

type TypedStay = { check_in: string; check_out: string; occupancy: string[] }
type CheckedStay = { checkIn: string; checkOut: string; nights: number; parties: Occupancy[] }

/**
 * Validates the rules for dates and parties that a schema cannot express: local date, order, length.
 * @param field names the input of the parties in errors
 * @param begun set for the change of a stay that has begun
 */
export function checkStay(
  { check_in: checkIn, check_out: checkOut, occupancy }: TypedStay,
  {
    timeZone,
    now,
    field = 'occupancy',
    begun = null,
  }: { timeZone: string; now: Date; field?: 'occupancy' | 'rooms'; begun?: BegunStay | null },
): Outcome<CheckedStay, 'invalid_input'> {
  const errors: FieldError[] = []
  const nights = nightsBetween(checkIn, checkOut)
  if (begun && checkIn !== begun.checkIn) errors.push({ path: 'check_in', code: 'stay_begun' })
  if (!begun && checkIn < hotelDay(timeZone, now)) errors.push({ path: 'check_in', code: 'date_in_past' })
  if (nights < 1) errors.push({ path: 'check_out', code: 'date_order' })
  else if (begun && checkOut < begun.earliestCheckOut) errors.push({ path: 'check_out', code: 'nights_slept' })
  if (nights > maxStayNights) errors.push({ path: 'check_out', code: 'stay_too_long', params: { max: maxStayNights } })
  const parties = occupancy.map(parseOccupancy)
  parties.forEach((party, i) => {
    if (!party) errors.push({ path: `${field}.${i}`, code: 'invalid_format' })
  })
  if (errors.length > 0) return err('invalid_input', { errors })
  return done({ checkIn, checkOut, nights, parties: parties.filter((party) => party !== null) })
}
