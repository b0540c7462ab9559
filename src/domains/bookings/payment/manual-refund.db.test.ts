import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

type Options = { minor?: number; given_on?: string; note?: string; version?: number; key?: string }

/** A booking with 300 paid by transfer, cancelled free of charge. */
async function cancelledAfterTransfer({ paidAt = '2026-12-01T09:00:00Z' } = {}) {
  const world = await makeWorld()
  world.timeIs(paidAt)
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), { payment: 'arrival' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const [agent, other] = [await staffOf(world, 'agent', { name: 'Hala' }), await staffOf(world, 'manager')]
  const details = async () => {
    const found = await agent.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const seen = async () => {
    const { version, booking } = await details()
    return { reference, version, status: booking.status }
  }
  const paid = { ...(await seen()), minor: 30_000, way: 'transfer' as const }
  expect(await agent.api.record_arrival_payment(paid, { idempotencyKey: 'paid-by-transfer' })).toMatchObject({
    ok: true,
  })
  const free = { accepted_penalty: { minor: 0, currency: 'SAR' } }
  expect(await guest.api.cancel_booking({ reference, ...free })).toMatchObject({ ok: true })
  let keys = 0
  return {
    world,
    reference,
    details,
    agent,
    other,
    async refund({ key = `given-by-hand-${(keys += 1)}`, ...values }: Options = {}, { api } = agent) {
      const input = { minor: 30_000, given_on: '2026-12-01', note: '', ...(await seen()), ...values }
      return api.record_manual_refund(input, { idempotencyKey: key })
    },
    async costs() {
      const found = await guest.api.show_booking({ reference })
      return found.ok ? found.data.cancelled : null
    },
    async owed() {
      const day = await agent.api.fetch_today()
      return day.ok ? day.data.to_give_back.map((row) => row.reference) : null
    },
    refunds: async () => {
      const [row] = await world.sql('select count(*)::int as times, sum(amount_minor)::int as sum from manual_refund')
      return row
    },
    async balances() {
      const rows = await world.sql('select account, sum(amount_minor)::int as sum from ledger_entry group by account')
      return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]))
    },
    agrees: async () => expect(await reconcile(world.services.database.db)).toEqual([]),
  }
}

test('an amount owed by hand is in the ledger and in the tasks of the day until it is refunded, in parts or in full', async () => {
  const { reference, refund, costs, owed, balances, details, agrees, world } = await cancelledAfterTransfer()
  expect(await costs()).toMatchObject({ by_hand: { minor: 30_000 }, given_by_hand: { minor: 0 } })
  expect(await owed()).toEqual([reference])
  expect(await balances()).toEqual({ by_hand: 30_000, returning: -30_000 })
  await agrees()

  expect(await refund({ minor: 10_000, note: '  TRF  1 ' })).toMatchObject({ ok: true })
  expect(await costs()).toMatchObject({ by_hand: { minor: 30_000 }, given_by_hand: { minor: 10_000 } })
  expect(await owed()).toEqual([reference])
  expect(await balances()).toEqual({ by_hand: 20_000, returning: -20_000 })
  await agrees()

  // Recorded one day late.
  world.timeIs('2026-12-03T09:00:00Z')
  expect(await refund({ minor: 20_000, given_on: '2026-12-02' })).toMatchObject({ ok: true })
  expect(await costs()).toMatchObject({ given_by_hand: { minor: 30_000 } })
  expect(await owed()).toEqual([])
  expect(await balances()).toEqual({ by_hand: 0, returning: 0 })
  await agrees()

  const { folio, events } = await details()
  expect(folio.entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
    { paid: { minor: -10_000 }, date: '2026-12-01', note: 'TRF 1', by: { name: 'Hala' } },
    { paid: { minor: -20_000 }, date: '2026-12-02', note: null, by: { name: 'Hala' } },
  ])
  const ledger = await world.sql(
    `select split_part(transaction_id, ':', 1) as transaction, amount_minor::int as amount from ledger_entry order by id`,
  )
  expect(ledger.map(({ transaction, amount }) => [transaction, amount])).toEqual([
    ['owed-by-hand', 30_000],
    ['owed-by-hand', -30_000],
    ['given-by-hand', 10_000],
    ['given-by-hand', -10_000],
    ['given-by-hand', 20_000],
    ['given-by-hand', -20_000],
  ])
  const notifications = `select data ->> 'amount' as amount, data ->> 'on' as on from notification where kind = 'payment_given_back' order by data ->> 'amount'`
  expect(await world.sql(notifications)).toEqual([
    { amount: '10000', on: '2026-12-01' },
    { amount: '20000', on: '2026-12-02' },
  ])
  expect(events.at(-1)).toMatchObject({ note: 'gave 20000 SAR', by: { kind: 'staff', name: 'Hala' } })
  expect(await world.sql(`select endpoint, subject from staff_audit where endpoint = 'record_manual_refund'`)).toEqual([
    { endpoint: 'record_manual_refund', subject: `booking:${reference}` },
    { endpoint: 'record_manual_refund', subject: `booking:${reference}` },
  ])
})

