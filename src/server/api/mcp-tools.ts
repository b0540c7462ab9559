import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import type { ApiClient } from '#api/index.ts'
import { api } from '#api/index.ts'
import type { Outcome } from '#api/endpoint.ts'
import { onePartyOf } from '#domains/shared/occupancy.ts'
import { locales, type Locale } from '#i18n/locale.ts'
import { links } from '#links/site.ts'

export { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'

const language = z.enum(locales).default('en').describe('Language of the response')

type PassedOn =
  | 'fetch_location_for_hotels'
  | 'fetch_hotels'
  | 'show_hotel'
  | 'fetch_new_available_rooms'
  | 'fetch_packages'
  | 'search_site'

/** The tools of the assistant, each made of one or two endpoints of the API. */
export function assistantServer(apiIn: (locale: Locale) => Promise<{ api: ApiClient }>, origin: string): McpServer {
  const server = new McpServer(
    { name: 'products', version: '1' },
    {
      instructions:
        'Hotels, packages and services. Totals include all taxes and mandatory fees, in minor units of the currency (SAR: hundredths). Dates are YYYY-MM-DD in local time of the stay; the occupancy `2-9,4` means two adults and children aged nine and four. You cannot book: prepare_booking returns the address of the page where the traveller signs in, reviews and confirms.',
    },
  )
  const asks = { annotations: { readOnlyHint: true, openWorldHint: false } }
  /** A tool that is one endpoint. */
  const passOn = (tool: string, name: PassedOn, description: string) =>
    server.registerTool(
      tool,
      { ...asks, description, inputSchema: z.object({ ...api[name].input.shape, language }) },
      async ({ language, ...input }) => answer(await (await apiIn(language)).api[name](input as never)),
    )

  passOn(
    'find_places',
    'fetch_location_for_hotels',
    'Finds cities, districts, gates, landmarks and hotels by name, in any spelling of English or Arabic.',
  )
  passOn(
    'search_stays',
    'fetch_hotels',
    `${api.fetch_hotels.summary} The walk of a hotel leads to the gate, landmark, hotel or point that was asked for; in a city or district, to the nearest gate.`,
  )
  server.registerTool(
    'search_two_cities',
    {
      ...asks,
      description: `${api.search_two_cities.summary} \`transfers\` are those on the day between the stays for the whole party.`,
      inputSchema: z.object({ ...api.search_two_cities.input.shape, language }),
    },
    async ({ language, ...input }) => {
      const { api } = await apiIn(language)
      const result = await api.search_two_cities(input)
      const [first, second] = result.ok ? result.data.stays : []
      const people = onePartyOf(input.occupancy)
      if (!result.ok || !first || !second || people === null) return answer(result)
      const between = { from: first.city.where, to: second.city.where, date: second.check_in, people }
      const transfers = await api.fetch_transfers(between)
      const offered = transfers.ok ? transfers.data.filter(({ extra }) => !extra) : []
      return answer({ ok: true, data: { ...result.data, transfers: offered } })
    },
  )
  passOn(
    'show_hotel',
    'show_hotel',
    `${api.show_hotel.summary} Prices of available rooms equal those of \`rooms_of_hotel\`; other rooms have the reason for unavailability.`,
  )
  passOn('rooms_of_hotel', 'fetch_new_available_rooms', api.fetch_new_available_rooms.summary)
  passOn('search_packages', 'fetch_packages', api.fetch_packages.summary)
  server.registerTool(
    'read_reviews',
    {
      ...asks,
      description: `${api.fetch_reviews.summary} \`invented\` marks examples of a demo; say so when you quote them.`,
      inputSchema: z.object({
        ...api.fetch_reviews.input.shape,
        review_language: api.fetch_reviews.input.shape.language,
        language,
      }),
    },
    async ({ language, review_language, ...input }) =>
      answer(await (await apiIn(language)).api.fetch_reviews({ ...input, language: review_language })),
  )
  passOn(
    'find_answers',
    'search_site',
    'Searches hotels, places, packages, services, articles and questions with their answers.',
  )
  server.registerTool(
    'prepare_booking',
    {
      ...asks,
      description:
        'The exact price of selected rooms and rates, itemised, with the cancellation costs, and the address of the page where the traveller confirms. Nothing is held or booked.',
      inputSchema: z.object({ ...api.get_hotel_price.input.shape, language }),
    },
    async ({ language, ...input }) => {
      const quote = await (await apiIn(language)).api.get_hotel_price(input)
      if (!quote.ok) return answer(quote)
      // The quote token is omitted: the page requests its own price.
      const { token: _, ...price } = quote.data
      const { hotel_id, check_in, check_out, rooms } = input
      const path = links.book(language, { hotel: hotel_id, check_in, check_out, room: rooms })
      return answer({ ok: true, data: { ...price, confirm_at: origin + path } })
    },
  )
  return server
}

/** Converts an outcome into a tool result; an expected error is a result with its code. */
function answer(outcome: Outcome<unknown>) {
  const output = outcome.ok
    ? { data: outcome.data, ...(outcome.meta && { meta: outcome.meta }) }
    : { refused: outcome.error }
  return {
    content: [{ type: 'text' as const, text: JSON.stringify(output) }],
    structuredContent: output,
    ...(!outcome.ok && { isError: true }),
  }
}
