import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Sandbox } from '#integrations/demo/sandbox.ts'
import { openPaymentOf } from '#domains/bookings/payment/pay.server.ts'
import { lockBooking } from '#domains/bookings/state/queries.server.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { storePage } from '#domains/payments/commands.server.ts'
import { doJobs, jobDependencies } from '#test/jobs.ts'
import { wrongStock } from '#test/stock.ts'
import { offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { makeWorld } from '#test/world.ts'

/** Two bookings of one traveller with one payment, as in an order. */
async function ordered() {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 2, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const { db } = world.services.database
  const { gateway } = world.services.ports
  const references: string[] = []
  for (const checkIn of ['2026-12-15', '2026-12-20']) {
    const made = await guest.books(hotel, { checkIn, nights: 2, payment: 'prepay' })
    if (made.ok) references.push(made.data.reference)
  }
  const [first = '', second = ''] = references
  const id = randomUUID()
  const now = world.services.clock()
  const payment = await db.transaction(async (tx) => {
    const one = await lockBooking(tx, sql`b.reference = ${first}`)
    const two = await lockBooking(tx, sql`b.reference = ${second}`)
    if (!one || !two || !gateway) throw new Error('nothing to pay')
    const values = {
      id,
      reference: 'ORDER0001',
      userId: guest.id,
      provider: gateway.provider,
      locale: 'en',
      now,
    } as const
    return openPaymentOf(tx, values, [one, two])
  })
  const page = await gateway?.begin({
    ...payment,
    description: 'order',
    returnPath: '/en',
    expiresAt: new Date(payment.expiresAt),
    now,
  })
  if (!page) throw new Error('there is no page')
  await storePage(db, id, page)
  await world.services.sandbox?.pay(page.providerId, 'good', now)
  const show = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    return found.ok ? found.data : null
  }
  return {
    world,
    guest,
    first,
    second,
    payment,
    show,
    settle: () => settlePayment(jobDependencies(world), id, 'webhook'),
  }
}

