import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ApiClient } from '#contract/api.ts'
import { api } from '#contract/api.ts'
import type { Outcome } from '#contract/endpoint.ts'
import type { Locale } from '#text/locale.ts'
import { links } from '#web/links.ts'

export { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'

const language = z.enum(['en', 'ar']).default('en').describe('Language of the answer')

/** The tools, each one endpoint or two of the API. */
export function assistantServer(apiIn: (locale: Locale) => Promise<{ api: ApiClient }>, origin: string): McpServer {
  const server = new McpServer(
    { name: 'stays-and-journeys', version: '1' },
    {
      instructions:
        'Hotels, journeys and services near the holy mosques in Makkah and Madinah. Totals hold all taxes and mandatory fees, in minor units of the currency (SAR: hundredths). Dates are YYYY-MM-DD in the place of the stay; an occupancy is `2-9,4`: two adults, children of nine and four. You cannot book: prepare_booking gives the page on which the traveller signs in, checks and confirms.',
    },
  )
  const asks = { annotations: { readOnlyHint: true, openWorldHint: false } }

  server.registerTool(
    'find_places',
    {
      ...asks,
      description: 'Cities, districts, gates, landmarks and hotels by name, in any spelling of English or Arabic.',
      inputSchema: z.object({ ...api.fetch_location_for_hotels.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.fetch_location_for_hotels(input)),
  )
  server.registerTool(
    'search_stays',
    {
      ...asks,
      description: `${api.fetch_hotels.summary} Walking minutes are to the nearest named gate.`,
      inputSchema: z.object({ ...api.fetch_hotels.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.fetch_hotels(input)),
  )
  server.registerTool(
    'show_hotel',
    {
      ...asks,
      description: `${api.show_hotel.summary} What can be had is priced as \`rooms_of_hotel\` prices it; the rest says why not.`,
      inputSchema: z.object({ ...api.show_hotel.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.show_hotel(input)),
  )
  server.registerTool(
    'rooms_of_hotel',
    {
      ...asks,
      description: api.fetch_new_available_rooms.summary,
      inputSchema: z.object({ ...api.fetch_new_available_rooms.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.fetch_new_available_rooms(input)),
  )
  server.registerTool(
    'search_journeys',
    {
      ...asks,
      description: api.fetch_packages.summary,
      inputSchema: z.object({ ...api.fetch_packages.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.fetch_packages(input)),
  )
  server.registerTool(
    'find_answers',
    {
      ...asks,
      description: 'Articles, questions with their answers, journeys and services by words.',
      inputSchema: z.object({ ...api.search_site.input.shape, language }),
    },
    async ({ language, ...input }) => told(await (await apiIn(language)).api.search_site(input)),
  )
  server.registerTool(
    'prepare_booking',
    {
      ...asks,
      description:
        'The exact price of chosen rooms and rates, line by line with what cancelling costs, and the page on which the traveller confirms. Nothing is held or booked by this.',
      inputSchema: z.object({ ...api.get_hotel_price.input.shape, language }),
    },
    async ({ language, ...input }) => {
      const quote = await (await apiIn(language)).api.get_hotel_price(input)
      if (!quote.ok) return told(quote)
      // The seal is for the page, which asks for a price of its own.
      const { token: _, ...price } = quote.data
      const { hotel_id, check_in, check_out, rooms } = input
      const page = links.book(language, { hotel: hotel_id, check_in, check_out, room: rooms })
      return told({ ok: true, data: { ...price, confirm_at: origin + page } })
    },
  )
  return server
}

/** An answer as assistants read it; a refusal is one too, with its code. */
function told(outcome: Outcome<unknown>) {
  const said = outcome.ok ? { data: outcome.data } : { refused: outcome.error }
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(said) }],
    structuredContent: said,
    ...(!outcome.ok && { isError: true }),
  }
}
