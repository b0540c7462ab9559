import { servedOn } from '#domains/products/stays/pricing/served-boards.ts'
import { windowsOf, type Terms } from '#domains/products/shared/terms.server.ts'
import type { RatePlanTerms } from '#domains/shared/shapes.ts'

/** Looks up every policy of a catalogue, once, because a search computes its rates only after `withTerms` has returned. */
export function checkPolicies(terms: Terms, catalogue: { hotels: { rooms: { rates: RateRow[] }[] }[] }): void {
  if (terms.checked.has(catalogue)) return
  terms.checked.add(catalogue)
  for (const { rooms } of catalogue.hotels) {
    for (const { rates } of rooms) for (const [, , , , , , policy] of rates) windowsOf(terms, policy)
  }
}

/** A rate as read from the database: id, board, payment, basis points, adult and child supplement, policy. */
export type RateRow = [number, RatePlanTerms['board'], RatePlanTerms['payment'], number, number, number, number]

/** Rates that can be sold: not a prepaid rate while online payment is off, nor one whose policy is not known yet. */
function ratesWith(terms: Terms, rows: RateRow[]): RatePlanTerms[] {
  return rows
    .filter(([, , payment]) => terms.prepay || payment !== 'prepay')
    .flatMap(([id, board, payment, priceBasisPoints, adultSupplement, childSupplement, policy]) => {
      const windows = windowsOf(terms, policy)
      if (!windows) return []
      return {
        id,
        board,
        payment: payment === 'both' && !terms.prepay ? ('arrival' as const) : payment,
        priceBasisPoints,
        adultSupplement,
        childSupplement,
        windows,
      }
    })
}

/** The rates of a room that can be sold on some nights, computed once for these terms. */
export function ratesOfRoom(terms: Terms, room: { rates: RateRow[] }): RatePlanTerms[] {
  const cached = terms.rates.get(room)
  if (cached) return cached
  const rates = ratesWith(terms, room.rates)
  terms.rates.set(room, rates)
  return rates
}

/** Returns the rates of a room that can be sold for a stay, those whose board is served on all its nights. */
export function ratesOfStay(
  terms: Terms,
  stay: { checkIn: string; checkOut: string },
): (room: { rates: RateRow[] }) => RatePlanTerms[] {
  const served = servedOn(stay)
  return (room) => {
    const rates = ratesOfRoom(terms, room)
    return rates.every(({ board }) => served(board)) ? rates : rates.filter(({ board }) => served(board))
  }
}
