import { expect, test } from 'vitest'
import { recordedPayments, reversiblePayment } from '#test/folio.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment, soon } from '#test/paying.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { makeWorld } from '#test/world.ts'

type Api = Awaited<ReturnType<typeof staffOf>>['api']

async function folioOf(api: Api, reference: string) {
  const answer = await api.show_admin_booking({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data.folio
}

test('a folio begins with what is charged, and has who recorded a payment and who reversed it and why', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), { checkIn: soon, nights: 2, payment: 'arrival' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference, total } = made.data
  const agent = await staffOf(world, 'agent', { name: 'Noor' })
  const manager = await staffOf(world, 'manager', { name: 'Hala' })
  const { entries: charges } = await folioOf(agent.api, reference)
  expect(charges.filter(({ source }) => source === 'night').map(({ date }) => date)).toHaveLength(2)
  expect(charges.every(({ kind, by }) => kind === 'charge' && by?.kind === 'traveller')).toBe(true)
  expect(charges.at(-1)?.balance).toEqual(total)

  await agent.api.record_arrival_payment({ ...(await seenBy(agent.api, reference)), minor: 10_000, way: 'cash' })
  const shown = await agent.api.show_admin_booking({ reference })
  const payment = shown.ok ? reversiblePayment(shown.data) : 0
  const mistake = { ...(await seenBy(manager.api, reference)), payment }
  expect(await manager.api.reverse_arrival_payment({ ...mistake, reason: ' ' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'reason', code: 'required' }] },
  })
  await manager.api.reverse_arrival_payment({ ...mistake, reason: 'Another guest' })
  const folio = await folioOf(agent.api, reference)
  expect(folio.entries.slice(charges.length)).toMatchObject([
    {
      kind: 'payment',
      way: 'cash',
      paid: { minor: 10_000 },
      by: { kind: 'staff', name: 'Noor' },
      reversed: true,
      payment: null,
    },
    {
      kind: 'payment',
      paid: { minor: -10_000 },
      by: { name: 'Hala' },
      note: 'Another guest',
      reversed: false,
      balance: total,
    },
  ])
  expect(folio.entries.at(-1)?.reverses).toBe(folio.entries.at(-2)?.id)
  expect(folio).toMatchObject({ receivable: total, refundable: { minor: 0 }, owed: { by_hand: { minor: 0 } } })
})

test('goodwill leaves the account settled, and says which manager gave it', async () => {
  const paying = await pendingPayment()
  const { world, reference, toPay } = paying
  const { api } = await staffOf(world, 'manager', { name: 'Hala' })
  const [attempt] = (await folioOf(api, reference)).attempts
  expect(attempt).toMatchObject({ status: 'unpaid', amount: { minor: toPay } })
  await paying.pay()
  await paying.settle()
  const { balance } = (await folioOf(api, reference)).entries.at(-1) ?? {}
  await api.refund_booking({ ...(await seenBy(api, reference)), minor: 1_000 })
  await doJobs(world)
  const folio = await folioOf(api, reference)
  expect(folio.attempts).toEqual([])
  expect(folio.entries.at(-1)).toMatchObject({
    kind: 'refund',
    way: 'card',
    reason: 'goodwill',
    paid: { minor: -1_000 },
    by: { kind: 'staff', name: 'Hala' },
    balance,
  })
  expect(folio.refundable.minor).toBe(toPay - 1_000)
})

test('a shorter stay reverses its nights, and the account then says what is to be returned', async () => {
  const world = await makeWorld()
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), { checkIn: soon, nights: 2, payment: 'arrival' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference, total, check_in } = made.data
  const { api } = await staffOf(world, 'manager', { name: 'Hala' })
  await api.record_arrival_payment({ ...(await seenBy(api, reference)), minor: total.minor, way: 'transfer' })
  const dates = {
    check_in,
    check_out: (await folioOf(api, reference)).entries.findLast(({ date }) => date)?.date ?? '',
  }
  const quote = await api.quote_amendment({ reference, ...dates, goodwill: true })
  if (!quote.ok) throw new Error(quote.error.code)
  await api.amend_dates({
    ...(await seenBy(api, reference)),
    ...dates,
    goodwill: true,
    accepted_total: quote.data.after,
  })
  const folio = await folioOf(api, reference)
  const reversal = folio.entries.find(({ source, reverses }) => source === 'night' && reverses !== null)
  expect(reversal).toMatchObject({ date: dates.check_out, reason: 'changed', by: { name: 'Hala' } })
  expect(folio.entries.find(({ id }) => id === reversal?.reverses)).toMatchObject({ reversed: true })
  expect(folio.owed.by_hand.minor).toBeGreaterThan(0)
  expect(folio.entries.at(-1)?.balance.minor).toBe(-folio.owed.by_hand.minor)
  // What was partly returned could not be reversed any more.
  await api.record_manual_refund({
    ...(await seenBy(api, reference)),
    minor: folio.owed.by_hand.minor,
    given_on: '2026-12-01',
    note: 'TRF 1',
  })
  const shown = await api.show_admin_booking({ reference })
  expect(shown.ok && recordedPayments(shown.data)).toEqual([{ amount: total.minor, payment: null }])
  expect(shown.ok && shown.data.folio.entries.at(-1)).toMatchObject({
    way: 'by_hand',
    note: 'TRF 1',
    balance: { minor: 0 },
  })
})
