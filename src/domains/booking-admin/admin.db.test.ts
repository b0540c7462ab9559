import { describe, expect, test } from 'vitest'
import type { ApiClient } from '#api/index.ts'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { isOnArrival } from '#domains/shared/plan.ts'
import { addPackage, bookQuoted } from '#test/products.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment, openOfSandbox, soon } from '#test/paying.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { searchKey } from '#i18n/clean.ts'
import { makeWorld, today, type TestTraveller, type TestWorld } from '#test/world.ts'
import { recordedPayments } from '#test/folio.ts'

/** A waiting request, two agents, and the status and version that the first agent has read. */
async function requestInAdmin() {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }, { allotment: 1, price: 60_000 }] })
  const guest = await world.traveller()
  const requested = await guest.requests(hotel)
  if (!requested.ok) throw new Error(requested.error.code)
  const { reference } = requested.data
  const [noor, salim] = [
    await staffOf(world, 'agent', { name: 'Noor' }),
    await staffOf(world, 'agent', { name: 'Salim' }),
  ]
  return { world, hotel, guest, reference, noor, salim, seen: await seenBy(noor.api, reference) }
}

const statusFor = async (guest: TestTraveller, reference: string) => {
  const found = await guest.api.show_booking({ reference })
  return found.ok ? found.data.status : found.error.code
}
const auditOf = (world: TestWorld) =>
  world.sql('select name, endpoint, subject, before, after from staff_audit order by id')
