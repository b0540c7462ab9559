import type { RoomChoices } from '#domains/stays/choosing-answers.ts'
import { fitsRoom, formatOccupancy } from '#domains/stays/occupancy.ts'
import { bestOffer, freeRooms, roomToPrice, whyClosed, type StayAsked } from '#domains/stays/offers.ts'
import { priceRoom, priceStay } from '#domains/stays/price.ts'
import type { StayRoomRow } from '#domains/stays/read.server.ts'
import { inLocale, type Locale } from '#text/locale.ts'

type Choice = RoomChoices['parties'][number]['choices'][number]

/** Every room and rate for each party by itself, the cheapest first, and the cheapest way for all of them together. */
export function choicesOf(
  asked: StayAsked & { hotel: { currency: string } },
  rooms: readonly StayRoomRow[],
  locale: Locale,
): RoomChoices {
  const { hotel, parties, taxRules, now } = asked
  const money = (minor: number) => ({ minor, currency: hotel.currency })
  const open = rooms.filter((room) => whyClosed(asked, room) === null)
  const best = bestOffer(asked, open)
  return {
    parties: parties.map((party) => ({
      occupancy: formatOccupancy(party),
      choices: open
        .filter((room) => fitsRoom(party, room, hotel.childMaxAge))
        .flatMap((room) =>
          room.rates.map((rate): Choice => {
            const toPrice = roomToPrice(room, rate, party)
            return {
              room: `${rate.id}~${formatOccupancy(party)}`,
              name: inLocale(room.name, locale),
              board: rate.board,
              payment: rate.payment,
              total: money(priceRoom(toPrice, hotel, taxRules).total),
              cancellation: priceStay(hotel, asked, [toPrice], taxRules, now).cancellation.kind,
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
