import { expect, test } from 'vitest'
import { moyasarGateway } from '#integrations/moyasar.ts'
import { RefundNotMade } from '#domains/payments/gateway.ts'
import { provider, type Got } from '#test/provider.ts'

const now = new Date('2026-12-01T09:00:00Z')
const account = { secretKey: 'sk_test_2', webhookSecret: 'a shared token' }
const requested = {
  id: '6a3f1c1e-0000-4000-8000-000000000002',
  amount: 96_600,
  currency: 'SAR',
  reference: 'AB12CD34E',
  description: 'Booking AB12CD34E',
  locale: 'ar' as const,
  returnPath: '/ar/booking/confirm?reference=AB12CD34E&paid=yes',
  expiresAt: new Date('2026-12-01T09:30:00Z'),
  now,
}

/** An invoice as Moyasar returns it, shortened. */
const invoice = (more: object = {}) => ({
  id: 'd1ee74c2',
  status: 'initiated',
  amount: 96_600,
  currency: 'SAR',
  description: requested.description,
  url: 'https://checkout.moyasar.com/invoices/d1ee74c2',
  payments: [],
  ...more,
})
const paid = (more: object = {}) => ({
  id: '611c028e',
  status: 'paid',
  amount: 96_600,
  refunded: 0,
  currency: 'SAR',
  invoice_id: 'd1ee74c2',
  ...more,
})

async function moyasar(answer: (got: Got) => { status?: number; body: unknown }) {
  const { url, requests } = await provider(answer)
  return { gateway: moyasarGateway({ ...account, url }, 'https://stay.example'), requests }
}

test('a payment starts as an invoice with our id in its metadata', async () => {
  const { gateway, requests } = await moyasar(({ method }) =>
    method === 'GET' ? { body: { invoices: [] } } : { status: 201, body: invoice() },
  )
  expect(await gateway.begin(requested)).toEqual({ providerId: 'd1ee74c2', pageUrl: invoice().url })
  const [search, made] = requests
  expect(search?.query.get('metadata[payment]')).toBe(requested.id)
  expect(made?.path).toBe('/v1/invoices')
  expect(made?.headers.authorization).toBe(`Basic ${Buffer.from('sk_test_2:').toString('base64')}`)
  expect(JSON.parse(made?.body ?? '')).toEqual({
    amount: 96_600,
    currency: 'SAR',
    description: 'Booking AB12CD34E',
    success_url: `https://stay.example${requested.returnPath}`,
    back_url: `https://stay.example${requested.returnPath}`,
    expired_at: '2026-12-01T09:30:00.000Z',
    metadata: { payment: requested.id, reference: 'AB12CD34E' },
  })
})

