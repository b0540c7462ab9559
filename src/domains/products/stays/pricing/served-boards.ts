import { addDays, nightsBetween } from '#domains/shared/dates.ts'
import { hijriSeasons } from '#domains/shared/seasons.ts'
import type { Board } from '#domains/shared/shapes.ts'

const maxDaysOfRamadan = 30

/**
 * Returns whether a board is served on every night of a stay. Suhoor and iftar are the meals of Ramadan: a night has the
 * iftar of its date.
 * @param stay dates, `YYYY-MM-DD`
 */
export function servedOn({ checkIn, checkOut }: { checkIn: string; checkOut: string }): (board: Board) => boolean {
  const isInRamadan = (night: string) => hijriSeasons(night).includes('ramadan')
  let served: boolean | undefined
  return (board) => {
    if (board !== 'suhoor_iftar') return true
    served ??=
      isInRamadan(checkIn) && isInRamadan(addDays(checkOut, -1)) && nightsBetween(checkIn, checkOut) <= maxDaysOfRamadan
    return served
  }
}
