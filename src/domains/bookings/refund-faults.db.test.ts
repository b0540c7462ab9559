import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payRefund } from '#domains/bookings/refund.server.ts'
import { reconcile } from '#domains/bookings/reconcile.server.ts'
import { NotReturned, type RefundToMake } from '#domains/payments/gateway.ts'
import { askRefund } from '#domains/payments/write.server.ts'
import { doJobs, doSweep, needsOf } from '#test/jobs.ts'
import { onTheWayToPay } from '#test/paying.ts'

/** A paid booking, and a provider that knows no keys: like Moyasar it looks what it has returned, and returns the rest. */
async function paidWithoutKeys() {
  const paying = await onTheWayToPay()
  const { world, pay, settle, reference, paymentId } = paying
  await pay()
  await settle()
  const { ports, database } = world.wired
  const { gateway } = ports
  if (!gateway) throw new Error('there is no gateway')
  const provider = {
    returned: 0,
    looks: 0,
    /** What happens between looking and returning. */
    meanwhile: () => Promise.resolve(),
    /** What happens once it has returned. */
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
  let asked = 0
  return {
    ...paying,
    provider,
    async owes(amount: number) {
      const key = `staff:${(asked += 1)}`
      const now = world.wired.clock()
      const refund = { key, reference, amount, reason: 'goodwill', now } as const
      await askRefund(database.db, ports.queue, { id: paymentId, currency: 'SAR' }, refund)
      const [made] = await world.sql('select id::int from refund where key = $1', [key])
      return Number(made?.id)
    },
    /** What came of paying it. */
    tries: (id: number) =>
      payRefund(needsOf(world), id).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    agrees: async () => expect(await reconcile(world.wired.database.db)).toEqual([]),
  }
}

test('two who pay one refund at the same time to a provider without keys pay it once', async () => {
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

test('killed between what the provider returned and our books: after two minutes it is found to be returned', async () => {
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

test('of two refunds of a payment the one that may have been returned is cleared up first, then the other is paid', async () => {
  const { world, provider, owes, tries, agrees } = await paidWithoutKeys()
  const [older, newer] = [await owes(10_000), await owes(30_000)]
  expect(await tries(newer)).toContain('waits for another one')
  // Numbered first, but written in a transaction that took longer.
  await world.sql('update refund set claimed_until = $2 where id = $1', [newer, world.wired.clock()])
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

test('what the provider certainly did not return is tried again at once', async () => {
  const { provider, owes, tries } = await paidWithoutKeys()
  const id = await owes(10_000)
  provider.meanwhile = () => Promise.reject(new NotReturned('refused'))
  expect([await tries(id), await tries(id)]).toEqual(['refused', 'refused'])
  provider.meanwhile = () => Promise.resolve()
  expect(await tries(id)).toBe('done')
  expect(provider.returned).toBe(10_000)
})

test('an earlier try that may have gone through is not forgotten when a later one is refused', async () => {
  const { world, provider, owes, tries } = await paidWithoutKeys()
  const id = await owes(10_000)
  provider.after = () => Promise.reject(new Error('no answer in time'))
  await tries(id)
  provider.meanwhile = () => Promise.reject(new NotReturned('could not look'))
  world.timeIs('2026-12-01T09:03:00Z')
  expect(await tries(id)).toBe('could not look')
  expect(await world.sql('select claimed_until from refund')).toEqual([
    { claimed_until: new Date('2026-12-01T09:02:00Z') },
  ])
})

test('however many refunds are hopeless, the clock tries every one again within minutes, once an hour', async () => {
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

test('a refund is paid once, whatever dies on the way, and never forgotten', async () => {
  const { world, pay, settle, guest, reference, payments, toPay, balances } = await onTheWayToPay()
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
  // The provider has paid, but we died before writing it down.
  await world.sql('alter table payment_move add constraint killed check (false) not valid')
  await expect(doJobs(world)).rejects.toThrow()
  expect(await world.sql('select refunded_minor from sandbox_payment')).toEqual([{ refunded_minor: toPay }])
  expect(await payments()).toMatchObject([{ status: 'paid', refunded: 0 }])
  await world.sql('alter table payment_move drop constraint killed')
  // The job is given up; the clock queues it anew.
  expect(await doJobs(world)).not.toContain('pay-refund')
  world.timeIs('2026-12-01T11:30:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await payments()).toMatchObject([{ status: 'refunded', refunded: toPay }])
  expect(await world.sql('select refunded_minor from sandbox_payment')).toEqual([{ refunded_minor: toPay }])
  expect(await balances()).toEqual({})
})

test('the same refund asked for twice is one', async () => {
  const { world, pay, settle, paymentId, toPay } = await onTheWayToPay()
  await pay()
  await settle()
  const { db } = world.wired.database
  const asked = {
    key: 'staff:1',
    reference: 'X',
    amount: toPay,
    reason: 'cancelled',
    now: world.wired.clock(),
  } as const
  for (let i = 0; i < 2; i++) {
    await askRefund(db, world.wired.ports.queue, { id: paymentId, currency: 'SAR' }, asked)
  }
  expect((await db.execute(sql`select from refund`)).rows).toHaveLength(1)
  expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'pay-refund'`)).toEqual([{ n: 1 }])
})

test('a store of files out of reach stops no refund that is tried again', async () => {
  const { world, pay, settle, paymentId, reference, toPay } = await onTheWayToPay()
  await pay()
  await settle()
  const { ports, database } = world.wired
  const asked = { key: 'k', reference, amount: toPay, reason: 'cancelled', now: world.wired.clock() } as const
  await askRefund(database.db, ports.queue, { id: paymentId, currency: 'SAR' }, asked)
  await world.sql(`delete from jobs.job where name = 'pay-refund'`)
  await world.sql(
    `insert into booking_document (booking_id, kind, why, state, asked_at, file, sent_at, forget_at)
     select id, 'passport', '', 'sent', $1, 'documents/' || n, $1, $1 from booking, generate_series(1, 9) n`,
    [asked.now],
  )
  let tries = 0
  ports.files.remove = () => {
    tries += 1
    return Promise.reject(new Error('store out of reach'))
  }
  world.timeIs('2026-12-01T12:00:00Z')
  await expect(doSweep(world)).rejects.toThrow('store out of reach')
  expect(await world.sql(`select count(*)::int as n from jobs.job where name = 'pay-refund'`)).toEqual([{ n: 1 }])
  // Each of them may wait for seconds.
  expect(tries).toBe(3)
})
