import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { settlePayment } from '#domains/bookings/payment/settle.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { notificationsOf } from '#test/notifications.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { openOfSandbox } from '#test/paying.ts'
import { addPackage, bookQuoted } from '#test/products.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import {
  makeWorld,
  today,
  type RoomOptions,
  type StayOptions,
  type TestTraveller,
  type TestWorld,
} from '#test/world.ts'

const soon = addDays(today, 14)
const sar = (minor: number) => ({ minor, currency: 'SAR' })

/** A stay that its traveller has booked, and paid if `paid` is set. */
async function booked({
  rooms = [{ allotment: 2, rates: [{ payment: 'both' }] }],
  paid = false,
  ...stay
}: Omit<StayOptions, 'rooms'> & { rooms?: RoomOptions[]; paid?: boolean } = {}) {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ rooms })
  const guest = await world.traveller()
  const options = { checkIn: soon, nights: 2, payment: paid ? ('prepay' as const) : ('arrival' as const) }
  const made = await guest.books(hotel, { ...options, ...stay })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  if (paid) await pays(world, guest, reference)
  /** The selection of a stay in the first room of the hotel. */
  const stayOf = (checkIn: string, nights: number, { room = 0, rate = 0, occupancy = '2' } = {}) => ({
    kind: 'stay' as const,
    hotel_id: hotel.id,
    check_in: checkIn,
    check_out: addDays(checkIn, nights),
    rooms: [`${hotel.rooms[room]?.rates[rate]}~${occupancy}`],
  })
  return { world, hotel, guest, reference, total: made.data.total.minor, stayOf }
}

async function pays(world: TestWorld, guest: TestTraveller, reference: string) {
  const started = await guest.api.start_payment({ reference })
  if (!started.ok) throw new Error(started.error.code)
  const id = openOfSandbox(started.data.page)
  await world.services.sandbox?.pay(id, 'good', world.services.clock())
  await settlePayment(jobDependencies(world), id.replace('test_', ''), 'webhook')
  await doJobs(world)
}

type Request = Omit<Parameters<TestTraveller['api']['quote_change']>[0], 'reference'>

async function quoted(guest: TestTraveller, reference: string, request: Request) {
  const quote = await guest.api.quote_change({ reference, ...request })
  if (!quote.ok) throw new Error(quote.error.code)
  return quote.data
}

async function changes(guest: TestTraveller, reference: string, request: Request) {
  const { token } = await quoted(guest, reference, request)
  return guest.api.change_booking({ reference, change_token: token })
}

async function shown(guest: TestTraveller, reference: string) {
  const found = await guest.api.show_booking({ reference })
  if (!found.ok) throw new Error(found.error.code)
  return found.data
}

async function expectConsistent(world: TestWorld) {
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
}

test('other dates within the free period cost the new price only; the nights, the price, the history and a new voucher follow', async () => {
  const { world, guest, reference, total, stayOf } = await booked()
  const quote = await quoted(guest, reference, { selection: stayOf(addDays(soon, 1), 3) })
  expect(quote).toMatchObject({
    on_request: false,
    penalty: sar(0),
    pay_now: sar(0),
    refund: sar(0),
    account: { paid: sar(0) },
  })
  expect(quote).toMatchObject({ total_before: sar(total), total_after: sar((total * 3) / 2) })
  expect(quote.lines.map(({ line }) => line)).toEqual(['night', 'city_fee', 'vat'])
  expect(quote.free_until).not.toBeNull()
  // A day later, as the dates.
  expect(Date.parse(quote.account.refundable_until ?? '') - Date.parse(quote.free_until ?? '')).toBe(24 * 3_600_000)
  const changed = await guest.api.change_booking({ reference, change_token: quote.token })
  expect(changed).toMatchObject({
    ok: true,
    data: { status: 'confirmed', check_in: addDays(soon, 1), nights: 3, total: quote.total_after, change: null },
  })
  expect(await world.sql('select night::text, sold from night_inventory where sold > 0 order by night')).toEqual(
    [1, 2, 3].map((day) => ({ night: addDays(soon, day), sold: 1 })),
  )
  expect(await world.sql(`select note, actor from booking_event where note <> ''`)).toEqual([
    {
      note: `dates ${soon} ${addDays(soon, 2)} to ${addDays(soon, 1)} ${addDays(soon, 4)}`,
      actor: `traveller:${guest.id}`,
    },
  ])
  expect(await world.sql("select kind, data -> 'outcome' as outcome from notification order by kind desc")).toEqual([
    { kind: 'booking_confirmed', outcome: null },
    { kind: 'booking_changed', outcome: 'applied' },
  ])
  expect(await notificationsOf(world, 'booking_changed')).toMatchObject([
    {
      data: {
        dates: {
          before: { first: soon, last: addDays(soon, 2) },
          after: { first: addDays(soon, 1), last: addDays(soon, 4) },
        },
        account: { refundable_until: quote.account.refundable_until },
      },
    },
  ])
  await expectConsistent(world)
})

