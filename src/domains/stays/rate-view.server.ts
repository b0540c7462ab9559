import type { RoomOffer } from '#domains/stays/answers.ts'
import { formatOccupancy } from '#domains/stays/occupancy.ts'
import type { Occupancy, PricedStay, RatePlanTerms } from '#domains/stays/shapes.ts'
import { cancellationView, feesView, payView, perNight, taxesView } from '#domains/stays/views.server.ts'
import type { Locale } from '#text/locale.ts'

/** One rate of a kind of room for the whole party, with what its total is made of. */
export function rateView(
  { rate, priced }: { rate: RatePlanTerms; priced: PricedStay },
  parties: readonly Occupancy[],
  locale: Locale,
): RoomOffer['rates'][number] {
  const money = (minor: number) => ({ minor, currency: priced.currency })
  const nights = priced.rooms[0]?.nights ?? []
  return {
    rate_plan_id: rate.id,
    board: rate.board,
    payment: rate.payment,
    total: money(priced.total),
    per_night: money(perNight(priced)),
    holds: {
      nights: nights.map(({ night }, i) => ({
        night,
        amount: money(priced.rooms.reduce((sum, room) => sum + (room.nights[i]?.amount ?? 0), 0)),
      })),
      board_amount: money(priced.rooms.reduce((sum, room) => sum + room.boardAmount, 0)),
      taxes: taxesView(priced),
      fees: feesView(priced, locale).filter((fee) => fee.mandatory),
      pay: payView(priced),
    },
    cancellation: cancellationView(priced.cancellation, priced.currency),
    rooms: parties.map((party) => `${rate.id}~${formatOccupancy(party)}`),
  }
}
