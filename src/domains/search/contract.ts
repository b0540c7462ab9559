import { z } from 'zod'
import { read } from '#contract/endpoint.ts'
import { foundKinds } from '#domains/search/kinds.ts'

const found = z
  .object({
    key: z.string().describe('What its page is asked for: a `where`, a slug, an id'),
    title: z.string(),
    text: z.string().describe('A line about it; may be empty'),
  })
  .meta({ id: 'Found' })
export type FoundAnswer = z.output<typeof found>

const foundGroup = z
  .object({
    kind: z.enum(foundKinds),
    total: z.int().describe('How many there are; the best of them are listed'),
    items: z.array(found),
  })
  .meta({ id: 'FoundGroup' })
export type FoundGroupAnswer = z.output<typeof foundGroup>

export const searchEndpoints = {
  search_site: read({
    name: 'search_site',
    group: 'content',
    summary: 'Hotels, places, services, articles and questions by words of either language, in any spelling.',
    input: z.object({ q: z.string().max(100, 'too_long') }),
    output: z.array(foundGroup).describe('The kinds that have any, each best first'),
  }),
}
