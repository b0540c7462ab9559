import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { point, slug } from '#contract/shapes.ts'

export const countryAnswer = z
  .object({ code: z.string().describe('ISO 3166-1 alpha-2'), name: z.string(), calling_code: z.string() })
  .meta({ id: 'Country' })
export type CountryAnswer = z.output<typeof countryAnswer>

export const cityGround = z
  .object({
    origin: point,
    areas: z
      .array(z.object({ name: z.string(), rings: z.array(z.array(z.int())) }))
      .describe('Outlines of districts: steps of 1/10,000 degree to the east and the north of the origin'),
    marks: z.array(
      z.object({
        kind: z.enum(['mosque', 'gate']),
        name: z.string(),
        number: z.int().nullable(),
        lat: z.number(),
        lon: z.number(),
      }),
    ),
  })
  .meta({ id: 'CityGround' })
export type CityGroundAnswer = z.output<typeof cityGround>

export const placesEndpoints = {
  fetch_countries: read({
    name: 'fetch_countries',
    group: 'places',
    summary: 'Countries by name with their calling codes, for addresses and phone numbers.',
    input: z.object({}),
    output: z.array(countryAnswer),
  }),
  fetch_city_ground: read({
    name: 'fetch_city_ground',
    group: 'places',
    summary: 'What a map of a city is drawn on: the outlines of its districts, its holy mosques and their gates.',
    input: z.object({ city: slug }),
    output: cityGround,
    errors: ['not_found'],
  }),
}
