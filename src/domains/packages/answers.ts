import { z } from 'zod'
import { calendarDate, instant, money, picture, point } from '#contract/shapes.ts'
import { seasonNoteAnswer } from '#domains/content/answers.ts'
import { blockKinds, sharings, tourTypes } from '#domains/packages/shapes.ts'
import { prayers } from '#domains/places/prayers.ts'
import { cancellation, cancellationKind, nearestPlace, timing } from '#domains/stays/answers.ts'
import { boards } from '#domains/stays/shapes.ts'

const named = z.object({ slug: z.string(), name: z.string() })
const supply = z.enum(['own', 'portal']).describe('`portal`: on request, the provider answers')

export const packageTypeAnswer = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    count: z.int().min(0).describe('Packages that can be booked'),
  })
  .meta({ id: 'PackageType' })
export type PackageTypeAnswer = z.output<typeof packageTypeAnswer>

export const departureCityAnswer = z
  .object({
    slug: z.string(),
    name: z.string(),
    count: z.int().min(1).describe('Packages that can be booked'),
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
    type: named,
    tour_type: z.enum(tourTypes),
    group_size: z.int(),
    departure_city: named,
    days: z.int(),
    nights: z.int(),
    cities: z.array(named).describe('Where the group sleeps, in order'),
    picture,
    supply,
    flight: z.boolean(),
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind,
    /** The lowest price of an adult over the departures asked for, and how many share the room for it. */
    from: z.object({ amount: money, sharing: z.enum(sharings) }),
    /** The first of the departures asked for, and how many they are. */
    next: z.object(departureDates),
    departures: z.int(),
  })
  .meta({ id: 'PackageCard' })
export type PackageCard = z.output<typeof packageCard>

const departureAnswer = z
  .object({
    ...departureDates,
    open: z.boolean(),
    /** The last date on which it can be booked here. */
    book_until: calendarDate,
    prices: z.array(z.object({ sharing: z.enum(sharings), adult: money, child: money })),
    infant: money,
  })
  .meta({ id: 'Departure' })
export type DepartureAnswer = z.output<typeof departureAnswer>

const programmeBlock = z.object({
  kind: z.enum(blockKinds),
  title: z.string(),
  text: z.string().nullable(),
  place: z.object({ name: z.string(), point }).nullable(),
  /** Begins about then, by the clock of the place. */
  time: z.string().nullable(),
  /** The prayer that the time follows from, and the minutes after it (before it, when negative). */
  prayer: z.enum(prayers).nullable(),
  minutes: z.int(),
})

export const houseAnswer = z.object({
  hotel: z.object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    stars: z.int(),
    picture,
    offered: z.boolean().describe('Whether it has a page of its own'),
  }),
  city: named,
  nights: z.int(),
  board: z.enum(boards),
  guarantee: z.enum(['named', 'similar']),
  walk: nearestPlace.nullable(),
})
export type HouseAnswer = z.output<typeof houseAnswer>

const residenceAnswer = houseAnswer.extend({ check_in: calendarDate, check_out: calendarDate })

export const packageDetails = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    description: z.string(),
    type: named,
    tour_type: z.enum(tourTypes),
    group_size: z.int(),
    departure_city: named,
    days: z.int(),
    pictures: z.array(picture),
    supply,
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind,
    payment: timing.nullable(),
    child_max_age: z.int(),
    infant_max_age: z.int(),
    meets_at: z.string(),
    included: z.array(z.string()),
    excluded: z.array(z.string()),
    notes: z.array(z.string()),
    aviation: z
      .object({ label: z.string(), from: z.string(), to: z.string() })
      .nullable()
      .describe('The flight that is part of it, by airport codes'),
    /** The deposit and what is due later: shares of the total. */
    deposit: z.array(z.object({ percent: z.number(), days_before: z.int().nullable() })),
    departures: z.array(departureAnswer),
    /** The departure that residence and programme are dated for; null when none is ahead. */
    departure: z.int().nullable(),
    residence: z.array(residenceAnswer),
    programme: z.array(
      z.object({ date: calendarDate.nullable(), city: named, title: z.string(), blocks: z.array(programmeBlock) }),
    ),
    extras: z.array(
      z.object({ id: z.int(), name: z.string(), basis: z.enum(['person', 'room', 'booking']), amount: money }),
    ),
    season_notes: z.array(seasonNoteAnswer),
  })
  .meta({ id: 'Package' })
export type PackageDetails = z.output<typeof packageDetails>

export const vatContained = z
  .object({ rate_percent: z.number(), amount: money })
  .nullable()
  .describe('The tax that the total contains')

export const packageQuote = z
  .object({
    token: z.string().describe('What store_booking takes; holds the price, not the seats'),
    expires_at: instant,
    package: z.object({ id: z.int(), slug: z.string(), title: z.string(), supply, picture }),
    departure: z.object(departureDates),
    departure_city: named.extend({ time_zone: z.string() }),
    meets_at: z.string(),
    rooms: z.array(
      z.object({
        /** Position of the family in the party. */
        family: z.int(),
        sharing: z.enum(sharings),
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
    total: money,
    vat: vatContained,
    payment: timing.nullable(),
    pay: z.object({
      prepay: z
        .object({ now: money, later: z.array(z.object({ due: calendarDate, amount: money })) })
        .nullable()
        .describe('Instalments; they add up to the total'),
      arrival: z.object({ now: money, on_arrival: money }).nullable(),
    }),
    cancellation,
  })
  .meta({ id: 'PackageQuote' })
export type PackageQuote = z.output<typeof packageQuote>
