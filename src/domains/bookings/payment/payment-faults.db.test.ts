import { expect, test } from 'vitest'
import { settleUnreported } from '#domains/bookings/payment/settle.server.ts'
import { faultOf } from '#server/observability/fault.ts'
import type { SeenPayment } from '#domains/payments/gateway.ts'
import { claimDueChecks } from '#domains/payments/commands.server.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { wrongStock } from '#test/stock.ts'
import type { TestWorld } from '#test/world.ts'

/** Makes the provider report other values than it has stored; the result restores it. */
function states(world: TestWorld, seen: Partial<SeenPayment>) {
  const { gateway } = world.services.ports
  if (!gateway) throw new Error('there is no gateway')
  const { fetch } = gateway
  gateway.fetch = async (id, now) => ({ ...(await fetch(id, now)), ...seen })
  return () => (gateway.fetch = fetch)
}

test('without a report from the provider the sweep finds a payment within two minutes', async () => {
  const { world, pay, show } = await pendingPayment()
  await pay('silent')
  expect(await doJobs(world)).not.toContain('sandbox-webhook')
  world.timeIs('2026-12-01T09:01:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('a crash between the provider’s capture and our commit leaves nothing half-written, and the sweep completes it', async () => {
  const { world, pay, settle, show, payments, balances, toPay } = await pendingPayment()
  await pay()
  // The last statement of the settling transaction fails, as if the process had crashed there.
  await world.sql('alter table notification add constraint killed check (false) not valid')
  await expect(settle()).rejects.toThrow()
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
  expect(await payments()).toMatchObject([{ status: 'unpaid', captured: 0 }])
  expect(await balances()).toEqual({})
  await world.sql('alter table notification drop constraint killed')
  world.timeIs('2026-12-01T09:01:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
})

test('after a crash between opening a payment and its page, the next call opens the page of the same payment', async () => {
  const { world, page, paymentId, pay, settle, show } = await pendingPayment()
  await world.sql('update payment set provider_id = null, page_url = null')
  expect(await page()).toContain(paymentId)
  await pay()
  await settle()
  expect(await show()).toMatchObject({ status: 'confirmed' })
})

test('a payment of another amount than requested confirms nothing and is refunded automatically', async () => {
  const { world, pay, settle, show, payments, balances, notifications, toPay } = await pendingPayment()
  await pay()
  states(world, { captured: toPay - 1 })
  await settle()
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'failed' })
  await doJobs(world)
  expect(await payments()).toEqual([
    { status: 'refunded', captured: toPay - 1, refunded: toPay - 1, problem: 'amount_differs' },
  ])
  expect(await balances()).toEqual({})
  expect(await notifications()).toEqual(['payment_returned'])
})

test('a payment in another currency confirms nothing, is not in the ledger and requires manual handling', async () => {
  const { world, pay, settle, show, payments, balances } = await pendingPayment()
  await pay()
  states(world, { currency: 'USD' })
  await settle()
  await settle()
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'failed' })
  expect(await payments()).toMatchObject([{ status: 'failed', captured: 0, problem: 'currency_differs' }])
  expect(await balances()).toEqual({})
})

test('a payment after the hold expired confirms the booking if the rooms are still free', async () => {
  const { world, pay, show, counters, notifications } = await pendingPayment()
  world.timeIs('2026-12-01T09:29:50Z')
  await pay('slow')
  world.timeIs('2026-12-01T09:30:05Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'expired' })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  world.timeIs('2026-12-01T09:32:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await notifications()).toEqual(['booking_confirmed'])
  expect(await wrongStock(world)).toEqual([])
})

