import { done, refuse } from '#contract/endpoint.ts'
import type { FieldError } from '#contract/errors.ts'
import type { Context, Handlers } from '#domains/context.ts'
import { findNearby } from '#domains/places/nearby.server.ts'
import { longestStay } from '#domains/stays/limits.ts'
import { type staysEndpoints } from '#domains/stays/contract.ts'
import { findDestination, suggestDestinations, whereText } from '#domains/stays/destinations.server.ts'
import { nightsBetween, todayIn } from '#domains/stays/nights.ts'
import { formatOccupancy, parseOccupancy } from '#domains/stays/occupancy.ts'
import { offerRoom } from '#domains/stays/offers.ts'
import { priceSelection, sealQuote } from '#domains/stays/quote.server.ts'
import { findHotel, findHotelCards, findRoomContents } from '#domains/stays/hotels.server.ts'
import { findHotelRooms, findHotelTerms } from '#domains/stays/read.server.ts'
import { searchStays, type FoundStay } from '#domains/stays/search.server.ts'
import type { Occupancy } from '#domains/stays/shapes.ts'
import { roomsHandlers } from '#domains/stays/rooms.server.ts'
import { stayTerms, taxRulesOf } from '#domains/stays/terms.server.ts'
import {
  cancellationView,
  hotelCardView,
  hotelDetailsView,
  perNight,
  pricedView,
  roomContentView,
  roomsLeftView,
} from '#domains/stays/views.server.ts'
import { inLocale } from '#text/locale.ts'

export const staysHandlers: Handlers<typeof staysEndpoints> = {
  ...roomsHandlers,

  async fetch_location_for_hotels({ db, locale, ports }, { q }) {
    const rows = await ports.remember(`suggest:${q}`, () => suggestDestinations(db, q))
    return done(
      rows.map((row) => ({
        kind: row.kind,
        where: whereText(row.kind, row.slug),
        name: inLocale(row.name, locale),
        context: row.context ? inLocale(row.context, locale) : '',
        hotels: row.hotels,
        point: { lat: row.lat, lon: row.lon },
      })),
    )
  },

  async search_home_hotels(context, { where, check_in, check_out, occupancy, limit }) {
    const checked = await findStays(context, where, check_in, check_out, occupancy, 'recommended')
    if (!checked.ok) return checked
    return done({ total: checked.found.length, hotels: await cardsOf(context, checked.found.slice(0, limit)) })
  },

  async fetch_hotels(context, { where, check_in, check_out, occupancy, sort, page, per_page }) {
    const checked = await findStays(context, where, check_in, check_out, occupancy, sort)
    if (!checked.ok) return checked
    const shown = checked.found.slice((page - 1) * per_page, page * per_page)
    return done(await cardsOf(context, shown), { page, per_page, total: checked.found.length })
  },

  async show_hotel({ db, locale, now }, { id }) {
    const hotel = await findHotel(db, id, todayIn('Asia/Riyadh', now))
    if (!hotel) return refuse('not_found')
    return done(hotelDetailsView(hotel, await findNearby(db, hotel.city, hotel), locale))
  },

  async fetch_new_available_rooms(context, { hotel_id, check_in, check_out, occupancy }) {
    const { db, locale, now } = context
    const [[hotel], terms] = await Promise.all([
      findHotelTerms(db, { kind: 'hotel', id: hotel_id }),
      stayTerms(context),
    ])
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

  async get_hotel_price(context, { hotel_id, check_in, check_out, rooms }) {
    const { db, locale, now, ports } = context
    const [[card], terms] = await Promise.all([findHotelCards(db, [hotel_id]), stayTerms(context)])
    if (!card) return refuse('not_found')
    const asked = checkStay(
      check_in,
      check_out,
      rooms.map((room) => room.split('~')[1] ?? ''),
      card.timeZone,
      now,
      'rooms',
    )
    if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
    const selection = { hotelId: hotel_id, checkIn: check_in, checkOut: check_out, rooms }
    const [outcome, contents] = await Promise.all([
      priceSelection(db, selection, terms, now),
      findRoomContents(db, hotel_id),
    ])
    if (!outcome.ok) return outcome
    const { token, expiresAt } = sealQuote(ports.seal, selection, outcome.data.priced, now)
    return done({
      token,
      expires_at: expiresAt.toISOString(),
      ...pricedView(outcome.data.priced, card, contents, locale),
    })
  },
}

async function findStays(
  context: Context,
  where: string,
  checkIn: string,
  checkOut: string,
  occupancy: string[],
  sort: Parameters<typeof searchStays>[2],
) {
  const { db, now, ports } = context
  const [destination, terms] = await Promise.all([
    ports.remember(`where:${where}`, () => findDestination(db, where)),
    stayTerms(context),
  ])
  const asked = checkStay(checkIn, checkOut, occupancy, destination.timeZone, now)
  if (!asked.ok) return refuse('invalid_input', { errors: asked.errors })
  const found = await searchStays(
    db,
    { where: destination.where, checkIn, checkOut, parties: asked.parties },
    sort,
    terms,
    now,
  )
  return { ok: true as const, found }
}

async function cardsOf({ db, locale }: Context, found: FoundStay[]) {
  const rows = await findHotelCards(
    db,
    found.map((stay) => stay.hotel.id),
  )
  return found.flatMap((stay) => {
    const row = rows.find((candidate) => candidate.id === stay.hotel.id)
    return row ? [hotelCardView(row, stay, locale)] : []
  })
}

type Checked = { ok: true; parties: Occupancy[] } | { ok: false; errors: FieldError[] }

/** The rules of dates and parties that a schema cannot know: today in the place, order, length. */
function checkStay(
  checkIn: string,
  checkOut: string,
  occupancy: string[],
  timeZone: string,
  now: Date,
  field: 'occupancy' | 'rooms' = 'occupancy',
): Checked {
  const errors: FieldError[] = []
  const nights = nightsBetween(checkIn, checkOut)
  if (checkIn < todayIn(timeZone, now)) errors.push({ path: 'check_in', code: 'date_in_past' })
  if (nights < 1) errors.push({ path: 'check_out', code: 'date_order' })
  if (nights > longestStay) errors.push({ path: 'check_out', code: 'stay_too_long', params: { max: longestStay } })
  const parties = occupancy.map(parseOccupancy)
  parties.forEach((party, i) => {
    if (!party) errors.push({ path: `${field}.${i}`, code: 'invalid_format' })
  })
  if (errors.length > 0) return { ok: false, errors }
  return { ok: true, parties: parties.filter((party) => party !== null) }
}
