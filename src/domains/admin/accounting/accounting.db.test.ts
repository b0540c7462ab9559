import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { doJobs, jobDependencies } from '#test/jobs.ts'
import { offered, orders } from '#test/ordering.ts'
import { openOfSandbox } from '#test/paying.ts'
import { ledgerSum, someMoney } from '#test/some-money.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, today, type TestWorld } from '#test/world.ts'

type Api = Awaited<ReturnType<typeof staffOf>>['api']
type Period = { from: string; to: string; hotel?: string; limit?: number }

const december = { from: '2026-12-01', to: '2026-12-31' }

async function paymentsOf(api: Api, period: Period = december) {
  const answer = await api.fetch_payments_by_day(period)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

async function documentsOf(api: Api, period: Period = december) {
  const answer = await api.fetch_tax_documents(period)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.data
}

const sumWhere = (rows: { way: string; amount: { minor: number } }[], ...ways: string[]) =>
  sumOf(rows.filter(({ way }) => ways.includes(way)).map(({ amount }) => amount.minor))

/** What the providers have by the ledger, in minor units. */
const atProviders = async (world: TestWorld) => 0 - (await ledgerSum(world, ['provider:sandbox', 'provider:gift_card']))

test('payments by day and way add up to the ledger, and to each hotel', async () => {
  const { world, manager, first, second, penalty } = await someMoney()
  await doJobs(world)
  expect(await reconcile(world.services.database.db)).toEqual([])
  const { rows, count, totals } = await paymentsOf(manager.api)
  const sar = (minor: number) => ({ minor, currency: 'SAR' })
  expect(rows).toEqual([
    { day: today, way: 'online', kind: 'payment', count: 2, amount: sar(first.toPay + second.toPay) },
    { day: '2026-12-14', way: 'cash', kind: 'payment', count: 1, amount: sar(5_000) },
    { day: '2026-12-14', way: 'online', kind: 'refund', count: 2, amount: sar(penalty - second.toPay - 1_234) },
  ])
  expect(count).toBe(3)
  expect(sumWhere(rows, 'online', 'gift_card')).toBe(await atProviders(world))
  expect(totals).toEqual([sar((await atProviders(world)) + 5_000)])
  const ofSecond = await paymentsOf(manager.api, { ...december, hotel: second.hotel.slug })
  expect(ofSecond.totals).toEqual([sar(penalty)])
  const ofFirst = await paymentsOf(manager.api, { ...december, hotel: first.hotel.slug })
  expect((ofFirst.totals[0]?.minor ?? 0) + penalty).toBe(totals[0]?.minor)
  expect(await paymentsOf(manager.api, { from: '2027-01-01', to: '2027-01-31' })).toEqual({
    rows: [],
    count: 0,
    totals: [],
  })
})

test('a payment that was recorded by mistake is listed with its reversal, and a refund by hand on its own day', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const made = await guest.books(await world.hotel(), { checkIn: '2027-01-20', payment: 'arrival' })
  const reference = made.ok ? made.data.reference : ''
  const seen = async () => {
    const answer = await api.show_admin_booking({ reference })
    if (!answer.ok) throw new Error(answer.error.code)
    return { reference, status: answer.data.booking.status, version: answer.data.version }
  }
  await api.record_arrival_payment({ ...(await seen()), minor: 9_000, way: 'transfer' })
  const [payment] = await world.sql('select id::int from arrival_payment')
  await api.reverse_arrival_payment({ ...(await seen()), payment: payment?.id as number, reason: 'Another guest' })
  await api.record_arrival_payment({ ...(await seen()), minor: 5_000, way: 'transfer' })
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  world.timeIs('2026-12-20T09:00:00Z')
  await api.record_manual_refund({ ...(await seen()), minor: 5_000, given_on: '2026-12-18', note: '' })
  const { rows, totals } = await paymentsOf(api)
  expect(rows.map(({ day, way, kind, count, amount }) => [day, way, kind, count, amount.minor])).toEqual([
    [today, 'transfer', 'payment', 2, 14_000],
    [today, 'transfer', 'reversal', 1, -9_000],
    ['2026-12-18', 'by_hand', 'refund', 1, -5_000],
  ])
  expect(totals).toEqual([{ minor: 0, currency: 'SAR' }])
})

test('a captured amount that differs from an order is received and returned for the same hotel', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { hotel, stay, guide } = await offered(world)
  const guest = await world.traveller()
  for (const line of [stay, guide]) await guest.api.store_cart(line)
  const ordered = await orders(guest, { payment_type: 'prepay' })
  const { reference } = ordered.ok ? ordered.data : { reference: '' }
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  const open = openOfSandbox(started.data.page)
  await world.services.sandbox?.pay(open, 'good', world.services.clock())
  const { gateway } = world.services.ports
  if (!gateway) throw new Error('there is no gateway')
  const { fetch } = gateway
  gateway.fetch = async (id, now) => ({ ...(await fetch(id, now)), captured: 100 })
  await settlePayment(jobDependencies(world), open.replace('test_', ''), 'webhook')
  await doJobs(world)
  const { api } = await staffOf(world, 'manager')
  for (const place of [{}, { hotel: hotel.slug }]) {
    const { rows } = await paymentsOf(api, { ...december, ...place })
    expect(rows.map(({ way, kind, amount }) => [way, kind, amount.minor])).toEqual([
      ['online', 'payment', 100],
      ['online', 'refund', -100],
    ])
    const revenue = await api.report_revenue({ month: '2026-12', ...place })
    expect(revenue).toMatchObject({ data: { totals: { captured: 100, returned: 100, net: 0 } } })
  }
})

