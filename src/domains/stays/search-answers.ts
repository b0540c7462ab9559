import { z } from 'zod'
import { calendarDate, money, point } from '#contract/shapes.ts'
import { destination, hotelCard, unavailableReasons } from '#domains/stays/answers.ts'
import { filterNames } from '#domains/stays/filters.ts'
import { seasonCodes } from '#domains/stays/seasons.ts'
import { boards } from '#domains/stays/shapes.ts'

/** What was typed, as it was taken. */
export const understanding = z
  .object({
    /** Null when the words name nothing, or several hotels. */
    place: destination.nullable(),
    /** Written as the place is named. */
    exact: z.boolean(),
    did_you_mean: z.array(destination).describe('What else the words may name, best first'),
  })
  .meta({ id: 'Understanding' })
export type Understanding = z.output<typeof understanding>

export const noResult = z
  .object({
    reason: z.enum([...unavailableReasons, 'filters', 'no_hotels']),
    min_stay: z.int().nullable(),
    /** Filters of which one alone is in the way, with the hotels that there would be without it. */
    drop: z.array(z.object({ filter: z.enum(filterNames), hotels: z.int() })),
    without_filters: z.int(),
    /** The nearest stays of the same length, fourteen days either way. */
    dates: z.array(z.object({ check_in: calendarDate, check_out: calendarDate, total: money })),
  })
  .meta({ id: 'NoResult' })
export type NoResult = z.output<typeof noResult>

const counted = <Value extends z.ZodType>(value: Value) => z.array(z.object({ value, hotels: z.int() }))
const named = z.array(z.object({ id: z.string(), name: z.string(), hotels: z.int() }))
const grouped = z.array(z.object({ id: z.string(), group: z.string(), name: z.string(), hotels: z.int() }))

/**
 * How many hotels each filter would leave: with the other filters as they are, and its own replaced (stars,
 * districts, boards, walk, price) or added to (facilities, amenities).
 */
const facets = z
  .object({
    stars: counted(z.int()),
    districts: named,
    facilities: grouped,
    amenities: grouped,
    boards: counted(z.enum(boards)),
    walk: z.array(z.object({ minutes: z.int(), hotels: z.int() })),
    free_cancellation: z.int(),
    pay_on_arrival: z.int(),
    /** All-in totals a night in bands: both ends belong to a band. */
    price: z.array(z.object({ from: money, to: money, hotels: z.int() })),
  })
  .meta({ id: 'Facets' })
export type FacetsAnswer = z.output<typeof facets>

export const filteredStays = z.object({
  understood: understanding,
  facets,
  hotels: z.array(hotelCard),
  why: noResult.nullable().describe('Only when nothing was found'),
})

export const hotelPins = z
  .object({
    /** The city to draw; null when nothing was found. */
    city: z.string().nullable(),
    /** How many were found; the map has the best of them. */
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
  why: z.enum(unavailableReasons).nullable(),
  min_stay: z.int().nullable(),
  hijri: z.object({ year: z.int(), month: z.int(), day: z.int() }),
  seasons: z.array(z.enum(seasonCodes)),
})

export const priceCalendar = z
  .object({ understood: understanding.nullable(), nights: z.int(), days: z.array(calendarDay) })
  .meta({ id: 'PriceCalendar' })
export type PriceCalendar = z.output<typeof priceCalendar>
