import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { point, slug } from '#contract/shapes.ts'

const countryAnswer = z
  .object({ code: z.string().describe('ISO 3166-1 alpha-2'), name: z.string(), calling_code: z.string() })
  .meta({ id: 'Country' })
export type CountryAnswer = z.output<typeof countryAnswer>

const mapTiles = z.object({
  url: z.string().describe('Address of a picture with {z}, {x} and {y} to fill in'),
  credit: z.string(),
})
export type MapTiles = z.output<typeof mapTiles>

const cityGround = z
  .object({
    origin: point,
    areas: z.array(
      z.object({
        name: z.string(),
        rings: z
          .array(z.array(z.int()))
          .describe('Outlines: steps in 1/10,000 degree to the east and the north of origin, one after the other'),
      }),
    ),
    /** Holy mosques first. */
    marks: z.array(
      z.object({
        kind: z.enum(['mosque', 'gate']),
        name: z.string(),
        number: z.int().nullable(),
        lat: z.number(),
        lon: z.number(),
      }),
    ),
    tiles: mapTiles.nullable().describe('A street map from elsewhere, for whoever asks for it'),
  })
  .meta({ id: 'CityGround' })
export type CityGround = z.output<typeof cityGround>

export const placesEndpoints = {
  fetch_city_ground: read({
    name: 'fetch_city_ground',
    group: 'places',
    summary: 'What the map of a city is drawn from: outlines of its districts, its holy mosque and the gates.',
    input: z.object({ city: slug }),
    output: cityGround,
    errors: ['not_found'],
  }),
  fetch_countries: read({
    name: 'fetch_countries',
    group: 'places',
    summary: 'Countries by name with their calling codes, for addresses and phone numbers.',
    input: z.object({}),
    output: z.array(countryAnswer),
  }),
}
