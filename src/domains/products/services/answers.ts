import { z } from 'zod'
import { calendarDate, money, picture, point, slug } from '#api/shapes.ts'
import { namedSlug, packageCard } from '#domains/products/packages/answers.ts'
import {
  cancellationKind,
  quoteFields,
  scored,
  supply,
  timing,
  vatContained,
} from '#domains/products/shared/answers.ts'
import { serviceIcons, serviceKinds, priceBases } from '#domains/products/services/shapes.ts'
import { hotelCard } from '#domains/products/stays/answers.ts'

const freeHours = z
  .int()
  .nullable()
  .describe('Hours before the start until which cancellation is free, whatever the date; null if it is not')

export const serviceTypeAnswer = z
  .object({
    id: z.int(),
    slug,
    name: z.string(),
    about: z.string().describe('One sentence about it; can be empty'),
    kind: z.enum(serviceKinds),
    icon: z.enum(serviceIcons).describe('Name of an icon in the icon sprite'),
    count: z.int().min(0).describe('Number of services of this type that are offered now'),
  })
  .meta({ id: 'ServiceType' })
export type ServiceTypeAnswer = z.output<typeof serviceTypeAnswer>

export const serviceCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    type: namedSlug.extend({ id: z.int() }),
    city: namedSlug,
    to_city: namedSlug.nullable(),
    /** Approximate duration. */
    minutes: z.int().nullable(),
    /** The lowest amount of its options, and the price basis it applies to. */
    from: money,
    basis: z.enum(priceBases),
    most_people: z
      .int()
      .nullable()
      .describe('The people for whom one vehicle or group of the option with the lowest amount is enough'),
    supply,
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind.describe('For a date far ahead'),
    free_hours_before: freeHours,
    picture,
    ...scored,
  })
  .meta({ id: 'ServiceCard' })
export type ServiceCard = z.output<typeof serviceCard>

const slot = z.object({
  /** `HH:MM` in local time; null for the whole day. */
  time: z.string().nullable(),
  left: z.int().describe('Available persons, vehicles, groups or units, depending on the basis'),
  open: z.boolean(),
})

export const serviceDetails = z
  .object({
    ...serviceCard.omit({ from: true, most_people: true, picture: true }).shape,
    about: z.string(),
    point,
    meeting_point: z.string(),
    meeting_point_varies: z.boolean().describe('True if it is not a place on the map, such as the hotel of the guest'),
    cancellation_kind: cancellationKind.describe('If it is booked for the first of the times on `date`'),
    payment: timing.nullable(),
    child_max_age: z.int(),
    free_max_age: z.int(),
    time_zone: z.string(),
    closes_hours_before: z.int(),
    rental: z
      .boolean()
      .describe(
        'True if things such as wheelchairs are rented by the day: days and quantity decide the price, not people',
      ),
    included: z.array(z.string()),
    notes: z.array(z.string()),
    pictures: z.array(picture),
    /** The date that the times in `options` apply to. */
    date: calendarDate,
    options: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        amount: money.describe('On `date`; hours can have another price'),
        child_amount: money.nullable().describe('Set if the price is per person'),
        seasonal_prices: z
          .array(
            z.object({
              first_day: calendarDate.nullable(),
              last_day: calendarDate.nullable(),
              from_time: z.string().nullable(),
              to_time: z.string().nullable(),
              amount: money,
            }),
          )
          .describe('Other prices by day and hour; the first that applies is charged, and an end that is null is open'),
        most_people: z.int(),
        times: z.array(slot),
      }),
    ),
    nearby: z.array(z.object({ category: z.string(), name: z.string(), metres: z.int(), minutes: z.int() })),
    airports: z.array(z.object({ name: z.string(), iata: z.string().nullable(), metres: z.int() })),
    /** Districts around it, nearest first. */
    areas: z.array(z.object({ slug: z.string(), name: z.string(), metres: z.int() })),
  })
  .meta({ id: 'Service' })
export type ServiceDetails = z.output<typeof serviceDetails>

/** A service between two cities with its cheapest option for a group of people. */
export const transfer = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    minutes: z.int().nullable(),
    supply,
    extra: z.boolean().describe('True if it is added to a transfer, such as a wheelchair; its total is for one person'),
    option: z.object({ id: z.int(), name: z.string() }),
    times: z.array(z.string()).describe('Times with enough capacity, `HH:MM`; empty for a whole-day option'),
    total: money,
    people: z.int().nullable().describe('The people in `total`, if the price is per person'),
    vehicles: z.int().describe('The vehicles in `total`; 1 if the price is not per vehicle'),
    most_people: z.int().nullable().describe('Maximum of one booking; null for vehicles and groups, which are added'),
    cancellation_kind: cancellationKind.describe('If it is booked for the first of the times'),
    free_hours_before: freeHours,
    payment: timing,
  })
  .meta({ id: 'Transfer' })
export type Transfer = z.output<typeof transfer>

export const serviceLocation = z
  .object({
    kind: z.enum(['city', 'district', 'landmark']),
    slug: z.string(),
    name: z.string(),
    context: z.string().describe('The city of a district or landmark'),
    city: z.string().describe('Value of `location` in fetch_services'),
    point,
    services: z.int(),
    packages: z.int(),
    hotels: z.int(),
  })
  .meta({ id: 'Location' })
export type ServiceLocation = z.output<typeof serviceLocation>

export const serviceQuote = z
  .object({
    ...quoteFields,
    service: z.object({ id: z.int(), slug: z.string(), name: z.string(), supply, picture }),
    option: z.object({ id: z.int(), name: z.string() }),
    city: namedSlug,
    meeting_point: z.string(),
    time_zone: z.string(),
    basis: z.enum(priceBases),
    date: calendarDate,
    last_date: calendarDate,
    time: z.string().nullable(),
    adults: z.int(),
    child_ages: z.array(z.int()),
    lines: z.array(
      z.object({ kind: z.enum(['adult', 'child', 'free', ...priceBases]), count: z.int(), each: money, amount: money }),
    ),
    vat: vatContained,
  })
  .meta({ id: 'ServiceQuote' })
export type ServiceQuote = z.output<typeof serviceQuote>

/** A quote, and another option that carries the same people for less. */
export const servicePrice = serviceQuote
  .extend({
    cheaper: z
      .object({ option: z.object({ id: z.int(), name: z.string() }), total: money })
      .nullable()
      .describe('The cheapest other vehicle for all people at this time, if it costs less'),
  })
  .meta({ id: 'ServicePrice' })
export type ServicePriceAnswer = z.output<typeof servicePrice>

export const recommendedCard = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hotel'), hotel: hotelCard }),
    z.object({ kind: z.literal('package'), package: packageCard }),
    z.object({ kind: z.literal('service'), service: serviceCard }),
  ])
  .meta({ id: 'RecommendedCard' })
export type RecommendedCard = z.output<typeof recommendedCard>
