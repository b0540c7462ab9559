import { z } from 'zod'
import { endpoints, read } from '#api/endpoint.ts'
import { typedField } from '#api/shapes.ts'
import { foundKinds } from '#domains/site-search/kinds.ts'

const found = z
  .object({
    key: z.string().describe('Parameter of its page: a `where` value, a slug or an id'),
    title: z.string(),
    text: z.string().describe('One line about it; can be empty'),
  })
  .meta({ id: 'Found' })
export type FoundAnswer = z.output<typeof found>

const foundGroup = z
  .object({
    kind: z.enum(foundKinds),
    total: z.int().describe('Number of results; `items` contains the best ones'),
    items: z.array(found),
  })
  .meta({ id: 'FoundGroup' })
export type FoundGroupAnswer = z.output<typeof foundGroup>

export const searchEndpoints = endpoints('content', {
  search_site: read({
    units: 6,
    summary: 'Searches hotels, places, packages, services, articles and questions in both languages, in any spelling.',
    input: z.object({ q: typedField(100) }),
    output: z.array(foundGroup).describe('The kinds with results, each with the best results first'),
  }),
})
