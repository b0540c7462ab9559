import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { sandboxCards } from '#integrations/sandbox-cards.ts'
import { sandboxPage, sandboxStyle } from '#integrations/sandbox-page.ts'
import { receiveWebhook } from '#domains/payments/webhook.server.ts'
import type { ReceivedMail } from '#domains/bookings/conversation/inbound-mail.ts'
import { receiveMail } from '#domains/bookings/conversation/receive.server.ts'
import type { Db } from '#domains/db.ts'
import { maxMessageFiles } from '#domains/bookings/model/message-shapes.ts'
import { maxDocumentBytes } from '#domains/bookings/model/document-shapes.ts'
import { claimOnce } from '#server/api/idempotency.ts'
import { readBody } from '#server/api/routes.ts'
import { semaphore } from '#server/api/semaphore.ts'
import { hasTooManyFields } from '#server/http/form-fields.ts'
import { policyHeaders } from '#server/http/headers.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'

/** More than any provider sends in one webhook. */
const maxWebhookBytes = 262_144
/** An e-mail with three files of the maximum size. */
const maxMailBytes = maxMessageFiles * maxDocumentBytes + 1_048_576
/** An e-mail without files. */
const maxSmallMailBytes = 262_144
const maxAnswerBytes = 1_024

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
  // Before its signature is read, anybody can have sent a large form, so one is read at a time.
  const largeMail = semaphore(1, 5)
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
    const answer = isLarge ? await largeMail(async () => ({ mail: await read() })) : { mail: await read() }
    if (!answer) return c.text('later', 503)
    const { mail } = answer
    if (!mail || !(await isNewToken(database.db, mail, clock()))) return refused()
    const received = await receiveMail({ db: database.db, ports, now: clock() }, mail)
    return c.text(received, received === 'stored' ? 200 : received === 'refused' ? 406 : 503)
  })
  return app
}

/** False if the token of a signature has already come with another e-mail: the signature covers the token, not the text. */
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

/** The pages of the simulated provider, if it is in use. */
export function sandboxRoutes({ sandbox, clock, secure }: Services): Hono {
  const app = new Hono()
  if (!sandbox) return app
  const path = '/:locale{en|ar}/sandbox-pay/:id{test_[0-9a-f-]{36}}'

  app.get(path, async (c) => {
    const row = await sandbox.find(c.req.param('id'), clock())
    if (!row) return c.notFound()
    if (row.state === 'authorised' || row.state === 'captured') return c.redirect(row.returnPath, 303)
    c.header('Cache-Control', 'private, no-store')
    const page = sandboxPage(row, c.req.param('locale') as Locale)
    return c.html(page, 200, policyHeaders(secure, { style: sandboxStyle }))
  })

  app.post(path, async (c) => {
    const body = await readBody(c.req.raw, maxAnswerBytes)
    const row = body && (await sandbox.find(c.req.param('id'), clock()))
    if (!row) return c.notFound()
    const form = new URLSearchParams(new TextDecoder().decode(body))
    const card = sandboxCards.find((one) => one === form.get('card'))
    if (form.has('bank')) await sandbox.answerBank(row.id, form.get('bank') === 'yes', clock())
    else if (card) await sandbox.pay(row.id, card, clock())
    const after = await sandbox.find(row.id, clock())
    const stays = after?.state === 'open' || after?.state === 'asking'
    return c.redirect(stays ? c.req.path : row.returnPath, 303)
  })
  return app
}
