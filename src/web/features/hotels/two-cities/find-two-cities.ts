import type { ApiClient } from '#api/index.ts'
import type { FieldError } from '#api/errors.ts'
import type { Money } from '#api/shapes.ts'
import type { HotelCard, RoomOffer } from '#domains/products/stays/answers.ts'
import type { NoResult } from '#domains/products/stays/search/answers.ts'
import { perNight } from '#domains/products/stays/search/filters.ts'
import { formatOccupancy, onePartyOf, parseOccupancy } from '#domains/shared/occupancy.ts'
import type { Occupancy } from '#domains/shared/shapes.ts'
import { sumInOneCurrency } from '#domains/shared/sum.ts'
import type { Transfer } from '#domains/products/services/answers.ts'
import type { Selection } from '#web/features/cart/add-selections.ts'
import { travellersOf } from '#web/features/hotels/two-cities/extra-travellers.ts'
import { errorResponse } from '#web/lib/loaders.ts'
import { rateTermsOf, type RequestedFilters } from '#web/lib/search/stay-filters.ts'
import type { StaySearch } from '#web/lib/search/stay-search.ts'
import { hasDates, staysOf, type ChosenExtra, type TwoCitiesSearch } from '#web/lib/search/two-cities.ts'

/** A city of the trip as its search and its texts name it. */
export type City = { where: string; name: string }
/** The chosen hotel of a city with the rooms and the price that the cart receives. */
export type Chosen = {
  hotel: HotelCard
  /** The values of `rooms` in store_cart. */
  rooms: string[]
  total: Money
  /** The chosen rate; null for the cheapest rooms. */
  rate: number | null
  /** The cheapest rates and the chosen one, each with the name of its room. */
  rates: (Omit<RoomOffer['rates'][number], 'holds' | 'rooms'> & { room: string })[]
}

/** One city of the trip: its ordinary search, and what is chosen of it. */
export type CityStay = {
  search: StaySearch
  /** The filters of its search: those of the trip and what remains of the budget. */
  filters: RequestedFilters
  hotels: HotelCard[]
  total: number
  why: NoResult | null
  chosen: Chosen | null
  /** Name of a chosen hotel without a room for these nights. */
  gone: string | null
}

/** The transfers on the day between the stays, the chosen one, and the extras for some of the travellers. */
export type TripTransfers = {
  date: string
  /** Null if the group is too large for one booking. */
  people: string | null
  offered: Transfer[]
  chosen: { transfer: Transfer; time: string | null } | null
  /** True if a chosen transfer or extra is no longer offered. */
  gone: boolean
  /** Services for some of the travellers, such as a wheelchair. */
  extras: Transfer[]
  chosenExtras: PricedExtra[]
}

/** A chosen extra with its travellers and their price. */
type PricedExtra = { transfer: Transfer; time: string | null; travellers: Occupancy; total: Money }

/** What a search in two cities found. */
export type FoundTwoCities = {
  stays: [CityStay, CityStay]
  transfers: TripTransfers
  /** The sum of what is chosen, with the cheapest hotel of a city in which none is; null if a city has none. */
  from: Money | null
  /** The sum of the cheapest hotels, if there is a budget that is lower. */
  aboveBudget: Money | null
}

/** Errors of a rejected search: the index of the city, or null for a field of both. */
export type TripError = { city: 0 | 1 | null; error: FieldError }

/** Number of hotels shown in each city; a link leads to all. */
export const shownInCity = 4
const maxRates = 4

/**
 * Asks the ordinary searches of both cities, prices what is chosen, and finds the transfers between the stays. Hotels
 * that fit the budget are those whose total leaves enough for the other city: for its chosen hotel, else for its
 * cheapest one.
 */
