import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payRefund } from '#domains/bookings/payment/refund.server.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { RefundNotMade, type RefundToMake } from '#domains/payments/gateway.ts'
import { requestRefund } from '#domains/payments/commands.server.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'

/**
 * A paid booking, and a provider without idempotency keys: like Moyasar it reads the refunded total and refunds the
 * rest.
 */
async function paidWithoutKeys() {
  const paying = await pendingPayment()
  const { world, pay, settle, reference, paymentId } = paying
  await pay()
  await settle()
  const { ports, database } = world.services
  const { gateway } = ports
  if (!gateway) throw new Error('there is no gateway')
  const provider = {
    returned: 0,
    looks: 0,
    /** Runs between the provider's read and its refund. */
    meanwhile: () => Promise.resolve(),
    /** Runs after the provider's refund. */
    after: () => Promise.resolve(),
  }
  gateway.refund = async ({ amount, refundedBefore }: RefundToMake) => {
    const seen = provider.returned
    provider.looks += 1
    await provider.meanwhile()
    if (seen < refundedBefore + amount) provider.returned += amount
    await provider.after()
    return { refundId: 'one' }
  }
  let requested = 0
  return {
    ...paying,
    provider,
    async owes(amount: number) {
      const key = `staff:${(requested += 1)}`
      const now = world.services.clock()
      const refund = { key, reference, amount, reason: 'goodwill', now } as const
      await requestRefund(database.db, ports.queue, { id: paymentId, currency: 'SAR' }, refund)
      const [made] = await world.sql('select id::int from refund where key = $1', [key])
      return Number(made?.id)
    },
    /** Tries to pay a refund; returns `done` or the error message. */
    tries: (id: number) =>
      payRefund(jobDependencies(world), id).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    agrees: async () => expect(await reconcile(world.services.database.db)).toEqual([]),
  }
}

test('two concurrent attempts at one refund, to a provider without idempotency keys, pay it once', async () => {
  const { provider, owes, tries, payments, agrees } = await paidWithoutKeys()
  const id = await owes(10_000)
  const open = Promise.withResolvers<void>()
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  provider.meanwhile = () => {
    ;(provider.looks === 1 ? first : second).resolve()
    return open.promise
  }
  const quicker = tries(id)
  await first.promise
  const slower = tries(id)
  await Promise.race([slower, second.promise])
  open.resolve()
  expect(await Promise.all([quicker, slower])).toEqual(['done', expect.stringContaining('is under way')])
  expect(await tries(id)).toBe('done')
  expect(provider).toMatchObject({ returned: 10_000, looks: 1 })
  expect(await payments()).toMatchObject([{ refunded: 10_000 }])
  await agrees()
})

test('after a crash between the provider’s refund and our commit, the refund is found after two minutes', async () => {
  const { world, provider, owes, tries, payments, agrees } = await paidWithoutKeys()
  const id = await owes(10_000)
  provider.after = () => Promise.reject(new Error('no answer in time'))
  expect(await tries(id)).toBe('no answer in time')
  provider.after = () => Promise.resolve()
  world.timeIs('2026-12-01T09:01:59Z')
  expect(await tries(id)).toContain('is under way')
  world.timeIs('2026-12-01T09:02:00Z')
  expect(await tries(id)).toBe('done')
  expect(provider).toMatchObject({ returned: 10_000, looks: 2 })
  expect(await payments()).toMatchObject([{ refunded: 10_000 }])
  await agrees()
})

test('of two refunds of a payment the one with an uncertain result is resolved first, then the other is paid', async () => {
  const { world, provider, owes, tries, agrees } = await paidWithoutKeys()
  const [older, newer] = [await owes(10_000), await owes(30_000)]
  expect(await tries(newer)).toContain('waits for another one')
  // Simulates that the older refund has the lower id but was committed later.
  await world.sql('update refund set claimed_until = $2 where id = $1', [newer, world.services.clock()])
  provider.after = () => Promise.reject(new Error('no answer in time'))
  expect(await tries(newer)).toBe('no answer in time')
  provider.after = () => Promise.resolve()
  world.timeIs('2026-12-01T09:03:00Z')
  expect(await tries(older)).toContain('waits for another one')
  expect(await tries(newer)).toBe('done')
  expect(await tries(older)).toBe('done')
  expect(provider.returned).toBe(40_000)
  await agrees()
})

test('a refund that the provider certainly did not make can be retried immediately', async () => {
  const { provider, owes, tries } = await paidWithoutKeys()
  const id = await owes(10_000)
  provider.meanwhile = () => Promise.reject(new RefundNotMade('refused'))
  expect([await tries(id), await tries(id)]).toEqual(['refused', 'refused'])
  provider.meanwhile = () => Promise.resolve()
  expect(await tries(id)).toBe('done')
  expect(provider.returned).toBe(10_000)
})

