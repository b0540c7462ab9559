import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { occupancyText, page, perPage } from '#api/shapes.ts'
import {
  departureCityAnswer,
  packageCard,
  packageDetails,
  packagePrice,
  packageTypeAnswer,
} from '#domains/products/packages/answers.ts'
import { maxExtras, maxFamilies, packageSorts, tourTypes } from '#domains/products/packages/shapes.ts'
import { roomBases } from '#domains/products/shared/room-basis.ts'

const slugText = z.string().max(80).default('')

const packageFilters = z.object({
  type: slugText.describe('Slug of a package type'),
  month: z
    .string()
    .regex(/^(\d{4}-\d{2})?$/, 'invalid_format')
    .default('')
    .describe('Departures in a month: Gregorian `2027-02` or Hijri `1448-09`'),
  min_days: z.int().min(1).max(60).optional(),
  max_days: z.int().min(1).max(60).optional(),
  max_price: z.int().min(0).max(100_000_000).optional().describe('Maximum price per adult in minor units'),
  departure_city: slugText.describe('Slug of a city'),
  tour_type: z.enum(tourTypes).optional(),
  max_group: z.int().min(1).max(500).optional().describe('Maximum number of persons in the group'),
  seats: z.int().min(1).max(60).default(1).describe('Minimum number of available seats'),
})
export type PackageFilters = z.output<typeof packageFilters>

/** A party on a departure, its room basis and its extras. */
export const packageRequest = z.object({
  departure_id: z.int32(),
  party: z
    .array(occupancyText)
    .min(1, 'required')
    .max(maxFamilies)
    .describe('One per family: persons who share rooms only with each other'),
  sharing: z.enum(roomBases).default('quad').describe('Maximum number of persons who share a room'),
  extras: z
    .array(z.string().regex(/^\d{1,9}~\d{1,2}$/, 'invalid_format'))
    .max(maxExtras)
    .default([])
    .describe('Id of an extra, a tilde and the quantity, e.g. `12~2`'),
})
export type PackageRequest = z.output<typeof packageRequest>

export const packagesEndpoints = endpoints('packages', {
  fetch_package_types: read({
    summary: 'The types of packages, in display order.',
    output: z.array(packageTypeAnswer),
    fresh: 'stock',
  }),
  fetch_departure_cities: read({
    summary: 'Departure cities of packages that can be booked.',
    output: z.array(departureCityAnswer),
    fresh: 'stock',
  }),
  fetch_packages: read({
    summary: 'Packages with a departure that can be booked, with the lowest price per person.',
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
    summary: 'The details of one package, by id or slug, with the programme dates of one departure.',
    input: z.object({
      id: z.union([z.int32(), z.string().max(80)]),
      departure: z.int32().optional().describe('Default: the next departure that can be booked'),
    }),
    output: packageDetails,
    errors: ['not_found'],
    fresh: 'stock',
  }),
  get_package_price: read({
    units: 3,
    summary: 'A binding quote for a party on a departure, with its rooms, valid for fifteen minutes.',
    input: packageRequest,
    output: packagePrice,
    errors: ['not_found', 'sold_out', 'too_many_guests', 'not_bookable_online'],
    fresh: 'personal',
  }),
})
