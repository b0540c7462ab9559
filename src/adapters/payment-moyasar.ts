import { timingSafeEqual, createHash } from 'node:crypto'
import { z } from 'zod'
import type { PaymentAccount } from '#adapters/payment.ts'
import { NotReturned, type PaymentGateway, type SeenPayment } from '#domains/payments/gateway.ts'

const attempt = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  refunded: z.int().default(0),
  currency: z.string(),
})
const invoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string(),
  payments: z.array(attempt).default([]),
})
const invoices = z.object({ invoices: z.array(invoice) })
type Invoice = z.output<typeof invoice>

const told = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  secret_token: z.string(),
  data: z.object({ invoice_id: z.string().nullish(), metadata: z.record(z.string(), z.unknown()).nullish() }),
})

/** An answer that is none of what was asked for. */
class Refused extends Error {
  /** Nothing was done: the fault is in what was asked. Of its own faults and of what took too long it says nothing. */
  readonly isCertain: boolean
  constructor(message: string, status: number) {
    super(message)
    this.isCertain = status >= 400 && status < 500 && status !== 408
  }
}

/** What an attempt is called once money was taken; a refund does not undo the taking. */
const taken = ['paid', 'captured', 'refunded']

/**
 * Payments through Moyasar (mada, cards, Apple Pay, STC Pay) on the page of an invoice. Its `given_id` belongs to payments
 * that one's own form makes; an invoice is found again by our id in its metadata, so that asking twice makes one.
 * Its webhooks are not signed but carry a secret token, so nothing they say is believed: the invoice is fetched.
 */
export function moyasarGateway({ secretKey, webhookSecret, url }: PaymentAccount, origin: string): PaymentGateway {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`
  const call = async (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST'): Promise<unknown> => {
    const answer = await fetch(`${url ?? 'https://api.moyasar.com'}/v1/${path}`, {
      method,
      headers: { Authorization: authorization, Accept: 'application/json', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5_000),
    })
    // Its messages may repeat what was sent; the kind of error is enough for a log.
    const said = (await answer.json().catch(() => ({}))) as { type?: string }
    if (!answer.ok) throw new Refused(`Moyasar refused: ${answer.status} ${said.type ?? ''}`.trim(), answer.status)
    return said
  }
  const find = async (id: string) => invoice.parse(await call(`invoices/${encodeURIComponent(id)}`))

  return {
    provider: 'moyasar',
    pageOrigins: ['https://checkout.moyasar.com', 'https://dashboard.moyasar.com'],

    async begin({ id, amount, currency, reference, description, returnPath, expiresAt }) {
      const known = invoices.parse(
        await call(`invoices?${new URLSearchParams({ 'metadata[payment]': id }).toString()}`),
      )
      const made =
        known.invoices[0] ??
        invoice.parse(
          await call('invoices', {
            amount,
            currency,
            description,
            success_url: origin + returnPath,
            back_url: origin + returnPath,
            expired_at: expiresAt.toISOString(),
            metadata: { payment: id, reference },
          }),
        )
      return { providerId: made.id, pageUrl: made.url }
    },

    async fetch(providerId) {
      const found = await find(providerId)
      const paid = found.payments.filter(({ status }) => taken.includes(status))
      return {
        state: stateOf(found),
        captured: paid.reduce((sum, { amount }) => sum + amount, 0),
        refunded: paid.reduce((sum, { refunded }) => sum + refunded, 0),
        currency: paid[0]?.currency ?? found.currency,
      }
    },

    async close(providerId) {
      await call(`invoices/${encodeURIComponent(providerId)}/cancel`, undefined, 'PUT')
    },

    async refund({ providerId, amount, refundedBefore }) {
      const found = await find(providerId).catch((cause: unknown) => {
        throw new NotReturned(String(cause), { cause })
      })
      const paid = found.payments.find(({ status }) => taken.includes(status))
      if (!paid) throw new NotReturned(`Moyasar took nothing for invoice ${providerId}`)
      // It knows no keys: what it has returned already tells that this was asked before.
      if (paid.refunded >= refundedBefore + amount) return { refundId: paid.id }
      await call(`payments/${encodeURIComponent(paid.id)}/refund`, { amount }).catch((cause: unknown) => {
        throw cause instanceof Refused && cause.isCertain ? new NotReturned(cause.message, { cause }) : cause
      })
      return { refundId: paid.id }
    },

    readWebhook(body) {
      const event = told.safeParse(readJson(body))
      if (!event.success || !same(event.data.secret_token, webhookSecret)) return Promise.resolve(null)
      const { id, type, data } = event.data
      const paymentId = data.metadata?.payment
      return Promise.resolve({
        id,
        kind: type,
        providerId: data.invoice_id ?? null,
        paymentId: typeof paymentId === 'string' ? paymentId : null,
      })
    },
  }
}

function stateOf({ status, payments }: Invoice): SeenPayment['state'] {
  if (payments.some((one) => taken.includes(one.status))) return 'captured'
  if (payments.some((one) => one.status === 'authorized' || one.status === 'verified')) return 'authorised'
  // An attempt that failed leaves the invoice open for another card.
  return ['expired', 'canceled', 'voided'].includes(status) ? 'failed' : 'open'
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** In the same time whatever differs. */
function same(given: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(right))
}
