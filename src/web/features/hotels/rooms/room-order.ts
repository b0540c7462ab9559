import { groupBy } from '#domains/shared/group-by.ts'
import type { RoomOffer } from '#domains/products/stays/answers.ts'

type Rate = RoomOffer['rates'][number]
export type NotOfferedReason = NonNullable<RoomOffer['unavailable']>['reason']

/**
 * Rooms that can be booked for this stay, those with the requested terms and the lowest price first, and the others by
 * the reason against them.
 */
export function inRoomOrder(offers: readonly RoomOffer[]): {
  fitting: RoomOffer[]
  folded: { reason: NotOfferedReason; offers: RoomOffer[] }[]
} {
  const fitting = offers
    .filter(({ unavailable }) => unavailable === null)
    .sort((a, b) => Number(hasTerms(b)) - Number(hasTerms(a)) || lowest(a) - lowest(b))
  const reasons = groupBy(
    offers.flatMap((offer) => (offer.unavailable ? [{ offer, reason: offer.unavailable.reason }] : [])),
    ({ reason }) => reason,
  )
  return {
    fitting,
    folded: [...reasons].map(([reason, some]) => ({ reason, offers: some.map(({ offer }) => offer) })),
  }
}

/** The rates with the requested terms first; all of them if none has. */
export function inRateOrder(rates: readonly Rate[]): { first: Rate[]; others: Rate[] } {
  const first = rates.filter(({ meets_terms }) => meets_terms)
  return first.length > 0
    ? { first, others: rates.filter(({ meets_terms }) => !meets_terms) }
    : { first: [...rates], others: [] }
}

/** The cheapest rate and the cheapest one with free cancellation, else the next; the others follow them on demand. */
export function shownFirst(rates: readonly Rate[]): { shown: Rate[]; others: Rate[] } {
  const [cheapest, next] = rates
  const free = rates.find(({ cancellation }) => cancellation.kind === 'free')
  const second = free === undefined || free === cheapest ? next : free
  const shown = rates.filter((rate) => rate === cheapest || rate === second)
  return { shown, others: rates.filter((rate) => !shown.includes(rate)) }
}

const hasTerms = ({ rates }: RoomOffer) => rates.some(({ meets_terms }) => meets_terms)

function lowest({ rates }: RoomOffer): number {
  return Math.min(...inRateOrder(rates).first.map(({ total }) => total.minor))
}

/** The lowest price of a stay, on the requested terms if a room has them; undefined if nothing is available. */
export function lowestTotal(offers: readonly RoomOffer[]): Rate['total'] | undefined {
  const rates = inRateOrder(offers.flatMap((offer) => offer.rates)).first
  return rates.map(({ total }) => total).sort((a, b) => a.minor - b.minor)[0]
}