test('an earlier attempt that may have succeeded keeps its claim if a later attempt is rejected', async () => {
  const { world, provider, owes, tries } = await paidWithoutKeys()
  const id = await owes(10_000)
  provider.after = () => Promise.reject(new Error('no answer in time'))
  await tries(id)
  provider.meanwhile = () => Promise.reject(new RefundNotMade('could not look'))
  world.timeIs('2026-12-01T09:03:00Z')
  expect(await tries(id)).toBe('could not look')
  expect(await world.sql('select claimed_until from refund')).toEqual([
    { claimed_until: new Date('2026-12-01T09:02:00Z') },
  ])
})

test('every failing refund is retried within minutes, at most once an hour, however many there are', async () => {
  const { world, owes } = await paidWithoutKeys()
  const last = await owes(1)
  await world.sql(
    `insert into refund (key, payment_id, reference, amount_minor, reason, requested_at)
     select 'hopeless:' || n, r.payment_id, r.reference, 1, r.reason, r.requested_at - interval '1 day' from refund r, generate_series(1, 120) n`,
  )
  await world.sql(`delete from jobs.job`)
  const queued = async () =>
    (await world.sql(`select (data ->> 'refundId')::int as id from jobs.job where name = 'pay-refund'`)).map(
      ({ id }) => id,
    )
  world.timeIs('2026-12-01T11:00:01Z')
  for (let i = 0; i < 4; i++) await doSweep(world)
  expect(await queued()).toHaveLength(121)
  expect(await queued()).toContain(last)
  world.timeIs('2026-12-01T12:00:00Z')
  await doSweep(world)
  expect(await queued()).toHaveLength(121)
  world.timeIs('2026-12-01T12:00:01Z')
  await doSweep(world)
  expect(await queued()).toHaveLength(171)
})

test('a refund is paid exactly once, whatever crashes on the way', async () => {
  const { world, pay, settle, guest, reference, payments, toPay, balances } = await pendingPayment()
  await pay()
  await settle()
  const key = { idempotencyKey: 'cancel-once-1' }
  const cancel = () => guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } }, key)
  const answers = []
  for (let i = 0; i < 10; i++) answers.push(await cancel())
  for (const answer of answers) expect(answer).toEqual(answers[0])
  expect(await world.sql('select key, amount_minor from refund')).toEqual([
    { key: `cancelled:${reference}`, amount_minor: toPay },
  ])
  // The provider has refunded, but the process crashed before recording it.
  await world.sql('alter table payment_move add constraint killed check (false) not valid')
  await expect(doJobs(world)).rejects.toThrow()
  expect(await world.sql('select refunded_minor from sandbox_payment')).toEqual([{ refunded_minor: toPay }])
  expect(await payments()).toMatchObject([{ status: 'paid', refunded: 0 }])
  await world.sql('alter table payment_move drop constraint killed')
  // The job has been given up; the sweep queues it again.
  expect(await doJobs(world)).not.toContain('pay-refund')
  world.timeIs('2026-12-01T11:30:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await payments()).toMatchObject([{ status: 'refunded', refunded: toPay }])
  expect(await world.sql('select refunded_minor from sandbox_payment')).toEqual([{ refunded_minor: toPay }])
  expect(await balances()).toEqual({})
})

test('requesting the same refund twice creates one refund', async () => {
  const { world, pay, settle, paymentId, toPay } = await pendingPayment()
  await pay()
  await settle()
  const { db } = world.services.database
  const requested = {
    key: 'staff:1',
    reference: 'X',
    amount: toPay,
    reason: 'cancelled',
    now: world.services.clock(),
  } as const
  for (let i = 0; i < 2; i++) {
    await requestRefund(db, world.services.ports.queue, { id: paymentId, currency: 'SAR' }, requested)
  }
  expect((await db.execute(sql`select from refund`)).rows).toHaveLength(1)
  expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'pay-refund'`)).toEqual([{ n: 1 }])
})

test('an unavailable file store does not stop the retries of refunds', async () => {
  const { world, pay, settle, paymentId, reference, toPay } = await pendingPayment()
  await pay()
  await settle()
  const { ports, database } = world.services
  const requested = { key: 'k', reference, amount: toPay, reason: 'cancelled', now: world.services.clock() } as const
  await requestRefund(database.db, ports.queue, { id: paymentId, currency: 'SAR' }, requested)
  await world.sql(`delete from jobs.job where name = 'pay-refund'`)
  await world.sql(
    `insert into booking_document (booking_id, kind, why, state, asked_at, file, sent_at, forget_at)
     select id, 'passport', '', 'sent', $1, 'documents/' || n, $1, $1 from booking, generate_series(1, 9) n`,
    [requested.now],
  )
  let tries = 0
  ports.files.remove = () => {
    tries += 1
    return Promise.reject(new Error('store out of reach'))
  }
  world.timeIs('2026-12-01T12:00:00Z')
  await expect(doSweep(world)).rejects.toThrow('store out of reach')
  expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'pay-refund'`)).toEqual([{ n: 1 }])
  // Limited, because each attempt can take seconds.
  expect(tries).toBe(3)
})