export async function findTwoCities(
  api: ApiClient,
  trip: TwoCitiesSearch,
): Promise<{ ok: true; data: FoundTwoCities } | { ok: false; errors: TripError[] }> {
  const { search, filters, budget, nights } = trip
  if (!hasDates(search)) {
    const [where = ''] = search.where.split(',')
    const answer = await api.search_home_hotels({ ...search, where, limit: 1 })
    if (answer.ok || answer.error.code !== 'invalid_input') throw new Error('a search without dates was not rejected')
    return { ok: false, errors: (answer.error.errors ?? []).map((error) => ({ city: null, error })) }
  }
  const searches = staysOf(trip)
  const [chosen, lowest, transfers] = await Promise.all([
    Promise.all(searches.map((one) => chosenIn(api, one, trip))),
    Promise.all(searches.map((one) => lowestTotal(api, one, filters))),
    transfersOf(api, trip, searches),
  ])
  const elsewhere = searches.map((_, i) => chosen[1 - i]?.chosen?.total.minor ?? lowest[1 - i]?.minor ?? 0)
  const results = await Promise.all(
    searches.map((one, i) => {
      const limit = budget === null ? {} : { price_max: perNight(budget - (elsewhere[i] ?? 0), nights[i] ?? 1) }
      return stayIn(api, one, { ...filters, ...limit }, chosen[i] ?? none)
    }),
  )
  const errors = results.flatMap((one, i) =>
    'errors' in one ? one.errors.map((error): TripError => ({ city: i === 0 ? 0 : 1, error })) : [],
  )
  const stays = results.flatMap((one) => ('errors' in one ? [] : [one]))
  const [first, second] = stays
  if (!first || !second) return { ok: false, errors }
  const sumOf = (totals: readonly (Money | null)[]) =>
    totals.includes(null) ? null : sumInOneCurrency(totals.filter((total) => total !== null))
  const cheapest = sumOf(lowest)
  const onTheWay = [
    ...(transfers.chosen ? [transfers.chosen.transfer.total] : []),
    ...transfers.chosenExtras.map((extra) => extra.total),
  ]
  return {
    ok: true,
    data: {
      stays: [first, second],
      transfers,
      from: sumOf([...stays.map((stay, i) => stay.chosen?.total ?? lowest[i] ?? null), ...onTheWay]),
      aboveBudget: cheapest && budget !== null && cheapest.minor > budget ? cheapest : null,
    },
  }
}

const none = { chosen: null, gone: null }

/** The lowest total of a city; null without hotels, or if the search is rejected, which `stayIn` reports. */
async function lowestTotal(api: ApiClient, search: StaySearch, filters: RequestedFilters): Promise<Money | null> {
  const answer = await api.fetch_hotels({ ...search, ...filters, sort: 'price', per_page: 1 })
  return answer.ok ? (answer.data[0]?.offer?.total ?? null) : null
}

async function stayIn(
  api: ApiClient,
  search: StaySearch,
  filters: RequestedFilters,
  chosen: Pick<CityStay, 'chosen' | 'gone'>,
): Promise<CityStay | { errors: FieldError[] }> {
  const answer = await api.fetch_custom_filter_hotel({ ...search, ...filters, per_page: shownInCity })
  if (!answer.ok && answer.error.code === 'invalid_input') return { errors: answer.error.errors ?? [] }
  if (!answer.ok) throw errorResponse(answer.error)
  const { hotels, why } = answer.data
  return { search, filters, hotels, total: answer.meta?.total ?? 0, why, ...chosen }
}

/** The chosen hotel of a city at the chosen rate, or at its cheapest rooms on the terms of the search. */
async function chosenIn(
  api: ApiClient,
  { where, ...stay }: StaySearch,
  { stays, filters }: TwoCitiesSearch,
): Promise<Pick<CityStay, 'chosen' | 'gone'>> {
  if (stays.length === 0) return none
  const terms = rateTermsOf(filters)
  const answer = await api.fetch_chosen_hotels({ hotel_ids: stays.map(({ hotel }) => hotel), ...stay, ...terms })
  // The search of the city reports invalid dates and parties.
  if (!answer.ok) return none
  const hotel = answer.data.find(({ city }) => city.slug === where)
  if (!hotel) return none
  const requestedRate = stays.find((one) => one.hotel === hotel.id)?.rate ?? null
  const [offers, choices] = await Promise.all([
    api.fetch_new_available_rooms({ hotel_id: hotel.id, ...stay, ...terms }),
    api.fetch_room_choices({ hotel_id: hotel.id, ...stay, ...terms }),
  ])
  const rates = (offers.ok ? offers.data : []).flatMap(({ room, rates: some }) =>
    some.filter(({ meets_terms }) => meets_terms).map((rate) => ({ ...rate, room: room.name })),
  )
  const rate = rates.find(({ rate_plan_id }) => rate_plan_id === requestedRate)
  const cheapest = choices.ok ? choices.data.cheapest : null
  const chosenRooms = rate ?? cheapest
  // The hotel has no room for these nights.
  if (!chosenRooms) return { ...none, gone: hotel.name }
  const ratesByPrice = rates.slice().sort((a, b) => a.total.minor - b.total.minor)
  return {
    chosen: {
      hotel,
      rooms: chosenRooms.rooms,
      total: chosenRooms.total,
      rate: rate?.rate_plan_id ?? null,
      rates: ratesByPrice
        .filter((one, i) => i < maxRates || one === rate)
        .map(({ holds: _nights, rooms: _rooms, ...one }) => one),
    },
    gone: null,
  }
}