test('a payment after the hold expired is refunded in full with a notification if the rooms are sold', async () => {
  const { world, pay, show, hotel, payments, balances, notifications, toPay } = await pendingPayment({
    rooms: [{ allotment: 1, rates: [{ payment: 'both' }] }],
  })
  world.timeIs('2026-12-01T09:29:50Z')
  await pay('slow')
  world.timeIs('2026-12-01T09:30:05Z')
  await doSweep(world)
  const quicker = await world.traveller()
  expect(await quicker.books(hotel, { checkIn: '2026-12-15', nights: 2 })).toMatchObject({ ok: true })
  world.timeIs('2026-12-01T09:32:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await show()).toMatchObject({ status: 'expired' })
  expect(await payments()).toEqual([{ status: 'refunded', captured: toPay, refunded: toPay, problem: null }])
  expect(await balances()).toEqual({})
  expect(await notifications()).toEqual(['payment_returned'])
  expect(await wrongStock(world)).toEqual([])
})

test('a payment after a cancellation, or after a change to payment on arrival, is refunded in full', async () => {
  for (const leave of ['cancel', 'arrival'] as const) {
    const { world, pay, guest, reference, payments, show, balances } = await pendingPayment()
    await pay('slow')
    if (leave === 'cancel') {
      await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
    } else {
      await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })
    }
    world.timeIs('2026-12-01T09:01:00Z')
    await doSweep(world)
    await doJobs(world)
    expect(await payments()).toMatchObject([{ status: 'refunded' }])
    expect(await show()).toMatchObject({ status: leave === 'cancel' ? 'cancelled' : 'confirmed' })
    expect(await balances()).toEqual({})
  }
})

test('a provider that does not respond stops neither the sweep nor other payments, and is retried', async () => {
  const { world, pay, show } = await pendingPayment()
  await pay('silent')
  const { gateway } = world.services.ports
  const answer = gateway?.fetch
  if (!gateway || !answer) throw new Error('there is no gateway')
  gateway.fetch = () => Promise.reject(new Error('the provider does not respond'))
  world.timeIs('2026-12-01T09:01:00Z')
  await expect(doSweep(world)).rejects.toThrow(/could not be checked/)
  gateway.fetch = answer
  world.timeIs('2026-12-01T09:01:30Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'pending' })
  world.timeIs('2026-12-01T09:01:45Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed' })
})

test('a failed payment is checked for a day, and a late capture of it is found', async () => {
  const { world, pay, guest, reference, show, payments, balances, toPay, settle } = await pendingPayment()
  await pay('silent')
  const other = states(world, { state: 'failed', captured: 0 })
  await settle()
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'failed' })
  world.timeIs('2026-12-01T09:00:45Z')
  await doSweep(world)
  expect(await payments()).toMatchObject([{ status: 'failed' }])
  other()
  world.timeIs('2026-12-01T09:01:29Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'pending' })
  world.timeIs('2026-12-01T09:01:30Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
})

test('a late capture of a failed payment is refunded if it is not needed any more; after a day the checks end', async () => {
  const { world, pay, payments, balances, toPay, settle, paymentId } = await pendingPayment()
  await pay('silent')
  const other = states(world, { state: 'failed', captured: 0 })
  await settle()
  // Another card on another page.
  other()
  await pay()
  const [second] = await world.sql('select id from payment where id <> $1', [paymentId])
  await settle('return', String(second?.id))
  world.timeIs('2026-12-01T09:01:00Z')
  await doSweep(world)
  await doJobs(world)
  expect(await payments()).toMatchObject([{ captured: toPay }, { captured: toPay }])
  expect(await world.sql(`select id, status from payment where refunded_minor > 0`)).toEqual([
    { id: paymentId, status: 'refunded' },
  ])
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })

  const abandoned = await pendingPayment()
  abandoned.world.timeIs('2026-12-02T09:30:01Z')
  await doSweep(abandoned.world)
  expect(await abandoned.world.sql('select status, check_at from payment')).toEqual([
    { status: 'failed', check_at: null },
  ])
})

test('several processes check each unreported payment once; the check of a crashed process is repeated after a minute', async () => {
  const { world, hotel, guest, show, pay } = await pendingPayment({
    rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }],
  })
  await pay('silent')
  for (let i = 0; i < 3; i++) {
    const made = await guest.books(hotel, { payment: 'prepay' })
    if (made.ok) await guest.api.start_payment({ reference: made.data.reference })
  }
  const { gateway } = world.services.ports
  const fetch = gateway?.fetch
  if (!gateway || !fetch) throw new Error('there is no gateway')
  const requested: string[] = []
  gateway.fetch = (id, now) => {
    requested.push(id)
    return fetch(id, now)
  }
  world.timeIs('2026-12-01T09:01:00Z')
  await Promise.all([1, 2, 3].map(() => settleUnreported(jobDependencies(world))))
  expect(requested).toHaveLength(4)
  expect(new Set(requested).size).toBe(4)
  expect(await show()).toMatchObject({ status: 'confirmed' })

  // Claimed by a process that crashes before the check.
  requested.length = 0
  world.timeIs('2026-12-01T09:05:00Z')
  expect(await claimDueChecks(world.services.database.db, world.services.clock(), 20)).toHaveLength(3)
  world.timeIs('2026-12-01T09:05:59Z')
  await settleUnreported(jobDependencies(world))
  expect(requested).toHaveLength(0)
  world.timeIs('2026-12-01T09:06:00Z')
  await settleUnreported(jobDependencies(world))
  expect(requested).toHaveLength(3)
})

