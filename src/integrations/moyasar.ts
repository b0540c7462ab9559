import { timingSafeEqual, createHash } from 'node:crypto'
import { z } from 'zod'
import { moyasarAmounts } from '#integrations/currencies.ts'
import type { PaymentAccount } from '#integrations/payment-providers.ts'
import { RefundNotMade, type PaymentGateway, type SeenPayment } from '#domains/payments/gateway.ts'

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

const reported = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  secret_token: z.string(),
  data: z.object({ invoice_id: z.string().nullish(), metadata: z.record(z.string(), z.unknown()).nullish() }),
})

/** An error response of Moyasar. */
class Failed extends Error {
  /** True if nothing was done because the request was invalid. A server error or timeout leaves it unknown. */
  readonly isCertain: boolean
  constructor(message: string, status: number) {
    super(message)
    this.isCertain = status >= 400 && status < 500 && status !== 408
  }
}

/** Statuses of an attempt after money was taken. A refund does not change that. */
const paidStatuses = ['paid', 'captured', 'refunded']

/**
 * Payments through Moyasar (mada, cards, Apple Pay, STC Pay) on the page of an invoice. Moyasar supports `given_id`
 * only for payments made with one's own form, so an invoice is found by our id in its metadata and a repeated request
 * creates no second one. Its webhooks are not signed but contain a secret token, so their content is not trusted: the
 * invoice is fetched.
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
    // Its messages can repeat the request; the type of error is enough for a log.
    const output = (await answer.json().catch(() => ({}))) as { type?: string }
    if (!answer.ok) throw new Failed(`Moyasar refused: ${answer.status} ${output.type ?? ''}`.trim(), answer.status)
    return output
  }
  const find = async (id: string) => invoice.parse(await call(`invoices/${encodeURIComponent(id)}`))

  return {
    provider: 'moyasar',
    pageOrigins: url ? [url] : ['https://checkout.moyasar.com', 'https://dashboard.moyasar.com'],

    async check() {
      await call('invoices?page=1&per=1')
    },

    charges: moyasarAmounts.charges,

    async begin({ id, amount, currency, reference, description, returnPath, expiresAt }) {
      const existing = invoices.parse(
        await call(`invoices?${new URLSearchParams({ 'metadata[payment]': id }).toString()}`),
      )
      const opened =
        existing.invoices[0] ??
        invoice.parse(
          await call('invoices', {
            amount: moyasarAmounts.toCharge(amount, currency),
            currency,
            description,
            success_url: origin + returnPath,
            back_url: origin + returnPath,
            expired_at: expiresAt.toISOString(),
            metadata: { payment: id, reference },
          }),
        )
      return { providerId: opened.id, pageUrl: opened.url }
    },

    async fetch(providerId) {
      const fetched = await find(providerId)
      const paid = fetched.payments.filter(({ status }) => paidStatuses.includes(status))
      const currency = paid[0]?.currency ?? fetched.currency
      const sumOf = (amounts: number[]) =>
        moyasarAmounts.toMinor(
          amounts.reduce((sum, one) => sum + one, 0),
          currency,
        )
      return {
        state: stateOf(fetched),
        captured: sumOf(paid.map(({ amount }) => amount)),
        refunded: sumOf(paid.map(({ refunded }) => refunded)),
        currency,
      }
    },

    async close(providerId) {
      await call(`invoices/${encodeURIComponent(providerId)}/cancel`, undefined, 'PUT')
    },

    async refund({ providerId, currency, ...minor }) {
      const [amount = 0, refundedBefore = 0] = [minor.amount, minor.refundedBefore].map((one) =>
        moyasarAmounts.toReturn(one, currency),
      )
      const fetched = await find(providerId).catch((cause: unknown) => {
        throw new RefundNotMade(String(cause), { cause })
      })
      const paid = fetched.payments.find(({ status }) => paidStatuses.includes(status))
      if (!paid) throw new RefundNotMade(`Moyasar took nothing for invoice ${providerId}`)
      // Moyasar has no idempotency keys: the refunded amount shows whether this refund was already made.
      if (paid.refunded >= refundedBefore + amount) return { refundId: paid.id }
      await call(`payments/${encodeURIComponent(paid.id)}/refund`, { amount }).catch((cause: unknown) => {
        throw cause instanceof Failed && cause.isCertain ? new RefundNotMade(cause.message, { cause }) : cause
      })
      return { refundId: paid.id }
    },

    readWebhook(body) {
      const event = reported.safeParse(readJson(body))
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
  if (payments.some((one) => paidStatuses.includes(one.status))) return 'captured'
  if (payments.some((one) => one.status === 'authorized' || one.status === 'verified')) return 'authorised'
  // A failed attempt leaves the invoice open for another card.
  return ['expired', 'canceled', 'voided'].includes(status) ? 'failed' : 'open'
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** Compares in constant time. */
function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(left), digest(right))
}
