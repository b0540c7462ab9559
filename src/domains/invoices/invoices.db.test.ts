import { expect, test } from 'vitest'
import { dueOf } from '#domains/shared/short-account.ts'
import { answerFromPartner } from '#domains/requests/supplier.server.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { bySize } from '#test/lane.ts'
import { addGiftCard, entersGiftCard } from '#test/gift-cards.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { cartOf, offered, orders } from '#test/ordering.ts'
import { openOfSandbox, soon } from '#test/paying.ts'
import { addPackage } from '#test/products.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, quoteStay, standardContact, type StayOptions, type TestTraveller } from '#test/world.ts'
import { keptOf, recordedPayments, reversiblePayment } from '#test/folio.ts'

const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A hotel, a traveller and a manager, with the ways in which money comes and returns. */
async function sale({ fees = [] as object[] } = {}) {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms: [{ allotment: 3, rates: [{ payment: 'both' }] }] })
  if (fees.length > 0) await world.sql('update hotel set fees = $1', [JSON.stringify(fees)])
  const guest = await world.traveller()
  const manager = await staffOf(world, 'manager')
  let keys = 0
  const key = () => ({ idempotencyKey: `money-by-staff-${(keys += 1)}` })
  const details = async (reference: string) => {
    const found = await manager.api.show_admin_booking({ reference })
    if (!found.ok) throw new Error(found.error.code)
    return found.data
  }
  const seen = async (reference: string) => {
    const { booking, version } = await details(reference)
    return { reference, status: booking.status, version }
  }
  const open = async (reference: string) => {
    const started = await guest.api.start_payment({ reference })
    if (!started.ok) throw new Error(started.error.code)
    return openOfSandbox(started.data.page)
  }
  const captures = async (page: string) => {
    await world.services.sandbox?.pay(page, 'good', world.services.clock())
    await settlePayment(jobDependencies(world), page.replace('test_', ''), 'webhook')
    await doJobs(world)
  }
  return {
    world,
    hotel,
    guest,
    manager,
    seen,
    details,
    open,
    captures,
    async books(stay: StayOptions = {}) {
      const made = done(await guest.books(hotel, { checkIn: soon, payment: 'prepay', ...stay }))
      return made.reference
    },
    pays: async (reference: string) => captures(await open(reference)),
    async cancels(reference: string) {
      const { penalty } = done(await guest.api.quote_cancellation({ reference }))
      done(await guest.api.cancel_booking({ reference, accepted_penalty: penalty }))
      await doJobs(world)
    },
    async records(reference: string, minor: number) {
      const input = { ...(await seen(reference)), minor, way: 'cash' as const }
      done(await manager.api.record_arrival_payment(input, key()))
    },
    async reverses(reference: string) {
      const payment = reversiblePayment(await details(reference))
      const reversed = await manager.api.reverse_arrival_payment(
        { ...(await seen(reference)), payment, reason: 'mistake' },
        key(),
      )
      return recordedPayments(done(reversed))
    },
    async givesBack(reference: string, minor: number) {
      const input = { ...(await seen(reference)), minor, given_on: '2026-12-01', note: '' }
      done(await manager.api.record_manual_refund(input, key()))
    },
    async refunds(reference: string, minor: number) {
      done(await manager.api.refund_booking({ ...(await seen(reference)), minor }, key()))
      await doJobs(world)
    },
    async changes(reference: string, nights: number) {
      const selection = {
        kind: 'stay' as const,
        hotel_id: hotel.id,
        check_in: soon,
        check_out: addDays(soon, nights),
        rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
      }
      const { token } = done(await guest.api.quote_change({ reference, selection }))
      done(await guest.api.change_booking({ reference, change_token: token }))
      await doJobs(world)
    },
    /** Staff move the departure. */
    async amends(reference: string, nights: number) {
      const dates = { check_in: soon, check_out: addDays(soon, nights) }
      const { after } = done(await manager.api.quote_amendment({ reference, ...dates }))
      done(await manager.api.amend_dates({ ...(await seen(reference)), ...dates, accepted_total: after }, key()))
      await doJobs(world)
    },
  }
}
type Sale = Awaited<ReturnType<typeof sale>>