test('invoices less credit notes are what was kept, before and after VAT, and each credit note names its invoice', async () => {
  const { world, manager, first, second } = await someMoney()
  await doJobs(world)
  const { rows, totals } = await documentsOf(manager.api)
  const kept = (await ledgerSum(world, ['guests', 'penalties'])) + 5_000
  expect(totals.map(({ gross }) => gross)).toEqual([{ minor: kept, currency: 'SAR' }])
  expect(rows.every(({ net, vat, gross }) => net.minor + vat.minor === gross.minor)).toBe(true)
  const [vat] = await world.sql(`select sum(vat)::int as vat from (
    select (data ->> 'vat')::int as vat from receipt union all select -(data ->> 'vat')::int from credit_note) documents`)
  expect(totals[0]?.vat.minor).toBe(vat?.vat)
  const invoice = rows.find(({ references }) => references.includes(second.reference))
  const note = rows.find(({ kind, references }) => kind === 'credit_note' && references.includes(second.reference))
  expect(note).toMatchObject({ corrects: invoice?.number, rate: invoice?.rate, customer: invoice?.customer })
  expect(note?.gross.minor).toBeLessThan(0)
  const ofFirst = await documentsOf(manager.api, { ...december, hotel: first.hotel.slug })
  expect(ofFirst.rows.flatMap(({ references }) => references)).not.toContain(second.reference)
})

test('a list of the first rows has the number and the sums of all of them', async () => {
  const { world, manager } = await someMoney()
  await doJobs(world)
  const [payments, documents] = [await paymentsOf(manager.api), await documentsOf(manager.api)]
  for (const limit of [1, 2, 3]) {
    const first = await paymentsOf(manager.api, { ...december, limit })
    expect(first).toEqual({ ...payments, rows: payments.rows.slice(0, limit) })
    const papers = await documentsOf(manager.api, { ...december, limit })
    expect(papers).toMatchObject({ count: documents.count, totals: documents.totals })
    expect(new Set(papers.rows.map(({ kind, number }) => `${kind} ${number}`)).size).toBe(limit)
    expect(papers.rows).toEqual(documents.rows.slice(0, papers.rows.length))
  }
  const numbers = new Set(documents.rows.map(({ kind, number }) => `${kind} ${number}`))
  expect([payments.count, documents.count]).toEqual([payments.rows.length, numbers.size])
  const file = await manager.api.export_accounting({ ...december, list: 'documents', format: 'csv' })
  const lines = file.ok ? Buffer.from(file.data.file, 'base64').toString().trim().split('\r\n') : []
  expect(lines.length - 1).toBe(documents.rows.length)
})

test('days of payments are those of the provider, or of the hotel that is chosen', async () => {
  const { world, manager, first } = await someMoney()
  // There, these payments were taken on the last evening of November.
  await world.sql(`update city set time_zone = 'Pacific/Pago_Pago' where slug = 'makkah'`)
  const days = async (hotel?: string) => {
    const { rows } = await paymentsOf(manager.api, { from: '2026-11-30', to: today, ...(hotel && { hotel }) })
    return rows.map(({ day }) => day)
  }
  expect(await days()).toEqual([today])
  expect(await days(first.hotel.slug)).toEqual(['2026-11-30'])
})

test('a period that ends before it begins, or is longer than a year, has its error at the last day', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  for (const [to, code] of [
    ['2026-11-30', 'period_order'],
    ['2028-01-01', 'period_too_long'],
  ] as const) {
    const failed = { ok: false, error: { code: 'invalid_input', errors: [{ path: 'to', code }] } }
    expect(await api.fetch_tax_documents({ ...december, to })).toMatchObject(failed)
    expect(await api.fetch_payments_by_day({ ...december, to })).toMatchObject(failed)
    expect(await api.export_accounting({ ...december, to, list: 'payments' })).toMatchObject(failed)
  }
  expect(await api.fetch_payments_by_day({ from: 'soon', to: '2026-12-31' })).toMatchObject({
    error: { errors: [{ path: 'from', code: 'invalid_date' }] },
  })
})

test('the files are for managers, in words of their language, without a row when nothing happened', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const file = await api.export_accounting({ ...december, list: 'documents', format: 'csv' })
  expect(file.ok && [file.data.name, Buffer.from(file.data.file, 'base64').toString()]).toEqual([
    'invoices-2026-12-01-2026-12-31.csv',
    '\ufeffDocument,Number,Date,Corrects invoice,Customer,Bookings,VAT rate (%),Net,VAT,Gross,Currency\r\n',
  ])
  const agent = await staffOf(world, 'agent')
  expect(await agent.api.export_accounting({ ...december, list: 'payments' })).toMatchObject({
    error: { code: 'forbidden' },
  })
})
