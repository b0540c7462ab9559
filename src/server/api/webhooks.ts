import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { receiveWebhook } from '#domains/payments/webhook.server.ts'
import type { ReceivedMail } from '#domains/conversation/inbound-mail.ts'
import { receiveMail } from '#domains/conversation/receive.server.ts'
import type { Db } from '#domains/context.ts'
import { maxMessageFiles } from '#domains/conversation/shapes.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { claimOnce } from '#server/api/idempotency.ts'
import { largeBodies } from '#server/http/caller-limits.ts'
import { callerOf } from '#server/security/client-address.ts'
import { hasTooManyFields, readBody } from '#server/http/body.ts'
import type { Services } from '#server/services.ts'

/** More than any provider sends in one webhook. */
const maxWebhookBytes = 262_144
/** An email with three files of the maximum size. */
const maxMailBytes = maxMessageFiles * maxDocumentBytes + 1_048_576
/** An email without files. */
const maxSmallMailBytes = 262_144

/** Receives the webhooks of payment providers, without Origin and cookie: the signature is the only proof. */
export function webhookRoutes(
  { database, ports, clock, env }: Services,
  inTurn = largeBodies(),
): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/webhooks/payments/:provider', async (c) => {
    const body = await readBody(c.req.raw, maxWebhookBytes)
    if (!body) return c.text('too large', 413)
    const dependencies = { db: database.db, ports, now: clock() }
    const receipt = await receiveWebhook(dependencies, c.req.param('provider'), body, c.req.raw.headers)
    return receipt === 'refused' ? c.text('not understood', 400) : c.text('ok')
  })
  app.post('/webhooks/mail', async (c) => {
    const { inboundMail } = ports
    const read = async () => {
      const body = await readBody(c.req.raw, maxMailBytes)
      const isTooLong = !body || hasTooManyFields(body, c.req.header('content-type') ?? '')
      return isTooLong ? null : ((await inboundMail?.read(body, c.req.raw.headers, clock())) ?? null)
    }
    // Mailgun does not repeat a delivery after 406.
    const refused = () => c.text('not understood', 406)
    if (!inboundMail) return refused()
    const isLarge = !(Number(c.req.header('content-length')) <= maxSmallMailBytes)
    const answer = isLarge
      ? await inTurn(callerOf(c.env.incoming, env), async () => ({ mail: await read() }))
      : { mail: await read() }
    if (!answer) return c.text('later', 503)
    const { mail } = answer
    if (!mail || !(await isNewToken(database.db, mail, clock()))) return refused()
    const received = await receiveMail({ db: database.db, ports, now: clock() }, mail)
    return c.text(received, received === 'stored' ? 200 : received === 'refused' ? 406 : 503)
  })
  return app
}

/** False if the token of a signature has already come with another email: the signature covers the token, not the text. */
function isNewToken(db: Db, { token, ...mail }: ReceivedMail, now: Date): Promise<boolean> {
  const { files, ...texts } = mail
  const fingerprint = createHash('sha256').update(JSON.stringify(texts))
  for (const file of files) fingerprint.update(file)
  return claimOnce(db, {
    owner: 'mail',
    endpoint: 'webhooks/mail',
    key: token,
    fingerprint: fingerprint.digest('hex'),
    now: now.toISOString(),
  })
}
