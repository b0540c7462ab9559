import { Hono } from 'hono'
import { receiveWebhook } from '#domains/payments/webhook.server.ts'
import { receiveMail } from '#domains/bookings/conversation/receive.server.ts'
import { maxMessageFiles } from '#domains/bookings/model/message-shapes.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { readBody } from '#server/api/routes.ts'
import { hasTooManyFields } from '#server/http/form-fields.ts'
import type { Services } from '#server/services.ts'

/** More than any provider sends in one webhook. */
const maxWebhookBytes = 262_144
/** An e-mail with three files of the maximum size. */
const maxMailBytes = maxMessageFiles * maxDocumentBytes + 1_048_576

/**
 * Receives the webhooks of payment providers. They have no Origin and no cookie, so the signature is the only proof.
 */
export function webhookRoutes({ database, ports, clock }: Services): Hono {
  const app = new Hono()
  app.post('/webhooks/payments/:provider', async (c) => {
    const body = await readBody(c.req.raw, maxWebhookBytes)
    if (!body) return c.text('too large', 413)
    const dependencies = { db: database.db, ports, now: clock() }
    const taken = await receiveWebhook(dependencies, c.req.param('provider'), body, c.req.raw.headers)
    return taken === 'refused' ? c.text('not understood', 400) : c.text('ok')
  })
  app.post('/webhooks/mail', async (c) => {
    const body = await readBody(c.req.raw, maxMailBytes)
    const isTooLong = body && hasTooManyFields(body, c.req.header('content-type') ?? '')
    const mail = body && !isTooLong && (await ports.inboundMail?.read(body, c.req.raw.headers, clock()))
    // Mailgun does not repeat a delivery after 406.
    if (!mail) return c.text('not understood', 406)
    const received = await receiveMail({ db: database.db, ports, now: clock() }, mail)
    return c.text(received, received === 'stored' ? 200 : received === 'refused' ? 406 : 503)
  })
  return app
}
