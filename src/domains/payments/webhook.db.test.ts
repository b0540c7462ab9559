import { expect, test } from 'vitest'
import { createSandbox, signatureOf } from '#integrations/demo/sandbox.ts'
import { queueJob } from '#server/database/job-queue.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { serve } from '#test/site.ts'
import { testSecret } from '#test/world.ts'
import { createSigner } from '#server/security/tokens.ts'

const secret = createSigner(testSecret).digest('sandbox', 'webhook')

/** A payment in progress, the site on a port, and a sandbox configured with its address. */
async function withSite() {
  const paying = await pendingPayment()
  const { world } = paying
  const address = `${await serve(world.services)}/webhooks/payments/sandbox`
  const sandbox = createSandbox({ db: world.services.database.db, queue: queueJob, secret, webhookUrl: () => address })
  const post = async (body: string, signature: string | null = signatureOf(secret, body, world.services.clock())) => {
    const headers = { 'Content-Type': 'application/json', ...(signature && { 'Sandbox-Signature': signature }) }
    return (await fetch(address, { method: 'POST', headers, body })).status
  }
  const reported = (event: string, id = paying.paymentId) =>
    JSON.stringify({ id: event, type: 'payment.updated', payment: { id: `test_${id}`, given_id: id } })
  const events = async () => (await world.sql('select event_id, payment_id from payment_event order by id')) as object[]
  return { ...paying, address, sandbox, post, reported, events }
}

test('the sandbox webhook arrives over HTTP, is stored as received, and is settled by a job', async () => {
  const { world, pay, sandbox, show, events, paymentId } = await withSite()
  await pay()
  expect(await doJobs(world, sandbox)).toEqual(['sandbox-webhook', 'settle-payment', 'booking-changed'])
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await events()).toEqual([{ event_id: `evt_test_${paymentId}`, payment_id: paymentId }])
})

test('a webhook delivered twice is stored once and causes one booking, one capture and one notification', async () => {
  const { world, pay, sandbox, events, payments, notifications, toPay } = await withSite()
  await pay('twice')
  const done = await doJobs(world, sandbox)
  expect(done.filter((name) => name === 'sandbox-webhook')).toHaveLength(2)
  expect(done.filter((name) => name === 'settle-payment')).toHaveLength(1)
  expect(await events()).toHaveLength(1)
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await notifications()).toEqual(['booking_confirmed'])
})

test('fifty equal and fifty different concurrent webhooks, together with browser requests, cause one capture, one receipt and one notification', async () => {
  const { world, pay, post, reported, guest, reference, sandbox, payments, notifications, balances, toPay } =
    await withSite()
  await pay()
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => post(reported('evt_same'))),
    ...Array.from({ length: 50 }, (_, i) => post(reported(`evt_${i}`))),
    ...Array.from({ length: 5 }, async () => ((await guest.api.check_payment({ reference })).ok ? 200 : 0)),
  ])
  expect(new Set(answers)).toEqual(new Set([200]))
  await Promise.all([doJobs(world, sandbox), doJobs(world, sandbox)])
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
  expect(await notifications()).toEqual(['booking_confirmed'])
  expect(await world.sql('select count(*)::int as n from payment_event')).toEqual([{ n: 52 }])
  expect(await world.sql('select number from receipt')).toEqual([{ number: 1 }])
  expect(await world.sql(`select from booking_event where to_status = 'confirmed'`)).toHaveLength(1)
})

test('forged, modified, old and unsigned webhooks and those of another provider get 400 and change nothing', async () => {
  const { world, pay, post, reported, events, address, show } = await withSite()
  await pay()
  const now = world.services.clock()
  const body = reported('evt_1')
  const valid = signatureOf(secret, body, now)
  expect(await post(body, signatureOf('another secret', body, now))).toBe(400)
  expect(await post(`${body} `, valid)).toBe(400)
  expect(await post(body, null)).toBe(400)
  expect(await post(body, 't=1,v1=00')).toBe(400)
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(await post(body, signatureOf(secret, body, ago(301)))).toBe(400)
  const elsewhere = address.replace('sandbox', 'stripe')
  expect((await fetch(elsewhere, { method: 'POST', body, headers: { 'Sandbox-Signature': valid } })).status).toBe(400)
  expect((await fetch(address, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
  expect(await events()).toEqual([])
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
  expect(await post(body, signatureOf(secret, body, ago(299)))).toBe(200)
})

test('an unrelated event is stored without effect, and a reported payment is verified with the provider', async () => {
  const { world, post, reported, events, show, sandbox } = await withSite()
  expect(await post(reported('evt_other', '00000000-0000-4000-8000-000000000000'))).toBe(200)
  expect(await events()).toEqual([{ event_id: 'evt_other', payment_id: null }])
  // Correctly signed, but the provider's API reports no payment.
  expect(await post(reported('evt_early'))).toBe(200)
  await doJobs(world, sandbox)
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
})
