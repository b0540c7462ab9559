import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { stripeGateway } from '#integrations/stripe.ts'
import { RefundNotMade } from '#domains/payments/gateway.ts'
import { provider } from '#test/provider.ts'

const now = new Date('2026-12-01T09:00:00Z')
const account = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' }
const requested = {
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

/** A session as Stripe returns it, shortened. */
const session = (more: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/pay/cs_1',
  status: 'open',
  payment_status: 'unpaid',
  currency: 'sar',
  amount_total: 96_600,
  client_reference_id: requested.id,
  payment_intent: null,
  ...more,
})

async function stripe(answer: (path: string) => { status?: number; body: unknown }) {
  const { url, requests } = await provider(({ path }) => answer(path))
  return { gateway: stripeGateway({ ...account, url }, 'https://stay.example'), requests }
}

test('a payment starts as a Checkout session with our id', async () => {
  const { gateway, requests } = await stripe(() => ({ body: session() }))
  expect(await gateway.begin(requested)).toEqual({
    providerId: 'cs_1',
    pageUrl: 'https://checkout.stripe.com/c/pay/cs_1',
  })
  const [got] = requests
  expect([got?.method, got?.path]).toEqual(['POST', '/v1/checkout/sessions'])
  expect(got?.headers).toMatchObject({ authorization: 'Bearer sk_test_1', 'idempotency-key': requested.id })
  expect(Object.fromEntries(new URLSearchParams(got?.body))).toMatchObject({
    mode: 'payment',
    client_reference_id: requested.id,
    'line_items[0][price_data][currency]': 'sar',
    'line_items[0][price_data][unit_amount]': '96600',
    'line_items[0][quantity]': '1',
    locale: 'auto',
    success_url: `https://stay.example${requested.returnPath}`,
    cancel_url: `https://stay.example${requested.returnPath}`,
    // Stripe's minimum is half an hour, so the session expires one minute after the hold.
    expires_at: String(Date.parse('2026-12-01T09:31:00Z') / 1000),
    'metadata[payment]': requested.id,
    'payment_intent_data[metadata][payment]': requested.id,
  })
})

test.for([
  ['open', {}, { state: 'open', captured: 0, refunded: 0, currency: 'SAR' }],
  ['expired', { status: 'expired' }, { state: 'failed', captured: 0 }],
  [
    'paid and partly refunded',
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
    'complete, with the answer of the bank pending',
    { status: 'complete', payment_intent: { id: 'pi_1', status: 'processing' } },
    { state: 'authorised', captured: 0 },
  ],
  [
    'complete, but declined by the bank',
    { status: 'complete', payment_intent: { id: 'pi_1', status: 'requires_payment_method' } },
    { state: 'failed', captured: 0 },
  ],
] as const)('maps the state of a session that is %s', async ([, more, seen]) => {
  const { gateway, requests } = await stripe(() => ({ body: session(more) }))
  expect(await gateway.fetch('cs_1', now)).toMatchObject(seen)
  expect(requests[0]?.path).toBe('/v1/checkout/sessions/cs_1')
})

test('a refund has the payment, the amount and an idempotency key', async () => {
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

test('a payment page is closed by expiring its session', async () => {
  const { gateway, requests } = await stripe(() => ({ body: session({ status: 'expired' }) }))
  await gateway.close('cs_1')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /v1/checkout/sessions/cs_1/expire'])
})

test('an error of Stripe, or a failed refund, is tried again later', async () => {
  const failure = await stripe(() => ({ status: 402, body: { error: { type: 'card_error', message: 'no' } } }))
  await expect(failure.gateway.begin(requested)).rejects.toThrow()
  const failed = await stripe((path) =>
    path === '/v1/refunds'
      ? { body: { id: 're_1', object: 'refund', status: 'failed' } }
      : { body: session({ payment_intent: { id: 'pi_1' } }) },
  )
  const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'k', now }
  await expect(failed.gateway.refund(refund)).rejects.toThrow(/failed/)
  await expect(failed.gateway.refund(refund)).rejects.toThrow(RefundNotMade)
})

test('a refund is made once it has succeeded: one that is pending stays owed, and one that fails later is made anew', async () => {
  const attempts: { id: string; status: string; metadata: object }[] = []
  const answers = ['pending', 'succeeded']
  const { gateway, requests } = await stripe((path) => {
    if (path !== '/v1/refunds')
      return { body: session({ payment_intent: { id: 'pi_1', latest_charge: { refunds: { data: attempts } } } }) }
    const id = `re_${attempts.length + 1}`
    const attempt = { id, object: 'refund', status: answers.shift() ?? '', metadata: { refund: 'k' } }
    attempts.unshift(attempt)
    return { body: attempt }
  })
  const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'k', now }
  const tried = () => gateway.refund(refund).catch((error: unknown) => error)
  const keys = () =>
    requests.filter(({ path }) => path === '/v1/refunds').map(({ headers }) => headers['idempotency-key'])
  for (const error of [await tried(), await tried()]) {
    expect(String(error)).toContain('pending')
    expect(error).not.toBeInstanceOf(RefundNotMade)
  }
  expect(keys()).toEqual(['refund:k'])
  attempts.unshift({ id: 're_9', status: 'succeeded', metadata: { refund: 'another' } })
  for (const attempt of attempts) if (attempt.status === 'pending') attempt.status = 'failed'
  expect(await tried()).toMatchObject({ refundId: 're_3' })
  expect(await tried()).toMatchObject({ refundId: 're_3' })
  expect(keys()).toEqual(['refund:k', 'refund:k:1'])
})

