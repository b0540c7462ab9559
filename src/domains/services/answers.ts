import { z } from 'zod'
import { calendarDate, instant, money, picture, point, slug } from '#contract/shapes.ts'
import { packageCard, vatContained } from '#domains/packages/answers.ts'
import { serviceIcons, serviceKinds } from '#domains/services/kinds.ts'
import { priceBases } from '#domains/services/shapes.ts'
import { cancellation, cancellationKind, hotelCard, timing } from '#domains/stays/answers.ts'

const named = z.object({ slug: z.string(), name: z.string() })
const supply = z.enum(['own', 'portal']).describe('`portal`: on request, the provider answers')

export const serviceTypeAnswer = z
  .object({
    id: z.int(),
    slug,
    name: z.string(),
    kind: z.enum(serviceKinds),
    icon: z.enum(serviceIcons).describe('A drawing of the icon sprite'),
    count: z.int().min(0).describe('Services of this type that are offered now'),
  })
  .meta({ id: 'ServiceType' })
export type ServiceTypeAnswer = z.output<typeof serviceTypeAnswer>

export const serviceCard = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    type: named.extend({ id: z.int() }),
    city: named,
    to_city: named.nullable(),
    /** About how long it takes. */
    minutes: z.int().nullable(),
    /** The lowest amount of its options, and what it is for. */
    from: money,
    basis: z.enum(priceBases),
    supply,
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind,
    picture,
  })
  .meta({ id: 'ServiceCard' })
export type ServiceCard = z.output<typeof serviceCard>

const slot = z.object({
  /** `HH:MM` of the place; null: for the whole day. */
  time: z.string().nullable(),
  left: z.int().describe('Persons, vehicles, groups or units, by the basis'),
  open: z.boolean(),
})

export const serviceDetails = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    summary: z.string(),
    about: z.string(),
    type: named.extend({ id: z.int() }),
    city: named,
    to_city: named.nullable(),
    point,
    meeting_point: z.string(),
    minutes: z.int().nullable(),
    basis: z.enum(priceBases),
    supply,
    free_cancellation: z.boolean(),
    cancellation_kind: cancellationKind,
    payment: timing.nullable(),
    child_max_age: z.int(),
    free_max_age: z.int(),
    time_zone: z.string(),
    closes_hours_before: z.int(),
    included: z.array(z.string()),
    notes: z.array(z.string()),
    pictures: z.array(picture),
    /** The date that `options` tell the times of. */
    date: calendarDate,
    options: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        amount: money,
        child_amount: money.nullable().describe('Where the basis is a person'),
        most_people: z.int(),
        times: z.array(slot),
      }),
    ),
    nearby: z.array(z.object({ category: z.string(), name: z.string(), metres: z.int(), minutes: z.int() })),
    airports: z.array(z.object({ name: z.string(), iata: z.string().nullable(), metres: z.int() })),
    /** Districts around it, the nearest first. */
    areas: z.array(z.object({ slug: z.string(), name: z.string(), metres: z.int() })),
  })
  .meta({ id: 'Service' })
export type ServiceDetails = z.output<typeof serviceDetails>

export const serviceLocation = z
  .object({
    kind: z.enum(['city', 'district', 'landmark']),
    slug: z.string(),
    name: z.string(),
    context: z.string().describe('The city of a district or landmark'),
    city: z.string().describe('What `location` of fetch_services takes'),
    point,
    services: z.int(),
    packages: z.int(),
    hotels: z.int(),
  })
  .meta({ id: 'Location' })
export type ServiceLocation = z.output<typeof serviceLocation>

export const serviceQuote = z
  .object({
    token: z.string().describe('What store_booking takes; holds the price, not the place'),
    expires_at: instant,
    service: z.object({ id: z.int(), slug: z.string(), name: z.string(), supply, picture }),
    option: z.object({ id: z.int(), name: z.string() }),
    city: named,
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
    total: money,
    vat: vatContained,
    payment: timing.nullable(),
    pay: z.object({
      prepay: z.object({ now: money, on_arrival: money }).nullable(),
      arrival: z.object({ now: money, on_arrival: money }).nullable(),
    }),
    cancellation,
  })
  .meta({ id: 'ServiceQuote' })
export type ServiceQuote = z.output<typeof serviceQuote>

export const recommendedCard = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('hotel'), hotel: hotelCard }),
    z.object({ kind: z.literal('package'), package: packageCard }),
    z.object({ kind: z.literal('service'), service: serviceCard }),
  ])
  .meta({ id: 'RecommendedCard' })
export type RecommendedCard = z.output<typeof recommendedCard>
