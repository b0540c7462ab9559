import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { calendarDate, occupancyText, page, perPage, slug } from '#contract/shapes.ts'
import { destination, hotelCard } from '#domains/stays/answers.ts'
import { longestStay, mostRooms, sorts } from '#domains/stays/limits.ts'
import { filteredStays, hotelPins, noResult, priceCalendar, understanding } from '#domains/stays/search-answers.ts'
import { boards } from '#domains/stays/shapes.ts'

export const stayDates = { check_in: calendarDate, check_out: calendarDate }
export const occupancies = z.array(occupancyText).min(1, 'required').max(mostRooms, 'too_big').default(['2'])

/** Where to search: a city slug, `district:<slug>`, `place:<slug>`, `hotel:<slug>` or free text. */
const where = z.string().max(100, 'too_long')

const staySearch = z.object({ where: where.default('makkah'), ...stayDates, occupancy: occupancies })

const word = z.string().regex(/^[a-z0-9_]{1,40}$/, 'invalid_format')
const minorUnits = z.int().min(0).max(1_000_000_000)

/** What a search is narrowed by; repeated keys are any of (stars, districts, board) or all of (facilities, amenities). */
const stayFilters = z.object({
  stars: z.array(z.int().min(1).max(5)).max(5, 'too_big').default([]),
  districts: z.array(slug).max(30, 'too_big').default([]),
  facilities: z.array(word).max(30, 'too_big').default([]),
  amenities: z.array(word).max(30, 'too_big').default([]),
  board: z.array(z.enum(boards)).max(boards.length, 'too_big').default([]),
  price_min: minorUnits.optional().describe('All-in total a night, in minor units'),
  price_max: minorUnits.optional(),
  walk_max: z.int().min(1).max(240).optional().describe('Minutes on foot to the nearest gate'),
  free_cancellation: z.boolean().default(false),
  pay_on_arrival: z.boolean().default(false),
})

const fullSearch = z.object({
  ...staySearch.shape,
  ...stayFilters.shape,
  sort: z.enum(sorts).default('recommended'),
  page,
  per_page: perPage,
})

export const searchEndpoints = {
  fetch_location_for_hotels: read({
    name: 'fetch_location_for_hotels',
    group: 'stays',
    summary: 'Places to stay in or near: cities, districts, landmarks, gates, airports and hotels by what is typed.',
    input: z.object({ q: z.string().max(100, 'too_long').default('') }),
    output: z.array(destination),
  }),
  search_home_hotels: read({
    name: 'search_home_hotels',
    group: 'stays',
    summary: 'The best few stays for a search, and how many there are.',
    input: z.object({
      ...staySearch.shape,
      ...stayFilters.shape,
      near: z.int().min(1).max(240).optional().describe('Minutes on foot that none is beyond; the count is of all'),
      limit: z.int().min(1).max(12).default(6),
    }),
    output: z.object({ total: z.int(), hotels: z.array(hotelCard) }),
    fresh: 'stock',
  }),
  fetch_hotels: read({
    name: 'fetch_hotels',
    group: 'stays',
    summary: 'Hotels that can be booked for all nights of the stay, with the all-in total for the whole party.',
    input: fullSearch,
    output: z.array(hotelCard),
    fresh: 'stock',
    paged: true,
    meta: z.object({ understood: understanding, why: noResult.nullable() }),
  }),
  fetch_custom_filter_hotel: read({
    name: 'fetch_custom_filter_hotel',
    group: 'stays',
    summary: 'The same search with what it can be narrowed by, and why there is nothing when there is nothing.',
    input: fullSearch,
    output: filteredStays,
    fresh: 'stock',
    paged: true,
  }),
  fetch_hotel_pins: read({
    name: 'fetch_hotel_pins',
    group: 'stays',
    summary: 'The hotels of a search as points on a map, each with the all-in total of the stay.',
    input: z.object({ ...staySearch.shape, ...stayFilters.shape }),
    output: hotelPins,
    fresh: 'stock',
  }),
  fetch_price_calendar: read({
    name: 'fetch_price_calendar',
    group: 'stays',
    summary: 'The lowest all-in total of a stay by day of arrival, in a place or a hotel, and why a day has none.',
    input: z.object({
      where: where.default('makkah'),
      hotel_id: z.int32().optional().describe('Instead of a place'),
      from: calendarDate.describe('The first day of arrival'),
      days: z.int().min(1).max(42).default(30),
      nights: z.int().min(1).max(longestStay, 'stay_too_long').default(1),
      occupancy: occupancies,
    }),
    output: priceCalendar,
    errors: ['not_found'],
    fresh: 'stock',
  }),
}
