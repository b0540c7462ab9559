import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { occupancyText, page, perPage } from '#contract/shapes.ts'
import {
  departureCityAnswer,
  packageCard,
  packageDetails,
  packageQuote,
  packageTypeAnswer,
} from '#domains/packages/answers.ts'
import { mostExtras, mostFamilies, packageSorts } from '#domains/packages/limits.ts'
import { sharings, tourTypes } from '#domains/packages/shapes.ts'

const slugText = z.string().max(80, 'too_long').default('')

const packageFilters = z.object({
  type: slugText.describe('Slug of a package type'),
  month: z
    .string()
    .regex(/^(\d{4}-\d{2})?$/, 'invalid_format')
    .default('')
    .describe('Departures in a month, Gregorian `2027-02` or Hijri `1448-09`'),
  min_days: z.int().min(1).max(60).optional(),
  max_days: z.int().min(1).max(60).optional(),
  max_price: z.int().min(0).max(100_000_000).optional().describe('Minor units of an adult'),
  departure_city: slugText.describe('Slug of a city'),
  tour_type: z.enum(tourTypes).optional(),
  max_group: z.int().min(1).max(500).optional().describe('Persons of a group, at most'),
  seats: z.int().min(1).max(60).default(1).describe('Seats that must be left'),
})

/** A party on a departure, how it sleeps and what it adds. */
export const packageAsked = z.object({
  departure_id: z.int32(),
  party: z
    .array(occupancyText)
    .min(1, 'required')
    .max(mostFamilies, 'too_big')
    .describe('One a family: those who share rooms with each other and with nobody else'),
  sharing: z.enum(sharings).default('quad').describe('How many may share a room, at most'),
  extras: z
    .array(z.string().regex(/^\d{1,9}~\d{1,2}$/, 'invalid_format'))
    .max(mostExtras, 'too_big')
    .default([])
    .describe('Id of an extra, a tilde, how many, e.g. `12~2`'),
})
export type PackageAsked = z.output<typeof packageAsked>

export const packagesEndpoints = {
  fetch_package_types: read({
    name: 'fetch_package_types',
    group: 'packages',
    summary: 'The kinds of journeys, in the order in which they are shown.',
    input: z.object({}),
    output: z.array(packageTypeAnswer),
    fresh: 'stock',
  }),
  fetch_departure_cities: read({
    name: 'fetch_departure_cities',
    group: 'packages',
    summary: 'Cities from which a journey departs that can be booked.',
    input: z.object({}),
    output: z.array(departureCityAnswer),
    fresh: 'stock',
  }),
  fetch_packages: read({
    name: 'fetch_packages',
    group: 'packages',
    summary: 'Journeys with a departure that can be booked, with the lowest price of a person.',
    input: z.object({
      ...packageFilters.shape,
      sort: z.enum(packageSorts).default('recommended'),
      page,
      per_page: perPage,
    }),
    output: z.array(packageCard),
    fresh: 'stock',
    paged: true,
  }),
  show_package: read({
    name: 'show_package',
    group: 'packages',
    summary: 'All about one journey, by id or slug, its programme dated for one of its departures.',
    input: z.object({
      id: z.union([z.int32(), z.string().max(80)]),
      departure: z.int32().optional().describe('Absent: the next one that can be booked'),
    }),
    output: packageDetails,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  get_package_price: read({
    name: 'get_package_price',
    group: 'packages',
    summary: 'A binding quote for a party on a departure, with its rooms, good for fifteen minutes.',
    input: packageAsked,
    output: packageQuote,
    errors: ['not_found', 'sold_out', 'too_many_guests', 'not_bookable_online'],
    fresh: 'personal',
  }),
}
