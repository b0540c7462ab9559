import { expect, test } from 'vitest'
import { moyasarGateway } from '#integrations/moyasar.ts'
import { stripeGateway } from '#integrations/stripe.ts'
import { closePage } from '#domains/bookings/payment/close-page.server.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { provider, type Got } from '#test/provider.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

type Page = { state: 'none' | 'open' | 'closed' | 'paid'; amount: number; refunded: number; rejects: boolean }

const account = { secretKey: 'sk_test_1', webhookSecret: 'a shared token' }

/** Simulated payment pages that speak the protocols of the providers. */
const speakers = {
  stripe: {
    gateway: (url: string) => stripeGateway({ ...account, url }, 'https://stay.example'),
    answer(page: Page, { method, path, body }: Got) {
      if (path === '/v1/refunds') {
        page.refunded += Number(new URLSearchParams(body).get('amount'))
        return { body: { id: 're_1', object: 'refund', status: 'succeeded' } }
      }
      if (path === '/v1/checkout/sessions') {
        page.amount = Number(new URLSearchParams(body).get('line_items[0][price_data][unit_amount]'))
        page.state = 'open'
      }
      if (method === 'POST' && path.endsWith('/expire') && !close(page))
        return { status: 400, body: { error: { type: 'invalid_request_error', message: 'not open' } } }
      const charge = { amount_refunded: page.refunded }
      const paid = {
        payment_status: 'paid',
        payment_intent: { id: 'pi_1', status: 'succeeded', amount_received: page.amount, latest_charge: charge },
      }
      const session = {
        id: 'cs_1',
        object: 'checkout.session',
        url: 'https://checkout.stripe.com/c/1',
        currency: 'sar',
      }
      const status = { none: 'open', open: 'open', closed: 'expired', paid: 'complete' }[page.state]
      return { body: { ...session, status, payment_status: 'unpaid', ...(page.state === 'paid' && paid) } }
    },
  },
  moyasar: {
    gateway: (url: string) => moyasarGateway({ ...account, url }, 'https://stay.example'),
    answer(page: Page, { method, path, body }: Got) {
      if (path === '/v1/invoices' && method === 'GET') return { body: { invoices: [] } }
      const { amount = 0 } = body ? (JSON.parse(body) as { amount: number }) : {}
      if (path === '/v1/invoices') Object.assign(page, { amount, state: 'open' })
      if (path.endsWith('/refund')) page.refunded += amount
      if (method === 'PUT' && !close(page)) return { status: 400, body: { type: 'invalid_request_error' } }
      const status = { none: 'initiated', open: 'initiated', closed: 'canceled', paid: 'paid' }[page.state]
      const paid = { id: 'p_1', status: 'paid', amount: page.amount, refunded: page.refunded, currency: 'SAR' }
      const invoice = { id: 'inv_1', amount: page.amount, currency: 'SAR', url: 'https://checkout.moyasar.com/1' }
      return { body: { ...invoice, status, payments: page.state === 'paid' ? [paid] : [] } }
    },
  },
}
type Speaker = keyof typeof speakers

/** Closes a page; returns false if the page is not open. */
function close(page: Page): boolean {
  if (page.state !== 'open' || page.rejects) return false
  page.state = 'closed'
  return true
}

/** A traveller with an open payment page of a provider. */
async function inFrontOf(speaker: Speaker) {
  const page: Page = { state: 'none', amount: 0, refunded: 0, rejects: false }
  /** Runs when the provider receives the request to close the page. */
  const closing = { meanwhile: () => {} }
  const { answer, gateway } = speakers[speaker]
  const { url } = await provider((got) => {
    if (/\/(expire|cancel)$/.test(got.path)) closing.meanwhile()
    return answer(page, got)
  })
  const world = await makeWorld()
  Object.assign(world.services.ports.gateway ?? {}, gateway(url))
  const { reference, guest, toPay, payments, balances, show } = await pendingPayment({ world })
  const free = { accepted_penalty: { minor: 0, currency: 'SAR' } }
  return {
    world,
    page,
    closing,
    toPay,
    payments,
    balances,
    show,
    async closes() {
      const [payment] = await world.sql('select id from payment')
      return closePage(jobDependencies(world), String(payment?.id))
    },
    agrees: async () => expect(await reconcile(world.services.database.db)).toEqual([]),
    leave: {
      'the traveller cancels': () => guest.api.cancel_booking({ reference, ...free }),
      'the staff cancel': async () => {
        const manager = await staffOf(world, 'manager')
        const found = await manager.api.show_admin_booking({ reference })
        if (!found.ok) throw new Error(found.error.code)
        const { version, booking } = found.data
        return manager.api.cancel_for_guest(
          { reference, status: booking.status, version, goodwill: true, ...free },
          { idempotencyKey: 'cancelled-on-arrival' },
        )
      },
      'it is paid on arrival': () => guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' }),
      'its hold expires': async () => {
        world.timeIs('2026-12-01T09:30:00Z')
        await doSweep(world)
        return { ok: true }
      },
    },
  }
}

const ways = ['the traveller cancels', 'the staff cancel', 'it is paid on arrival', 'its hold expires'] as const

test.for((['stripe', 'moyasar'] as const).flatMap((speaker) => ways.map((way) => [speaker, way] as const)))(
  'a payment page of %s is closed when %s',
  async ([speaker, way]) => {
    const { world, page, leave, payments } = await inFrontOf(speaker)
    expect(page.state).toBe('open')
    expect(await leave[way]()).toMatchObject({ ok: true })
    expect(await payments()).toMatchObject([{ status: 'failed' }])
    expect(page.state).toBe('open')
    await doJobs(world)
    expect(page.state).toBe('closed')
  },
)

test.for(['stripe', 'moyasar'] as const)(
  'a payment made while a page of %s is being closed is refunded, and the ledger is consistent',
  async (speaker) => {
    const { world, page, closing, leave, payments, balances, toPay, agrees, show } = await inFrontOf(speaker)
    await leave['the traveller cancels']()
    closing.meanwhile = () => (page.state = 'paid')
    await doJobs(world)
    expect(page).toMatchObject({ state: 'paid', amount: toPay, refunded: toPay })
    expect(await payments()).toEqual([{ status: 'refunded', captured: toPay, refunded: toPay, problem: null }])
    expect(await balances()).toEqual({})
    expect(await show()).toMatchObject({ status: 'cancelled' })
    await agrees()
  },
)

test('a page paid while it is closed after its hold expired confirms the booking if the rooms are still free', async () => {
  const { world, page, closing, leave, payments, toPay, agrees, show } = await inFrontOf('stripe')
  await leave['its hold expires']()
  closing.meanwhile = () => (page.state = 'paid')
  await doJobs(world)
  expect(await payments()).toMatchObject([{ status: 'paid', captured: toPay, refunded: 0 }])
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  await agrees()
})

test.for(['stripe', 'moyasar'] as const)(
  'a page that %s fails to close is closed again later, and a payment made on it meanwhile is refunded',
  async (speaker) => {
    const { world, page, leave, closes, payments, toPay, show, agrees } = await inFrontOf(speaker)
    page.rejects = true
    expect(await leave['the traveller cancels']()).toMatchObject({ ok: true })
    await expect(closes()).rejects.toThrow(/is not closed/)
    expect(await show()).toMatchObject({ status: 'cancelled' })
    page.state = 'paid'
    world.timeIs('2026-12-01T09:01:00Z')
    await doSweep(world)
    await doJobs(world)
    expect(await payments()).toMatchObject([{ status: 'refunded', captured: toPay, refunded: toPay }])
    await agrees()
  },
)
