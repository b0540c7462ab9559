import { z } from 'zod'
import { read } from '#contract/endpoint.ts'

export const countryAnswer = z
  .object({ code: z.string().describe('ISO 3166-1 alpha-2'), name: z.string(), calling_code: z.string() })
  .meta({ id: 'Country' })
export type CountryAnswer = z.output<typeof countryAnswer>

export const placesEndpoints = {
  fetch_countries: read({
    name: 'fetch_countries',
    group: 'places',
    summary: 'Countries by name with their calling codes, for addresses and phone numbers.',
    input: z.object({}),
    output: z.array(countryAnswer),
  }),
}
