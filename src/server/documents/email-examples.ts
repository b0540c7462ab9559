import { Hono } from 'hono'
import { outgoingEndpoints } from '#domains/cms/emails/contract.ts'
import { exampleNotification } from '#domains/cms/emails/handlers.server.ts'
import { asPublished, previewNamed } from '#domains/cms/preview.server.ts'
import { notificationKinds } from '#domains/notifications/email-parts.ts'
import { readWordings } from '#domains/notifications/wording.server.ts'
import type { Context } from '#domains/context.ts'
import { rightError } from '#server/api/invoke.ts'
import type { Services } from '#server/services.ts'
import { isLocale } from '#i18n/locale.ts'

/** Serves emails as mail clients show them, sent or drafted, for staff, in a document without scripts. */
export function notificationExampleRoutes(services: Services): Hono {
  const app = new Hono()
  app.get('/desk-emails/:locale/:kind', async (c) => {
    const locale = c.req.param('locale')
    const kind = notificationKinds.find((one) => one === c.req.param('kind'))
    if (!isLocale(locale) || !kind) return c.notFound()
    const { context } = await services.contextOf({ headers: c.req.raw.headers, socketAddress: '' }, locale, 'session')
    if (rightError(outgoingEndpoints.fetch_email_examples, context.actor)) return c.notFound()
    const look = async (inside: Context) => {
      const wording = (await readWordings(inside.db)).get(kind)
      return exampleNotification(inside, kind, { locale, wording })
    }
    const draft = previewNamed(c.req.query('preview') ?? null)
    const written = draft ? await asPublished(context, draft, look) : await look(context)
    if (!written) return c.notFound()
    const { html } = written
    return c.html(html, 200, {
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
    })
  })
  return app
}
