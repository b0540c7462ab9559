import { z } from 'zod'
import { calendarDate, instant, money, picture, point } from '#api/shapes.ts'
import { seasonNoteAnswer } from '#domains/content/answers.ts'
import { blockKinds, tourTypes } from '#domains/products/packages/shapes.ts'
import { priceBases, roomBases } from '#domains/products/shared/room-basis.ts'
import { prayers } from '#domains/places/prayers.ts'
import {
  cancellationKind,
  quoteFields,
  scored,
  supply,
  timing,
  vatContained,
} from '#domains/products/shared/answers.ts'
import { nearestPlace } from '#domains/products/stays/answers.ts'
import { boards } from '#domains/shared/shapes.ts'

export const namedSlug = z.object({ slug: z.string(), name: z.string() })

export const packageTypeAnswer = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    count: z.int().min(0).describe('Number of packages that can be booked'),
  })
  .meta({ id: 'PackageType' })
export type PackageTypeAnswer = z.output<typeof packageTypeAnswer>

export const departureCityAnswer = z
  .object({
    slug: z.string(),
    name: z.string(),
    count: z.int().min(1).describe('Number of packages that can be booked'),
  })
  .meta({ id: 'DepartureCity' })
export type DepartureCityAnswer = z.output<typeof departureCityAnswer>

const departureDates = { id: z.int(), starts_on: calendarDate, ends_on: calendarDate, seats_left: z.int() }

export const packageCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    type: namedSlug,
    tour_type: z.enum(tourTypes),
    group_size: z.int(),
    departure_city: namedSlug,
    days: z.int(),
    nights: z.int(),
    cities: z.array(namedSlug).describe('Cities where the group stays, in order'),
    stars: z.array(z.int()).describe('Classes of its hotels, ascending'),
    walk_minutes: z.int().nullable().describe('The longest walk from its hotels to a gate; null if one is not known'),
    board: z.enum(boards).nullable().describe('Of all its hotels; null if they differ'),
    picture,
    supply,
    flight: z.boolean(),
    free_cancellation: z.boolean().describe('Of the departure `next`'),
    cancellation_kind: cancellationKind.describe('Of the departure `next`'),
    /** The first of the matching departures, and their number. */
    next: z.object({
      ...departureDates,
      from: money.describe('The lowest price a person of this departure'),
      sharing: z.enum(priceBases).describe('The room basis that `from` applies to'),
    }),
    departures: z.int(),
    ...scored,
  })
  .meta({ id: 'PackageCard' })
export type PackageCard = z.output<typeof packageCard>

const departureAnswer = z
  .object({
    ...departureDates,
    open: z.boolean(),
    /** The last date on which the departure can be booked on the site. */
    book_until: calendarDate,
    prices: z
      .array(z.object({ sharing: z.enum(priceBases), adult: money, child: money }))
      .describe('By room basis, or a single price with `sharing` = `any`: the provider assigns the rooms'),
    infant: money,
  })
  .meta({ id: 'Departure' })
export type DepartureAnswer = z.output<typeof departureAnswer>

const programmeBlock = z.object({
  kind: z.enum(blockKinds),
  title: z.string(),
  text: z.string().nullable(),
  place: z.object({ name: z.string(), point }).nullable(),
  /** Approximate start, in local time. */
  time: z.string().nullable(),
  /** The prayer that the time is derived from, and the minutes after it (negative: before it). */
  prayer: z.enum(prayers).nullable(),
  minutes: z.int(),
})

export const packageHotelAnswer = z.object({
  hotel: z.object({
    id: z.int().nullable().describe('Null for a hotel that is only named, as are its slug and stars'),
    slug: z.string().nullable(),
    name: z.string(),
    stars: z.int().nullable(),
    note: z.string().nullable().describe('Description of a hotel that is only named'),
    picture,
    offered: z.boolean().describe('True if the hotel has a page on the site'),
  }),
  city: namedSlug,
  nights: z.int(),
  board: z.enum(boards),
  guarantee: z.enum(['named', 'similar']),
  walk: nearestPlace.nullable(),
})
export type PackageHotelAnswer = z.output<typeof packageHotelAnswer>

const packageHotelsAnswer = packageHotelAnswer.extend({ check_in: calendarDate, check_out: calendarDate })

export const packageDetails = z
  .object({
    ...packageCard.pick({ id: true, slug: true, title: true, summary: true, type: true, tour_type: true }).shape,
    ...packageCard.pick({ group_size: true, departure_city: true, days: true, supply: true }).shape,
    description: z.string(),
    pictures: z.array(picture),
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind.describe('Of `departure`; without one, of a date far ahead'),
    free_until: instant.nullable().describe('Until when cancelling `departure` is free'),
    time_zone: z.string(),
    payment: timing.nullable(),
    child_max_age: z.int(),
    infant_max_age: z.int(),
    meets_at: z.string(),
    meeting_point: z.string().nullable().describe('Where the group meets; null says no more than the departure city'),
    included: z.array(z.string()),
    excluded: z.array(z.string()),
    notes: z.array(z.string()),
    aviation: z
      .object({
        label: z.string(),
        from: z.string(),
        to: z.string(),
        from_city: z.string().nullable(),
        to_city: z.string().nullable(),
      })
      .nullable()
      .describe('The included flight, by airport codes, and the cities of the airports if they are known'),
    /** The deposit and later instalments, as shares of the total. */
    deposit: z.array(z.object({ percent: z.number(), days_before: z.int().nullable() })),
    departures: z.array(departureAnswer),
    /** The departure that the dates of `hotels` and `programme` refer to; null if no departure is ahead. */
    departure: z.int().nullable(),
    hotels: z.array(packageHotelsAnswer),
    programme: z.array(
      z.object({ date: calendarDate.nullable(), city: namedSlug, title: z.string(), blocks: z.array(programmeBlock) }),
    ),
    extras: z.array(
      z.object({ id: z.int(), name: z.string(), basis: z.enum(['person', 'room', 'booking']), amount: money }),
    ),
    season_notes: z.array(seasonNoteAnswer),
  })
  .meta({ id: 'Package' })
export type PackageDetails = z.output<typeof packageDetails>

export const packageQuote = z
  .object({
    ...quoteFields,
    package: z.object({ id: z.int(), slug: z.string(), title: z.string(), supply, picture }),
    departure: z.object(departureDates),
    departure_city: namedSlug.extend({ time_zone: z.string() }),
    meets_at: z.string(),
    meeting_point: z.string().nullable().describe('Where the group meets; null says no more than the departure city'),
    rooms: z.array(
      z.object({
        /** Position of the family in the party. */
        family: z.int(),
        sharing: z.enum(priceBases),
        adults: z.int(),
        child_ages: z.array(z.int()),
        infant_ages: z.array(z.int()),
        persons: z.array(
          z.object({ kind: z.enum(['adult', 'child', 'infant']), count: z.int(), each: money, amount: money }),
        ),
        total: money,
      }),
    ),
    extras: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), amount: money })),
    seats: z.int(),
    vat: vatContained,
  })
  .meta({ id: 'PackageQuote' })
export type PackageQuote = z.output<typeof packageQuote>

/** A quote, and what the same party pays in other rooms. */
export const packagePrice = packageQuote
  .extend({
    other_ways: z
      .array(z.object({ sharing: z.enum(roomBases), rooms: z.array(z.enum(priceBases)), total: money }))
      .describe('The same party in other rooms, by the value of `sharing` that leads to them; cheapest first'),
  })
  .meta({ id: 'PackagePrice' })
export type PackagePriceAnswer = z.output<typeof packagePrice>