test('a stay can be moved by one night in a full hotel, because its own nights are free to it', async () => {
  const { world, guest, reference, stayOf } = await booked({ rooms: [{ allotment: 1 }] })
  expect(await changes(guest, reference, { selection: stayOf(addDays(soon, 1), 2) })).toMatchObject({ ok: true })
  expect(await guest.api.quote_change({ reference, selection: stayOf(soon, 9) })).toMatchObject({ ok: true })
  await world.sql('update night_inventory set held = 1 where night = $1', [addDays(soon, 3)])
  expect(await guest.api.quote_change({ reference, selection: stayOf(addDays(soon, 2), 2) })).toMatchObject({
    error: { code: 'sold_out' },
  })
})

test('a higher price is paid first: until then the stay stays as it is and the new nights are held; the payment changes it once', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true })
  const changed = await changes(guest, reference, { selection: stayOf(soon, 3) })
  expect(changed).toMatchObject({
    ok: true,
    data: {
      nights: 2,
      total: sar(total),
      to_pay: sar(total / 2),
      can_change: false,
      change: {
        state: 'unpaid',
        pay_now: sar(total / 2),
        last_day: addDays(soon, 3),
        deadline_at: '2026-12-01T09:30:00.000Z',
      },
    },
  })
  expect(await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory')).toEqual([
    { held: 1, sold: 2 },
  ])
  await expectConsistent(world)
  await pays(world, guest, reference)
  expect(await shown(guest, reference)).toMatchObject({
    nights: 3,
    total: sar((total * 3) / 2),
    account: { paid: sar((total * 3) / 2), due: [] },
    payment_status: 'paid',
    to_pay: null,
    change: null,
  })
  expect(await world.sql('select number from receipt order by number')).toHaveLength(2)
  await expectConsistent(world)
  // The whole price is returned on a free cancellation.
  const cost = await guest.api.quote_cancellation({ reference })
  expect(cost).toMatchObject({ data: { penalty: sar(0), refund: sar((total * 3) / 2) } })
})

test('a lower price is returned at once, and the amounts balance after further changes and the cancellation', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true, nights: 4 })
  const quote = await quoted(guest, reference, { selection: stayOf(soon, 2) })
  expect(quote).toMatchObject({ pay_now: sar(0), refund: sar(total / 2), account: { due: [] } })
  expect(await guest.api.change_booking({ reference, change_token: quote.token })).toMatchObject({ ok: true })
  await doJobs(world)
  expect(await shown(guest, reference)).toMatchObject({
    account: { total: sar(total / 2), paid: sar(total), refunded: sar(total / 2) },
    payment_status: 'partly_refunded',
  })
  expect(await notificationsOf(world, 'booking_changed')).toMatchObject([
    { data: { account: { paid: sar(total) }, refund: total / 2, refund_days: 10 } },
  ])
  world.timeIs(`${today}T10:00:00Z`)
  await changes(guest, reference, { selection: stayOf(soon, 3) })
  world.timeIs(`${today}T10:05:00Z`)
  await pays(world, guest, reference)
  world.timeIs(`${today}T10:10:00Z`)
  await changes(guest, reference, { selection: stayOf(addDays(soon, 1), 1) })
  await doJobs(world)
  expect(await shown(guest, reference)).toMatchObject({
    account: { total: sar(total / 4), paid: sar((total * 5) / 4), refunded: sar(total) },
  })
  await expectConsistent(world)
  await guest.api.cancel_booking({ reference, accepted_penalty: sar(0) })
  await doJobs(world)
  expect(await world.sql('select sum(captured_minor - refunded_minor)::int as left from payment')).toEqual([
    { left: 0 },
  ])
  await expectConsistent(world)
  const parts = await world.sql(
    `select (data ->> 'amount')::int as amount, (data ->> 'partOf')::int as part from notification where kind = 'payment_returned' and data ->> 'reason' = 'changed' order by 1 desc`,
  )
  // The second one returns money of two payments.
  expect(parts).toEqual([
    { amount: total / 2, part: null },
    { amount: total / 4, part: total / 2 },
    { amount: total / 4, part: total / 2 },
  ])
})

