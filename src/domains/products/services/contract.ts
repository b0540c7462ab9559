import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { calendarDate, occupancyText, page, perPage, typedField } from '#api/shapes.ts'
import {
  recommendedCard,
  serviceCard,
  serviceDetails,
  serviceLocation,
  servicePrice,
  serviceTypeAnswer,
  transfer,
} from '#domains/products/services/answers.ts'
import { maxDays, maxUnits } from '#domains/products/services/shapes.ts'

const slugText = z.string().max(80)

/** An option of a service on a date for a group of people. */
export const serviceRequest = z.object({
  option_id: z.int32(),
  date: calendarDate,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_format')
    .optional()
    .describe('Only for options with times'),
  people: occupancyText.default('1'),
  days: z.int().min(1).max(maxDays).default(1).describe('Applies if the price is per day'),
  units: z.int().min(1).max(maxUnits).default(1).describe('Applies if the price is per day'),
})
export type ServiceRequest = z.output<typeof serviceRequest>

export const servicesEndpoints = endpoints('services', {
  fetch_website_service_types: read({
    summary: 'The types of services, in display order.',
    output: z.array(serviceTypeAnswer),
  }),
  fetch_services: read({
    summary: 'Services by type, place and search terms.',
    input: z.object({
      category: slugText.default('').describe('Slug or id of a service type'),
      location: slugText.default('').describe('Slug of a city'),
      q: typedField(100).default(''),
      page,
      per_page: perPage,
    }),
    output: z.array(serviceCard),
    paged: true,
  }),
  show_service: read({
    summary: 'The details of one service, with its availability on a date, nearby places and areas.',
    input: z.object({
      slug: slugText,
      date: calendarDate.optional().describe('Default: the first date that can be booked'),
    }),
    output: serviceDetails,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  fetch_same_services: read({
    summary: 'Services similar to one: those of its type first, then those of its city.',
    input: z.object({ slug: slugText, limit: z.int().min(1).max(12).default(4) }),
    output: z.array(serviceCard),
    errors: ['not_found'],
  }),
  fetch_transfers: read({
    summary:
      'Transfers from one city to another on a date, each with its cheapest option for all people, and extras for the way, such as a wheelchair; recommended first.',
    input: z.object({
      from: slugText.describe('Slug of a city'),
      to: slugText,
      date: calendarDate,
      people: occupancyText.default('1'),
    }),
    output: z.array(transfer),
    fresh: 'stock',
  }),
  fetch_locations: read({
    summary: 'Cities, districts and landmarks with products, matching the typed text.',
    input: z.object({ q: typedField(100).default('') }),
    output: z.array(serviceLocation),
  }),
  get_service_price: read({
    units: 3,
    summary: 'A binding quote for an option of a service on a date, valid for fifteen minutes.',
    input: serviceRequest,
    output: servicePrice,
    errors: ['not_found', 'sold_out', 'too_many_guests', 'not_bookable_online'],
    fresh: 'personal',
  }),
  recommended_services: read({
    summary: 'A mixed list of recommended hotels, packages and services.',
    input: z.object({ limit: z.int().min(1).max(24).default(9) }),
    output: z.array(recommendedCard),
    fresh: 'stock',
  }),
})
