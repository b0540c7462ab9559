import { expect, test } from 'vitest'
import { closePage } from '#domains/bookings/payment/close-page.server.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import type { SeenPayment } from '#domains/payments/gateway.ts'
import { addDays } from '#domains/shared/dates.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { offered, orders } from '#test/ordering.ts'
import { pendingPayment, openOfSandbox, soon } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestWorld } from '#test/world.ts'

/**
 * Simulates a bank that is deciding about the payment of a page and declines it on command; the page then accepts
 * another card.
 */
function bankOf(world: TestWorld) {
  const { gateway } = world.services.ports
  if (!gateway) throw new Error('there is no gateway')
  const { fetch, close } = gateway
  const deciding = new Set<string>()
  const closed: string[] = []
  gateway.fetch = async (id, now): Promise<SeenPayment> => {
    const response = await fetch(id, now)
    return deciding.has(id) && !closed.includes(id) ? { ...response, state: 'authorised' } : response
  }
  gateway.close = (id) => {
    closed.push(id)
    return close(id)
  }
  return { closed, decides: (id: string) => deciding.add(id), rejects: (id: string) => deciding.delete(id) }
}

const free = { accepted_penalty: { minor: 0, currency: 'SAR' } }

/** A booking that awaits payment, with helpers for its payment page. */
async function onItsPage() {
  const values = await pendingPayment({ rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }] })
  const { world, guest, reference, page } = values
  return {
    ...values,
    bank: bankOf(world),
    open: async () => openOfSandbox(await page()),
    cancels: () => guest.api.cancel_booking({ reference, ...free }),
    /** Confirms the booking unpaid, still to be paid online. */
    async stands() {
      for (const payment_type of ['arrival', 'prepay'] as const)
        expect(await guest.api.change_user_booking_payment_type({ reference, payment_type })).toMatchObject({
          ok: true,
        })
      await doJobs(world)
    },
    /** Extends the stay by one night; returns the new total. */
    async isAmended() {
      const { api } = await staffOf(world, 'agent')
      const answer = await api.show_admin_booking({ reference })
      const dates = { check_in: soon, check_out: addDays(soon, 3) }
      const quoted = await api.quote_amendment({ reference, ...dates })
      if (!answer.ok || !quoted.ok) throw new Error('there is nothing to amend')
      const seen = { reference, version: answer.data.version, status: answer.data.booking.status }
      expect(await api.amend_dates({ ...seen, ...dates, accepted_total: quoted.data.after })).toMatchObject({
        ok: true,
      })
      return quoted.data.after.minor
    },
    async at(time: string) {
      world.timeIs(`2026-12-01T${time}Z`)
      await doSweep(world)
      await doJobs(world)
    },
    agrees: async () => expect(await reconcile(world.services.database.db)).toEqual([]),
  }
}

test.for(['before', 'after'] as const)(
  'if a booking is cancelled %s the bank’s pending decision is known, its page is closed once the bank declines',
  async (when) => {
    const { bank, open, cancels, settle, world, at, payments, show, agrees } = await onItsPage()
    const page = await open()
    bank.decides(page)
    if (when === 'after') await settle()
    expect(await cancels()).toMatchObject({ ok: true })
    await doJobs(world)
    await at('09:01:00')
    expect(bank.closed).toEqual([])
    expect(await payments()).toMatchObject([{ status: 'authorised' }])

    bank.rejects(page)
    await at('09:02:00')
    expect(bank.closed).toEqual([page])
    expect(await payments()).toMatchObject([{ status: 'failed' }])
    expect(await show()).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
    await agrees()
  },
)

test('if the amount has changed when the bank declines, it is paid on a new page and the old page is closed', async () => {
  const { bank, open, stands, isAmended, world, at, payments, show, agrees } = await onItsPage()
  await stands()
  const former = await open()
  bank.decides(former)
  bank.closed.length = 0
  const toPay = await isAmended()
  await doJobs(world)
  // No second page is opened until the bank has decided.
  expect(await open()).toBe(former)

  bank.rejects(former)
  await at('09:01:00')
  expect(bank.closed).toEqual([former])
  const page = await open()
  expect(page).not.toBe(former)
  expect((await world.services.sandbox?.find(page, world.services.clock()))?.amount).toBe(toPay)
  expect(await show()).toMatchObject({ payment_status: 'unpaid' })
  expect((await payments()).map(({ status }) => status).toSorted()).toEqual(['failed', 'failed', 'unpaid'])
  await agrees()
})

test('if the amount is unchanged when the bank declines, it is paid on the same page', async () => {
  const { bank, open, settle, pay, at, payments, show } = await onItsPage()
  const page = await open()
  bank.decides(page)
  await settle()
  expect(await show()).toMatchObject({ payment_status: 'authorised' })
  bank.rejects(page)
  await at('09:01:00')
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'unpaid' })
  expect([await open(), bank.closed]).toEqual([page, []])
  await pay()
  await settle()
  expect(await payments()).toMatchObject([{ status: 'paid' }])
})

test('an order’s page awaiting the bank does not block a page that was opened since, and is closed', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const bank = bankOf(world)
  const { stay } = await offered(world)
  const guest = await world.traveller()
  await guest.api.store_cart({ kind: 'stay', ...stay })
  await guest.api.store_cart({ kind: 'stay', ...stay, check_in: '2026-12-20', check_out: '2026-12-22' })
  const made = await orders(guest, { payment_type: 'prepay' })
  const [leaving = '', staying = ''] = made.ok ? made.data.bookings.map(({ reference }) => reference) : []
  const open = async () => {
    const begun = await guest.api.start_payment({ reference: staying })
    if (!begun.ok) throw new Error(begun.error.code)
    return openOfSandbox(begun.data.page)
  }
  const together = await open()
  bank.decides(together)
  await guest.api.cancel_booking({ reference: leaving, ...free })
  const alone = await open()
  expect(alone).not.toBe(together)

  await doJobs(world)
  await settlePayment(jobDependencies(world), together.replace('test_', ''), 'webhook')
  const state = async (page: string) =>
    (await world.sql('select status from payment where provider_id = $1', [page]))[0]?.status
  expect([await state(together), await state(alone)]).toEqual(['failed', 'unpaid'])
  expect(await open()).toBe(alone)

  // A scheduled job checks it again, because the payment no longer changes.
  const later = `select data ->> 'paymentId' as id from jobs.job where name = 'close-page' and start_after = '2026-12-01T09:00:45Z'`
  expect(await world.sql(later)).toEqual([{ id: together.replace('test_', '') }])
  bank.rejects(together)
  world.timeIs('2026-12-01T09:00:45Z')
  await closePage(jobDependencies(world), together.replace('test_', ''))
  expect(bank.closed).toEqual([together])
})