test('a refund by hand is limited to the amount owed, cannot be in the future, and fails once everything is refunded', async () => {
  const { refund, refunds } = await cancelledAfterTransfer()
  expect(await refund({ minor: 30_001 })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'minor', code: 'too_big', params: { max: 30_000 } }] },
  })
  expect(await refund({ given_on: '2026-12-02' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'given_on', code: 'date_in_future' }] },
  })
  expect(await refunds()).toMatchObject({ times: 0 })
  expect(await refund()).toMatchObject({ ok: true })
  expect(await refund({ minor: 1 })).toMatchObject({ error: { code: 'conflict' } })
  expect(await refunds()).toEqual({ times: 1, sum: 30_000 })
})

test('a refund by hand cannot be dated before the payment, in the time zone of the booking', async () => {
  // The 2nd of December has begun in Riyadh.
  const { refund, refunds, world } = await cancelledAfterTransfer({ paidAt: '2026-12-01T21:30:00Z' })
  for (const given_on of ['1999-01-01', '2026-12-01']) {
    expect(await refund({ given_on })).toMatchObject({
      error: { code: 'invalid_input', errors: [{ path: 'given_on', code: 'date_before_payment' }] },
    })
  }
  expect(await refunds()).toMatchObject({ times: 0 })
  expect(await world.sql(`select from notification where kind = 'payment_given_back'`)).toEqual([])
  expect(await refund({ given_on: '2026-12-02' })).toMatchObject({ ok: true })
})

test('a double click records one refund, and of two concurrent refunds one succeeds', async () => {
  const { refund, refunds, details, agent, other, agrees } = await cancelledAfterTransfer()
  const { version } = await details()
  const twice = { minor: 12_000, version, key: 'one-click' }
  const clicks = [await refund(twice), await refund(twice)]
  expect(clicks.map(({ ok }) => ok)).toEqual([true, true])
  expect(await refunds()).toEqual({ times: 1, sum: 12_000 })
  // Both have read the same version.
  const at = (await details()).version
  const outcomes = await Promise.all([agent, other].map((who) => refund({ minor: 18_000, version: at }, who)))
  expect(outcomes.map((outcome) => (outcome.ok ? 'done' : outcome.error.code)).toSorted()).toEqual([
    'done',
    'status_changed',
  ])
  expect(await refunds()).toEqual({ times: 2, sum: 30_000 })
  await agrees()
})

test('a booking cancelled before the ledger contained such debts gets its debt written with the refund', async () => {
  const { world, refund, balances, agrees } = await cancelledAfterTransfer()
  await world.sql(
    `alter table ledger_entry disable trigger user; delete from ledger_entry; alter table ledger_entry enable trigger user`,
  )
  await agrees()
  expect(await refund({ minor: 12_000 })).toMatchObject({ ok: true })
  expect(await balances()).toEqual({ by_hand: 18_000, returning: -18_000 })
  await agrees()
})

test('reconciliation finds a refund by hand that is missing in the ledger or exceeds the amount owed', async () => {
  const { world, refund } = await cancelledAfterTransfer()
  await refund({ minor: 12_000 })
  const rules = async () => (await reconcile(world.services.database.db)).map(({ rule }) => rule)
  await world.sql('update manual_refund set amount_minor = 11_000')
  expect(await rules()).toContain('manual_refunds')
  await world.sql('update manual_refund set amount_minor = 31_000')
  expect(await rules()).toContain('manual_refunds')
})

test('erasing an account removes the notes of its refunds', async () => {
  const { world, refund, reference } = await cancelledAfterTransfer()
  await refund({ note: 'to the account of Amal' })
  const [booking] = await world.sql('select user_id from booking where reference = $1', [reference])
  await world.services.ports.personalData.erase(world.services.database.db, String(booking?.user_id))
  expect(await world.sql('select note, amount_minor from manual_refund')).toEqual([{ note: '', amount_minor: 30_000 }])
})
