import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { stripeGateway } from '#adapters/payment-stripe.ts'
import { NotReturned } from '#domains/payments/gateway.ts'
import { provider } from '#test/provider.ts'

const now = new Date('2026-12-01T09:00:00Z')
const account = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' }
const asked = {
  id: '6a3f1c1e-0000-4000-8000-000000000001',
  amount: 96_600,
  currency: 'SAR',
  reference: 'AB12CD34E',
  description: 'Booking AB12CD34E',
  locale: 'ar' as const,
  returnPath: '/ar/booking/confirm?reference=AB12CD34E&paid=yes',
  expiresAt: new Date('2026-12-01T09:30:00Z'),
  now,
}

/** A session as Stripe answers it, in short. */
const session = (more: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  status: 'open',
  payment_status: 'unpaid',
  currency: 'sar',
  amount_total: 96_600,
  client_reference_id: asked.id,
  payment_intent: null,
  ...more,
})

async function stripe(answer: (path: string) => { status?: number; body: unknown }) {
  const { url, requests } = await provider(({ path }) => answer(path))
  return { gateway: stripeGateway({ ...account, url }, 'https://stay.example'), requests }
}

test('a payment begins as a Checkout session under our id', async () => {
  const { gateway, requests } = await stripe(() => ({ body: session() }))
  expect(await gateway.begin(asked)).toEqual({
    providerId: 'cs_1',
    pageUrl: 'https://checkout.stripe.com/c/pay/cs_1',
  })
  const [got] = requests
  expect([got?.method, got?.path]).toEqual(['POST', '/v1/checkout/sessions'])
  expect(got?.headers).toMatchObject({ authorization: 'Bearer sk_test_1', 'idempotency-key': asked.id })
  expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({
    mode: 'payment',
    client_reference_id: asked.id,
    'line_items[0][price_data][currency]': 'sar',
    'line_items[0][price_data][unit_amount]': '96600',
    'line_items[0][quantity]': '1',
    locale: 'auto',
    success_url: `https://stay.example${asked.returnPath}`,
    cancel_url: `https://stay.example${asked.returnPath}`,
    // Half an hour is the least it takes, so a minute more than the hold.
    expires_at: String(Date.parse('2026-12-01T09:31:00Z') / 1000),
    'metadata[payment]': asked.id,
    'payment_intent_data[metadata][payment]': asked.id,
  })
})

test.for([
  ['still open', {}, { state: 'open', captured: 0, refunded: 0, currency: 'SAR' }],
  ['run out', { status: 'expired' }, { state: 'failed', captured: 0 }],
  [
    'paid, and a part returned',
    {
      status: 'complete',
      payment_status: 'paid',
      payment_intent: {
        id: 'pi_1',
        status: 'succeeded',
        amount_received: 96_600,
        latest_charge: { amount_refunded: 100 },
      },
    },
    { state: 'captured', captured: 96_600, refunded: 100, currency: 'SAR' },
  ],
  [
    'done, the bank answers later',
    { status: 'complete', payment_intent: { id: 'pi_1', status: 'processing' } },
    { state: 'authorised', captured: 0 },
  ],
  [
    'done, the bank has said no',
    { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } },
    { state: 'failed', captured: 0 },
  ],
] as const)('a session that is %s', async ([, more, seen]) => {
  const { gateway, requests } = await stripe(() => ({ body: session(more) }))
  expect(await gateway.fetch('cs_1', now)).toMatchObject(seen)
  expect(requests[0]?.path).toBe('/v1/checkout/sessions/cs_1')
})

test('a refund names the payment, the amount, and a key that makes repeating harmless', async () => {
  const { gateway, requests } = await stripe((path) =>
    path === '/v1/refunds'
      ? { body: { id: 're_1', object: 'refund', status: 'succeeded' } }
      : { body: session({ status: 'complete', payment_status: 'paid', payment_intent: { id: 'pi_1' } }) },
  )
  const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'cancelled:AB', now }
  expect(await gateway.refund(refund)).toEqual({ refundId: 're_1' })
  const got = requests.at(-1)
  expect(got?.headers['idempotency-key']).toBe('refund:cancelled:AB')
  expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({ payment_intent: 'pi_1', amount: '500' })
})

