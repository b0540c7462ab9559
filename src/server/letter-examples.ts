import { Hono } from 'hono'
import { letterKinds } from '#domains/editing/letter-examples.ts'
import { outgoingEndpoints } from '#domains/editing/outgoing-contract.ts'
import { exampleLetter } from '#domains/editing/outgoing-handlers.server.ts'
import { rightRefused } from '#server/rights.ts'
import type { Wired } from '#server/wire.ts'
import { isLocale } from '#text/locale.ts'

/** Letters as mail readers show them, for the staff: a document of its own, in which nothing runs. */
export function letterExampleRoutes(wired: Wired): Hono {
  const app = new Hono()
  app.get('/desk-letters/:locale/:kind', async (c) => {
    const locale = c.req.param('locale')
    const kind = letterKinds.find((one) => one === c.req.param('kind'))
    if (!isLocale(locale) || !kind) return c.notFound()
    const { context } = await wired.contextOf({ headers: c.req.raw.headers, socketAddress: '' }, locale, 'ask')
    if (rightRefused(outgoingEndpoints.fetch_letter_examples, context.actor)) return c.notFound()
    const { html } = await exampleLetter(context, kind, locale)
    return c.html(html, 200, {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  return app
}