test('a repeated request after a lost response returns the invoice of the first request', async () => {
  const { gateway, requests } = await moyasar(() => ({ body: { invoices: [invoice()] } }))
  expect(await gateway.begin(requested)).toEqual({ providerId: 'd1ee74c2', pageUrl: invoice().url })
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

test.for([
  ['not paid yet', {}, { state: 'open', captured: 0 }],
  ['declined, but open for another card', { payments: [paid({ status: 'failed' })] }, { state: 'open', captured: 0 }],
  ['expired', { status: 'expired' }, { state: 'failed', captured: 0 }],
  ['authorised', { payments: [paid({ status: 'authorized' })] }, { state: 'authorised', captured: 0 }],
  [
    'paid at the second attempt',
    { status: 'paid', payments: [paid({ status: 'failed', id: 'x' }), paid()] },
    { state: 'captured', captured: 96_600, refunded: 0, currency: 'SAR' },
  ],
  [
    'paid in another currency',
    { status: 'paid', payments: [paid({ currency: 'USD' })] },
    { state: 'captured', currency: 'USD' },
  ],
  [
    'partly refunded',
    { status: 'refunded', payments: [paid({ status: 'refunded', refunded: 600 })] },
    { state: 'captured', captured: 96_600, refunded: 600 },
  ],
] as const)('maps the state of an invoice that is %s', async ([, more, seen]) => {
  const { gateway, requests } = await moyasar(() => ({ body: invoice(more) }))
  expect(await gateway.fetch('d1ee74c2', now)).toMatchObject(seen)
  expect(requests[0]?.path).toBe('/v1/invoices/d1ee74c2')
})

test('a refund is requested once: the refunded amount shows that it was already made', async () => {
  let refunded = 0
  const { gateway, requests } = await moyasar(({ method, path, body }) => {
    if (method === 'POST') refunded += (JSON.parse(body) as { amount: number }).amount
    return { body: path.endsWith('/refund') ? paid({ refunded }) : invoice({ payments: [paid({ refunded })] }) }
  })
  const first = { providerId: 'd1ee74c2', amount: 600, currency: 'SAR', refundedBefore: 0, key: 'a', now }
  await gateway.refund(first)
  await gateway.refund(first)
  expect(refunded).toBe(600)
  await gateway.refund({ ...first, refundedBefore: 600, key: 'b' })
  expect(refunded).toBe(1200)
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe('/v1/payments/611c028e/refund')
})

test('a payment page is closed by cancelling its invoice', async () => {
  const { gateway, requests } = await moyasar(() => ({ body: invoice({ status: 'canceled' }) }))
  await gateway.close('d1ee74c2')
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['PUT /v1/invoices/d1ee74c2/cancel'])
})

test.for([
  ['rejected', { POST: 400 }, true],
  ['requested too often', { POST: 429 }, true],
  ['interrupted, so that it may have been made', { POST: 504 }, false],
  ['not requested, because the invoice cannot be read', { GET: 503 }, true],
  ['for an invoice without a capture', { payments: [] }, true],
] as const)(
  'reports whether a failed refund was certainly not made: a refund that is %s',
  async ([, how, isCertain]) => {
    const { GET, POST, payments } = { GET: 200, POST: 200, payments: [paid()], ...how }
    const { gateway } = await moyasar(({ method }) =>
      method === 'GET' ? { status: GET, body: invoice({ payments }) } : { status: POST, body: { type: 'api_error' } },
    )
    const refund = { providerId: 'd1ee74c2', amount: 600, currency: 'SAR', refundedBefore: 0, key: 'a', now }
    const error: unknown = await gateway.refund(refund).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof RefundNotMade).toBe(isCertain)
  },
)

test('an error of Moyasar is thrown with its status and type only', async () => {
  const { gateway } = await moyasar(() => ({ status: 400, body: { type: 'invalid_request_error', message: 'Amal' } }))
  await expect(gateway.fetch('x', now)).rejects.toThrow(/^Moyasar refused: 400 invalid_request_error$/)
})

test('a webhook is accepted only with the shared token', async () => {
  const gateway = moyasarGateway(account, 'https://stay.example')
  const event = (secret_token: string, data: object = paid({ metadata: { payment: requested.id } })) =>
    Buffer.from(JSON.stringify({ id: 'evt_9', type: 'payment_paid', created_at: '', secret_token, live: false, data }))
  const read = (body: Uint8Array) => gateway.readWebhook(body, new Headers(), now)
  expect(await read(event(account.webhookSecret))).toEqual({
    id: 'evt_9',
    kind: 'payment_paid',
    providerId: 'd1ee74c2',
    paymentId: requested.id,
  })
  expect(await read(event(account.webhookSecret, { id: 'p' }))).toMatchObject({ providerId: null, paymentId: null })
  expect(await read(event('another token'))).toBeNull()
  expect(await read(Buffer.from('not json'))).toBeNull()
  expect(await read(Buffer.from('{}'))).toBeNull()
})

test('the check of the key lists one invoice, and reports a rejected key', async () => {
  const accepted = await moyasar(() => ({ body: { invoices: [] } }))
  await accepted.gateway.check()
  expect(accepted.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v1/invoices'])
  const rejected = await moyasar(() => ({ status: 401, body: { type: 'authentication_error' } }))
  await expect(rejected.gateway.check()).rejects.toThrow('Moyasar refused: 401 authentication_error')
})
