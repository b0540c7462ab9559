import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import { meetsTerms, type RateTerms } from '#domains/products/stays/search/filters.ts'
import { isFreeNow } from '#domains/shared/cancellation.ts'
import { instantOf } from '#domains/shared/dates.ts'
import { fitsRoom, formatOccupancy } from '#domains/shared/occupancy.ts'
import {
  bestOffer,
  freeRooms,
  openRooms,
  roomToPrice,
  type StayRequest,
} from '#domains/products/stays/pricing/offers.ts'
import { exactRoomTotal, priceStay } from '#domains/products/stays/pricing/price.ts'
import type { StayRoomRow } from '#domains/products/stays/catalogue/queries.server.ts'
import { inLocale, type Locale } from '#i18n/locale.ts'

type RoomWithAmenities = StayRoomRow & { amenities: readonly { id: string }[] }

/** The rooms with only those rates that have the terms of the request. */
export function withTermsOnly<Room extends RoomWithAmenities>(
  { hotel, checkIn, now }: Pick<StayRequest, 'hotel' | 'checkIn' | 'now'>,
  rooms: readonly Room[],
  terms: RateTerms,
): Room[] {
  const arrival = instantOf(checkIn, hotel.checkInFrom, hotel.timeZone).getTime()
  return rooms.map((room) => {
    const amenities = room.amenities.map(({ id }) => id)
    const meets = ({ board, payment, windows }: StayRoomRow['rates'][number]) =>
      meetsTerms({ board, payment, free: isFreeNow(windows, arrival, now) }, amenities, terms)
    return { ...room, rates: room.rates.filter(meets) }
  })
}

type Choice = RoomChoices['parties'][number]['choices'][number]

/** All rooms and rates for each party separately, cheapest first, and the cheapest combination for all parties. */
export function choicesOf(
  stay: StayRequest & { hotel: { currency: string } },
  rooms: readonly StayRoomRow[],
  locale: Locale,
): RoomChoices {
  const { hotel, parties, taxRules, now } = stay
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const open = openRooms(stay, rooms)
  const best = bestOffer(stay, open)
  return {
    parties: parties.map((party) => ({
      occupancy: formatOccupancy(party),
      choices: open
        .filter((room) => fitsRoom(party, room, hotel.childMaxAge))
        .flatMap((room) =>
          room.rates.map((rate): Choice => {
            const toPrice = roomToPrice(room, rate, party)
            const { cancellation, rooms: priced } = priceStay(hotel, stay, [toPrice], { taxRules, now })
            return {
              room: `${rate.id}~${formatOccupancy(party)}`,
              name: inLocale(room.name, locale),
              board: rate.board,
              payment: rate.payment,
              total: money(priced[0]?.total ?? 0),
              exact: exactRoomTotal(toPrice, hotel, taxRules),
              cancellation: cancellation.kind,
              free_until: cancellation.freeUntil,
              left: Math.min(freeRooms(room), parties.length),
            }
          }),
        )
        .toSorted((a, b) => a.total.minor - b.total.minor),
    })),
    cheapest: best && {
      rooms: best.priced.rooms.map((room) => `${room.ratePlanId}~${formatOccupancy(room.occupancy)}`),
      total: money(best.priced.total),
    },
  }
}
