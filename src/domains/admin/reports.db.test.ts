import { expect, test } from 'vitest'
import type { CallInputOf } from '#api/endpoint.ts'
import type { Report, reportEndpoints } from '#domains/admin/report-contract.ts'
import type { BookedOf } from '#domains/bookings/model/products/product.ts'
import { writeLedger } from '#domains/payments/ledger.server.ts'
import { sumOf } from '#domains/shared/sum.ts'
import { itemAs } from '#test/item.ts'
import { ledgerSum, someMoney } from '#test/some-money.ts'
import { refreshAllSessions, staffOf } from '#test/staff.ts'
import { addCity, addPackage } from '#test/products.ts'
import { makeWorld, standardContact, today, type TestWorld } from '#test/world.ts'

type ReportQuery = CallInputOf<typeof reportEndpoints.report_revenue>
type Api = Awaited<ReturnType<typeof staffOf>>['api']

const december: ReportQuery = { month: '2026-12' }

async function read(answer: ReturnType<Api['report_revenue']>): Promise<Report> {
  const found = await answer
  if (!found.ok) throw new Error(found.error.code)
  return found.data
}

const dayOf = (report: Report, key: string) => report.rows.find((row) => row.key === key)?.figures

test('revenue equals the ledger, by day, by city and by hotel, and when filtered by hotel or city', async () => {
  const { world, manager, first, second, penalty } = await someMoney()
  const earned = await ledgerSum(world, ['guests', 'penalties'])
  for (const by of ['day', 'city', 'hotel'] as const) {
    const { totals } = await read(manager.api.report_revenue({ ...december, by }))
    expect([by, totals]).toEqual([
      by,
      {
        captured: first.toPay + second.toPay,
        gift_cards: 0,
        returned: 1_234 + second.toPay - penalty,
        net: earned,
        penalties: await ledgerSum(world, ['penalties']),
        on_arrival: 5_000,
        given_by_hand: 0,
      },
    ])
  }
  expect(penalty).toBeGreaterThan(0)
  expect(earned).toBe(first.toPay - 1_234 + penalty)
  const days = await read(manager.api.report_revenue(december))
  expect([days.rows.length, days.from, days.to]).toEqual([31, '2026-12-01', '2026-12-31'])
  expect(dayOf(days, today)).toMatchObject({ captured: first.toPay + second.toPay, returned: 1_234 })
  expect(dayOf(days, '2026-12-14')).toMatchObject({ captured: 0, penalties: penalty, on_arrival: 5_000 })
  const makkah = await read(manager.api.report_revenue({ ...december, city: 'makkah' }))
  expect(makkah.totals.net).toBe(earned)
  const hotel = await read(manager.api.report_revenue({ ...december, hotel: second.hotel.slug }))
  expect(hotel.totals.net).toBe(penalty)
  const elsewhere = await read(manager.api.report_revenue({ ...december, city: 'madinah' }))
  expect(elsewhere.totals.net).toBe(0)
  const later = await read(manager.api.report_revenue({ month: '2027-01' }))
  expect(Object.values(later.totals).every((value) => value === 0)).toBe(true)
})