const stock = async (world: TestWorld) =>
  (await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory'))[0]

test("bookings are found by any common spelling of their hotel's name", async () => {
  const { world, noor, hotel, reference } = await requestInAdmin()
  const names = ['Test House', 'دار التجربة'].map(searchKey)
  await world.sql('update hotel set search_key = $1', [names.join('|')])
  const found = async (requested: string) => {
    const list = await noor.api.fetch_admin_bookings({ hotel: requested })
    return list.ok ? list.data.rows.map((row) => row.reference) : []
  }
  for (const requested of [hotel.slug, 'test HOUSE', 'التجربه'])
    expect(await found(requested), requested).toEqual([reference])
  expect(await found('another house')).toEqual([])
})

describe('a waiting request', () => {
  test('is confirmed: its rooms are sold, the change is queued for notification, and the member of staff is audited', async () => {
    const { world, guest, reference, noor, seen } = await requestInAdmin()
    const confirmed = await noor.api.confirm_waiting_booking(seen)
    expect(confirmed).toMatchObject({ ok: true, data: { booking: { status: 'confirmed' } } })
    expect(confirmed.ok && confirmed.data.events.at(-1)).toMatchObject({
      by: { kind: 'staff', name: 'Noor' },
      from: 'waiting',
      to: 'confirmed',
    })
    expect([await statusFor(guest, reference), await stock(world)]).toEqual(['confirmed', { held: 0, sold: 2 }])
    expect(await auditOf(world)).toMatchObject([
      {
        name: 'Noor',
        endpoint: 'confirm_waiting_booking',
        subject: `booking:${reference}`,
        before: { status: 'waiting' },
        after: { status: 'confirmed' },
      },
    ])
    expect(await doJobs(world)).toContain('booking-changed')
  })

  test('is rejected with a reason, and its rooms are released', async () => {
    const { world, guest, reference, noor, seen } = await requestInAdmin()
    expect(await noor.api.reject_waiting_booking({ ...seen, reason: 'no_rooms' })).toMatchObject({
      ok: true,
      data: { booking: { status: 'rejected', reject_reason: 'no_rooms' } },
    })
    expect([await statusFor(guest, reference), await stock(world)]).toEqual(['rejected', { held: 0, sold: 0 }])
  })

  test('is answered with a room in another hotel, which the traveller accepts', async () => {
    const { world, guest, reference, noor, seen } = await requestInAdmin()
    const other = await world.hotel({ rooms: [{ allotment: 1, price: 30_000 }] })
    const offered = await noor.api.offer_other_stay({
      ...seen,
      hotel_id: other.id,
      check_in: soon,
      check_out: addDays(soon, 3),
      rooms: [`${other.rooms[0]?.rates[0]}~2`],
      night_price: 20_000,
    })
    expect(offered).toMatchObject({
      ok: true,
      data: { booking: { status: 'waiting_user', offer: { kind: 'stay', hotel: { id: other.id }, nights: 3 } } },
    })
    const accepted = await guest.api.answer_offer({ reference, answer: 'accept' })
    expect(accepted).toMatchObject({ ok: true, data: { status: 'confirmed', about: { id: other.id }, nights: 3 } })
    expect([await stock(world), await wrongStock(world)]).toEqual([{ held: 0, sold: 3 }, []])
  })

  test('answered by two agents concurrently: one succeeds, the other gets the events and their actor', async () => {
    const { world, noor, salim, seen } = await requestInAdmin()
    const answers = await Promise.all([
      noor.api.confirm_waiting_booking(seen),
      salim.api.reject_waiting_booking({ ...seen, reason: 'hotel_closed' }),
      salim.api.confirm_waiting_booking(seen),
    ])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    for (const answer of answers) {
      if (answer.ok) continue
      expect(answer.error).toMatchObject({
        code: 'status_changed',
        data: { events: [{ by: { kind: 'staff', name: expect.stringMatching(/Noor|Salim/) } }] },
      })
    }
    expect(await auditOf(world)).toHaveLength(1)
    expect(await wrongStock(world)).toEqual([])
  })

  test('confirmed by an agent while the traveller cancels: the changes do not mix', async () => {
    const { world, guest, reference, noor, seen } = await requestInAdmin()
    const [confirmed, withdrawn] = await Promise.all([
      noor.api.confirm_waiting_booking(seen),
      guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } }),
    ])
    const status = await statusFor(guest, reference)
    // Both can succeed in sequence: first confirmed, then cancelled free of charge.
    expect(status).toBe(withdrawn.ok ? 'cancelled' : 'confirmed')
    expect(confirmed.ok || withdrawn.ok).toBe(true)
    if (!confirmed.ok)
      expect(confirmed.error).toMatchObject({
        code: 'status_changed',
        data: { status: 'cancelled', events: [{ by: { kind: 'traveller' } }] },
      })
    expect(await stock(world)).toEqual(status === 'cancelled' ? { held: 0, sold: 0 } : { held: 0, sold: 2 })
    expect(await wrongStock(world)).toEqual([])
  })

  test('for a package is confirmed in the same way', async () => {
    const world = await makeWorld()
    const { departures } = await addPackage(world, { supply: 'portal', payment: 'arrival' })
    const guest = await world.traveller()
    const quote = await guest.api.get_package_price({
      departure_id: departures[0] ?? 0,
      party: ['2'],
      sharing: 'double',
    })
    const requested = await bookQuoted(guest.api, quote)
    const { api } = await staffOf(world, 'agent')
    const seen = await seenBy(api, requested.reference)
    expect(seen.status).toBe('waiting')
    expect(await api.confirm_waiting_booking(seen)).toMatchObject({
      ok: true,
      data: { booking: { kind: 'package', status: 'confirmed' }, on_request: true },
    })
  })
})