test('a page is closed by letting its session expire', async () => {
  const { gateway, requests } = await stripe(() => ({ body: session({ status: 'expired' }) }))
  await gateway.close('cs_1')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/checkout/sessions/cs_1/expire'])
})

test('what Stripe refuses, or did not return, is tried again later', async () => {
  const refused = await stripe(() => ({ status: 402, body: { error: { type: 'card_error', message: 'no' } } }))
  await expect(refused.gateway.begin(asked)).rejects.toThrow()
  const failed = await stripe((path) =>
    path === '/v1/refunds'
      ? { body: { id: 're_1', object: 'refund', status: 'failed' } }
      : { body: session({ payment_intent: { id: 'pi_1' } }) },
  )
  const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'k', now }
  await expect(failed.gateway.refund(refund)).rejects.toThrow(/failed/)
  await expect(failed.gateway.refund(refund)).rejects.toThrow(NotReturned)
})

const intent = { id: 'pi_1', status: 'succeeded' }

test.for([
  [
    'of a charge that is returned already',
    { status: 400, type: 'invalid_request_error', code: 'charge_already_refunded' },
    true,
  ],
  ['of more than was taken', { status: 400, type: 'invalid_request_error', code: 'amount_too_large' }, true],
  ['of what Stripe does not know', { status: 404, type: 'invalid_request_error', code: 'resource_missing' }, true],
  ['by a key that may not', { status: 403, type: 'invalid_request_error' }, true],
  ['by a key that is none', { status: 401, type: 'invalid_request_error' }, true],
  [
    'while another call of its key is under way',
    { status: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' },
    false,
  ],
  ['under a key that was used otherwise', { status: 400, type: 'idempotency_error' }, false],
  ['too often', { status: 429, type: 'invalid_request_error', code: 'rate_limit' }, false],
  ['too often, as a bad request', { status: 400, type: 'invalid_request_error', code: 'rate_limit' }, false],
  ['at a fault of Stripe’s', { status: 500, type: 'api_error' }, false],
  ['before it was looked up', { find: 500, status: 200, type: '' }, true],
  ['of what nothing was taken for', { payment_intent: null, status: 200, type: '' }, true],
] as const)('a refund that is asked for %s', async ([, how, isCertain]) => {
  const { find, status, payment_intent, type, code } = { find: 200, payment_intent: intent, code: undefined, ...how }
  const refused = { error: { type, code, message: 'Amal' } }
  const found = find === 200 ? session({ payment_intent }) : refused
  const { gateway } = await stripe((path) =>
    path === '/v1/refunds' ? { status, body: refused } : { status: find, body: found },
  )
  const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'k', now }
  const error: unknown = await gateway.refund(refund).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error instanceof NotReturned).toBe(isCertain)
  if (isCertain) expect(String(error)).not.toContain('Amal')
})

test('a webhook is believed when Stripe’s own signature over its bytes is right and fresh', async () => {
  const gateway = stripeGateway(account, 'https://stay.example')
  const library = new Stripe('sk_test_1')
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const signed = (payload: string, secret = account.webhookSecret, at = now) =>
    library.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
  const read = (payload: string, signature: string) =>
    gateway.readWebhook(Buffer.from(payload), new Headers({ 'stripe-signature': signature }), now)

  const paid = event('checkout.session.completed', session())
  expect(await read(paid, signed(paid))).toEqual({
    id: 'evt_1',
    kind: 'checkout.session.completed',
    providerId: 'cs_1',
    paymentId: asked.id,
  })
  const other = event('charge.refunded', { id: 'ch_1' })
  expect(await read(other, signed(other))).toMatchObject({ providerId: null, paymentId: null })
  expect(await read(paid, signed(paid, 'whsec_other'))).toBeNull()
  expect(await read(`${paid} `, signed(paid))).toBeNull()
  expect(await read(paid, signed(paid, account.webhookSecret, new Date(now.getTime() - 301_000)))).toBeNull()
  expect(await read(paid, '')).toBeNull()
})
