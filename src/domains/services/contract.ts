import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { calendarDate, occupancyText, page, perPage } from '#contract/shapes.ts'
import {
  recommendedCard,
  serviceCard,
  serviceDetails,
  serviceLocation,
  serviceQuote,
  serviceTypeAnswer,
} from '#domains/services/answers.ts'
import { mostDays, mostUnits } from '#domains/services/shapes.ts'

const slugText = z.string().max(80, 'too_long')

/** An option of a service on a date, for those who come. */
export const serviceAsked = z.object({
  option_id: z.int32(),
  date: calendarDate,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
    .optional()
    .describe('Where the option has times'),
  people: occupancyText.default('1'),
  days: z.int().min(1).max(mostDays, 'too_big').default(1).describe('Where the price is for a day'),
  units: z.int().min(1).max(mostUnits, 'too_big').default(1).describe('Where the price is for a day'),
})
export type ServiceAsked = z.output<typeof serviceAsked>

export const servicesEndpoints = {
  fetch_website_service_types: read({
    name: 'fetch_website_service_types',
    group: 'services',
    summary: 'The categories of services, in the order in which they are shown.',
    input: z.object({}),
    output: z.array(serviceTypeAnswer),
  }),
  fetch_services: read({
    name: 'fetch_services',
    group: 'services',
    summary: 'Services by category, place and words.',
    input: z.object({
      category: slugText.default('').describe('Slug or id of a service type'),
      location: slugText.default('').describe('Slug of a city'),
      q: z.string().max(100, 'too_long').default(''),
      page,
      per_page: perPage,
    }),
    output: z.array(serviceCard),
    paged: true,
  }),
  show_service: read({
    name: 'show_service',
    group: 'services',
    summary: 'All about one service, with what is left on a date, what is near and the areas around.',
    input: z.object({
      slug: slugText,
      date: calendarDate.optional().describe('Absent: the first date on which something can be booked'),
    }),
    output: serviceDetails,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_same_services: read({
    name: 'fetch_same_services',
    group: 'services',
    summary: 'Services like one: of its category first, then of its city.',
    input: z.object({ slug: slugText, limit: z.int().min(1).max(12).default(4) }),
    output: z.array(serviceCard),
    errors: ['not_found'],
  }),
  fetch_locations: read({
    name: 'fetch_locations',
    group: 'services',
    summary: 'Cities, districts and landmarks where something is offered, by what is typed.',
    input: z.object({ q: z.string().max(100, 'too_long').default('') }),
    output: z.array(serviceLocation),
  }),
  get_service_price: read({
    name: 'get_service_price',
    group: 'services',
    summary: 'A binding quote for an option of a service on a date, good for fifteen minutes.',
    input: serviceAsked,
    output: serviceQuote,
    errors: ['not_found', 'sold_out', 'too_many_guests', 'not_bookable_online'],
    fresh: 'personal',
  }),
  recommended_services: read({
    name: 'recommended_services',
    group: 'services',
    summary: 'A few hotels, packages and services worth looking at, mixed.',
    input: z.object({ limit: z.int().min(1).max(24).default(9) }),
    output: z.array(recommendedCard),
    fresh: 'stock',
  }),
}