test('terms that refund nothing charge what is given up, and a cheaper price returns nothing', async () => {
  const windows = [{ fromHoursBeforeCheckIn: null, penalty: { percent: 100 } }]
  const rooms = [{ allotment: 2, rates: [{ payment: 'both' as const, windows }, { payment: 'both' as const }] }]
  const { world, guest, reference, total, stayOf } = await booked({ paid: true, nights: 4, rooms })
  const shorter = await quoted(guest, reference, { selection: stayOf(soon, 3) })
  expect(shorter).toMatchObject({ penalty: sar(total / 4), total_after: sar(total), refund: sar(0), free_until: null })
  const elsewhere = await quoted(guest, reference, { selection: stayOf(addDays(soon, 8), 4) })
  expect(elsewhere).toMatchObject({ penalty: sar(total), pay_now: sar(total), total_after: sar(total * 2) })
  await world.sql('update night_inventory set price = price / 2')
  // The same nights at half the price, in a rate that can be cancelled free of charge.
  const cheaper = await quoted(guest, reference, { selection: stayOf(soon, 4, { rate: 1 }) })
  expect(cheaper).toMatchObject({ refund: sar(0), pay_now: sar(0), total_after: sar(total) })
  expect(await guest.api.change_booking({ reference, change_token: cheaper.token })).toMatchObject({
    ok: true,
    data: {
      change_fee: sar(total / 2),
      total: sar(total),
      item: { total: sar(total), change_charge: { name: 'Change charge', amount: sar(total / 2) } },
    },
  })
  // The terms of the first price still decide the refund.
  expect(await guest.api.quote_cancellation({ reference })).toMatchObject({
    data: { penalty: sar(total), refund: sar(0) },
  })
  await expectConsistent(world)
})

test('a change that is not paid in time ends, and the booking stays', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true })
  await changes(guest, reference, { selection: stayOf(soon, 3) })
  world.timeIs('2026-12-01T09:30:00Z')
  await doSweep(world)
  expect(await shown(guest, reference)).toMatchObject({ nights: 2, total: sar(total), to_pay: null, change: null })
  expect(await world.sql('select sum(held)::int as held, sum(sold)::int as sold from night_inventory')).toEqual([
    { held: 0, sold: 2 },
  ])
  expect(
    await world.sql(`select data -> 'outcome' as outcome from notification where kind = 'booking_changed'`),
  ).toEqual([{ outcome: 'lapsed' }])
  await expectConsistent(world)
})

