import { addDays } from '#domains/shared/dates.ts'

/** Maximum distance between another stay and the requested one, in days before or after. */
export const nextDatesReach = 14
const maxNext = 2

/**
 * The nearest available stays of the same length; of two equally near ones, the later is preferred.
 * @param from the first possible arrival date
 * @param open returns true if a stay that begins this number of days after `from` is available
 */
export function nextDates(
  { checkIn, nights, from }: { checkIn: string; nights: number; from: string },
  open: (day: number) => boolean,
): { check_in: string; check_out: string }[] {
  const requested = Math.round((Date.parse(checkIn) - Date.parse(from)) / 86_400_000)
  const found: number[] = []
  for (let away = 1; away <= nextDatesReach && found.length < maxNext; away++) {
    for (const day of [requested + away, requested - away]) {
      if (day >= 0 && found.length < maxNext && open(day)) found.push(day)
    }
  }
  return found
    .toSorted((a, b) => a - b)
    .map((day) => ({ check_in: addDays(from, day), check_out: addDays(from, day + nights) }))
}
