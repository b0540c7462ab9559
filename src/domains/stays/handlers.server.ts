import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { findNearby } from '#domains/places/nearby.server.ts'
import { checkStay } from '#domains/stays/check-stay.ts'
import { type staysEndpoints } from '#domains/stays/contract.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { formatOccupancy } from '#domains/stays/occupancy.ts'
import { offerRoom } from '#domains/stays/offers.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'
import { findHotel, findRoomContents } from '#domains/stays/hotels.server.ts'
import { findHotelRooms, findHotelTerms } from '#domains/stays/read.server.ts'
import { roomsHandlers } from '#domains/stays/rooms.server.ts'
import { searchHandlers } from '#domains/stays/search-handlers.server.ts'
import { stayTerms, taxRulesOf } from '#domains/stays/terms.server.ts'
import {
  cancellationView,
  hotelDetailsView,
  perNight,
  roomContentView,
  roomsLeftView,
} from '#domains/stays/views.server.ts'

export const staysHandlers: Handlers<typeof staysEndpoints> = {
  ...roomsHandlers,
  ...searchHandlers,

  async show_hotel({ db, locale, now }, { id }) {
    const hotel = await findHotel(db, id, todayIn('Asia/Riyadh', now))
    if (!hotel) return refuse('not_found')
    return done(hotelDetailsView(hotel, await findNearby(db, hotel.city, hotel), locale))
  },

  async fetch_new_available_rooms(context, { hotel_id, check_in, check_out, occupancy }) {
    const { db, locale, now } = context
    const [hotel, terms] = await Promise.all([findHotelTerms(db, hotel_id), stayTerms(context)])
    if (!hotel) return refuse('not_found')
    const asked = checkStay(check_in, check_out, occupancy, hotel.timeZone, now)
    if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
    const dates = { checkIn: check_in, checkOut: check_out }
    const [contents, rooms] = await Promise.all([
      findRoomContents(db, hotel_id),
      findHotelRooms(db, hotel_id, dates, terms),
    ])
    const stay = {
      hotel,
      ...dates,
      nights: nightsBetween(check_in, check_out),
      parties: asked.parties,
      taxRules: taxRulesOf(terms, hotel.country),
      now,
    }
    const money = (minor: number) => ({ minor, currency: hotel.currency })
    return done(
      contents.map((content) => {
        const row = rooms.find((room) => room.roomTypeId === content.id)
        const answer = row ? offerRoom(stay, row) : ({ available: false, reason: 'no_prices', minStay: null } as const)
        const room = roomContentView(content, locale)
        if (!answer.available) {
          return { room, rates: [], rooms_left: null, unavailable: { reason: answer.reason, min_stay: answer.minStay } }
        }
        const rates = answer.rates.map(({ rate, priced }) => ({
          rate_plan_id: rate.id,
          board: rate.board,
          payment: rate.payment,
          total: money(priced.total),
          per_night: money(perNight(priced)),
          cancellation: cancellationView(priced.cancellation, hotel.currency),
          rooms: asked.parties.map((party) => `${rate.id}~${formatOccupancy(party)}`),
        }))
        return { room, rates, rooms_left: roomsLeftView(answer.left), unavailable: null }
      }),
    )
  },

  get_hotel_price: quoteStay,
}