function done<T>(outcome: { ok: true; data: T } | { ok: false; error: { code: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.data
}

/** A booking of a package for 8,000 SAR: 2,400 with the booking, the rest later. */
async function booksPackage({ world, guest }: Sale): Promise<string> {
  const { departures } = await addPackage(world, { starts: [20], payment: 'both' })
  const request = { departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' as const }
  const quote = done(await guest.api.get_package_price(request))
  const guests = [{ first_name: 'Test', last_name: 'Guest' }]
  const made = { guests, contact: standardContact, quote_token: quote.token, payment_type: 'prepay' as const }
  return done(await guest.api.store_booking(made)).reference
}

async function booksWithGiftCard({ world, hotel, guest }: Sale, minor: number): Promise<string> {
  await entersGiftCard(guest, (await addGiftCard(world, { minor })).code)
  const ready = await quoteStay(guest.api, hotel, { checkIn: soon, payment: 'prepay' })
  if (!ready.ok) throw new Error(ready.error.code)
  return done(await guest.api.book_hotel({ ...ready.input, gift_card: sar(minor) })).reference
}

/** Staff book for the guest on the phone, who reads out the code of a gift card. */
async function booksByPhone({ world, hotel, guest, manager }: Sale, minor: number): Promise<string> {
  const { code } = await addGiftCard(world, { minor })
  const ready = await quoteStay(manager.api, hotel, { checkIn: soon, payment: 'prepay' })
  if (!ready.ok) throw new Error(ready.error.code)
  const contact = { ...standardContact, email: guest.email }
  const gift_card = { code, amount: sar(minor) }
  return done(await manager.api.book_for_guest({ ...ready.input, contact, locale: 'en', gift_card })).booking.reference
}

async function requestsFromPartner({ world }: Sale, guest: TestTraveller) {
  const rates = [{ payment: 'both' as const }]
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ rates }, { rates, price: 60_000 }] })
  const stay = { checkIn: soon, request: 'demo:silent', payment: 'prepay' as const }
  const { reference } = done(await guest.requests(hotel, stay))
  await doJobs(world)
  return { reference, hotel }
}

/** Two nights for 400 with fee and VAT. */
const price = 96_600

type Way = [
  title: string,
  act: (at: Sale) => Promise<void>,
  expected: { invoices: number; creditNotes: number; kept: number },
]

