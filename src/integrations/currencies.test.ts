import { describe, expect, test } from 'vitest'
import { moyasarAmounts, stripeAmounts } from '#integrations/currencies.ts'
import { moyasarGateway } from '#integrations/moyasar.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import { RefundNotMade } from '#domains/payments/gateway.ts'
import { chargeStep } from '#domains/shared/charge-step.ts'
import { provider } from '#test/provider.ts'

const now = new Date('2026-12-01T09:00:00Z')
const account = { secretKey: 'sk_test_1', webhookSecret: 'whsec_test' }
const payment = (amount: number, currency: string) => ({
  id: '6a3f1c1e-0000-4000-8000-000000000001',
  amount,
  currency,
  reference: 'AB12CD34E',
  description: 'Booking AB12CD34E',
  locale: 'en' as const,
  returnPath: '/en/booking/confirm',
  expiresAt: new Date('2026-12-01T09:30:00Z'),
  now,
})
const failure = (code: string) => ({ status: 400, body: { error: { type: 'invalid_request_error', code } } })

/** Refuses amounts as Stripe does, by the text of its documentation. */
function stripeError(amount: number, currency: string): string | null {
  if (['bhd', 'jod', 'kwd', 'omr', 'tnd'].includes(currency) && amount % 10 !== 0) return 'invalid_charge_amount'
  if (['isk', 'ugx'].includes(currency) && amount % 100 !== 0) return 'invalid_charge_amount_no_decimal_compatible'
  const least = { usd: 50, aed: 200, gbp: 30, jpy: 50 }[currency] ?? 1
  return amount < least ? 'amount_too_small' : null
}

/** Stripe with one Checkout session, which is paid by whoever opens it. */
async function stripe() {
  const charged: { amount: number; currency: string }[] = []
  const returned: number[] = []
  const { url } = await provider(({ method, path, body }) => {
    const form = new URLSearchParams(body)
    if (path === '/v1/refunds') {
      const amount = Number(form.get('amount'))
      const refused = stripeError(amount, charged[0]?.currency ?? '')
      if (refused && refused !== 'amount_too_small') return failure(refused)
      returned.push(amount)
      return { body: { id: 're_1', object: 'refund', status: 'succeeded' } }
    }
    if (method === 'POST') {
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
      const currency = form.get('line_items[0][price_data][currency]') ?? ''
      const refused = stripeError(amount, currency)
      if (refused) return failure(refused)
      charged.push({ amount, currency })
    }
    const [{ amount, currency } = { amount: 0, currency: '' }] = charged
    const refunded = returned.reduce((sum, one) => sum + one, 0)
    const intent = {
      id: 'pi_1',
      status: 'succeeded',
      amount_received: amount,
      latest_charge: { amount_refunded: refunded },
    }
    return {
      body: {
        id: 'cs_1',
        url: 'https://checkout.stripe.com/c/pay/cs_1',
        status: 'complete',
        payment_status: 'paid',
        currency,
        payment_intent: intent,
      },
    }
  })
  return { gateway: stripeGateway({ ...account, url }, 'https://stay.example'), charged, returned }
}

describe('Stripe', () => {
  test.for([
    ['SAR', 96_655, 96_655, 5_001, 5_001],
    ['KWD', 12_350, 12_350, 1_010, 1_010],
    ['BHD', 10, 10, 10, 10],
    ['JPY', 9_660, 9_660, 60, 60],
    ['KRW', 96_600, 96_600, 1, 1],
    ['ISK', 9_660, 966_000, 5, 500],
    ['UGX', 50_000, 5_000_000, 1, 100],
    ['MGA', 12_300, 123, 100, 1],
  ] as const)(
    'takes and returns %s: %i minor units are %i of its own',
    async ([currency, minor, units, back, backUnits]) => {
      const { gateway, charged, returned } = await stripe()
      await gateway.begin(payment(minor, currency))
      expect(charged).toEqual([{ amount: units, currency: currency.toLowerCase() }])
      await gateway.refund({ providerId: 'cs_1', amount: back, currency, refundedBefore: 0, key: 'k', now })
      expect(returned).toEqual([backUnits])
      expect(await gateway.fetch('cs_1', now)).toEqual({ state: 'captured', captured: minor, refunded: back, currency })
    },
  )

  test.for([
    ['KWD', 12_345],
    ['OMR', 1],
    ['USD', 49],
    ['AED', 199],
    ['MGA', 12_345],
    ['IQD', 10_000],
    ['XYZ', 10_000],
  ] as const)('never charges another amount: %s %i is an error before the call', async ([currency, minor]) => {
    const { gateway, charged } = await stripe()
    await expect(gateway.begin(payment(minor, currency))).rejects.toThrow(`Stripe does not`)
    expect(charged).toEqual([])
    expect(gateway.charges(currency, minor)).toBe(false)
    expect(gateway.charges(currency)).toBe(!['IQD', 'XYZ'].includes(currency))
  })

  test('a refund that it would refuse is certain not to have been made', async () => {
    const { gateway } = await stripe()
    await gateway.begin(payment(12_350, 'KWD'))
    const refund = { providerId: 'cs_1', amount: 1_005, currency: 'KWD', refundedBefore: 0, key: 'k', now }
    await expect(gateway.refund(refund)).rejects.toThrow(RefundNotMade)
  })
})

describe('Moyasar', () => {
  test.for([
    ['SAR', 100, 100],
    ['KWD', 12_350, 12_350],
    ['JPY', 100, 100],
    ['ISK', 9_660, 9_660],
  ] as const)('takes %s: %i minor units are %i of its own', async ([currency, minor, units]) => {
    const { url, requests } = await provider(({ method, body }) => {
      const invoice = { id: 'd1', status: 'initiated', url: 'https://checkout.moyasar.com/invoices/d1', payments: [] }
      if (method === 'GET') return { body: { invoices: [] } }
      const { amount, currency: charged } = JSON.parse(body) as { amount: number; currency: string }
      if (charged === 'SAR' && amount < 100) return { status: 400, body: { type: 'invalid_request_error' } }
      return { status: 201, body: { ...invoice, amount, currency: charged } }
    })
    const gateway = moyasarGateway({ ...account, url }, 'https://stay.example')
    await gateway.begin(payment(minor, currency))
    expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ amount: units, currency })
  })

  test('charges at least one riyal, and three decimals in tens', () => {
    expect([99, 100].map((minor) => moyasarAmounts.charges('SAR', minor))).toEqual([false, true])
    expect([12_345, 12_350].map((minor) => moyasarAmounts.charges('KWD', minor))).toEqual([false, true])
    expect(() => moyasarAmounts.toCharge(10_000, 'XYZ')).toThrow('does not charge XYZ')
  })
})

test('every amount that prices can have is charged, in every currency', () => {
  for (const currency of Intl.supportedValuesOf('currency')) {
    if (!stripeAmounts.charges(currency)) continue
    const minor = 1_000_000 + chargeStep(currency)
    expect(stripeAmounts.toMinor(stripeAmounts.toCharge(minor, currency), currency), currency).toBe(minor)
    expect(moyasarAmounts.toMinor(moyasarAmounts.toCharge(minor, currency), currency), currency).toBe(minor)
  }
})
