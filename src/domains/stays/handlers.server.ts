import { done, refuse, type InputOf, type Outcome } from '#contract/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { RoomOffer } from '#domains/stays/answers.ts'
import { catalogueKnown } from '#domains/stays/catalogue.server.ts'
import { nearbyOf } from '#domains/places/nearby.server.ts'
import { checkStay, lookedAt } from '#domains/stays/check-stay.ts'
import { choosingHandlers } from '#domains/stays/choosing-handlers.server.ts'
import { type staysEndpoints } from '#domains/stays/contract.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { nextDatesOf } from '#domains/stays/next-dates.server.ts'
import { offerRoom } from '#domains/stays/offers.ts'
import { quoteStay } from '#domains/stays/quoting.server.ts'
import { findHotel } from '#domains/stays/hotels.server.ts'
import { rateView } from '#domains/stays/rate-view.server.ts'
import { findHotelStay } from '#domains/stays/read.server.ts'
import { roomsHandlers } from '#domains/stays/rooms.server.ts'
import { searchHandlers } from '#domains/stays/search-handlers.server.ts'
import { stayTerms, taxRulesOf } from '#domains/stays/terms.server.ts'
import { hotelDetailsView, roomContentView, roomsLeftView } from '#domains/stays/views.server.ts'

export const staysHandlers: Handlers<typeof staysEndpoints> = {
  ...roomsHandlers,
  ...searchHandlers,
  ...choosingHandlers,

  async show_hotel(context, { id, check_in, check_out, occupancy }) {
    const { db, locale, now } = context
    const stay = check_in && check_out ? { hotel_id: id, check_in, check_out, occupancy } : null
    const offered = stay && (await offersOf(context, stay))
    if (offered && !offered.ok) return offered
    const { districts, hotels, hotelOf } = await catalogueKnown(context)
    const known = typeof id === 'number' ? hotelOf.get(id) : hotels.find(({ slug }) => slug === id)
    // What is near is asked for beside the hotel, and once more of a hotel that has moved or is new.
    const ahead = known ? nearbyOf(context, known.city, known) : null
    ahead?.catch(() => undefined)
    const hotel = await findHotel(db, id, todayIn('Asia/Riyadh', now))
    if (!hotel) return refuse('not_found')
    const details = hotelDetailsView(hotel, await nearbyOf(context, hotel.city, hotel), districts.values(), locale)
    return done({ ...details, offers: offered?.data ?? null })
  },

  fetch_new_available_rooms: offersOf,

  get_hotel_price: quoteStay,
}

/** Every room of a hotel for a stay: at which rates, or why not. */
async function offersOf(
  context: Context,
  { hotel_id, check_in, check_out, occupancy }: InputOf<typeof staysEndpoints.fetch_new_available_rooms>,
): Promise<Outcome<RoomOffer[], 'not_found' | 'invalid_input'>> {
  const { db, locale, now } = context
  const dates = { checkIn: check_in, checkOut: check_out }
  const terms = await stayTerms(context)
  // Whether the dates can be had is known by the clock of the place alone.
  const found = await findHotelStay(db, hotel_id, lookedAt(dates, now), terms)
  if (!found?.hotel.offered) return refuse('not_found')
  const { hotel, rooms } = found
  const asked = checkStay(check_in, check_out, occupancy, hotel.timeZone, now)
  if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
  const stay = {
    hotel,
    ...dates,
    nights: nightsBetween(check_in, check_out),
    parties: asked.parties,
    taxRules: taxRulesOf(terms, hotel.country),
    now,
  }
  const answers = rooms.map((row) => ({ row, room: roomContentView(row, locale), answer: offerRoom(stay, row) }))
  const next = await nextDatesOf(
    db,
    stay,
    answers.flatMap(({ row, answer }) => (answer.available ? [] : [row])),
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
}