test('payments of held rooms are checked before late payments', async () => {
  const { world, paymentId } = await pendingPayment()
  await world.sql(`
    insert into payment (id, reference, provider, amount_minor, currency, status, locale, expires_at, check_at, created_at, updated_at)
    select 'late', reference || 'x', provider, amount_minor, currency, 'failed', locale, '2026-12-01T08:00Z', '2026-12-01T08:30Z', created_at, updated_at
    from payment`)
  const at = new Date('2026-12-01T09:01:00Z')
  expect(await claimDueChecks(world.services.database.db, at, 1)).toEqual([paymentId])
  expect(await claimDueChecks(world.services.database.db, at, 1)).toEqual(['late'])
})

test('late payments are checked even if many rooms are held', async () => {
  const { world } = await pendingPayment()
  await world.sql(`
    insert into payment (id, reference, provider, amount_minor, currency, status, locale, expires_at, check_at, created_at, updated_at)
    select n.id, reference || n.id, provider, amount_minor, currency, 'failed', locale,
      case when n.id = 'late' then '2026-12-01T08:00Z'::timestamptz else expires_at end, '2026-12-01T08:30Z', created_at, updated_at
    from payment, (select 'late' as id union all select 'held' || i from generate_series(1, 30) i) n`)
  const at = new Date('2026-12-01T09:01:00Z')
  const taken = await claimDueChecks(world.services.database.db, at, 20)
  expect(taken).toContain('late')
  expect(taken.filter((id) => id !== 'late')).toHaveLength(15)
})

test('a page that opens after its payment was given up is checked like any other', async () => {
  const { world, payments, paymentId, toPay, show } = await pendingPayment()
  const { sandbox, clock } = world.services
  const [begun] = await world.sql('select provider_id, page_url from payment')
  await world.sql('update payment set provider_id = null, page_url = null')
  await sandbox?.pay(String(begun?.provider_id), 'silent', clock())
  world.timeIs('2026-12-01T09:30:05Z')
  await doSweep(world)
  expect(await payments()).toMatchObject([{ status: 'failed' }])
  expect(await show()).toMatchObject({ status: 'expired' })
  // The late response of the provider.
  await world.sql('update payment set provider_id = $2, page_url = $3 where id = $1', [
    paymentId,
    begun?.provider_id,
    begun?.page_url,
  ])
  world.timeIs('2026-12-01T09:31:00Z')
  await doSweep(world)
  expect(await payments()).toMatchObject([{ status: 'paid', captured: toPay }])
  expect(await show()).toMatchObject({ status: 'confirmed' })
})

test('erasing an account removes personal data from its payments', async () => {
  const { world, pay, settle, guest, paymentId } = await pendingPayment()
  await pay()
  await settle()
  await world.sql(
    `insert into payment_event (provider, event_id, kind, payment_id, body, received_at) values ('sandbox', 'e', 'k', $1, 'Amal', now())`,
    [paymentId],
  )
  await world.services.ports.personalData.erase(world.services.database.db, guest.id)
  expect(await world.sql('select user_id from payment')).toEqual([{ user_id: null }])
  expect(await world.sql('select body from payment_event')).toEqual([{ body: '' }])
  expect(await world.sql(`select from payment_move where actor like '%' || $1 || '%'`, [guest.id])).toEqual([])
})

test('a provider that does not open its page can be retried: the caller gets an error, and the hold stays', async () => {
  const { world, guest, reference, paymentId, page, show } = await pendingPayment()
  await world.sql('update payment set provider_id = null, page_url = null')
  const { gateway } = world.services.ports
  const begin = gateway?.begin
  if (!gateway || !begin) throw new Error('there is no gateway')
  gateway.begin = () => Promise.reject(new Error('invalid response from the provider'))
  const fault: unknown = await guest.api.start_payment({ reference }).catch((error: unknown) => error)
  expect(faultOf(fault, () => undefined, 'request')).toEqual({ code: 'unavailable', retryAfter: 2 })
  expect(await show()).toMatchObject({ status: 'pending' })
  gateway.begin = begin
  expect(await page()).toContain(paymentId)
})
