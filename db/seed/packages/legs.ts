import type { DayCode } from '#db/seed/packages/days.ts'
import type { Leg } from '#db/seed/packages/shape.ts'
import type { Board } from '#domains/stays/shapes.ts'

/** Nights in a house of a city: one more than the days that are planned between arriving and leaving. */
export function leg(
  city: Leg['city'],
  stars: number,
  board: Board,
  days: DayCode[],
  guarantee: Leg['guarantee'] = 'named',
): Leg {
  return { city, nights: days.length + 1, stars, board, guarantee, days }
}