const intent = { id: 'pi_1', status: 'succeeded' }

test.for([
  [
    'for a charge that is already refunded',
    { status: 400, type: 'invalid_request_error', code: 'charge_already_refunded' },
    true,
  ],
  ['for more than the captured amount', { status: 400, type: 'invalid_request_error', code: 'amount_too_large' }, true],
  ['for an unknown payment', { status: 404, type: 'invalid_request_error', code: 'resource_missing' }, true],
  ['with a key without permission', { status: 403, type: 'invalid_request_error' }, true],
  ['with an invalid key', { status: 401, type: 'invalid_request_error' }, true],
  [
    'while another call with the same idempotency key is running',
    { status: 409, type: 'idempotency_error', code: 'idempotency_key_in_use' },
    false,
  ],
  ['with an idempotency key used for other parameters', { status: 400, type: 'idempotency_error' }, false],
  ['too often', { status: 429, type: 'invalid_request_error', code: 'rate_limit' }, false],
  ['too often, reported with status 400', { status: 400, type: 'invalid_request_error', code: 'rate_limit' }, false],
  ['during a server error of Stripe', { status: 500, type: 'api_error' }, false],
  ['although the payment could not be looked up', { find: 500, status: 200, type: '' }, true],
  ['for a payment without a capture', { payment_intent: null, status: 200, type: '' }, true],
] as const)(
  'reports whether a failed refund was certainly not made: a refund requested %s',
  async ([, how, isCertain]) => {
    const { find, status, payment_intent, type, code } = { find: 200, payment_intent: intent, code: undefined, ...how }
    const failure = { error: { type, code, message: 'Amal' } }
    const found = find === 200 ? session({ payment_intent }) : failure
    const { gateway } = await stripe((path) =>
      path === '/v1/refunds' ? { status, body: failure } : { status: find, body: found },
    )
    const refund = { providerId: 'cs_1', amount: 500, currency: 'SAR', refundedBefore: 0, key: 'k', now }
    const error: unknown = await gateway.refund(refund).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof RefundNotMade).toBe(isCertain)
    if (isCertain) expect(String(error)).not.toContain('Amal')
  },
)

test('a webhook is accepted when Stripe’s own signature of its bytes is valid and recent', async () => {
  const gateway = stripeGateway(account, 'https://stay.example')
  const library = new Stripe('sk_test_1')
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const signatureOf = (payload: string, secret = account.webhookSecret, at = now) =>
    library.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) })
  const read = (payload: string, signature: string) =>
    gateway.readWebhook(Buffer.from(payload), new Headers({ 'stripe-signature': signature }), now)

  const paid = event('checkout.session.completed', session())
  expect(await read(paid, signatureOf(paid))).toEqual({
    id: 'evt_1',
    kind: 'checkout.session.completed',
    providerId: 'cs_1',
    paymentId: requested.id,
  })
  const other = event('charge.refunded', { id: 'ch_1' })
  expect(await read(other, signatureOf(other))).toMatchObject({ providerId: null, paymentId: null })
  expect(await read(paid, signatureOf(paid, 'whsec_other'))).toBeNull()
  expect(await read(`${paid} `, signatureOf(paid))).toBeNull()
  expect(await read(paid, signatureOf(paid, account.webhookSecret, new Date(now.getTime() - 301_000)))).toBeNull()
  expect(await read(paid, '')).toBeNull()
})

test('the check of the key reads the balance, and reports the reason of a rejected key', async () => {
  const accepted = await stripe(() => ({ body: { object: 'balance' } }))
  await accepted.gateway.check()
  expect(accepted.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/balance'])
  const rejected = await stripe(() => ({
    status: 401,
    body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_test_*' } },
  }))
  await expect(rejected.gateway.check()).rejects.toThrow('Invalid API Key provided')
})
