import { expect, test } from 'vitest'
import { createSandbox, signatureOf } from '#adapters/payment-sandbox.ts'
import { queueJob } from '#server/job-queue.ts'
import { doJobs } from '#test/jobs.ts'
import { onTheWayToPay } from '#test/paying.ts'
import { serve } from '#test/site.ts'
import { testSecret } from '#test/world.ts'
import { createSeal } from '#server/seal.ts'

const secret = createSeal(testSecret).digest('sandbox', 'webhook')

/** A payment on its way, the site on a port, and a sandbox that knows where it is. */
async function withSite() {
  const paying = await onTheWayToPay()
  const { world } = paying
  const address = `${await serve(world.wired)}/webhooks/payments/sandbox`
  const sandbox = createSandbox({ db: world.wired.database.db, queue: queueJob, secret, webhookUrl: () => address })
  const post = async (body: string, signature: string | null = signatureOf(secret, body, world.wired.clock())) => {
    const headers = { 'Content-Type': 'application/json', ...(signature && { 'Sandbox-Signature': signature }) }
    return (await fetch(address, { method: 'POST', headers, body })).status
  }
  const told = (event: string, id = paying.paymentId) =>
    JSON.stringify({ id: event, type: 'payment.updated', payment: { id: `test_${id}`, given_id: id } })
  const events = async () => (await world.sql('select event_id, payment_id from payment_event order by id')) as object[]
  return { ...paying, address, sandbox, post, told, events }
}

test('the sandbox tells over HTTP, it is stored as it came, and a job settles it', async () => {
  const { world, pay, sandbox, show, events, paymentId } = await withSite()
  await pay()
  expect(await doJobs(world, sandbox)).toEqual(['sandbox-webhook', 'settle-payment', 'booking-changed'])
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await events()).toEqual([{ event_id: `evt_test_${paymentId}`, payment_id: paymentId }])
})

test('told twice by the provider: stored once, one booking, one capture, one letter', async () => {
  const { world, pay, sandbox, events, payments, letters, toPay } = await withSite()
  await pay('twice')
  const done = await doJobs(world, sandbox)
  expect(done.filter((name) => name === 'sandbox-webhook')).toHaveLength(2)
  expect(done.filter((name) => name === 'settle-payment')).toHaveLength(1)
  expect(await events()).toHaveLength(1)
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await letters()).toEqual(['payment_received'])
})

test('fifty of the same and fifty different ones at once, beside the browser: one of everything', async () => {
  const { world, pay, post, told, guest, reference, sandbox, payments, letters, balances, toPay } = await withSite()
  await pay()
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => post(told('evt_same'))),
    ...Array.from({ length: 50 }, (_, i) => post(told(`evt_${i}`))),
    ...Array.from({ length: 5 }, async () => ((await guest.api.check_payment({ reference })).ok ? 200 : 0)),
  ])
  expect(new Set(answers)).toEqual(new Set([200]))
  await Promise.all([doJobs(world, sandbox), doJobs(world, sandbox)])
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
  expect(await letters()).toEqual(['payment_received'])
  expect(await world.sql('select count(*)::int as n from payment_event')).toEqual([{ n: 52 }])
  expect(await world.sql('select number from receipt')).toEqual([{ number: 1 }])
  expect(await world.sql(`select from booking_event where to_status = 'confirmed'`)).toHaveLength(1)
})

test('forged, tampered, stale, unsigned, of another provider: 400, and nothing changes', async () => {
  const { world, pay, post, told, events, address, show } = await withSite()
  await pay()
  const now = world.wired.clock()
  const body = told('evt_1')
  const signed = signatureOf(secret, body, now)
  expect(await post(body, signatureOf('another secret', body, now))).toBe(400)
  expect(await post(`${body} `, signed)).toBe(400)
  expect(await post(body, null)).toBe(400)
  expect(await post(body, 't=1,v1=00')).toBe(400)
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(await post(body, signatureOf(secret, body, ago(301)))).toBe(400)
  const elsewhere = address.replace('sandbox', 'stripe')
  expect((await fetch(elsewhere, { method: 'POST', body, headers: { 'Sandbox-Signature': signed } })).status).toBe(400)
  expect((await fetch(address, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413)
  expect(await events()).toEqual([])
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
  expect(await post(body, signatureOf(secret, body, ago(299)))).toBe(200)
})

test('an event about nothing of ours is kept and does nothing; one that says too much is not believed', async () => {
  const { world, post, told, events, show, sandbox } = await withSite()
  expect(await post(told('evt_other', '00000000-0000-4000-8000-000000000000'))).toBe(200)
  expect(await events()).toEqual([{ event_id: 'evt_other', payment_id: null }])
  // Well signed, but the provider's own books say that nothing was paid.
  expect(await post(told('evt_early'))).toBe(200)
  await doJobs(world, sandbox)
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
})
