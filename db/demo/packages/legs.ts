import type { DayCode } from '#db/demo/packages/days.ts'
import type { Leg } from '#db/demo/packages/shape.ts'
import type { Board } from '#domains/shared/shapes.ts'

/** Nights in one hotel: one more than the number of planned days between arrival and departure. */
export function leg(
  city: Leg['city'],
  stars: number,
  board: Board,
  days: DayCode[],
  guarantee: Leg['guarantee'] = 'named',
  named?: Leg['named'],
): Leg {
  return { city, nights: days.length + 1, stars, board, guarantee, days, ...(named && { named }) }
}
