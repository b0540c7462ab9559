import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createCaller } from '#server/api/invoke.ts'
import { maxBodyBytes } from '#server/api/routes.ts'
import { problem } from '#server/http/problem.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'

/**
 * `/mcp`: the site for travellers' assistants, over the Model Context Protocol without sessions. They search, compare
 * and price with the rights of a visitor, through the same endpoints; only the traveller books, on the page that
 * `prepare_booking` links to.
 */
export function assistantRoutes(services: Services): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/mcp', async (c) => {
    if (c.req.method !== 'POST') return c.text('', 405, { Allow: 'POST' })
    if (!(Number(c.req.header('content-length')) <= maxBodyBytes)) {
      return problem({ code: 'payload_too_large' }, 'en', crypto.randomUUID())
    }
    const socketAddress = c.env.incoming.socket.remoteAddress ?? ''
    const apiIn = async (locale: Locale) => {
      // Cookies are ignored: every caller is a visitor here.
      const { context } = await services.contextOf({ headers: new Headers(), socketAddress }, locale, 'anonymous')
      return { api: createCaller(context, services.fault) }
    }
    const { assistantServer, WebStandardStreamableHTTPServerTransport } = await import('#server/api/mcp-tools.ts')
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = assistantServer(apiIn, services.origin)
    await server.connect(transport)
    const response = await transport.handleRequest(c.req.raw)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
  return app
}