const ways: Way[] = [
  ['a payment online', async (at) => at.pays(await at.books()), { invoices: 1, creditNotes: 0, kept: price }],
  [
    'a payment online that a free cancellation returns',
    async (at) => {
      const reference = await at.books()
      await at.pays(reference)
      await at.cancels(reference)
    },
    { invoices: 1, creditNotes: 1, kept: 0 },
  ],
  [
    'a payment online of which a late cancellation keeps the penalty',
    async (at) => {
      const reference = await at.books()
      await at.pays(reference)
      at.world.timeIs(`${addDays(soon, -1)}T09:00:00Z`)
      await at.cancels(reference)
    },
    { invoices: 1, creditNotes: 1, kept: price / 2 },
  ],
  [
    'two refunds of goodwill, and a cancellation that returns the rest',
    async (at) => {
      const reference = await at.books()
      await at.pays(reference)
      await at.refunds(reference, 101)
      await at.refunds(reference, 9_999)
      await at.cancels(reference)
    },
    { invoices: 1, creditNotes: 3, kept: 0 },
  ],
  [
    'a gift card that pays all',
    async (at) => {
      await booksWithGiftCard(at, price)
    },
    { invoices: 1, creditNotes: 0, kept: price },
  ],
  [
    'a gift card and a payment online, both returned',
    async (at) => {
      const reference = await booksWithGiftCard(at, 30_000)
      await at.pays(reference)
      await at.cancels(reference)
    },
    { invoices: 1, creditNotes: 2, kept: 0 },
  ],
  [
    'a gift card that pays all of a booking by phone',
    async (at) => {
      await booksByPhone(at, price)
    },
    { invoices: 1, creditNotes: 0, kept: price },
  ],
  [
    'a gift card and a payment online of a booking by phone, both returned',
    async (at) => {
      const reference = await booksByPhone(at, 30_000)
      await at.pays(reference)
      await at.cancels(reference)
    },
    { invoices: 1, creditNotes: 2, kept: 0 },
  ],
  [
    'instalments online',
    async (at) => {
      const reference = await booksPackage(at)
      await at.pays(reference)
      await at.pays(reference)
    },
    { invoices: 2, creditNotes: 0, kept: 800_000 },
  ],
  [
    'a first instalment online and the rest by staff, with a cancellation that returns both',
    async (at) => {
      const reference = await booksPackage(at)
      await at.pays(reference)
      await at.records(reference, 200_000)
      await at.records(reference, 360_000)
      await at.cancels(reference)
      const { booking } = await at.details(reference)
      await at.givesBack(reference, booking.cancelled?.by_hand.minor ?? 0)
    },
    { invoices: 3, creditNotes: 3, kept: 0 },
  ],
  [
    'a change that costs more',
    async (at) => {
      const reference = await at.books()
      await at.pays(reference)
      await at.changes(reference, 3)
      await at.pays(reference)
    },
    { invoices: 2, creditNotes: 0, kept: (price * 3) / 2 },
  ],
  [
    'a change that costs less',
    async (at) => {
      const reference = await at.books()
      await at.pays(reference)
      await at.changes(reference, 1)
    },
    { invoices: 1, creditNotes: 1, kept: price / 2 },
  ],
  [
    'an order of three bookings, one of them cancelled',
    async (at) => {
      const offer = await offered(at.world)
      for (const one of [offer.stay, offer.party, offer.guide]) await at.guest.api.store_cart(one)
      const cart_token = (await cartOf(at.guest)).token ?? ''
      const ordered = done(await orders(at.guest, { cart_token, payment_type: 'prepay' }))
      await at.pays(ordered.reference)
      await at.cancels(ordered.bookings[0]?.reference ?? '')
    },
    { invoices: 1, creditNotes: 1, kept: 260_000 },
  ],
  [
    'payments on arrival in two parts',
    async (at) => {
      const reference = await at.books({ payment: 'arrival' })
      await at.records(reference, 33_333)
      await at.records(reference, price - 33_333)
    },
    { invoices: 2, creditNotes: 0, kept: price },
  ],
  [
    'a payment on arrival that was recorded by mistake and again',
    async (at) => {
      const reference = await at.books({ payment: 'arrival' })
      await at.records(reference, price)
      await at.reverses(reference)
      await at.records(reference, 500)
    },
    { invoices: 2, creditNotes: 1, kept: 500 },
  ],
  [
    'payments by transfer that are refunded by hand in parts',
    async (at) => {
      const reference = await at.books({ payment: 'arrival' })
      await at.records(reference, 10_000)
      await at.records(reference, 20_000)
      await at.cancels(reference)
      // The second one reduces both invoices.
      await at.givesBack(reference, 5_000)
      await at.givesBack(reference, 25_000)
    },
    { invoices: 2, creditNotes: 3, kept: 0 },
  ],
  [
    'a late payment that is refunded because the rooms are sold',
    async (at) => {
      const page = await at.open(await at.books({ rooms: 3 }))
      at.world.timeIs('2026-12-01T09:29:50Z')
      await at.world.services.sandbox?.pay(page, 'slow', at.world.services.clock())
      at.world.timeIs('2026-12-01T09:30:05Z')
      await doSweep(at.world)
      const quicker = await at.world.traveller()
      done(await quicker.books(at.hotel, { checkIn: soon }))
      at.world.timeIs('2026-12-01T09:32:00Z')
      await doSweep(at.world)
      await doJobs(at.world)
    },
    { invoices: 0, creditNotes: 0, kept: 0 },
  ],
  [
    'a request that a partner accepts',
    async (at) => {
      const { reference } = await requestsFromPartner(at, at.guest)
      await answerFromPartner(jobDependencies(at.world), `DEMO-${reference}`, { kind: 'accept' })
      await at.pays(reference)
    },
    { invoices: 1, creditNotes: 0, kept: price },
  ],
  [
    'an offer at another price',
    async (at) => {
      const { reference, hotel } = await requestsFromPartner(at, at.guest)
      const rooms = [`${hotel.rooms[1]?.rates[0]}~2`]
      const offer = { kind: 'offer' as const, checkIn: soon, checkOut: addDays(soon, 2), rooms }
      await answerFromPartner(jobDependencies(at.world), `DEMO-${reference}`, offer)
      done(await at.guest.api.answer_offer({ reference, answer: 'accept' }))
      await at.pays(reference)
    },
    { invoices: 1, creditNotes: 0, kept: (price * 3) / 2 },
  ],
  [
    'a booking by phone that is paid at the reception',
    async (at) => {
      const ready = await quoteStay(at.manager.api, at.hotel, { checkIn: soon })
      if (!ready.ok) throw new Error(ready.error.code)
      const { booking } = done(await at.manager.api.book_for_guest({ ...ready.input, locale: 'ar' }))
      await at.records(booking.reference, price)
    },
    { invoices: 1, creditNotes: 0, kept: price },
  ],
]

