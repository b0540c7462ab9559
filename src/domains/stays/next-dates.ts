import { addDays } from '#domains/stays/nights.ts'

/** How far another stay may be from the one asked for, in days either way. */
export const nextDatesReach = 14
const mostNext = 2

/**
 * The nearest stays of the same length that can be had; of two as far the later.
 * @param from the first day that may be an arrival
 * @param open whether a stay that begins so many days after `from` can be had
 */
export function nextDates(
  { checkIn, nights, from }: { checkIn: string; nights: number; from: string },
  open: (day: number) => boolean,
): { check_in: string; check_out: string }[] {
  const asked = Math.round((Date.parse(checkIn) - Date.parse(from)) / 86_400_000)
  const found: number[] = []
  for (let away = 1; away <= nextDatesReach && found.length < mostNext; away++) {
    for (const day of [asked + away, asked - away]) {
      if (day >= 0 && found.length < mostNext && open(day)) found.push(day)
    }
  }
  return found
    .toSorted((a, b) => a - b)
    .map((day) => ({ check_in: addDays(from, day), check_out: addDays(from, day + nights) }))
}
