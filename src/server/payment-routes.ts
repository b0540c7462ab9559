import { Hono } from 'hono'
import { sandboxCards } from '#adapters/payment-sandbox-cards.ts'
import { sandboxPage } from '#adapters/payment-sandbox-page.ts'
import { receiveWebhook } from '#domains/payments/webhook.server.ts'
import { readBody } from '#server/api.ts'
import { nonceHeaders } from '#server/headers.ts'
import { newNonce } from '#server/page-cache.ts'
import type { Wired } from '#server/wire.ts'
import type { Locale } from '#text/locale.ts'

/** No provider says more at once. */
const largestWebhook = 262_144
const largestAnswer = 1_024

/** Where providers tell what happened to a payment. They send no Origin and no cookie: the signature is all there is. */
export function webhookRoutes({ database, ports, clock }: Wired): Hono {
  const app = new Hono()
  app.post('/webhooks/payments/:provider', async (c) => {
    const body = await readBody(c.req.raw, largestWebhook)
    if (!body) return c.text('too large', 413)
    const needs = { db: database.db, ports, now: clock() }
    const taken = await receiveWebhook(needs, c.req.param('provider'), body, c.req.raw.headers)
    return taken === 'refused' ? c.text('not understood', 400) : c.text('ok')
  })
  return app
}

/** The pages of the simulated provider, where it is the one in use. */
export function sandboxRoutes({ sandbox, clock, secure }: Wired): Hono {
  const app = new Hono()
  if (!sandbox) return app
  const path = '/:locale{en|ar}/sandbox-pay/:id{test_[0-9a-f-]{36}}'

  app.get(path, async (c) => {
    const row = await sandbox.find(c.req.param('id'), clock())
    if (!row) return c.notFound()
    if (row.state === 'authorised' || row.state === 'captured') return c.redirect(row.returnPath, 303)
    const nonce = newNonce()
    c.header('Cache-Control', 'private, no-store')
    return c.html(
      sandboxPage(row, c.req.param('locale') as Locale, nonce),
      200,
      nonceHeaders(nonce, secure, { writtenStyles: true }),
    )
  })

  app.post(path, async (c) => {
    const body = await readBody(c.req.raw, largestAnswer)
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