describe('a confirmed stay', () => {
  async function confirmed(checkIn = soon) {
    const world = await makeWorld()
    const hotel = await world.hotel({ rooms: [{ allotment: 1 }] })
    const guest = await world.traveller()
    const made = await guest.books(hotel, { checkIn, nights: 2 })
    if (!made.ok) throw new Error(made.error.code)
    const agent = await staffOf(world, 'agent')
    return { world, hotel, guest, agent, reference: made.data.reference, total: made.data.total }
  }

  test('is found by reference, name, email and phone, and by its dates', async () => {
    const { agent, reference } = await confirmed()
    const found = async (input: Parameters<ApiClient['fetch_admin_bookings']>[0]) => {
      const answer = await agent.api.fetch_admin_bookings(input)
      return answer.ok ? answer.data.rows.map((row) => row.reference) : [answer.error.code]
    }
    const grouped = `${reference.slice(0, 3)}-${reference.slice(3, 6)} ${reference.slice(6)}`
    for (const q of [reference.toLowerCase(), grouped, 'guest a', 'GUEST@example', '+96651', 'lead'])
      expect([q, await found({ q })]).toEqual([q, [reference]])
    expect(await found({ from: soon, to: soon, status: ['confirmed'] })).toEqual([reference])
    for (const none of [
      { q: 'nobody' },
      { q: '%' },
      { from: addDays(soon, 1) },
      { status: ['waiting' as const] },
      { kind: 'package' as const },
    ])
      expect([none, await found(none)]).toEqual([none, []])
  })

  test('moves to other dates at the total shown, with its own nights counting as free', async () => {
    const { world, agent, reference } = await confirmed()
    const dates = { check_in: addDays(soon, 1), check_out: addDays(soon, 4) }
    const quoted = await agent.api.quote_amendment({ reference, ...dates })
    if (!quoted.ok) throw new Error(quoted.error.code)
    expect(quoted.data.difference.minor).toBe(quoted.data.before.minor / 2)
    const seen = await seenBy(agent.api, reference)
    const wrong = await agent.api.amend_dates({ ...seen, ...dates, accepted_total: quoted.data.before })
    expect(wrong).toMatchObject({ ok: false, error: { code: 'price_changed', data: { after: quoted.data.after } } })
    const amended = await agent.api.amend_dates({ ...seen, ...dates, accepted_total: quoted.data.after })
    expect(amended).toMatchObject({
      ok: true,
      data: { booking: { ...dates, total: quoted.data.after, status: 'confirmed' } },
    })
    expect([await stock(world), await wrongStock(world)]).toEqual([{ held: 0, sold: 3 }, []])
    expect(await agent.api.amend_dates({ ...seen, ...dates, accepted_total: quoted.data.after })).toMatchObject({
      ok: false,
      error: { code: 'status_changed' },
    })
  })

  test('on request is moved to dates that staff have agreed with the hotel', async () => {
    const { world, reference, noor, seen } = await requestInAdmin()
    await noor.api.confirm_waiting_booking(seen)
    const dates = { check_in: addDays(soon, 5), check_out: addDays(soon, 8) }
    const quoted = await noor.api.quote_amendment({ reference, ...dates })
    if (!quoted.ok) throw new Error(quoted.error.code)
    const amend = { ...(await seenBy(noor.api, reference)), ...dates, accepted_total: quoted.data.after }
    expect(await noor.api.amend_dates(amend)).toMatchObject({ data: { booking: { ...dates, status: 'confirmed' } } })
    expect([await stock(world), await wrongStock(world)]).toEqual([{ held: 0, sold: 3 }, []])
  })

  test('is paid on arrival and checked in once, after which it cannot be a no-show', async () => {
    const { world, agent, reference, total } = await confirmed()
    const early = await agent.api.check_guest_in(await seenBy(agent.api, reference))
    expect(early).toMatchObject({ ok: false, error: { code: 'conflict' } })
    const may = async () => {
      const shown = await agent.api.show_admin_booking({ reference })
      return shown.ok && [shown.data.can_check_in, shown.data.can_be_no_show]
    }
    expect(await may()).toEqual([false, false])
    // The local day begins at 21:00 UTC; check-in is at 16:00 local time.
    world.timeIs(`${addDays(soon, -1)}T21:00:00Z`)
    expect(await may()).toEqual([true, false])
    world.timeIs(`${soon}T13:00:00Z`)
    expect(await may()).toEqual([true, true])
    world.timeIs(`${soon}T14:00:00Z`)
    const record = async (minor: number) =>
      agent.api.record_arrival_payment({ ...(await seenBy(agent.api, reference)), minor, way: 'cash' })
    const limitedTo = (max: number) => ({
      error: { code: 'invalid_input', errors: [{ path: 'minor', code: 'too_big', params: { max } }] },
    })
    expect(await record(total.minor + 1)).toMatchObject(limitedTo(total.minor))
    expect(await record(total.minor - 100)).toMatchObject({ ok: true })
    expect(await record(101)).toMatchObject(limitedTo(100))
    expect(await record(100)).toMatchObject({ ok: true, data: { folio: { receivable: { minor: 0 } } } })
    expect(await record(1)).toMatchObject(limitedTo(0))

    // A payment recorded by mistake is reversed by a manager, once; both rows stay.
    const manager = await staffOf(world, 'manager')
    const payments = async () => {
      const shown = await manager.api.show_admin_booking({ reference })
      if (!shown.ok) throw new Error(shown.error.code)
      return recordedPayments(shown.data)
    }
    const [mistake] = await payments()
    const reverse = async (reason = 'Another guest') => {
      const seen = await seenBy(agent.api, reference)
      return manager.api.reverse_arrival_payment({ ...seen, payment: mistake?.payment ?? 0, reason })
    }
    const wrongReasons: [string, string][] = [
      [' ', 'required'],
      ['x'.repeat(201), 'too_long'],
    ]
    for (const [reason, code] of wrongReasons)
      expect(await reverse(reason)).toMatchObject({ error: { errors: [{ path: 'reason', code }] } })
    expect(await reverse()).toMatchObject({ ok: true, data: { folio: { receivable: { minor: total.minor - 100 } } } })
    expect(await reverse()).toMatchObject({ error: { code: 'conflict' } })
    const [audited] = (await auditOf(world)).slice(-1)
    expect(audited).toMatchObject({
      endpoint: 'reverse_arrival_payment',
      before: { recorded: total.minor },
      after: { recorded: 100 },
    })
    expect((await payments()).map(({ amount, payment }) => [amount, payment !== null])).toEqual([
      [total.minor - 100, false],
      [100, true],
      [100 - total.minor, false],
    ])
    expect(await record(total.minor - 99)).toMatchObject(limitedTo(total.minor - 100))
    expect(await record(total.minor - 100)).toMatchObject({ ok: true, data: { folio: { receivable: { minor: 0 } } } })
    expect(await agent.api.check_guest_in(await seenBy(agent.api, reference))).toMatchObject({
      ok: true,
      data: { checked_in_at: `${soon}T14:00:00.000Z` },
    })
    expect(await may()).toEqual([false, false])
    const seen = await seenBy(agent.api, reference)
    expect(await agent.api.check_guest_in(seen)).toMatchObject({ ok: false, error: { code: 'conflict' } })
    expect(await agent.api.mark_no_show(seen)).toMatchObject({ ok: false, error: { code: 'conflict' } })
  })

  test('is marked as a no-show from check-in time on if the guest does not come', async () => {
    const { world, agent, reference, guest } = await confirmed()
    expect(await agent.api.mark_no_show(await seenBy(agent.api, reference))).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    })
    world.timeIs(`${soon}T14:00:00Z`)
    expect(await agent.api.mark_no_show(await seenBy(agent.api, reference))).toMatchObject({ ok: true })
    expect(await statusFor(guest, reference)).toBe('no_show')
  })

  test('is cancelled by its terms, or by goodwill, which only a manager can grant', async () => {
    const { world, agent, reference } = await confirmed(addDays(today, 1))
    const { api } = await staffOf(world, 'manager')
    const [byTerms, byGoodwill] = [
      await agent.api.quote_admin_cancellation({ reference }),
      await api.quote_admin_cancellation({ reference, goodwill: true }),
    ]
    if (!byTerms.ok || !byGoodwill.ok) throw new Error('no cancellation quote was returned')
    expect([byTerms.data.penalty.minor > 0, byGoodwill.data.penalty.minor]).toEqual([true, 0])
    const seen = await seenBy(agent.api, reference)
    const goodwill = { ...seen, goodwill: true, accepted_penalty: byGoodwill.data.penalty }
    expect(await agent.api.cancel_for_guest(goodwill)).toMatchObject({ ok: false, error: { code: 'forbidden' } })
    expect(await agent.api.cancel_for_guest({ ...seen, accepted_penalty: byGoodwill.data.penalty })).toMatchObject({
      ok: false,
      error: { code: 'refund_changed' },
    })
    expect(await api.cancel_for_guest(goodwill)).toMatchObject({
      ok: true,
      data: { booking: { status: 'cancelled', cancelled: { penalty: { minor: 0 }, due: { minor: 0 } } } },
    })
  })

  test('has notes for colleagues, and its notifications can be sent again', async () => {
    const { world, agent, reference } = await confirmed()
    const noted = await agent.api.add_booking_note({ reference, text: 'Arrives late' })
    expect(noted).toMatchObject({ ok: true, data: { notes: [{ name: 'Test agent', text: 'Arrives late' }] } })
    await world.sql(
      `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, attempts, due_at, error, created_at)
       values ('lost', $1, 'email', 'guest@example.com', 'en', 'welcome', '{}', 'failed', 8, now(), 'no route', now())`,
      [`booking:${reference}`],
    )
    expect(await agent.api.show_admin_booking({ reference })).toMatchObject({
      ok: true,
      data: {
        notifications: expect.arrayContaining([
          expect.objectContaining({ id: 'lost', status: 'failed', error: 'no route' }),
        ]),
      },
    })
    await world.sql(
      `insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, attempts, due_at, error, created_at)
       values ('link', $1, 'sms', '+966512345678', 'ar', 'payment_link', '{"token":"abc"}', 'failed', 1, now(), 'no_provider', now())`,
      [`pay-link:${reference}:1`],
    )
    await world.sql(
      `update notification set data = data || jsonb_build_object('reference', $1::text) where id = 'link'`,
      [reference],
    )
    expect(await agent.api.show_admin_booking({ reference })).toMatchObject({
      data: {
        notifications: expect.arrayContaining([
          expect.objectContaining({ id: 'link', pay_link: '/ar/booking/pay?token=abc' }),
          expect.objectContaining({ id: 'lost', pay_link: null }),
        ]),
      },
    })
    expect(await agent.api.send_notification_again({ reference, notification: 'lost' })).toMatchObject({
      ok: true,
      data: { notifications: expect.arrayContaining([expect.objectContaining({ id: 'lost', status: 'queued' })]) },
    })
    expect(await agent.api.send_notification_again({ reference, notification: 'lost' })).toMatchObject({
      ok: false,
      error: { code: 'conflict' },
    })
  })
})

