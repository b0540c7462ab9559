import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { api, type ApiClient, type ApiName } from '#api/index.ts'
import { err } from '#api/endpoint.ts'
import { createCaller } from '#server/api/invoke.ts'
import { maxBodyBytes } from '#server/api/routes.ts'
import { readBody } from '#server/http/body.ts'
import { concurrencyLimiter, type CallBudget } from '#server/http/caller-limits.ts'
import { callerOf, isThisMachine } from '#server/security/client-address.ts'
import { problem } from '#server/http/problem.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'

/** Requests of one caller in progress; an assistant sends one after another. */
const share = { perCaller: 2, perNetwork: 8 }

/**
 * `/mcp`: the site for travellers' assistants, over the Model Context Protocol without sessions. They search, compare
 * and price with the rights of a visitor, through the same endpoints; only the traveller books, on the page that
 * `prepare_booking` links to. Each call of an endpoint takes its units from the budget of the caller (`take`).
 */
export function assistantRoutes(services: Services, take: CallBudget): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const place = concurrencyLimiter(share)
  app.all('/mcp', async (c) => {
    if (c.req.method !== 'POST') return c.text('', 405, { Allow: 'POST' })
    const refused = (code: 'payload_too_large' | 'malformed' | 'too_many_requests') =>
      problem({ code, ...(code === 'too_many_requests' && { retryAfter: 1 }) }, 'en', crypto.randomUUID())
    const caller = callerOf(c.env.incoming, services.env)
    const done = place(caller)
    if (!done) return refused('too_many_requests')
    try {
      const body = await readBody(c.req.raw.clone(), maxBodyBytes)
      if (!body) return refused('payload_too_large')
      const message = parsedMessage(body)
      // Revision 2025-06-18 of the protocol has no batches.
      if (!message) return refused('malformed')
      const socketAddress = c.env.incoming.socket.remoteAddress ?? ''
      const apiIn = async (locale: Locale) => {
        // Cookies are ignored: every caller is a visitor here.
        const { context } = await services.contextOf({ headers: new Headers(), socketAddress }, locale, 'anonymous')
        return { api: charged(createCaller(context, services.fault), caller, take) }
      }
      const { assistantServer, WebStandardStreamableHTTPServerTransport } = await import('#server/api/mcp-tools.ts')
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
      const server = assistantServer(apiIn, services.origin)
      await server.connect(transport)
      const response = await transport.handleRequest(c.req.raw, { parsedBody: message })
      response.headers.set('Cache-Control', 'no-store')
      return response
    } finally {
      done()
    }
  })
  return app
}

/** One JSON-RPC message; null for anything else. */
function parsedMessage(body: Uint8Array): object | null {
  try {
    const message: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return typeof message === 'object' && !Array.isArray(message) ? message : null
  } catch {
    return null
  }
}

/** The API for which each call is paid from the budget of the caller before it is made. */
function charged(client: ApiClient, caller: string, take: CallBudget): ApiClient {
  return new Proxy(client, {
    get: (_, name: ApiName) => (input: never) => {
      const retryAfter = isThisMachine(caller) ? null : take(caller, api[name].units)
      return retryAfter === null ? client[name](input) : Promise.resolve(err('too_many_requests', { retryAfter }))
    },
  })
}