test('a package is reported by the cities that it leads to, not by the one it leaves from', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const hotel = await world.hotel()
  await addCity(world, 'madinah', { en: 'Madinah', ar: 'المدينة المنورة' })
  await addCity(world, 'cairo', { en: 'Cairo', ar: 'القاهرة' })
  const named = { name: { en: 'Quiet House', ar: 'دار هادئة' }, city: 'madinah' }
  const hotels = [
    { hotel, nights: 2 },
    { hotel: named, nights: 2 },
  ]
  const { departures } = await addPackage(world, { starts: [20], hotels })
  await world.sql(`update package set departure_city = 'cairo'`)
  const guest = await world.traveller()
  const quote = await guest.api.get_package_price({ departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' })
  const form = {
    guests: [{ first_name: 'Amal', last_name: 'Guest' }],
    contact: standardContact,
    payment_type: 'arrival' as const,
    quote_token: quote.ok ? quote.data.token : '',
  }
  expect(await guest.api.store_booking(form, { idempotencyKey: 'package-report' })).toMatchObject({ ok: true })
  const { rows } = await read(api.report_bookings({ ...december, by: 'city' }))
  expect(rows).toMatchObject([{ key: 'Makkah · Madinah', name: 'Makkah · Madinah', figures: { made: 1 } }])
  const made = async (city: string) => (await read(api.report_bookings({ ...december, city }))).totals.made
  expect([await made('makkah'), await made('madinah'), await made('cairo')]).toEqual([1, 1, 0])
  expect(await api.fetch_report_lines({ ...december, city: 'madinah' })).toMatchObject({
    data: [{ kind: 'package', city: 'Makkah · Madinah' }],
  })
})

test('a manual refund is reported separately from payments on arrival, on the day of the refund', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  const guest = await world.traveller()
  const hotel = await world.hotel()
  const made = await guest.books(hotel, { checkIn: '2027-01-20', payment: 'arrival' })
  const reference = made.ok ? made.data.reference : ''
  const seen = async () => {
    const answer = await api.show_admin_booking({ reference })
    if (!answer.ok) throw new Error(answer.error.code)
    return { reference, status: answer.data.booking.status, version: answer.data.version }
  }
  await api.record_arrival_payment({ ...(await seen()), minor: 5_000, way: 'transfer' })
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  for (const [minor, given_on, at] of [
    [1_000, '2026-12-02', '2026-12-03T09:00:00Z'],
    // Recorded in January.
    [1_500, '2026-12-31', '2027-01-02T09:00:00Z'],
    [2_500, '2027-01-01', '2027-01-02T09:00:00Z'],
  ] as const) {
    world.timeIs(at)
    expect(await api.record_manual_refund({ ...(await seen()), minor, given_on, note: '' })).toMatchObject({ ok: true })
  }
  for (const by of ['day', 'city', 'hotel'] as const) {
    const { totals } = await read(api.report_revenue({ ...december, by, hotel: hotel.slug }))
    expect([by, totals]).toEqual([
      by,
      { captured: 0, gift_cards: 0, returned: 0, net: 0, penalties: 0, on_arrival: 5_000, given_by_hand: 2_500 },
    ])
  }
  const days = await read(api.report_revenue(december))
  expect(
    ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-31'].map((day) => dayOf(days, day)?.given_by_hand),
  ).toEqual([0, 1_000, 0, 1_500])
  const january = await read(api.report_revenue({ month: '2027-01' }))
  expect(january.totals).toMatchObject({ on_arrival: 0, given_by_hand: 2_500 })
  await world.sql(`update booking set currency = 'USD' where reference = $1`, [reference])
  expect((await read(api.report_revenue(december))).totals).toMatchObject({ on_arrival: 0, given_by_hand: 0 })
})

test('a payment for several bookings is split by the shares of the payment', async () => {
  const { world, first, manager } = await someMoney()
  // As in an order: a second booking has a share of the first booking's payment.
  const other = await first.guest.books(await world.hotel(), { checkIn: '2026-12-20' })
  const share = 700
  await world.sql(`update booking_payment set amount_minor = amount_minor - $1 where payment_id = $2`, [
    share,
    first.paymentId,
  ])
  await world.sql(
    `insert into booking_payment (payment_id, booking_id, amount_minor) select $1, id, $2 from booking where reference = $3`,
    [first.paymentId, share, other.ok ? other.data.reference : ''],
  )
  const [{ slug } = {}] = await world.sql(
    `select h.slug from booking b join hotel h on h.id = b.hotel_id where b.reference = $1`,
    [other.ok ? other.data.reference : ''],
  )
  const report = await read(manager.api.report_revenue({ ...december, hotel: slug as string }))
  expect(report.totals.captured).toBe(share)
  const all = await read(manager.api.report_revenue(december))
  expect(all.totals.net).toBe(await ledgerSum(world, ['guests', 'penalties']))
})

test('a penalty that several payments cover is of the hotel of their booking', async () => {
  const { world, second, manager, penalty } = await someMoney()
  // As of a booking of which a part was paid later: each further payment has its own entry.
  const of = { paymentId: second.paymentId }
  const later = {
    id: `penalty:${second.reference}:2`,
    of,
    amount: 700,
    currency: 'SAR',
    to: 'guests',
    from: 'penalties',
  } as const
  await writeLedger(world.services.database.db, { ...later, at: world.services.clock() })
  const { totals } = await read(manager.api.report_revenue({ ...december, hotel: second.hotel.slug }))
  expect(totals.penalties).toBe(penalty + 700)
})