describe('money paid online', () => {
  test('is refunded in part and then in full: the booking stays confirmed, the ledger balances, and cancelling refunds only the rest', async () => {
    const { world, guest, reference, pay, settle, toPay, payments, balances } = await pendingPayment()
    await pay()
    await settle()
    const { api } = await staffOf(world, 'manager')
    expect(await api.refund_booking({ ...(await seenBy(api, reference)), minor: toPay + 1 })).toMatchObject({
      ok: false,
      error: { code: 'invalid_input', errors: [{ path: 'minor', code: 'too_big' }] },
    })
    const seen = await seenBy(api, reference)
    const atOnce = await Promise.all(Array.from({ length: 6 }, () => api.refund_booking({ ...seen, minor: 10_000 })))
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1)
    await doJobs(world)
    expect(await payments()).toMatchObject([{ refunded: 10_000 }])
    expect(await api.show_admin_booking({ reference })).toMatchObject({
      ok: true,
      data: {
        folio: { refundable: { minor: toPay - 10_000 } },
        booking: { status: 'confirmed', payment_status: 'partly_refunded' },
      },
    })
    // The refunded amount is not due on arrival.
    const voucher = await guest.api.show_voucher({ reference })
    const due = voucher.ok ? voucher.data.account.total.minor - toPay : 0
    expect(voucher).toMatchObject({
      data: { account: { paid: { minor: toPay }, due: due > 0 ? [{ amount: { minor: due } }] : [] } },
    })
    expect(
      await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } }),
    ).toMatchObject({ ok: true, data: { cancelled: { refund: { minor: toPay - 10_000 } } } })
    await doJobs(world)
    expect([await payments(), await balances()]).toMatchObject([[{ refunded: toPay, status: 'refunded' }], {}])
    expect(await api.show_admin_booking({ reference })).toMatchObject({
      ok: true,
      data: { booking: { payment_status: 'refunded' } },
    })
  })
  test.for([
    ['as dear', 2, 0, 0],
    ['dearer', 4, 1, 0],
    ['cheaper', 1, 0, 0.5],
  ] as const)(
    'that was refunded as goodwill stays refunded when the stay moves to dates that are %s',
    async ([, nights, due, back]) => {
      const { world, reference, pay, settle, toPay, payments } = await pendingPayment()
      await pay()
      await settle()
      const { api } = await staffOf(world, 'manager')
      await api.refund_booking({ ...(await seenBy(api, reference)), minor: 10_000 })
      await doJobs(world)
      const dates = { check_in: addDays(soon, 5), check_out: addDays(soon, 5 + nights) }
      const quoted = await api.quote_amendment({ reference, ...dates })
      if (!quoted.ok) throw new Error(quoted.error.code)
      expect(quoted.data.refund.minor).toBe(back * toPay)
      const amended = await api.amend_dates({
        ...(await seenBy(api, reference)),
        ...dates,
        accepted_total: quoted.data.after,
      })
      const { prepay } = (amended.ok && amended.data.booking.item.pay) || {}
      expect(prepay?.find(isOnArrival)?.amount.minor ?? 0).toBe(due * toPay)
      await doJobs(world)
      expect(await payments()).toMatchObject([{ refunded: 10_000 + back * toPay }])
      expect(await reconcile(world.services.database.db)).toEqual([])
    },
  )
})