test('one payment confirms every booking of an order, with one receipt that lists them', async () => {
  const { world, guest, first, second, payment, show, settle } = await ordered()
  await settle()
  for (const reference of [first, second]) {
    expect(await show(reference)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  }
  const receipts = await Promise.all([first, second].map((reference) => guest.api.show_receipt({ reference })))
  for (const receipt of receipts) {
    expect(receipt).toMatchObject({ ok: true, data: { number: 1, total: { minor: payment.amount } } })
  }
  expect(receipts[0]?.ok && receipts[0].data.lines.map((line) => line.reference)).toEqual([first, second])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('the share of a cancelled booking is refunded, and cancelling the other refunds its own share', async () => {
  const { world, guest, first, second, payment, show, settle } = await ordered()
  const free = { minor: 0, currency: 'SAR' }
  await guest.api.cancel_booking({ reference: first, accepted_penalty: free })
  await settle()
  await doJobs(world)
  expect(await show(first)).toMatchObject({ status: 'cancelled', payment_status: 'unpaid' })
  expect(await show(second)).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await world.sql('select status, refunded_minor from payment')).toEqual([
    { status: 'partly_refunded', refunded_minor: payment.amount / 2 },
  ])
  await guest.api.cancel_booking({ reference: second, accepted_penalty: free })
  await doJobs(world)
  expect(await show(second)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await world.sql('select status, refunded_minor from payment')).toEqual([
    { status: 'refunded', refunded_minor: payment.amount },
  ])
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

/** An order of two stays to be paid online. */
async function twoOrdered() {
  const world = await makeWorld()
  await world.paysOnline()
  const { stay } = await offered(world)
  const guest = await world.traveller()
  await guest.api.store_cart({ kind: 'stay', ...stay })
  await guest.api.store_cart({ kind: 'stay', ...stay, check_in: '2026-12-20', check_out: '2026-12-22' })
  const made = await orders(guest, { payment_type: 'prepay' })
  if (!made.ok) throw new Error(made.error.code)
  return { world, guest, made: made.data }
}

/**
 * An order of two stays with an open payment page, of which one stay is then cancelled or changed to payment on
 * arrival.
 */
async function shrunk(
  leave: 'cancel' | 'arrival',
  pays?: (page: string, sandbox: Sandbox, now: Date) => Promise<void>,
) {
  const { world, guest, made } = await twoOrdered()
  const [leaving = '', staying = ''] = made.bookings.map(({ reference }) => reference)
  const open = async () => {
    const page = await guest.api.start_payment({ reference: staying })
    if (!page.ok) throw new Error(page.error.code)
    return openOfSandbox(page.data.page)
  }
  const { sandbox, clock, database } = world.services
  if (!sandbox) throw new Error('there is no sandbox')
  const before = await open()
  await pays?.(before, sandbox, clock())
  if (leave === 'cancel') {
    await guest.api.cancel_booking({ reference: leaving, accepted_penalty: { minor: 0, currency: 'SAR' } })
  } else await guest.api.change_user_booking_payment_type({ reference: leaving, payment_type: 'arrival' })
  const order = await guest.api.show_order({ reference: made.reference })
  const toPay = order.ok ? (order.data.to_pay?.minor ?? 0) : 0
  return {
    world,
    sandbox,
    before,
    toPay,
    open,
    settle: (page: string) => settlePayment(jobDependencies(world), page.replace('test_', ''), 'webhook'),
    stateOf: async (page: string) => (await sandbox.find(page, clock()))?.state,
    /** Returns the captured amount less refunds, and the statuses of both bookings. */
    atLast: async () => {
      await doJobs(world)
      expect([await wrongStock(world), await reconcile(database.db)]).toEqual([[], []])
      const [held] = await world.sql('select sum(captured_minor - refunded_minor)::int as held from payment')
      const show = async (reference: string) => {
        const found = await guest.api.show_booking({ reference })
        return found.ok ? `${found.data.status} ${found.data.payment_status}` : found.error.code
      }
      return [held?.held, await show(leaving), await show(staying)]
    },
  }
}

test.for([
  ['cancel', 'cancelled unpaid'],
  ['arrival', 'confirmed unpaid'],
] as const)('after a change (%s) the new page has the new amount and the old page is closed', async ([leave, left]) => {
  const { before, open, toPay, world, sandbox, settle, stateOf, atLast } = await shrunk(leave)
  const [page, again] = [await open(), await open()]
  expect([page === before, again === page]).toEqual([false, true])
  expect((await sandbox.find(page, world.services.clock()))?.amount).toBe(toPay)
  expect(await stateOf(before)).toBe('open')
  await doJobs(world)
  expect([await stateOf(before), await stateOf(page)]).toEqual(['failed', 'open'])
  await sandbox.pay(page, 'good', world.services.clock())
  await settle(page)
  expect(await atLast()).toEqual([toPay, left, 'confirmed paid'])
})

test('the page of an order is closed when one of its bookings is cancelled, because its amount is too high', async () => {
  const { world, before, stateOf } = await shrunk('cancel')
  await doJobs(world)
  expect(await stateOf(before)).toBe('failed')
})

test.for(['former', 'later'] as const)(
  'if both pages are paid, the %s one first, the surplus is refunded',
  async (first) => {
    const { world, before, open, toPay, sandbox, settle, atLast } = await shrunk('cancel', (page, bank, now) =>
      bank.pay(page, 'silent', now),
    )
    const page = await open()
    await sandbox.pay(page, 'silent', world.services.clock())
    for (const paid of first === 'former' ? [before, page] : [page, before]) await settle(paid)
    expect(await atLast()).toEqual([toPay, 'cancelled unpaid', 'confirmed paid'])
  },
)

test('a payment in progress is awaited, and no second page is opened', async () => {
  const { world, before, open, toPay, settle, atLast } = await shrunk('cancel', (page, bank, now) =>
    bank.pay(page, 'slow', now),
  )
  await settle(before)
  expect(await open()).toBe(before)
  world.timeIs('2026-12-01T09:01:00Z')
  await settle(before)
  expect(await atLast()).toEqual([toPay, 'cancelled unpaid', 'confirmed paid'])
})

test('an order is paid by its own reference: first the bookings that are held until payment', async () => {
  const { world, guest, made } = await twoOrdered()
  const [one = '', other = ''] = made.bookings.map(({ reference }) => reference)
  const page = async (requested: string, api = guest.api) => {
    const opened = await api.start_payment({ reference: requested })
    return opened.ok ? opened.data.page : opened.error.code
  }
  const together = await page(made.reference)
  expect(await page(one)).toBe(together)
  // The first booking is confirmed and still payable online; the other one expires unless paid.
  for (const payment_type of ['arrival', 'prepay'] as const) {
    expect(await guest.api.change_user_booking_payment_type({ reference: one, payment_type })).toMatchObject({
      ok: true,
    })
  }
  expect(await page(made.reference)).toBe(await page(other))
  expect(await page(one)).not.toBe(await page(other))
  expect(await page(made.reference, (await world.traveller()).api)).toBe('not_found')
})
