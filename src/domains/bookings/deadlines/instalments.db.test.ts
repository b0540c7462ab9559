import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { notificationsOf } from '#test/notifications.ts'
import { addPackage } from '#test/products.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { staffOf } from '#test/staff.ts'
import { wrongProductStock } from '#test/stock.ts'
import { makeWorld, standardContact, type TestWorld } from '#test/world.ts'

let keys = 0
const key = () => ({ idempotencyKey: `instalment-${++keys}` })

/** Two guests who travel on 21 December for 8,000 SAR: 2,400 with the booking, 5,600 by the 14th. */
async function paidInParts() {
  const world = await makeWorld()
  await world.paysOnline()
  const travelPackage = await addPackage(world, { starts: [20], payment: 'both' })
  const guest = await world.traveller()
  const show = async (reference: string) => {
    const found = await guest.api.show_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const open = async (reference: string) => {
    const page = await guest.api.start_payment({ reference })
    if (!page.ok) throw new Error(page.error.code)
    return page.data.page.split('/').at(-1) ?? ''
  }
  return {
    world,
    travelPackage,
    guest,
    show,
    open,
    async pay(reference: string, card: 'good' | 'declined' = 'good') {
      await world.services.sandbox?.pay(await open(reference), card, world.services.clock())
      await guest.api.check_payment({ reference })
      return show(reference)
    },
    async books() {
      const requested = { departure_id: travelPackage.departures[0] ?? 0, party: ['2'], sharing: 'double' as const }
      const quote = await guest.api.get_package_price(requested)
      if (!quote.ok) throw new Error(quote.error.code)
      const guests = [{ first_name: 'Test', last_name: 'Guest' }]
      const made = await guest.api.store_booking(
        { guests, contact: standardContact, quote_token: quote.data.token, payment_type: 'prepay' },
        key(),
      )
      if (!made.ok) throw new Error(made.error.code)
      return made.data.reference
    },
    notifications: async (reference: string) =>
      (
        await world.sql(
          `select kind || coalesce(' ' || coalesce(data ->> 'amount', data ->> 'received'), '') || case when data ->> 'deadline' is null then '' else ' at last' end as said
           from notification where data ->> 'reference' = $1 and (kind = 'booking_instalment' or kind like 'payment%' or data ? 'received') order by created_at, kind`,
          [reference],
        )
      ).map(({ said: output }) => output),
  }
}

/** A manager who records payments by transfer. */
async function recorder(world: TestWorld) {
  const manager = await staffOf(world, 'manager')
  return async (reference: string, minor: number) => {
    const found = await manager.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const seen = { reference, status: found.data.booking.status, version: found.data.version }
    return manager.api.record_arrival_payment({ ...seen, minor, way: 'transfer' }, key())
  }
}

test('an instalment is reminded of and paid from the booking, a cancellation keeps its share once, and the ledger balances', async () => {
  const { world, guest, books, pay, show, open, notifications } = await paidInParts()
  const reference = await books()
  expect(await show(reference)).toMatchObject({ to_pay: { minor: 240_000 }, pay_by: null })
  expect(await pay(reference)).toMatchObject({
    status: 'confirmed',
    payment_status: 'paid',
    to_pay: { minor: 560_000 },
    pay_by: '2026-12-14',
    account: { paid: { minor: 240_000 }, due: [{ when: '2026-12-14', amount: { minor: 560_000 } }] },
  })
  world.timeIs('2026-12-07T05:59:00Z')
  await doSweep(world)
  expect(await notifications(reference)).toEqual(['booking_confirmed 240000'])
  world.timeIs('2026-12-07T06:00:00Z')
  await doSweep(world)
  await doSweep(world)
  expect(await notifications(reference)).toEqual(['booking_confirmed 240000', 'booking_instalment 560000'])

  // A declined card leaves the booking unchanged.
  expect(await pay(reference, 'declined')).toMatchObject({ payment_status: 'paid', to_pay: { minor: 560_000 } })
  // A payment page that stays open captures the money once, however often the payment is reported.
  const page = await open(reference)
  await world.services.sandbox?.pay(page, 'good', world.services.clock())
  const reported = Array.from({ length: 5 }, () =>
    settlePayment(jobDependencies(world), page.replace('test_', ''), 'webhook'),
  )
  await Promise.all(reported)
  expect(await show(reference)).toMatchObject({ status: 'confirmed', to_pay: null, pay_by: null })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  expect(
    await world.sql(
      'select bp.amount_minor as amount, after_minor as after from booking_payment bp join payment p on p.id = bp.payment_id where p.captured_minor > 0 order by after_minor',
    ),
  ).toEqual([
    { amount: 240_000, after: 0 },
    { amount: 560_000, after: 240_000 },
  ])
  const receipt = await guest.api.show_receipt({ reference })
  expect(receipt).toMatchObject({
    data: { number: 2, order: null, total: { minor: 560_000 }, others: [1], lines: [{ part_of: { minor: 800_000 } }] },
  })
  expect(await guest.api.show_receipt({ reference, number: 1 })).toMatchObject({
    data: { number: 1, total: { minor: 240_000 }, others: [2] },
  })
  expect(await reconcile(world.services.database.db)).toEqual([])

  // Within ten days of departure the penalty is half: all of the first payment, the rest from the second.
  world.timeIs('2026-12-12T09:00:00Z')
  const accepted = { reference, accepted_penalty: { minor: 400_000, currency: 'SAR' } }
  expect(await guest.api.cancel_booking(accepted, key())).toMatchObject({
    data: { cancelled: { penalty: { minor: 400_000 }, refund: { minor: 400_000 }, due: { minor: 0 } } },
  })
  await doJobs(world)
  expect(await show(reference)).toMatchObject({ payment_status: 'partly_refunded' })
  expect(await reconcile(world.services.database.db)).toEqual([])
  const books_ = await world.sql(
    'select account, sum(amount_minor)::int as sum from ledger_entry group by account having sum(amount_minor) <> 0 order by account',
  )
  expect(books_).toEqual([
    { account: 'penalties', sum: -400_000 },
    { account: 'provider:sandbox', sum: 400_000 },
  ])
})

test('a missed instalment is notified, gets three days and is then cancelled under its terms; a payment or a recorded transfer in time keeps the booking', async () => {
  const { world, guest, books, pay, show, notifications } = await paidInParts()
  const [missed, late, transferred] = [await books(), await books(), await books()]
  for (const reference of [missed, late, transferred]) await pay(reference)
  const record = await recorder(world)
  expect(await record(transferred, 560_000)).toMatchObject({ ok: true })
  // A payment for an amount that has been settled otherwise is refunded automatically.
  const again = await books()
  await pay(again)
  const page = await guest.api.start_payment({ reference: again })
  await record(again, 100_000)
  const open = page.ok ? (page.data.page.split('/').at(-1) ?? '') : ''
  await world.services.sandbox?.pay(open, 'good', world.services.clock())
  await guest.api.check_payment({ reference: again })
  expect(await world.sql(`select reason, amount_minor as amount from refund where reference = $1`, [again])).toEqual([
    { reason: 'not_needed', amount: 560_000 },
  ])
  world.timeIs('2026-12-14T20:59:00Z')
  await doSweep(world)
  expect(await show(missed)).toMatchObject({ status: 'confirmed', deadline_at: null })
  // The start of the 15th in Riyadh.
  world.timeIs('2026-12-14T21:00:00Z')
  await doSweep(world)
  await doSweep(world)
  expect(await show(missed)).toMatchObject({
    status: 'confirmed',
    deadline_at: '2026-12-17T21:00:00.000Z',
    to_pay: { minor: 560_000 },
    pay_by: '2026-12-14',
  })
  expect((await notifications(missed)).at(-1)).toBe('booking_instalment 560000 at last')
  expect(await show(transferred)).toMatchObject({ status: 'confirmed', deadline_at: null, to_pay: null })
  // A part payment restarts the grace period for the rest.
  await record(late, 60_000)
  expect(await show(late)).toMatchObject({ deadline_at: null, to_pay: { minor: 500_000 } })
  expect(await pay(late)).toMatchObject({ status: 'confirmed', deadline_at: null, to_pay: null })

  world.timeIs('2026-12-17T21:00:00Z')
  await doSweep(world)
  await doJobs(world)
  // The terms keep half of 8,000, but the penalty is limited to the amount paid.
  expect(await show(missed)).toMatchObject({
    status: 'cancelled',
    cancelled: { penalty: { minor: 240_000 }, refund: { minor: 0 }, due: { minor: 0 } },
  })
  const reported = (await notificationsOf(world, 'booking_cancelled')).filter(({ data }) => data.reference === missed)
  expect(reported).toMatchObject([{ data: { refund: 0, account: { charge: { minor: 240_000 }, due: [] } } }])
  expect(await show(late)).toMatchObject({ status: 'confirmed' })
  expect(await show(transferred)).toMatchObject({ status: 'confirmed' })
  expect(await guest.api.start_payment({ reference: missed })).toMatchObject({ error: { code: 'status_changed' } })
  expect(await wrongProductStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a deposit refunded in full by goodwill is not requested again; the rest is requested, paid or pursued as usual', async () => {
  const { world, books, pay, show, notifications } = await paidInParts()
  const [paying, missing] = [await books(), await books()]
  const manager = await staffOf(world, 'manager')
  for (const reference of [paying, missing]) {
    await pay(reference)
    const found = await manager.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    const seen = { reference, status: found.data.booking.status, version: found.data.version }
    expect(await manager.api.refund_booking({ ...seen, minor: 240_000 }, key())).toMatchObject({ ok: true })
  }
  await doJobs(world)
  const rest = { payment_status: 'refunded', to_pay: { minor: 560_000 }, pay_by: '2026-12-14' }
  expect(await show(paying)).toMatchObject(rest)
  world.timeIs('2026-12-07T06:00:00Z')
  await doSweep(world)
  for (const reference of [paying, missing])
    expect(await notifications(reference)).toContain('booking_instalment 560000')
  expect(await pay(paying)).toMatchObject({ status: 'confirmed', payment_status: 'partly_refunded', to_pay: null })
  world.timeIs('2026-12-14T21:00:00Z')
  await doSweep(world)
  expect(await show(missing)).toMatchObject({ ...rest, deadline_at: '2026-12-17T21:00:00.000Z' })
  world.timeIs('2026-12-17T21:00:00Z')
  await doSweep(world)
  expect(await show(missing)).toMatchObject({ status: 'cancelled' })
  expect(await show(paying)).toMatchObject({ status: 'confirmed' })
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a phone booking without an account is reminded with a payment link, and the instalment is paid through it', async () => {
  const { world, books, pay } = await paidInParts()
  const reference = await books()
  await pay(reference)
  await world.sql(`update booking set user_id = null, source = 'phone' where reference = $1`, [reference])
  const visitor = world.visitor()
  const tokens = async () =>
    (
      await world.sql(
        `select data ->> 'token' as token from notification where kind = 'booking_instalment' order by created_at`,
      )
    ).map(({ token }) => String(token))
  world.timeIs('2026-12-07T06:00:00Z')
  await doSweep(world)
  await doSweep(world)
  expect(await tokens()).toHaveLength(1)
  world.timeIs('2026-12-14T21:00:00Z')
  await doSweep(world)
  const [soon = '', overdue = ''] = await tokens()
  expect(await visitor.show_payment_link({ token: soon })).toMatchObject({
    data: { status: 'confirmed', to_pay: { minor: 560_000 }, pay_by: '2026-12-14' },
  })
  const page = await visitor.pay_by_link({ token: overdue })
  await world.services.sandbox?.pay(
    page.ok ? (page.data.page.split('/').at(-1) ?? '') : '',
    'good',
    world.services.clock(),
  )
  expect(await visitor.check_payment_link({ token: overdue })).toMatchObject({
    data: { status: 'confirmed', deadline_at: null, to_pay: null },
  })
})

test('a payment by transfer is included in the cancellation: it covers the penalty first, and the notification states the rest that is refunded by hand', async () => {
  const { world, guest, books, pay, show } = await paidInParts()
  const [whole, part] = [await books(), await books()]
  for (const reference of [whole, part]) await pay(reference)
  const record = await recorder(world)
  await record(whole, 560_000)
  await record(part, 300_000)
  // The penalty of half of 8,000 is taken from the transfer, so that the online payment is refunded automatically.
  world.timeIs('2026-12-12T09:00:00Z')
  const cost = {
    penalty: { minor: 400_000 },
    refund: { minor: 240_000 },
    by_hand: { minor: 160_000 },
    due: { minor: 0 },
  }
  expect(await guest.api.quote_cancellation({ reference: whole })).toMatchObject({ data: cost })
  const accepted = { reference: whole, accepted_penalty: { minor: 400_000, currency: 'SAR' } }
  expect(await guest.api.cancel_booking(accepted, key())).toMatchObject({ data: { cancelled: cost } })
  await doJobs(world)
  expect(await world.sql('select amount_minor as amount from refund where reference = $1', [whole])).toEqual([
    { amount: 240_000 },
  ])
  expect(await notificationsOf(world, 'booking_cancelled')).toMatchObject([
    { data: { refund: 240_000, byHand: 160_000 } },
  ])

  // 5,400 of 8,000 were paid, and the rest is missed: 4,000 are kept and no more.
  for (const at of ['2026-12-14T21:00:00Z', '2026-12-17T21:00:00Z']) {
    world.timeIs(at)
    await doSweep(world)
  }
  await doJobs(world)
  expect(await show(part)).toMatchObject({
    status: 'cancelled',
    cancelled: { penalty: { minor: 400_000 }, refund: { minor: 140_000 }, by_hand: { minor: 0 }, due: { minor: 0 } },
  })
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('an instalment that was paid before the booking became cheaper, and reported afterwards, is refunded', async () => {
  const { world, travelPackage, guest, books, pay, show, open } = await paidInParts()
  const reference = await books()
  await pay(reference)
  const page = await open(reference)
  await world.services.sandbox?.pay(page, 'good', world.services.clock())
  const selection = {
    kind: 'package' as const,
    departure_id: travelPackage.departures[0] ?? 0,
    party: ['1'],
    sharing: 'double' as const,
  }
  const quote = await guest.api.quote_change({ reference, selection })
  if (!quote.ok) throw new Error(quote.error.code)
  expect(await guest.api.change_booking({ reference, change_token: quote.data.token })).toMatchObject({ ok: true })
  await settlePayment(jobDependencies(world), page.replace('test_', ''), 'webhook')
  await doJobs(world)
  const { account } = await show(reference)
  expect(account.paid.minor - account.refunded.minor).toBe(240_000)
  expect(await world.sql('select reason, amount_minor as amount from refund')).toEqual([
    { reason: 'outdated', amount: 560_000 },
  ])
  expect(await reconcile(world.services.database.db)).toEqual([])
})

test('a rest of an instalment that is too small to be charged cancels nothing, and is asked for with no page', async () => {
  const { world, books, pay, show, guest } = await paidInParts()
  const reference = await books()
  await pay(reference)
  const manager = await staffOf(world, 'manager')
  const seen = await manager.api.show_admin_booking({ reference })
  if (!seen.ok) throw new Error(seen.error.code)
  const { booking, version } = seen.data
  const paid = { reference, status: booking.status, version, minor: 559_950, way: 'transfer' as const }
  expect(await manager.api.record_arrival_payment(paid, key())).toMatchObject({ ok: true })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  world.timeIs('2026-12-15T09:00:00Z')
  await doSweep(world)
  world.timeIs('2026-12-19T09:00:00Z')
  await doSweep(world)
  expect(await show(reference)).toMatchObject({ status: 'confirmed' })
})

test('an amount that leaves a rest which no provider charges is refused at its field', async () => {
  const { world, books, pay } = await paidInParts()
  const reference = await books()
  await pay(reference)
  await world.sql(`update booking set currency = 'KWD', price = jsonb_set(price, '{currency}', '"KWD"'),
    product = jsonb_set(product, '{priced,currency}', '"KWD"')`)
  const manager = await staffOf(world, 'manager')
  const seen = await manager.api.show_admin_booking({ reference })
  if (!seen.ok) throw new Error(seen.error.code)
  const input = { reference, status: seen.data.booking.status, version: seen.data.version, way: 'cash' as const }
  expect(await manager.api.record_arrival_payment({ ...input, minor: 12_345 }, key())).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'minor', code: 'amount_step' }] },
  })
})