test('a change can be withdrawn and ends with the booking; another one waits for it, and a payment that comes too late is returned', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true })
  const longer = { selection: stayOf(soon, 3) }
  await changes(guest, reference, longer)
  expect(await guest.api.quote_change({ reference, ...longer })).toMatchObject({ error: { code: 'conflict' } })
  const started = await guest.api.start_payment({ reference })
  const id = openOfSandbox(started.ok ? started.data.page : '')
  await world.services.sandbox?.pay(id, 'good', world.services.clock())
  expect(await guest.api.withdraw_change({ reference })).toMatchObject({
    ok: true,
    data: { change: null, can_change: true },
  })
  expect(await guest.api.withdraw_change({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  await settlePayment(jobDependencies(world), id.replace('test_', ''), 'webhook')
  await doJobs(world)
  expect(await shown(guest, reference)).toMatchObject({
    nights: 2,
    account: { paid: sar(total) },
    payment_status: 'paid',
  })
  expect(await world.sql(`select reason, amount_minor::int as amount from refund`)).toEqual([
    { reason: 'not_needed', amount: total / 2 },
  ])
  await expectConsistent(world)
  await changes(guest, reference, longer)
  expect(await guest.api.cancel_booking({ reference, accepted_penalty: sar(0) })).toMatchObject({ ok: true })
  expect(await world.sql('select sum(held + sold)::int as taken from night_inventory')).toEqual([{ taken: 0 }])
  expect(await world.sql('select state from booking_change order by id')).toEqual([
    { state: 'withdrawn' },
    { state: 'lapsed' },
  ])
  await doJobs(world)
  await expectConsistent(world)
})

test('names change free of charge; their number stays that of the rooms', async () => {
  const { world, guest, reference, total } = await booked({ paid: true })
  const guests = [{ first_name: 'Huda', last_name: 'Karim' }]
  const quote = await quoted(guest, reference, { guests })
  expect(quote).toMatchObject({
    penalty: sar(0),
    pay_now: sar(0),
    lines: [],
    total_after: sar(total),
    guest_names: guests,
  })
  expect(await guest.api.change_booking({ reference, change_token: quote.token })).toMatchObject({
    ok: true,
    data: { guest_names: guests, total: sar(total) },
  })
  expect(await guest.api.quote_change({ reference, guests: [...guests, ...guests] })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'guests', code: 'wrong_name_count' }] },
  })
  expect(await guest.api.quote_change({ reference, guests })).toMatchObject({
    error: { errors: [{ path: 'selection', code: 'not_a_choice' }] },
  })
  await expectConsistent(world)
})

test('a price or a room that changed since the quote changes nothing: the answer is the present quote, or sold_out', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ rooms: [{ allotment: 1 }] })
  const { token } = await quoted(guest, reference, { selection: stayOf(soon, 3) })
  await world.sql('update night_inventory set price = price * 2 where night = $1', [addDays(soon, 2)])
  const failure = await guest.api.change_booking({ reference, change_token: token })
  expect(failure).toMatchObject({ error: { code: 'price_changed', data: { total_after: sar(total * 2) } } })
  const { token: present } = (failure.ok ? {} : failure.error.data) as { token: string }
  await world.sql('update night_inventory set held = 1 where night = $1', [addDays(soon, 2)])
  expect(await guest.api.change_booking({ reference, change_token: present })).toMatchObject({
    error: { code: 'sold_out' },
  })
  await world.sql('update night_inventory set held = 0')
  world.timeIs('2026-12-01T09:15:00Z')
  expect(await guest.api.change_booking({ reference, change_token: present })).toMatchObject({
    error: { code: 'quote_expired' },
  })
  expect(await shown(guest, reference)).toMatchObject({ nights: 2, total: sar(total) })
  await expectConsistent(world)
})

test('another room type, another number of guests and a second room are one change', async () => {
  const { world, hotel, guest, reference, stayOf } = await booked({
    rooms: [{ allotment: 1 }, { allotment: 2, maxAdults: 3 }],
  })
  const selection = stayOf(soon, 2, { room: 1, occupancy: '3' })
  selection.rooms.push(`${hotel.rooms[0]?.rates[0]}~1`)
  const guests = ['Amal', 'Sara'].map((first_name) => ({ first_name, last_name: 'Karim' }))
  expect(await guest.api.quote_change({ reference, selection })).toMatchObject({
    error: { errors: [{ code: 'wrong_name_count' }] },
  })
  expect(await changes(guest, reference, { selection, guests })).toMatchObject({
    ok: true,
    data: { rooms: 2, guests: 4, guest_names: guests },
  })
  expect(
    await changes(guest, reference, { selection: stayOf(soon, 2, { room: 1 }), guests: guests.slice(1) }),
  ).toMatchObject({
    ok: true,
    data: { rooms: 1, guests: 2 },
  })
  await expectConsistent(world)
})

test('a rate whose board is not served on the new nights is an error of `rooms`', async () => {
  const { world, hotel, guest, reference, stayOf } = await booked({
    rooms: [{ allotment: 2, rates: [{ payment: 'both' }, { payment: 'both' }] }],
  })
  await world.sql(`update rate_plan set board = 'suhoor_iftar' where id = $1`, [hotel.rooms[0]?.rates[0]])
  const move = (rate: number) => guest.api.quote_change({ reference, selection: stayOf(soon, 3, { rate }) })
  expect(await move(0)).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'rooms', code: 'not_a_choice' }] },
  })
  expect(await move(1)).toMatchObject({ ok: true })
  // Booked nights keep their board.
  expect(await guest.api.quote_change({ reference, selection: stayOf(soon, 1) })).toMatchObject({ ok: true })
})