test('a monthly report contains the bookings and cancellations of the month and the taxes of stays that end in it', async () => {
  const { world, manager, first, second, penalty } = await someMoney()
  const bookings = await read(manager.api.report_bookings(december))
  expect(bookings.totals).toMatchObject({ made: 3, standing: 2, open: 0, ended: 1 })
  expect(dayOf(bookings, '2026-12-14')).toMatchObject({ made: 1 })
  const gone = await read(manager.api.report_cancellations({ ...december, by: 'hotel' }))
  expect(gone.totals).toMatchObject({ cancelled: 1, no_show: 0, kept: penalty, refunded: second.toPay - penalty })
  const vat = itemAs('stay', first.made.item).taxes.find((tax) => tax.kind === 'vat')?.amount.minor ?? 0
  const taxes = await read(manager.api.report_taxes(december))
  expect(vat).toBeGreaterThan(0)
  expect(dayOf(taxes, '2026-12-17')).toMatchObject({ vat: vat + (await vatOf(world, '2026-12-16')) })
  expect(taxes.totals.taxed).toBe(2)
})

test('a month can be of either calendar, and its days are those of the cities where guests stay', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  const guest = await world.traveller()
  const hotel = await world.hotel()
  // 1 Rajab 1448 begins at midnight in Riyadh, which is 21:00 UTC on the day before.
  world.timeIs('2026-12-09T21:00:00Z')
  await guest.books(hotel, {})
  const rajab = await read(api.report_bookings({ month: '1448-07' }))
  expect([rajab.from, rajab.totals.made]).toEqual(['2026-12-10', 1])
  expect((await read(api.report_bookings({ month: '1448-06' }))).totals.made).toBe(0)
  expect(dayOf(await read(api.report_bookings(december)), '2026-12-10')?.made).toBe(1)
  for (const month of ['2026-13', '1300-01', 'now', ''])
    expect(await api.report_bookings({ month })).toMatchObject({ ok: false, error: { code: 'invalid_input' } })
})

test('booking lines are paged, and each is listed exactly once', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  const hotel = await world.hotel({ rooms: [{ allotment: 9 }] })
  const guest = await world.traveller()
  for (let n = 0; n < 5; n++) await guest.books(hotel, { nights: 1 })
  const seen: string[] = []
  let after: number | undefined
  for (;;) {
    const answer = await api.fetch_report_lines({ ...december, month: '2026-12', after, limit: 2 })
    if (!answer.ok) throw new Error(answer.error.code)
    if (answer.data.length === 0) break
    seen.push(...answer.data.map(({ reference }) => reference))
    after = answer.data.at(-1)?.id
  }
  expect([seen.length, new Set(seen).size]).toEqual([5, 5])
})

test('agents can read the bookings report only; the money reports are for managers', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'agent')
  const answers = [
    await api.report_revenue(december),
    await api.report_taxes(december),
    await api.report_cancellations(december),
    await api.report_reconciliation({}),
  ]
  expect(answers.map((answer) => (answer.ok ? 'let in' : answer.error.code))).toEqual(Array(4).fill('forbidden'))
})

test('the audit of a month begins and ends at midnight in the cities where guests stay', async () => {
  const world = await makeWorld()
  const { api } = await staffOf(world, 'manager')
  for (const [at, name] of [
    ['2026-11-30T20:59:00Z', 'before'],
    ['2026-11-30T21:00:00Z', 'first'],
    ['2026-12-31T20:59:00Z', 'last'],
    ['2026-12-31T21:00:00Z', 'after'],
  ] as const) {
    world.timeIs(at)
    await refreshAllSessions(world)
    await api.make_key({ name, scopes: ['search'] })
  }
  const answer = await api.fetch_audit({ from: '2026-12-01', to: '2026-12-31' })
  const names = await world.sql(`select name, 'key:' || id as subject from api_key`)
  const subjects = answer.ok ? answer.data.map(({ subject }) => subject) : []
  expect(subjects.map((subject) => names.find((row) => row.subject === subject)?.name)).toEqual(['last', 'first'])
})

test('the reconciliation reports inventory that does not match the bookings', async () => {
  const { world, manager } = await someMoney()
  expect(await manager.api.report_reconciliation()).toEqual({ ok: true, data: [] })
  await world.sql('update night_inventory set sold = sold + 1 where sold > 0')
  const found = await manager.api.report_reconciliation()
  expect(found.ok && found.data[0]?.rule).toBe('nights')
})

async function vatOf(world: TestWorld, checkIn: string): Promise<number> {
  const [row] = await world.sql(`select product from booking where check_in = $1 and status = 'confirmed'`, [checkIn])
  const booked = row?.product as BookedOf<'stay'> | undefined
  return sumOf((booked?.priced.taxes ?? []).flatMap(({ kind, amount }) => (kind === 'vat' ? [amount] : [])))
}
