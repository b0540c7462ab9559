import { done, refuse } from '#contract/endpoint.ts'
import type { Handlers } from '#domains/context.ts'
import { findNearby } from '#domains/places/nearby.server.ts'
import { catalogueKnown } from '#domains/stays/catalogue.server.ts'
import { checkStay } from '#domains/stays/check-stay.ts'
import { choosingHandlers } from '#domains/stays/choosing-handlers.server.ts'
import { type staysEndpoints } from '#domains/stays/contract.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { nextDatesOf } from '#domains/stays/next-dates.server.ts'
import { offerRoom } from '#domains/stays/offers.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'
import { findHotel, findRoomContents } from '#domains/stays/hotels.server.ts'
import { rateView } from '#domains/stays/rate-view.server.ts'
import { findHotelRooms, findHotelTerms } from '#domains/stays/read.server.ts'
import { roomsHandlers } from '#domains/stays/rooms.server.ts'
import { searchHandlers } from '#domains/stays/search-handlers.server.ts'
import { stayTerms, taxRulesOf } from '#domains/stays/terms.server.ts'
import { hotelDetailsView, roomContentView, roomsLeftView } from '#domains/stays/views.server.ts'

export const staysHandlers: Handlers<typeof staysEndpoints> = {
  ...roomsHandlers,
  ...searchHandlers,
  ...choosingHandlers,

  async show_hotel(context, { id }) {
    const { db, locale, now } = context
    const hotel = await findHotel(db, id, todayIn('Asia/Riyadh', now))
    if (!hotel) return refuse('not_found')
    const [nearby, { districts }] = await Promise.all([findNearby(db, hotel.city, hotel), catalogueKnown(context)])
    return done(hotelDetailsView(hotel, nearby, districts.values(), locale))
  },

  async fetch_new_available_rooms(context, { hotel_id, check_in, check_out, occupancy }) {
    const { db, locale, now } = context
    const [hotel, terms] = await Promise.all([findHotelTerms(db, hotel_id), stayTerms(context)])
    if (!hotel?.offered) return refuse('not_found')
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
    const answers = contents.map((content) => {
      const row = rooms.find((room) => room.roomTypeId === content.id)
      const none = { available: false, reason: 'no_prices', minStay: null } as const
      return { room: roomContentView(content, locale), row, answer: row ? offerRoom(stay, row) : none }
    })
    const next = await nextDatesOf(
      db,
      stay,
      answers.flatMap(({ row, answer }) => (row && !answer.available ? [row] : [])),
    )
    return done(
      answers.map(({ room, answer }) =>
        answer.available
          ? {
              room,
              rates: answer.rates.map((rate) => rateView(rate, asked.parties, locale)),
              rooms_left: roomsLeftView(answer.left),
              unavailable: null,
            }
          : {
              room,
              rates: [],
              rooms_left: null,
              unavailable: { reason: answer.reason, min_stay: answer.minStay, next: next.get(room.id) ?? [] },
            },
      ),
    )
  },

  get_hotel_price: quoteStay,
}
