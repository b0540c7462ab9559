import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate, occupancyText, page, perPage, slug, typedField } from '#api/shapes.ts'
import { hotelCard } from '#domains/products/stays/answers.ts'
import { maxStayNights, maxRooms, sorts } from '#domains/products/stays/limits.ts'
import {
  closedDeparture,
  filteredStays,
  hotelPins,
  noResult,
  priceCalendar,
  suggestedDestination,
  twoCities,
  understanding,
} from '#domains/products/stays/search/answers.ts'
import { boards } from '#domains/shared/shapes.ts'

export const stayDates = { check_in: calendarDate, check_out: calendarDate }
export const occupancies = z.array(occupancyText).min(1, 'required').max(maxRooms).default(['2'])

/**
 * The place of a search: a city slug, `district:<slug>`, `place:<slug>`, `hotel:<slug>`, `near:<slug of a hotel>`,
 * `point:<latitude>,<longitude>`, `area:<west>,<south>,<east>,<north>` (with `@` and a place to which walks lead, if it
 * is not the nearest gate) or free text.
 */
const where = typedField(100)

/** A place that walks lead to; a city or district is left out, because the hotel is in it. */
export const walkEnd = z.string().regex(/^(place|near|point):[a-z\d.,-]{1,80}$/, 'invalid_format')

/** The place that walks lead to, where the request names its hotels itself. */
export const walksTo = {
  where: where.optional().describe('A place as in fetch_hotels: walks lead to it instead of to the nearest gate'),
}

export const staySearch = z.object({ where: where.default('makkah'), ...stayDates, occupancy: occupancies })

const word = z.string().regex(/^[a-z0-9_]{1,40}$/, 'invalid_format')
const minorUnits = z.int().min(0).max(1_000_000_000)

/** The filters that decide which rooms and rates can be the offer of a hotel, and so its price. */
export const rateTerms = {
  amenities: z.array(word).max(30).default([]),
  board: z.array(z.enum(boards)).max(boards.length).default([]),
  free_cancellation: z.boolean().default(false),
  pay_on_arrival: z.boolean().default(false),
}

/** A stay in a named hotel, as it is compared and saved: dates, party, place of the walk and rate terms. */
export const hotelStay = z
  .object({ ...stayDates, occupancy: occupancies, where: walkEnd.optional(), ...rateTerms })
  .meta({ id: 'HotelStay' })
export type HotelStay = z.output<typeof hotelStay>

/** Filters of a search; repeated keys match any value (stars, districts, board), or all (facilities, amenities). */
export const stayFilters = z.object({
  stars: z.array(z.int().min(1).max(5)).max(5).default([]),
  districts: z.array(slug).max(30).default([]),
  facilities: z.array(word).max(30).default([]),
  price_min: minorUnits.optional().describe('All-in total per night, in minor units'),
  price_max: minorUnits.optional(),
  walk_max: z
    .int()
    .min(1)
    .max(240)
    .optional()
    .describe(
      'Minutes on foot to the place of the search; in a city or district, to the nearest gate. Near a place, 20 by default, or more where there are few hotels',
    ),
  ...rateTerms,
})

/** The filters that mean the same in two cities: districts are of one, and a budget replaces the night's price. */
const { districts: _districts, price_min: _min, price_max: _max, ...sharedFilters } = stayFilters.shape

const fullSearch = z.object({
  ...staySearch.shape,
  ...stayFilters.shape,
  sort: z.enum(sorts).default('recommended'),
  page,
  per_page: perPage,
})

export const searchEndpoints = endpoints('stays', {
  fetch_location_for_hotels: read({
    summary: 'Destinations that match the typed text: cities, districts, landmarks, gates, airports and hotels.',
    input: z.object({ q: typedField(100).default('') }),
    output: z.array(suggestedDestination),
  }),
  search_home_hotels: read({
    summary: 'The best results of a hotel search, and the total number.',
    input: z.object({
      ...staySearch.shape,
      ...stayFilters.shape,
      near: z.int().min(1).max(240).optional().describe('Maximum minutes on foot; does not affect `total`'),
      limit: z.int().min(1).max(12).default(6),
    }),
    output: z.object({ total: z.int(), hotels: z.array(hotelCard) }),
    fresh: 'stock',
  }),
  fetch_hotels: read({
    summary: 'Hotels available for all nights of the stay, with the all-in total for all guests.',
    input: fullSearch,
    output: z.array(hotelCard),
    fresh: 'stock',
    paged: true,
    meta: z.object({ understood: understanding, why: noResult.nullable() }),
  }),
  fetch_custom_filter_hotel: read({
    summary: 'The same search with filter counts, and the reason if nothing was found.',
    input: fullSearch,
    output: filteredStays,
    fresh: 'stock',
    paged: true,
  }),
  search_two_cities: read({
    units: 6,
    summary:
      'The best hotels of two cities for one trip: the second stay begins on the day on which the first ends. Each list is that of fetch_hotels for its city and dates. fetch_transfers has the way between them.',
    input: z.object({
      cities: z.array(slug).length(2).default(['makkah', 'madinah']).describe('Slugs of two cities, in order'),
      check_in: calendarDate.describe('The arrival in the first city'),
      nights: z
        .array(z.int().min(1).max(maxStayNights, 'stay_too_long'))
        .length(2)
        .default([3, 3])
        .describe('Nights in the first and in the second city'),
      occupancy: occupancies,
      ...sharedFilters,
      budget: minorUnits
        .optional()
        .describe('Limit of both hotels together, in minor units: each list leaves the lowest total of the other city'),
      limit: z.int().min(1).max(12).default(4).describe('Hotels in each city'),
    }),
    output: twoCities,
    fresh: 'stock',
  }),
  fetch_hotel_pins: read({
    summary: 'The hotels of a search as map points, each with the all-in total of the stay.',
    input: z.object({
      ...staySearch.shape,
      ...stayFilters.shape,
      area: z
        .array(z.number())
        .length(4)
        .optional()
        .describe('Only hotels in this area: degrees in the west, south, east and north'),
    }),
    output: hotelPins,
    fresh: 'stock',
  }),
  fetch_price_calendar: read({
    units: 12,
    summary:
      'The lowest all-in total of a stay per day of arrival, in a place or hotel, or the reason why there is none. In a place with all filters of a search; of a hotel, the filters of rooms and rates apply.',
    input: z.object({
      where: where.default('makkah'),
      hotel_id: z.int32().optional().describe('Used instead of `where`'),
      from: calendarDate.describe('The first day of arrival'),
      days: z.int().min(1).max(42).default(30),
      nights: z.int().min(1).max(maxStayNights, 'stay_too_long').default(1),
      occupancy: occupancies,
      ...stayFilters.shape,
    }),
    output: priceCalendar,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_closed_departures: read({
    units: 3,
    summary:
      'The days on which no stay from a day of arrival can end, by the rules of a hotel for length and departure.',
    input: z.object({ hotel_id: z.int32(), check_in: calendarDate }),
    output: z.array(closedDeparture),
    errors: ['not_found'],
    fresh: 'stock',
  }),
})