test('a booking that is held until its payment changes at once, keeps its deadline, and is paid at the new price', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ payment: 'prepay' })
  const first = await guest.api.start_payment({ reference })
  const changed = await changes(guest, reference, { selection: stayOf(addDays(soon, 1), 3) })
  expect(changed).toMatchObject({
    ok: true,
    data: { status: 'pending', to_pay: sar((total * 3) / 2), deadline_at: '2026-12-01T09:30:00.000Z', change: null },
  })
  const second = await guest.api.start_payment({ reference })
  expect(second.ok && first.ok && second.data.page !== first.data.page).toBe(true)
  world.timeIs(`${today}T09:01:00Z`)
  await pays(world, guest, reference)
  // Its first confirmation is not called a change.
  expect(await shown(guest, reference)).toMatchObject({
    status: 'confirmed',
    account: { paid: sar((total * 3) / 2) },
    last_change: null,
  })
  await expectConsistent(world)
})

test('a change that the provider accepts asks for the difference, until it is paid', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2, rates: [{ payment: 'both' }] }] })
  const guest = await world.traveller()
  const booking = await guest.requests(hotel, { checkIn: soon, request: 'demo:silent', payment: 'prepay' })
  if (!booking.ok) throw new Error(booking.error.code)
  const { reference } = booking.data
  await world.sql(`update booking set status = 'waiting_user'`)
  await pays(world, guest, reference)
  const rooms = [`${hotel.rooms[0]?.rates[0]}~2`]
  const selection = { kind: 'stay' as const, hotel_id: hotel.id, check_in: soon, check_out: addDays(soon, 3), rooms }
  expect(await changes(guest, reference, { selection })).toMatchObject({ data: { change: { state: 'asked' } } })
  const agent = await staffOf(world, 'agent')
  const { version } = await seenBy(agent.api, reference)
  expect(
    await agent.api.answer_booking_change({ reference, status: 'confirmed', version, answer: 'accept' }),
  ).toMatchObject({ ok: true })
  const { to_pay, change } = await shown(guest, reference)
  const requests = () => notificationsOf(world, 'booking_needs_you')
  expect(await requests()).toMatchObject([
    {
      data: {
        need: 'payment',
        changed: { account: { due: [{ when: 'booking', amount: to_pay }] } },
        deadline: change?.deadline_at,
      },
    },
  ])
  await pays(world, guest, reference)
  expect(await requests()).toEqual([])
})

test('a change of a confirmed booking on request waits for the provider’s answer, even if only names change', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel({ supply: 'portal', rooms: [{ allotment: 2 }] })
  const guest = await world.traveller()
  const made = await guest.requests(hotel, { checkIn: soon, request: 'demo:silent' })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const selection = {
    kind: 'stay' as const,
    hotel_id: hotel.id,
    check_in: soon,
    check_out: addDays(soon, 3),
    rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
  }
  // The supplier has been asked for these nights.
  expect(await guest.api.quote_change({ reference, selection })).toMatchObject({ error: { code: 'on_request' } })
  await world.sql(`update booking set status = 'confirmed', deadline_at = null`)
  await world.sql('update night_inventory set sold = held, held = 0')
  const names = { guests: [{ first_name: 'Huda', last_name: 'Karim' }] }
  const agent = await staffOf(world, 'agent')
  const answer = async (how: 'accept' | 'decline') => {
    const seen = await agent.api.show_admin_booking({ reference })
    if (!seen.ok) throw new Error(seen.error.code)
    return agent.api.answer_booking_change({ reference, status: 'confirmed', version: seen.data.version, answer: how })
  }
  const changed = await changes(guest, reference, { selection })
  expect(changed).toMatchObject({ ok: true, data: { status: 'confirmed', nights: 2, change: { state: 'asked' } } })
  await expectConsistent(world)
  expect(await answer('decline')).toMatchObject({ ok: true })
  expect(await shown(guest, reference)).toMatchObject({ nights: 2, change: null })
  await changes(guest, reference, { selection, ...names })
  expect(await answer('accept')).toMatchObject({ ok: true })
  expect(await shown(guest, reference)).toMatchObject({ nights: 3, change: null, guest_names: names.guests })
  expect(await answer('accept')).toMatchObject({ error: { code: 'status_changed' } })
  expect(
    await world.sql(`select data ->> 'outcome' as outcome from notification where kind = 'booking_changed' order by 1`),
  ).toEqual([{ outcome: 'applied' }, { outcome: 'declined' }])
  await expectConsistent(world)
})

