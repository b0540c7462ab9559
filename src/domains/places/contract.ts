import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { point, slug } from '#api/shapes.ts'

const countryAnswer = z
  .object({ code: z.string().describe('ISO 3166-1 alpha-2 code'), name: z.string(), calling_code: z.string() })
  .meta({ id: 'Country' })
export type CountryAnswer = z.output<typeof countryAnswer>

const mapTiles = z.object({
  url: z.string().describe('Address template of a map tile with {z}, {x} and {y}'),
  credit: z.string(),
})
export type MapTiles = z.output<typeof mapTiles>

const cityGround = z
  .object({
    origin: point,
    map: z
      .object({
        version: z.string().describe('Part of the addresses of its pictures'),
        bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
        min_zoom: z.int(),
        max_zoom: z.int(),
        mosque: z
          .object({ name: z.string(), lon: z.number(), north: z.number(), south: z.number() })
          .nullable()
          .describe('The name of the holy mosque and its edges: below zoom level 16 the tiles do not contain the name'),
      })
      .nullable()
      .describe('The drawn map; null for a city that is not mapped'),
    /** The holy mosque comes first. */
    marks: z.array(
      z.object({
        kind: z.enum(['mosque', 'gate']),
        name: z.string(),
        number: z.int().nullable(),
        lat: z.number(),
        lon: z.number(),
      }),
    ),
    tiles: mapTiles
      .nullable()
      .describe('Tiles of an external street map of the rest of the world, loaded only on request'),
  })
  .meta({ id: 'CityGround' })
export type CityGround = z.output<typeof cityGround>

const walkLine = z
  .object({
    name: z.string().nullable().describe('The gate of the holy mosque that is nearest on foot; null for another end'),
    metres: z.int(),
    minutes: z.int(),
    line: z.array(point).describe('The way along the streets and around the mosque; empty where they are not mapped'),
  })
  .meta({ id: 'WalkLine' })
export type WalkLine = z.output<typeof walkLine>

const mapLabel = z
  .tuple([z.number(), z.number(), z.number(), z.number(), z.number()])
  .describe('Middle x and y, width and height in CSS pixels of the world at the zoom level; angle in radians')
  .meta({ id: 'MapLabel' })
export type MapLabel = z.output<typeof mapLabel>

const latitude = z.number().min(-90).max(90)
const longitude = z.number().min(-180).max(180)

export const placesEndpoints = endpoints('places', {
  fetch_city_ground: read({
    summary: 'Map data of a city: the version and extent of its map, its holy mosque and the gates.',
    input: z.object({ city: slug }),
    output: cityGround,
    errors: ['not_found'],
  }),
  fetch_map_labels: read({
    summary: 'The places of the names on the map of a city at a zoom level, so that nothing covers them.',
    input: z.object({ city: slug, zoom: z.int().min(0).max(20) }),
    output: z.array(mapLabel),
    errors: ['not_found'],
  }),
  fetch_walk_line: read({
    summary: 'The way on foot from a point of a city to the nearest gate of its holy mosque, or to another point.',
    input: z.object({
      city: slug,
      lat: latitude,
      lon: longitude,
      to_lat: latitude.optional().describe('The end of the way, together with `to_lon`; without both the nearest gate'),
      to_lon: longitude.optional(),
    }),
    output: walkLine,
    errors: ['not_found'],
  }),
  fetch_countries: read({
    summary: 'Countries with their calling codes, sorted by name, for addresses and phone numbers.',
    output: z.array(countryAnswer),
  }),
})