test.for(ways)('%s: the invoices less the credit notes are the money kept', async ([, act, expected]) => {
  const at = await sale()
  await act(at)
  const rows = await at.world.sql(`
    with paper as (
      select 'invoice' as series, number, data, 1 as sign from receipt
      union all select 'credit note', number, data, -1 from credit_note
    )
    select b.reference,
      coalesce((select sum((line ->> 'total')::int * sign) from paper, jsonb_array_elements(data -> 'lines') line
        where line ->> 'reference' = b.reference), 0)::int as invoiced,
      coalesce((select sum((line ->> 'vat')::int * sign) from paper, jsonb_array_elements(data -> 'lines') line
        where line ->> 'reference' = b.reference), 0)::int as vat,
      (coalesce((select sum(case when p.problem is null then bp.amount_minor else p.captured_minor end)
          from booking_payment bp join payment p on p.id = bp.payment_id and p.captured_minor > 0 where bp.booking_id = b.id), 0)
        - coalesce((select sum(r.amount_minor) from refund r where r.reference = b.reference and r.done_at is not null), 0)
        + coalesce((select sum(a.amount_minor) from arrival_payment a where a.booking_id = b.id), 0)
        - coalesce((select sum(m.amount_minor) from manual_refund m where m.booking_id = b.id), 0))::int as kept
    from booking b order by b.id`)
  expect(rows.map(({ reference, invoiced }) => [reference, invoiced])).toEqual(
    rows.map(({ reference, kept }) => [reference, kept]),
  )
  const kept = rows.reduce((sum, row) => sum + Number(row['kept']), 0)
  expect(kept).toBe(expected.kept)
  // A booking without money has no tax.
  for (const row of rows) if (row['kept'] === 0) expect(row['vat']).toBe(0)
  const numbers = async (table: string) =>
    (await at.world.sql(`select number from ${table} order by number`)).map(({ number }) => number)
  const upTo = (length: number) => Array.from({ length }, (_, i) => i + 1)
  expect(await numbers('receipt')).toEqual(upTo(expected.invoices))
  expect(await numbers('credit_note')).toEqual(upTo(expected.creditNotes))
  expect(await reconcile(at.world.services.database.db)).toEqual([])
})

test('the invoice of a change says that it is a difference, for which dates before, and names the earlier invoice', async () => {
  const at = await sale()
  const reference = await at.books()
  await at.pays(reference)
  await at.changes(reference, 3)
  await at.pays(reference)
  const invoices = await at.world.sql(
    `select number, data -> 'lines' -> 0 -> 'change' as change from receipt order by number`,
  )
  const before = { first: soon, last: addDays(soon, 2) }
  expect(invoices).toEqual([
    { number: 1, change: null },
    { number: 2, change: { before, receipt: 1 } },
  ])
})

const towels = { code: 'towels', name: { en: 'Towels', ar: 'مناشف' }, mandatory: true, due: 'property' }
const feeOf = (basis: 'stay' | 'night') => ({ ...towels, basis, amount: basis === 'stay' ? 10_000 : 5_000 })

/** Minor units: the invoices less the credit notes of the only booking, what it sells, and what was kept of its payments. */
async function stated({ world, details }: Sale, reference: string) {
  const [row] = await world.sql(`
    select (coalesce((select sum((data ->> 'total')::int) from receipt), 0)
        - coalesce((select sum((data ->> 'total')::int) from credit_note), 0))::int as invoiced,
      total_minor - hotel_fee_minor as sold
    from booking`)
  const shown = await details(reference)
  return {
    invoiced: Number(row?.['invoiced']),
    sold: Number(row?.['sold']),
    recorded: keptOf(shown, 'by_hand'),
    kept: keptOf(shown),
    due: dueOf(shown.booking.account).minor,
  }
}

test.for(['stay', 'night'] as const)(
  'a fee per %s that was paid to the hotel is on no document: a third night is invoiced and credited with its whole price',
  async (basis) => {
    const at = await sale({ fees: [feeOf(basis)] })
    const reference = await at.books({ payment: 'arrival' })
    await at.records(reference, price + 10_000)
    expect(await stated(at, reference)).toMatchObject({ invoiced: price, due: 0 })
    await at.amends(reference, 3)
    await at.records(reference, (await stated(at, reference)).due)
    expect(await stated(at, reference)).toMatchObject({ invoiced: (price * 3) / 2, due: 0 })
    await at.amends(reference, 2)
    await at.givesBack(reference, (await at.details(reference)).folio.owed.by_hand.minor)
    expect(await stated(at, reference)).toMatchObject({ invoiced: price, kept: price + 10_000 })
    expect(await reconcile(at.world.services.database.db)).toEqual([])
  },
)