describe('a stay that moves while its payment page is open', () => {
  async function moving(nights: number, paid?: 'silent' | 'slow') {
    const paying = await pendingPayment()
    const { world, guest, reference, page, toPay } = paying
    for (const payment_type of ['arrival', 'prepay'] as const) {
      await guest.api.change_user_booking_payment_type({ reference, payment_type })
    }
    const before = openOfSandbox(await page())
    if (paid) await world.services.sandbox?.pay(before, paid, world.services.clock())
    const settle = () => paying.settle('webhook', before.replace('test_', ''))
    if (paid === 'slow') await settle()
    const { api } = await staffOf(world, 'agent')
    const dates = { check_in: addDays(soon, 5), check_out: addDays(soon, 5 + nights) }
    const quoted = await api.quote_amendment({ reference, ...dates })
    if (!quoted.ok) throw new Error(quoted.error.code)
    const seen = await seenBy(api, reference)
    expect(await api.amend_dates({ ...seen, ...dates, accepted_total: quoted.data.after })).toMatchObject({ ok: true })
    const price = (toPay * nights) / 2
    return {
      ...paying,
      before,
      settle,
      price,
      /** Pays on the page opened now and checks that the ledger balances. */
      async paysAtLast() {
        expect(await paying.show()).toMatchObject({ payment_status: 'unpaid', to_pay: { minor: price } })
        const now = openOfSandbox(await page())
        await world.services.sandbox?.pay(now, 'good', world.services.clock())
        await paying.settle('return', now.replace('test_', ''))
        await doJobs(world)
        expect(await paying.show()).toMatchObject({ payment_status: 'paid', to_pay: null })
        expect(await reconcile(world.services.database.db)).toEqual([])
        const [held] = await world.sql('select sum(captured_minor - refunded_minor)::int as minor from payment')
        expect(held).toEqual({ minor: price })
      },
    }
  }

  test.for([4, 1])('to %i nights closes the page with the old price and is paid at the new price', async (nights) => {
    const { world, before, page, paysAtLast } = await moving(nights)
    await doJobs(world)
    expect((await world.services.sandbox?.find(before, world.services.clock()))?.state).toBe('failed')
    expect(openOfSandbox(await page())).not.toBe(before)
    await paysAtLast()
  })

  test.for([
    [4, 'silent'],
    [1, 'silent'],
    [4, 'slow'],
    [1, 'slow'],
  ] as const)(
    'to %i nights after a payment of the old price (%s) refunds that payment, notifies the reason and is paid at the new price',
    async ([nights, card]) => {
      const { world, toPay, settle, payments, paysAtLast } = await moving(nights, card)
      world.timeIs(`${today}T09:01:00Z`)
      if (card === 'slow') await settle()
      await doJobs(world)
      // The first page was closed when the payment type was changed to arrival and back.
      const former = { status: 'failed', captured: 0 }
      expect(await payments()).toMatchObject([former, { status: 'refunded', captured: toPay, refunded: toPay }])
      expect(
        await world.sql(`select kind, data ->> 'reason' as reason from notification where kind like 'payment%'`),
      ).toEqual([{ kind: 'payment_returned', reason: 'outdated' }])
      await paysAtLast()
    },
  )

  test('at the same price is paid on the open page', async () => {
    const { before, page, paysAtLast } = await moving(2)
    expect(openOfSandbox(await page())).toBe(before)
    await paysAtLast()
  })
})
