import { z } from 'zod'
import { calendarDate, money, point } from '#api/shapes.ts'
import { destination, hotelCard, unavailableReasons } from '#domains/products/stays/answers.ts'
import { stayRules } from '#domains/products/stays/pricing/stay-rules.ts'
import { filterNames } from '#domains/products/stays/search/filters.ts'
import { seasonCodes } from '#domains/shared/seasons.ts'
import { boards } from '#domains/shared/shapes.ts'

export const suggestedDestination = z
  .object({
    ...destination.shape,
    named: z.boolean().describe('True if the text is a whole name of the place, in any spelling'),
    searched: z
      .boolean()
      .describe('True if a search for the text is made here: it names the place, or the place matches it best'),
    walk_end: destination.nullable().describe('The place to which walks of a search here lead; null: the nearest gate'),
  })
  .meta({ id: 'SuggestedDestination' })
export type SuggestedDestination = z.output<typeof suggestedDestination>

/** The interpretation of the typed text. */
export const understanding = z
  .object({
    /** Null if the text matches nothing or several hotels. */
    place: destination.nullable(),
    /** True if the text is written like the name of the place. */
    exact: z.boolean(),
    did_you_mean: z.array(destination).describe('Other interpretations of the text, best first'),
    walks_to: z
      .enum(['place', 'nearest_gate'])
      .describe('Where the walks of cards, filters and order lead: to the place of the search, or to the nearest gate'),
    walk_end: destination.nullable().describe('The place to which the walks lead; null if it is the nearest gate'),
    near_minutes: z
      .int()
      .nullable()
      .describe('Without `walk_max`, only hotels within this walk of the place are found; null if there is no limit'),
  })
  .meta({ id: 'Understanding' })
export type Understanding = z.output<typeof understanding>

export const noResult = z
  .object({
    reason: z.enum([...unavailableReasons, 'filters', 'no_hotels']),
    min_stay: z.int().nullable(),
    max_stay: z.int().nullable(),
    /** Filters that exclude hotels on their own, with the number of hotels found without each. */
    drop: z.array(z.object({ filter: z.enum(filterNames), hotels: z.int() })),
    without_filters: z.int(),
    /** The nearest stays of the same length, up to fourteen days before or after. */
    dates: z.array(z.object({ check_in: calendarDate, check_out: calendarDate, total: money })),
  })
  .meta({ id: 'NoResult' })
export type NoResult = z.output<typeof noResult>

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, hotels: z.int() }))
const namedCounts = z.array(z.object({ id: z.string(), name: z.string(), hotels: z.int() }))
const groupedCounts = z.array(z.object({ id: z.string(), group: z.string(), name: z.string(), hotels: z.int() }))

/**
 * Number of hotels that each filter value would leave: the other filters are unchanged, and the value replaces the
 * current ones of its filter (stars, districts, boards, walk, price) or is added to them (facilities, amenities).
 */
const facets = z
  .object({
    stars: counted(z.int()),
    districts: namedCounts,
    facilities: groupedCounts,
    amenities: groupedCounts,
    boards: counted(z.enum(boards)),
    walk: z.array(z.object({ minutes: z.int(), hotels: z.int() })),
    free_cancellation: z.int(),
    pay_on_arrival: z.int(),
    /** Bands of all-in totals per night, inclusive at both ends. */
    price: z.array(z.object({ from: money, to: money, hotels: z.int() })),
  })
  .meta({ id: 'Facets' })
export type FacetsAnswer = z.output<typeof facets>

export const filteredStays = z.object({
  understood: understanding,
  facets,
  hotels: z.array(hotelCard),
  why: noResult.nullable().describe('Set only if nothing was found'),
})

export const twoCities = z
  .object({
    stays: z
      .array(
        z.object({
          city: destination,
          check_in: calendarDate,
          check_out: calendarDate,
          /** Number of hotels found; the answer has the best of them. */
          total: z.int(),
          hotels: z.array(hotelCard),
          why: noResult.nullable().describe('Set only if nothing was found'),
        }),
      )
      .length(2),
    lowest_total: money
      .nullable()
      .describe('The cheapest hotels of both cities together; null if a city has none or their currencies differ'),
  })
  .meta({ id: 'TwoCities' })

export const hotelPins = z
  .object({
    /** The city shown on the map; null if nothing was found, except in an area of the map. */
    city: z.string().nullable(),
    /** The place of the search, to which walks lead and around which a map is centred; null in a city or district. */
    place: destination.nullable(),
    /** Number of hotels found; the map shows the best of them. */
    total: z.int(),
    pins: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), point, total: money })),
  })
  .meta({ id: 'HotelPins' })
export type HotelPins = z.output<typeof hotelPins>

const calendarDay = z.object({
  date: calendarDate,
  /** The lowest all-in total of a stay that begins on this day. */
  total: money.nullable(),
  cheapest: z.boolean(),
  why: z.enum([...unavailableReasons, 'filters']).nullable(),
  min_stay: z.int().nullable(),
  max_stay: z.int().nullable(),
  hijri: z.object({ year: z.int(), month: z.int(), day: z.int() }),
  seasons: z.array(z.enum(seasonCodes)),
})

/** A day on which no stay can end, by the rules of every room of a hotel. */
export const closedDeparture = z
  .object({
    check_out: calendarDate,
    rule: z.enum(stayRules),
    min_stay: z.int().nullable(),
    max_stay: z.int().nullable(),
  })
  .meta({ id: 'ClosedDeparture' })
export type ClosedDeparture = z.output<typeof closedDeparture>

export const priceCalendar = z
  .object({ understood: understanding.nullable(), nights: z.int(), days: z.array(calendarDay) })
  .meta({ id: 'PriceCalendar' })
export type PriceCalendar = z.output<typeof priceCalendar>