test('payments that were recorded by mistake and again leave invoices of what is sold, in any order', async () => {
  const at = await sale({ fees: [feeOf('stay')] })
  const reference = await at.books({ payment: 'arrival' })
  await at.records(reference, 53_300)
  await at.records(reference, 53_300)
  for (const left of [1, 0]) {
    await at.reverses(reference)
    expect(await stated(at, reference)).toMatchObject({ invoiced: left * 53_300, kept: left * 53_300 })
  }
  await at.records(reference, price + 10_000)
  expect(await stated(at, reference)).toMatchObject({ invoiced: price })
  expect(await reconcile(at.world.services.database.db)).toEqual([])
})

test.for([
  ['stay', 'arrival', 1],
  ['night', 'arrival', 2],
  ['night', 'prepay', 3],
  ['stay', 'prepay', 4],
] as const)(
  'any payments, changes, refunds and reversals of a stay with a fee of the hotel per %s (%s): invoices less credit notes are what is kept of the price',
  async ([basis, payment, seed]) => {
    const at = await sale({ fees: [feeOf(basis)] })
    const reference = await at.books({ payment })
    if (payment === 'prepay') await at.pays(reference)
    let state = seed
    /** The same sequence in each run. */
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2 ** 31
      return Math.floor((state / 2 ** 31) * below)
    }
    const part = (minor: number) => (random(2) === 0 ? minor : 1 + random(minor))
    let nights = 2
    const moves = new Set<string>()
    for (let step = 0; step < bySize(10, 24); step += 1) {
      const shown = await at.details(reference)
      const { due, recorded } = await stated(at, reference)
      const wrong = recordedPayments(shown).find(({ payment }) => payment !== null)?.amount ?? Number.POSITIVE_INFINITY
      const byHand = shown.folio.owed.by_hand.minor
      const possible: [string, () => Promise<unknown>][] = [
        ['amends', () => at.amends(reference, (nights = 1 + ((nights + random(3)) % 4)))],
      ]
      if (due > 0) possible.push(['records', () => at.records(reference, part(due))])
      if (wrong <= recorded) possible.push(['reverses', () => at.reverses(reference)])
      if (byHand > 0) possible.push(['gives back', () => at.givesBack(reference, part(byHand))])
      const [move, act] = possible[random(possible.length)] ?? ['', async () => {}]
      await act()
      moves.add(move)
      const { invoiced, sold, kept } = await stated(at, reference)
      const { by_hand } = (await at.details(reference)).folio.owed
      const isSettled = by_hand.minor === 0 && ['records', 'gives back'].includes(move)
      if (isSettled) expect([step, move, invoiced]).toEqual([step, move, Math.min(sold, kept)])
      // What is still owed back stays on the invoices until it is returned.
      expect(invoiced).toBeLessThanOrEqual(kept)
      expect(await reconcile(at.world.services.database.db)).toEqual([])
    }
    const { owed } = (await at.details(reference)).folio
    if (owed.by_hand.minor > 0) await at.givesBack(reference, owed.by_hand.minor)
    const { due } = await stated(at, reference)
    if (due > 0) await at.records(reference, due)
    const { invoiced, sold, kept } = await stated(at, reference)
    expect([invoiced, due === 0 || kept >= sold]).toEqual([sold, true])
    expect(moves.size).toBeGreaterThan(2)
  },
)

test('the report of taxes states the VAT of the invoices of a stay at two rates whose change has a charge', async () => {
  const at = await sale()
  const rises = addDays(soon, 1)
  await at.world.sql(`update tax_rule set rate_basis_points = 500, valid_to = $1 where kind = 'vat'`, [soon])
  await at.world.sql(
    `insert into tax_rule (kind, country, rate_basis_points, base, stars_from, stars_to, valid_from) values ('vat', 'SA', 1500, 'rent_and_city_fee', 1, 5, $1)`,
    [rises],
  )
  const reference = await at.books({ payment: 'arrival', nights: 3 })
  at.world.timeIs(`${addDays(soon, -1)}T09:00:00Z`)
  await at.changes(reference, 2)
  await at.records(reference, (await stated(at, reference)).due)
  const invoices = await at.world.sql(
    `select (data ->> 'vat')::int as vat, jsonb_array_length(data -> 'lines') as lines, product from receipt, booking`,
  )
  expect(invoices).toMatchObject([{ lines: 2, product: { earlierTerms: { fee: expect.any(Number) } } }])
  const report = done(await at.manager.api.report_taxes({ month: soon.slice(0, 7) }))
  expect(report.totals['vat']).toBe(invoices[0]?.['vat'])
})
