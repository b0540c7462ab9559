import { createSandbox } from '#integrations/demo/sandbox.ts'
import { localSupply } from '#integrations/demo/supplier.ts'
import { webhookPath } from '#integrations/payment-providers.ts'
import type { DemoOptions, DemoParts, Services } from '#server/services.ts'
import { Hono } from 'hono'
import { sandboxCards } from '#integrations/demo/sandbox-cards.ts'
import { sandboxPage, sandboxStyle } from '#integrations/demo/sandbox-page.ts'
import { readBody } from '#server/http/body.ts'
import { contentSecurityPolicy } from '#server/http/headers.ts'
import { isLocale } from '#i18n/locale.ts'

/**
 * What a demo has in place of providers and people. Only this file loads `integrations/demo`, and only `main.ts` loads
 * it, if DEMO is set: without the demo no code of it is in the process (`test/safety.test.ts`,
 * `test/production-start.db.test.ts`).
 */
export function demoParts({ answersAfterMs, ...options }: DemoOptions): DemoParts {
  return {
    sandbox: createSandbox({ ...options, webhookUrl: () => options.origin + webhookPath('sandbox') }),
    supplier: localSupply(answersAfterMs),
    routes: sandboxRoutes,
  }
}

const maxAnswerBytes = 1_024

/** The pages of the simulated provider, if it is in use. */
function sandboxRoutes({ sandbox, clock, secure }: Pick<Services, 'sandbox' | 'clock' | 'secure'>): Hono {
  const app = new Hono()
  if (!sandbox) return app
  const path = '/:locale/sandbox-pay/:id{test_[0-9a-f-]{36}}'

  app.get(path, async (c) => {
    const row = await sandbox.find(c.req.param('id'), clock())
    const locale = c.req.param('locale')
    if (!row || !isLocale(locale)) return c.notFound()
    if (row.state === 'authorised' || row.state === 'captured') return c.redirect(row.returnPath, 303)
    c.header('Cache-Control', 'private, no-store')
    const page = sandboxPage(row, locale)
    return c.html(page, 200, { 'Content-Security-Policy': contentSecurityPolicy(secure, { style: sandboxStyle }) })
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