test('a change to another departure is made as quoted, though others have booked seats of it meanwhile', async () => {
  const world = await makeWorld()
  const { departures } = await addPackage(world, { starts: [20, 30], payment: 'both', seats: 10 })
  const [first = 0, second = 0] = departures
  const [guest, other] = [await world.traveller(), await world.traveller()]
  const booksSeat = async ({ api }: TestTraveller, departure_id: number) =>
    bookQuoted(api, await api.get_package_price({ departure_id, party: ['1'] }))
  const { reference } = await booksSeat(guest, first)
  const { selection } = await shown(guest, reference)
  if (selection.kind !== 'package') throw new Error('not a package')
  expect(await guest.api.quote_change({ reference, selection: { ...selection, party: ['40'] } })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'party.0', code: 'invalid_format' }] },
  })
  const { token } = await quoted(guest, reference, { selection: { ...selection, departure_id: second } })
  await booksSeat(other, second)
  expect(await guest.api.change_booking({ reference, change_token: token })).toMatchObject({
    ok: true,
    data: { selection: { departure_id: second } },
  })
  await expectConsistent(world)
})

test('a package booked on arrival whose departures are paid online by now changes once it is changed to online payment', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { departures } = await addPackage(world, { starts: [20, 30], payment: 'both' })
  const [first = 0, second = 0] = departures
  const guest = await world.traveller()
  const { reference } = await bookQuoted(
    guest.api,
    await guest.api.get_package_price({ departure_id: first, party: ['1'] }),
  )
  await world.sql(`update package set payment = 'prepay'`)
  const { selection } = await shown(guest, reference)
  if (selection.kind !== 'package') throw new Error('not a package')
  const moved = { selection: { ...selection, departure_id: second } }
  expect(await guest.api.quote_change({ reference, ...moved })).toMatchObject({
    error: { code: 'payment_type_not_allowed' },
  })
  expect(await shown(guest, reference)).toMatchObject({ other_payment: 'prepay', can_change: true })
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  await pays(world, guest, reference)
  expect(await changes(guest, reference, moved)).toMatchObject({
    ok: true,
    data: { status: 'confirmed', selection: { departure_id: second } },
  })
  await expectConsistent(world)
})

test('the email about the payment of a change names the next instalment of the changed package', async () => {
  const world = await makeWorld()
  await world.paysOnline()
  const { departures, extras } = await addPackage(world, { starts: [20, 30], payment: 'both' })
  const [first = 0, second = 0] = departures
  const guest = await world.traveller()
  const price = await guest.api.get_package_price({ departure_id: first, party: ['1'] })
  const { reference } = await bookQuoted(guest.api, price)
  await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })
  await pays(world, guest, reference)
  const { selection, total } = await shown(guest, reference)
  if (selection.kind !== 'package') throw new Error('not a package')
  const tooMany = { ...selection, extras: [`${extras[0]}~1`, `${extras[1]}~9`] }
  expect(await guest.api.quote_change({ reference, selection: tooMany })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'extras.1', code: 'too_big', params: { max: 1 } }] },
  })
  const changed = { ...selection, departure_id: second, extras: [`${extras[0]}~1`] }
  await changes(guest, reference, { selection: changed })
  await pays(world, guest, reference)
  expect(await shown(guest, reference)).toMatchObject({ total: sar(total.minor + 15_000), selection: changed })
  const received = await world.sql(`select data -> 'next' as next from notification
    where kind = 'payment_received' and data ->> 'change' = 'true'`)
  expect(received).toEqual([
    { next: { amount: Math.round((total.minor + 15_000) * 0.7), dueOn: addDays(today, 30 - 7) } },
  ])
  await expectConsistent(world)
})

