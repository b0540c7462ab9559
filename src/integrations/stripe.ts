import type Stripe from 'stripe'
import { stripeAmounts } from '#integrations/currencies.ts'
import type { PaymentAccount } from '#integrations/payment-providers.ts'
import { RefundNotMade, type PaymentGateway, type SeenPayment } from '#domains/payments/gateway.ts'

const minute = 60_000
/** Stripe's page is valid for at least half an hour; a payment that arrives after the hold is rebooked or refunded. */
const minMinutes = 31
const maxMinutes = 24 * 60 - 1
const signatureSeconds = 300

/**
 * Payments on Stripe's own page (Checkout), through Stripe's own library. Our payment id is the idempotency key and the
 * `client_reference_id`. The page has no Arabic: it then follows the language of the browser.
 */
export function stripeGateway({ secretKey, webhookSecret, url }: PaymentAccount, origin: string): PaymentGateway {
  let opened: Promise<Stripe> | undefined
  const stripe = () => (opened ??= open(secretKey, url))
  const intentOf = async (providerId: string) => {
    const api = await stripe()
    const session = await api.checkout.sessions.retrieve(providerId, {
      expand: ['payment_intent.latest_charge.refunds'],
    })
    const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
    const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
    return { session, intent, charge }
  }

  return {
    provider: 'stripe',
    pageOrigins: url ? [url] : ['https://checkout.stripe.com'],

    async check() {
      const api = await stripe()
      await api.balance.retrieve()
    },

    charges: stripeAmounts.charges,

    async begin({ id, amount, currency, reference, description, locale, returnPath, expiresAt, now }) {
      const api = await stripe()
      const ends = Math.min(
        Math.max(expiresAt.getTime(), now.getTime() + minMinutes * minute),
        now.getTime() + maxMinutes * minute,
      )
      const facts = { payment: id, reference }
      const session = await api.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: id,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: stripeAmounts.toCharge(amount, currency),
                product_data: { name: description },
              },
            },
          ],
          locale: locale === 'en' ? 'en' : 'auto',
          success_url: origin + returnPath,
          cancel_url: origin + returnPath,
          expires_at: Math.floor(ends / 1000),
          metadata: facts,
          payment_intent_data: { description: reference, metadata: facts },
        },
        { idempotencyKey: id },
      )
      if (!session.url) throw new Error(`Stripe returned no page for session ${session.id}`)
      return { providerId: session.id, pageUrl: session.url }
    },

    async fetch(providerId) {
      const { session, intent, charge } = await intentOf(providerId)
      const currency = (session.currency ?? '').toUpperCase()
      const captured = session.payment_status === 'paid' ? (intent?.amount_received ?? session.amount_total ?? 0) : 0
      return {
        state: stateOf(session, intent),
        captured: stripeAmounts.toMinor(captured, currency),
        refunded: stripeAmounts.toMinor(charge?.amount_refunded ?? 0, currency),
        currency,
      }
    },

    async close(providerId) {
      const api = await stripe()
      await api.checkout.sessions.expire(providerId)
    },

    async refund({ providerId, amount: minor, currency, key }) {
      const amount = stripeAmounts.toReturn(minor, currency)
      const { intent, charge } = await intentOf(providerId).catch((cause: unknown) => {
        throw refundNotMade(cause)
      })
      if (!intent) throw new RefundNotMade(`Stripe took nothing for session ${providerId}`)
      const api = await stripe()
      // Stripe forgets a key after a day, and repeats until then what it answered first, so earlier attempts are looked up.
      const attempts = (charge?.refunds?.data ?? []).filter(({ metadata }) => metadata?.refund === key)
      const failures = attempts.filter(hasFailed).length
      const idempotencyKey = `refund:${key}${failures > 0 ? `:${failures}` : ''}`
      const refund =
        attempts.find((attempt) => !hasFailed(attempt)) ??
        (await api.refunds
          .create({ payment_intent: intent.id, amount, metadata: { refund: key } }, { idempotencyKey })
          .catch((cause: unknown) => {
            throw isError(cause) ? refundNotMade(cause) : cause
          }))
      if (hasFailed(refund)) throw new RefundNotMade(`Stripe did not return: ${refund.status}`)
      // It can fail yet, so it stays owed and is asked for again.
      if (refund.status !== 'succeeded') throw new Error(`Stripe has not returned yet: ${refund.status}`)
      return { refundId: refund.id }
    },

    async readWebhook(body, headers, now) {
      const api = await stripe()
      const event = await api.webhooks
        .constructEventAsync(
          Buffer.from(body),
          headers.get('stripe-signature') ?? '',
          webhookSecret,
          signatureSeconds,
          undefined,
          now.getTime(),
        )
        .catch(() => null)
      if (!event) return null
      const session = event.type.startsWith('checkout.session.') ? (event.data.object as Stripe.Checkout.Session) : null
      return {
        id: event.id,
        kind: event.type,
        providerId: session?.id ?? null,
        paymentId: session?.client_reference_id ?? null,
      }
    },
  }
}

function hasFailed({ status }: Pick<Stripe.Refund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled'
}

/**
 * Errors that are certain to have had no effect: requests that Stripe could not parse or execute, such as a refund of a
 * charge that is already refunded, and requests that its key does not allow. Conflicts with an earlier call of the same
 * key, rate limits and failures of Stripe or the network are not among them.
 */
const errors = ['StripeInvalidRequestError', 'StripeAuthenticationError', 'StripePermissionError']

function isError(error: unknown): boolean {
  return error instanceof Error && 'type' in error && errors.includes(String(error.type))
}

/** Its messages can repeat the request; the type of error is enough for a log. */
function refundNotMade(cause: unknown): RefundNotMade {
  const { statusCode = '', code = '', type = '' } = cause as { statusCode?: number; code?: string; type?: string }
  return new RefundNotMade(`Stripe refused: ${statusCode} ${code || type}`.trim(), { cause })
}

function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): SeenPayment['state'] {
  if (session.payment_status === 'paid') return 'captured'
  if (session.status === 'expired' || intent?.status === 'canceled') return 'failed'
  if (session.status !== 'complete') return 'open'
  // The page is complete without a payment: the bank answers later, or has declined.
  return intent?.status === 'requires_payment_method' ? 'failed' : 'authorised'
}

/** Loaded on first use: sites with another provider never load it. */
async function open(secretKey: string, url: string | undefined): Promise<Stripe> {
  const { default: StripeLibrary } = await import('stripe')
  const at = url ? new URL(url) : null
  return new StripeLibrary(secretKey, {
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'http:' ? 'http' : 'https' }),
  })
}
