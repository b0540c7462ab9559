import type { RoomContent, RoomOffer } from '#domains/products/stays/answers.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy, PricedStay, RatePlanTerms, Supply } from '#domains/shared/shapes.ts'
import { cancellationView, payBeforeAnswer, payView } from '#domains/products/shared/views.server.ts'
import { feesView, perNight, taxesView } from '#domains/products/stays/catalogue/views.server.ts'
import { meetsTerms, type RateTerms } from '#domains/products/stays/search/filters.ts'
import type { Locale } from '#i18n/locale.ts'

/** One rate of a room type for the whole party, with the parts of its total. */
export function rateView(
  { rate, priced }: { rate: RatePlanTerms; priced: PricedStay },
  room: Pick<RoomContent, 'amenities'>,
  { hotel, parties }: { hotel: { supply: Supply }; parties: readonly Occupancy[] },
  terms: RateTerms,
  locale: Locale,
): RoomOffer['rates'][number] {
  const money = (minor: number) => ({ minor, currency: priced.currency })
  const nights = priced.rooms[0]?.nights ?? []
  return {
    rate_plan_id: rate.id,
    board: rate.board,
    payment: rate.payment,
    total: money(priced.total),
    pay: payBeforeAnswer(payView(priced), hotel.supply),
    per_night: money(perNight(priced)),
    holds: {
      nights: nights.map(({ night }, i) => ({
        night,
        amount: money(priced.rooms.reduce((sum, room) => sum + (room.nights[i]?.amount ?? 0), 0)),
      })),
      board_amount: money(priced.rooms.reduce((sum, room) => sum + room.boardAmount, 0)),
      taxes: taxesView(priced),
      fees: feesView(priced, locale).filter((fee) => fee.mandatory),
    },
    cancellation: cancellationView(priced.cancellation, priced.currency),
    meets_terms: meetsTerms(
      { board: rate.board, payment: rate.payment, free: priced.cancellation.kind === 'free' },
      room.amenities.map(({ id }) => id),
      terms,
    ),
    rooms: parties.map((party) => `${rate.id}~${formatOccupancy(party)}`),
  }
}
