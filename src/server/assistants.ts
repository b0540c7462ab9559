import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createCaller } from '#server/caller.ts'
import { largestBody } from '#server/api.ts'
import { problem } from '#server/problem.ts'
import type { Wired } from '#server/wire.ts'
import type { Locale } from '#text/locale.ts'

/**
 * `/mcp`: the site for assistants of travellers, over the Model Context Protocol without sessions. They look, compare and
 * price as every visitor may, through the same endpoints; nobody but the traveller books, on the page that
 * `prepare_booking` leads to.
 */
export function assistantRoutes(wired: Wired): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.all('/mcp', async (c) => {
    if (c.req.method !== 'POST') return c.text('', 405, { Allow: 'POST' })
    if (!(Number(c.req.header('content-length')) <= largestBody)) {
      return problem({ code: 'payload_too_large' }, 'en', crypto.randomUUID())
    }
    const socketAddress = c.env.incoming.socket.remoteAddress ?? ''
    const apiIn = async (locale: Locale) => {
      // No cookie is looked at: whoever sends one is a visitor here all the same.
      const { context } = await wired.contextOf({ headers: new Headers(), socketAddress }, locale, 'visitor')
      return { api: createCaller(context, wired.fault) }
    }
    const { assistantServer, WebStandardStreamableHTTPServerTransport } = await import('#server/assistant-tools.ts')
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    const server = assistantServer(apiIn, wired.origin)
    await server.connect(transport)
    const response = await transport.handleRequest(c.req.raw)
    response.headers.set('Cache-Control', 'no-store')
    return response
  })
  return app
}
