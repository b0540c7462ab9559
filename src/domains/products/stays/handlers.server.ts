import { done, err, type InputOf, type Outcome } from '#api/endpoint.ts'
import type { Context, Handlers } from '#domains/context.ts'
import type { RoomContent, RoomOffer } from '#domains/products/stays/answers.ts'
import { catalogueKnown } from '#domains/products/stays/catalogue/catalogue.server.ts'
import { nearbyOf } from '#domains/places/nearby.server.ts'
import { gentleWalk } from '@rihla/street-map/walks'
import { findDestination } from '#domains/products/stays/search/destinations.server.ts'
import { meetsTerms, type RateTerms, termsOf } from '#domains/products/stays/search/filters.ts'
import { endOfWalks, walkingTo } from '#domains/products/stays/search/reach.server.ts'
import { placeView } from '#domains/products/stays/search/views.server.ts'
import { choosingHandlers } from '#domains/products/stays/search/comparison-handlers.server.ts'
import type { staysEndpoints } from '#domains/products/stays/contract.ts'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { nextDatesOf } from '#domains/products/stays/search/next-dates.server.ts'
import { offerRoom } from '#domains/products/stays/pricing/offers.ts'
import { quoteStay, toStaySelection } from '#domains/products/stays/quote.server.ts'
import { findHotel } from '#domains/products/stays/catalogue/queries.server.ts'
import { requestStay } from '#domains/products/stays/search/request-stay.server.ts'
import { roomsHandlers } from '#domains/products/stays/catalogue/rooms.server.ts'
import { savedHandlers } from '#domains/products/stays/saved/handlers.server.ts'
import { searchHandlers } from '#domains/products/stays/search/handlers.server.ts'
import {
  feesView,
  hotelDetailsView,
  perNight,
  roomContentView,
  roomsLeftView,
  taxesView,
} from '#domains/products/stays/catalogue/views.server.ts'
import { formatOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy, PricedStay, RatePlanTerms, Supply } from '#domains/shared/shapes.ts'
import { cancellationView, payBeforeAnswer, payView } from '#domains/products/shared/views.server.ts'
import type { Locale } from '#i18n/locale.ts'

export const staysHandlers: Handlers<typeof staysEndpoints> = {
  ...roomsHandlers,
  ...searchHandlers,
  ...choosingHandlers,
  ...savedHandlers,

  async show_hotel(context, { id, where, ...input }) {
    const { db, locale, now } = context
    const { check_in, check_out } = input
    const stay = check_in && check_out ? { ...input, hotel_id: id, check_in, check_out } : null
    const offered = stay && (await offersOf(context, stay))
    if (offered && !offered.ok) return offered
    const catalogue = await catalogueKnown(context)
    const { districts, hotels, hotelOf } = catalogue
    const listedHotel = typeof id === 'number' ? hotelOf.get(id) : hotels.find(({ slug }) => slug === id)
    // Reads nearby places in parallel with the hotel, by its cached location; the second call reads again only if the
    // hotel is new or has moved.
    const ahead = listedHotel ? nearbyOf(context, listedHotel.city, listedHotel) : null
    ahead?.catch(() => undefined)
    const storedHotel = await findHotel(db, id, todayIn(siteTimeZone, now))
    if (!storedHotel) return err('not_found')
    const destination = where ? findDestination(catalogue, where) : null
    const [hotel = storedHotel] = walkingTo(catalogue, destination?.where ?? { kind: 'nowhere' }, [storedHotel])
    // Walks lead to a place of the same city only.
    const near = destination && hotel !== storedHotel ? destination : null
    const { placeLat: lat, placeLon: lon } = hotel
    const gate = lat === null || lon === null ? null : { lat, lon }
    const end = (near && endOfWalks(near.where)) ?? gate
    const around = {
      nearby: await nearbyOf(context, hotel.city, hotel),
      districts: districts.values(),
      gentle: end && gentleWalk(hotel.city, hotel, end),
      now,
    }
    const details = hotelDetailsView(hotel, around, locale)
    // The catalogue can be older than another hotel of the city by one search.
    const others = hotels.some((other) => other.city === hotel.city && other.id !== hotel.id)
    return done({
      ...details,
      offers: offered?.data ?? null,
      place: near && placeView(catalogue, near, locale),
      others,
    })
  },

  fetch_new_available_rooms: offersOf,

  get_hotel_price: (context, input) => quoteStay(context, toStaySelection(input)),
}

/** All rooms of a hotel for a stay, with their rates or the reason why they are not available. */
async function offersOf(
  context: Context,
  input: InputOf<typeof staysEndpoints.fetch_new_available_rooms>,
): Promise<Outcome<RoomOffer[], 'not_found' | 'invalid_input'>> {
  const { db, locale } = context
  const terms = termsOf(input)
  const requested = await requestStay(context, input)
  if (!requested.ok) return requested
  const { stay, rooms } = requested.data
  const answers = rooms.map((row) => ({ row, room: roomContentView(row, locale), answer: offerRoom(stay, row) }))
  const next = await nextDatesOf(
    db,
    stay,
    answers.flatMap(({ row, answer }) => (answer.available || answer.reason === 'unlicensed' ? [] : [row])),
  )
  return done(
    answers.map(({ room, answer }) =>
      answer.available
        ? {
            room,
            rates: answer.rates.map((rate) => rateView(rate, room, stay, terms, locale)),
            rooms_left: roomsLeftView(answer.left),
            unavailable: null,
          }
        : {
            room,
            rates: [],
            rooms_left: null,
            unavailable: {
              reason: answer.reason,
              min_stay: answer.minStay,
              max_stay: answer.maxStay,
              next: next.get(room.id) ?? [],
            },
          },
    ),
  )
}

/** One rate of a room type for the whole party, with the parts of its total. */
function rateView(
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
