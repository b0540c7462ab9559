import { Hono } from 'hono'
import { outgoingEndpoints } from '#domains/editing/outgoing-contract.ts'
import { exampleLetter } from '#domains/editing/outgoing-handlers.server.ts'
import { asPublished, previewNamed } from '#domains/editing/preview.server.ts'
import { letterKinds } from '#domains/messages/letter-parts.ts'
import { readWordings } from '#domains/messages/wording.server.ts'
import type { Context } from '#domains/context.ts'
import { rightRefused } from '#server/rights.ts'
import type { Wired } from '#server/wire.ts'
import { isLocale } from '#text/locale.ts'

/** Letters as mail readers show them, as they leave or as a draft words them, for the staff: a document of its own, in which nothing runs. */
export function letterExampleRoutes(wired: Wired): Hono {
  const app = new Hono()
  app.get('/desk-letters/:locale/:kind', async (c) => {
    const locale = c.req.param('locale')
    const kind = letterKinds.find((one) => one === c.req.param('kind'))
    if (!isLocale(locale) || !kind) return c.notFound()
    const { context } = await wired.contextOf({ headers: c.req.raw.headers, socketAddress: '' }, locale, 'ask')
    if (rightRefused(outgoingEndpoints.fetch_letter_examples, context.actor)) return c.notFound()
    const look = async (inside: Context) => {
      const wording = (await readWordings(inside.db)).get(kind)
      return exampleLetter(inside, kind, { locale, wording })
    }
    const draft = previewNamed(c.req.query('preview') ?? null)
    const written = draft ? await asPublished(context, draft, look) : await look(context)
    if (!written) return c.notFound()
    const { html } = written
    return c.html(html, 200, {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  return app
}