test('the last change is shown for three days with what it replaced, and the difference paid or the refund', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true })
  expect(await shown(guest, reference)).toMatchObject({ last_change: null })
  await changes(guest, reference, { selection: stayOf(soon, 3), guests: [{ first_name: 'Huda', last_name: 'Karim' }] })
  expect(await shown(guest, reference)).toMatchObject({ last_change: null })
  await pays(world, guest, reference)
  const { last_change: made, guest_names } = await shown(guest, reference)
  expect(made).toMatchObject({
    item: { kind: 'stay', check_in: soon, check_out: addDays(soon, 2), rooms: [{ name: expect.stringMatching(/./) }] },
    total: sar(total),
    paid: sar(total / 2),
    refund: sar(0),
    penalty: sar(0),
    gift_card: null,
  })
  expect(made?.guest_names).not.toEqual(guest_names)
  world.timeIs(`${today}T10:00:00Z`)
  await changes(guest, reference, { selection: stayOf(soon, 1) })
  expect(await shown(guest, reference)).toMatchObject({
    last_change: { total: sar((total * 3) / 2), paid: sar(0), refund: sar(total), made_at: `${today}T10:00:00.000Z` },
  })
  const agent = await staffOf(world, 'agent')
  expect(await agent.api.show_admin_booking({ reference })).toMatchObject({ data: { booking: { last_change: null } } })
  // After an accepted offer, the booking has another price than after the change.
  const costsMore = (minor: number) =>
    world.sql(
      `update booking set product = jsonb_set(product, '{priced,total}', to_jsonb(total_minor + $2::int)) where reference = $1`,
      [reference, minor],
    )
  await costsMore(100)
  expect((await shown(guest, reference)).last_change).toBeNull()
  await costsMore(0)
  world.timeIs(`${addDays(today, 3)}T09:59:59Z`)
  expect((await shown(guest, reference)).last_change).not.toBeNull()
  world.timeIs(`${addDays(today, 3)}T10:00:00Z`)
  expect((await shown(guest, reference)).last_change).toBeNull()
})

test('a stranger cannot see or change a booking, and from check-in on only the check-out can be changed', async () => {
  const { world, guest, reference, stayOf } = await booked()
  const stranger = await world.traveller()
  const selection = stayOf(soon, 3)
  const { token } = await quoted(guest, reference, { selection })
  expect(await stranger.api.quote_change({ reference, selection })).toMatchObject({ error: { code: 'not_found' } })
  expect(await stranger.api.change_booking({ reference, change_token: token })).toMatchObject({
    error: { code: 'not_found' },
  })
  const other = await guest.api.change_booking({ reference: 'ANOTHER11', change_token: token })
  expect(other).toMatchObject({ error: { code: 'quote_expired' } })
  world.timeIs(`${soon}T13:00:00Z`)
  expect(await guest.api.quote_change({ reference, selection })).toMatchObject({ ok: true })
  expect(await guest.api.quote_change({ reference, selection: stayOf(addDays(soon, 1), 3) })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'check_in', code: 'stay_begun' }] },
  })
  world.timeIs(`${addDays(soon, 3)}T09:00:00Z`)
  expect(await guest.api.quote_change({ reference, selection })).toMatchObject({ error: { code: 'too_late' } })
})

test('what staff have recorded counts as the share of the hotel: a change charges only what is new online, and returns only what was paid online', async () => {
  const { world, guest, reference, total, stayOf } = await booked({ paid: true })
  const night = total / 2
  const agent = await staffOf(world, 'agent')
  // Staff add a night, which the guest pays there.
  const dates = { check_in: soon, check_out: addDays(soon, 3) }
  const amend = { ...(await seenBy(agent.api, reference)), ...dates, accepted_total: sar(3 * night) }
  expect(await agent.api.amend_dates(amend)).toMatchObject({ ok: true })
  const paid = { ...(await seenBy(agent.api, reference)), minor: night, way: 'card' as const }
  expect(await agent.api.record_arrival_payment(paid)).toMatchObject({ ok: true })
  const longer = { selection: stayOf(soon, 4) }
  expect(await quoted(guest, reference, longer)).toMatchObject({
    total_after: sar(4 * night),
    pay_now: sar(night),
    account: { paid: sar(3 * night), due: [{ when: 'booking', amount: sar(night) }], owed: sar(0) },
  })
  await changes(guest, reference, longer)
  await pays(world, guest, reference)
  expect(await shown(guest, reference)).toMatchObject({
    nights: 4,
    account: { paid: sar(4 * night), due: [], owed: sar(0) },
  })
  await expectConsistent(world)
  await changes(guest, reference, { selection: stayOf(soon, 1) })
  await doJobs(world)
  // What was recorded pays the last night.
  const after = await shown(guest, reference)
  expect(after).toMatchObject({ nights: 1, account: { owed: sar(0), due: [] } })
  expect(after.account.paid.minor - after.account.refunded.minor).toBe(after.total.minor)
  await expectConsistent(world)
})