const usualDeparture = '10:00'

/** The departure that is proposed; null for a whole-day option. */
export function usualTime(times: readonly string[]): string | null {
  return times.find((time) => time >= usualDeparture) ?? times[0] ?? null
}

async function transfersOf(
  api: ApiClient,
  { transfer: requestedTransfer, extras: requestedExtras }: TwoCitiesSearch,
  [before, after]: [StaySearch, StaySearch],
): Promise<TripTransfers> {
  const date = after.check_in
  const people = onePartyOf(before.occupancy)
  const party = people === null ? null : parseOccupancy(people)
  const answer =
    people === null ? null : await api.fetch_transfers({ from: before.where, to: after.where, date, people })
  // A date that is too far ahead for services is not an error of the search.
  const services = answer?.ok ? answer.data : []
  const [offered, extras] = [services.filter(({ extra }) => !extra), services.filter(({ extra }) => extra)]
  const transfer = offered.find(({ option }) => option.id === requestedTransfer?.option)
  const pricedExtras = await Promise.all(
    extras.map((extra) =>
      pricedExtra(
        api,
        extra,
        { date, party },
        requestedExtras.find(({ option }) => option === extra.option.id),
      ),
    ),
  )
  const chosenExtras = pricedExtras.filter((extra) => extra !== null)
  const rest = { date, people, offered, extras, chosenExtras }
  const gone = chosenExtras.length < requestedExtras.length || (requestedTransfer !== null && !transfer)
  const time = transfer?.times.find((one) => one === requestedTransfer?.time) ?? usualTime(transfer?.times ?? [])
  return { ...rest, chosen: transfer ? { transfer, time } : null, gone }
}

/**
 * An extra at the price that its own page has for the same travellers; null if it is not chosen, or not available for
 * them.
 */
async function pricedExtra(
  api: ApiClient,
  transfer: Transfer,
  { date, party }: { date: string; party: Occupancy | null },
  chosen: ChosenExtra | undefined,
): Promise<PricedExtra | null> {
  if (!chosen || !party) return null
  const travellers = travellersOf(party, chosen, transfer.most_people)
  const time = usualTime(transfer.times)
  const request = {
    option_id: transfer.option.id,
    date,
    ...(time !== null && { time }),
    people: formatOccupancy(travellers),
  }
  const quoted = await api.get_service_price(request)
  return quoted.ok ? { transfer, time, travellers, total: quoted.data.total } : null
}

/** The choice, in the form of the cart: the stays in their order, then the transfer and its extras. */
export function cartSelections({ stays, transfers }: Pick<FoundTwoCities, 'stays' | 'transfers'>): Selection[] {
  const { chosen, chosenExtras, date, people } = transfers
  const onTheWay = [
    ...(chosen && people !== null ? [{ ...chosen, people }] : []),
    ...chosenExtras.map((extra) => ({ ...extra, people: formatOccupancy(extra.travellers) })),
  ]
  return [
    ...stays.flatMap(({ chosen: one, search: { check_in, check_out } }): Selection[] =>
      one ? [{ kind: 'stay', selection: { hotel_id: one.hotel.id, check_in, check_out, rooms: one.rooms } }] : [],
    ),
    ...onTheWay.map(({ transfer, time, people: guests }): Selection => {
      const option_id = transfer.option.id
      return {
        kind: 'service',
        selection: { option_id, date, ...(time !== null && { time }), people: guests, days: 1, units: 1 },
      }
    }),
  ]
}