test('a stay that was switched to online payment and paid at the reception is changed without another charge; what is too much is owed by hand', async () => {
  const { world, guest, reference, total, stayOf } = await booked()
  const night = total / 2
  const agent = await staffOf(world, 'agent')
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'prepay' })).toMatchObject({
    ok: true,
  })
  const paid = { ...(await seenBy(agent.api, reference)), minor: total, way: 'card' as const }
  expect(await agent.api.record_arrival_payment(paid)).toMatchObject({ ok: true })
  await changes(guest, reference, { selection: stayOf(soon, 3) })
  expect(await shown(guest, reference)).toMatchObject({
    nights: 3,
    account: { due: [{ when: 'arrival', amount: sar(night) }] },
    to_pay: null,
  })
  await changes(guest, reference, { selection: stayOf(soon, 1) })
  expect(await shown(guest, reference)).toMatchObject({ nights: 1, account: { due: [], owed: sar(night) } })
  await expectConsistent(world)
})

test('staff change names, party and dates for a guest, who is asked for the difference and gets a new voucher', async () => {
  const { world, guest, reference, stayOf } = await booked({ paid: true })
  const { api } = await staffOf(world, 'agent')
  const guests = [{ first_name: 'Huda', last_name: 'Karim' }]
  const quote = async (request: Request) => {
    const answer = await api.quote_change_for_guest({ reference, ...request })
    if (!answer.ok) throw new Error(answer.error.code)
    return answer.data
  }
  const names = await quote({ guests })
  const outdated = await seenBy(api, reference)
  expect(await api.change_for_guest({ ...outdated, change_token: names.token })).toMatchObject({
    ok: true,
    data: { booking: { guest_names: guests } },
  })
  const longer = await quote({ selection: stayOf(soon, 3) })
  const again = { ...outdated, change_token: longer.token }
  expect(await api.change_for_guest(again)).toMatchObject({ error: { code: 'status_changed' } })
  // What is paid online is due from the guest, who has as long as for any other answer.
  const asked = await api.change_for_guest({ ...(await seenBy(api, reference)), change_token: longer.token })
  expect(asked).toMatchObject({ ok: true, data: { booking: { change: { state: 'unpaid', pay_now: longer.pay_now } } } })
  const [need] = await notificationsOf(world, 'booking_needs_you')
  expect(need?.data).toMatchObject({ need: 'payment' })
  await pays(world, guest, reference)
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: { check_out: addDays(soon, 3), guest_names: guests, change: null },
  })
  expect(await wrongStock(world)).toEqual([])
})

test('a corrected contact gets the voucher, and a booking without one sends none', async () => {
  const { world, reference } = await booked()
  const { api } = await staffOf(world, 'agent')
  const contact = { email: 'right@example.com', phone: '+966500000077' }
  expect(await api.correct_contact({ ...(await seenBy(api, reference)), ...contact, phone: '12' })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'phone' }] },
  })
  expect(await api.correct_contact({ ...(await seenBy(api, reference)), ...contact })).toMatchObject({
    ok: true,
    data: { booking: { contact }, has_voucher: true },
  })
  expect(await api.fetch_admin_bookings({ q: '0500000077' })).toMatchObject({ data: { rows: [{ reference }] } })
  expect(await api.send_voucher(await seenBy(api, reference))).toMatchObject({ ok: true })
  const sent = await notificationsOf(world, 'booking_confirmed')
  expect(sent.map(({ recipient }) => recipient)).toContain('right@example.com')
  await api.cancel_for_guest({
    ...(await seenBy(api, reference)),
    accepted_penalty: sar(0),
  })
  expect(await api.send_voucher(await seenBy(api, reference))).toMatchObject({ error: { code: 'conflict' } })
})
