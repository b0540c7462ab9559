import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { addDays } from '#domains/shared/dates.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { seenBy, staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'
import { makeWorld, today, type RoomOptions, type TestWorld } from '#test/world.ts'

const checkIn = addDays(today, 2)
const sar = (minor: number) => ({ minor, currency: 'SAR' })
const on = (day: number) => addDays(checkIn, day)

async function expectConsistent(world: TestWorld) {
  expect(await wrongStock(world)).toEqual([])
  expect(await reconcile(world.services.database.db)).toEqual([])
}

/** A stay of five nights whose guest is in house on the third day at 09:00 local time. */
async function stayUnderWay({ rooms = [{ allotment: 2 }] }: { rooms?: RoomOptions[] } = {}) {
  const world = await makeWorld()
  const hotel = await world.hotel({ rooms, minNights: 2 })
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn, nights: 5 })
  if (!made.ok) throw new Error(made.error.code)
  const { reference, total } = made.data
  world.timeIs(`${checkIn}T14:00:00Z`)
  const [agent, manager] = [await staffOf(world, 'agent'), await staffOf(world, 'manager')]
  const seen = () => seenBy(agent.api, reference)
  expect(await agent.api.check_guest_in(await seen())).toMatchObject({ ok: true })
  world.timeIs(`${on(2)}T06:00:00Z`)
  await world.sql('update night_inventory set price = price * 2')
  const details = async () => {
    const shown = await agent.api.show_admin_booking({ reference })
    if (!shown.ok) throw new Error(shown.error.code)
    return shown.data
  }
  const quote = (check_out: string, check_in = checkIn) => agent.api.quote_amendment({ reference, check_in, check_out })
  const amends = async (check_out: string, more: { leaves_now?: boolean } = {}) => {
    const quoted = await quote(check_out)
    if (!quoted.ok) throw new Error(quoted.error.code)
    const { after: accepted_total, penalty: accepted_penalty } = quoted.data
    const input = { ...(await seen()), check_in: checkIn, check_out, accepted_total, accepted_penalty, ...more }
    const amended = await agent.api.amend_dates(input)
    if (!amended.ok) throw new Error(amended.error.code)
    return { ...quoted.data, amended: amended.data }
  }
  const pays = async (minor: number) => {
    const paid = await agent.api.record_arrival_payment({ ...(await seen()), minor, way: 'card' })
    if (!paid.ok) throw new Error(paid.error.code)
    return paid.data
  }
  const sold = async () =>
    (await world.sql('select night::text from night_inventory where sold > 0 order by night')).map(({ night }) => night)
  return {
    world,
    hotel,
    guest,
    agent,
    manager,
    reference,
    night: total.minor / 5,
    seen,
    details,
    quote,
    amends,
    pays,
    sold,
  }
}

test('a guest in house stays a night longer: only that night is priced, and the nights slept stay sold', async () => {
  const { world, night, amends, sold } = await stayUnderWay()
  const { after, penalty, to_pay } = await amends(on(6))
  expect([after, penalty, to_pay]).toEqual([sar(7 * night), sar(0), sar(7 * night)])
  expect(await sold()).toEqual([0, 1, 2, 3, 4, 5].map(on))
  await expectConsistent(world)
})

test('a guest in house leaves early: the charge of the policy is shown, slept nights stay charged, and the check-out is one step', async () => {
  const { world, details, night, quote, amends, sold, agent, seen } = await stayUnderWay()
  // Until the check-in time the coming night can be given up; the terms charge one night of the whole stay.
  const quoted = await quote(on(2))
  const penalty = Math.round((night * 3) / 5)
  expect(quoted).toMatchObject({ data: { after: sar(2 * night + penalty), penalty: sar(penalty) } })
  expect((await details()).booking.earliest_check_out).toBe(on(2))
  const unpreviewed = { ...(await seen()), check_in: checkIn, check_out: on(2), accepted_total: sar(2 * night) }
  expect(await agent.api.amend_dates(unpreviewed)).toMatchObject({ error: { code: 'price_changed' } })
  const { amended } = await amends(on(2), { leaves_now: true })
  expect(amended).toMatchObject({
    checked_out_at: `${on(2)}T06:00:00.000Z`,
    can_check_out: false,
    can_undo_check_out: true,
    booking: {
      check_out: on(2),
      account: { total: sar(2 * night + penalty), due: [{ when: 'arrival', amount: sar(2 * night + penalty) }] },
    },
  })
  expect(amended.events.map(({ note }) => note)).toEqual([
    '',
    'checked in',
    `dates ${checkIn} ${on(5)} to ${checkIn} ${on(2)}`,
    'checked out',
  ])
  expect(await sold()).toEqual([0, 1].map(on))
  await expectConsistent(world)
})

test('a manager waives the charge of an early departure beforehand, which an agent cannot, and the history says so', async () => {
  const { world, details, night, agent, manager, reference, seen } = await stayUnderWay()
  const leaving = { check_in: checkIn, check_out: on(2), goodwill: true }
  const quoted = await manager.api.quote_amendment({ reference, ...leaving })
  expect(quoted).toMatchObject({ data: { after: sar(2 * night), penalty: sar(0) } })
  const input = { ...(await seen()), ...leaving, accepted_total: sar(2 * night), accepted_penalty: sar(0) }
  expect(await agent.api.amend_dates(input)).toMatchObject({ error: { code: 'forbidden' } })
  expect(await manager.api.amend_dates({ ...input, goodwill: false })).toMatchObject({
    error: { code: 'price_changed' },
  })
  expect(await manager.api.amend_dates({ ...input, leaves_now: true })).toMatchObject({
    data: { booking: { check_out: on(2), total: sar(2 * night) }, can_undo_check_out: true },
  })
  expect((await details()).events.map(({ note }) => note)).toContain('goodwill')
  await expectConsistent(world)
})

test('the check-in stays, slept nights stay, and from the check-in time on also the coming night; each error is at its field', async () => {
  const { world, quote } = await stayUnderWay()
  const wrong = async (...dates: [string, string?]) => {
    const quoted = await quote(...dates)
    return quoted.ok ? null : quoted.error.errors
  }
  expect(await wrong(on(6), on(1))).toEqual([{ path: 'check_in', code: 'stay_begun' }])
  expect(await wrong(on(6), on(2))).toEqual([{ path: 'check_in', code: 'stay_begun' }])
  expect(await wrong(on(1))).toEqual([{ path: 'check_out', code: 'nights_slept' }])
  expect(await wrong(on(5))).toEqual([{ path: 'check_out', code: 'same_dates' }])
  expect(await wrong(checkIn)).toEqual([{ path: 'check_out', code: 'date_order' }])
  expect(await wrong(on(2))).toBeNull()
  // 16:00 in Makkah.
  world.timeIs(`${on(2)}T13:00:00Z`)
  expect(await wrong(on(2))).toEqual([{ path: 'check_out', code: 'nights_slept' }])
  expect(await wrong(on(3))).toBeNull()
  // After midnight there, still the day before in UTC.
  world.timeIs(`${on(2)}T21:30:00Z`)
  expect(await wrong(on(2))).toEqual([{ path: 'check_out', code: 'nights_slept' }])
  expect(await wrong(on(3))).toBeNull()
})

test('a guest who came before the check-in time cannot leave without a night', async () => {
  const world = await makeWorld()
  const hotel = await world.hotel()
  const guest = await world.traveller()
  const made = await guest.books(hotel, { checkIn, nights: 2 })
  if (!made.ok) throw new Error(made.error.code)
  const { reference } = made.data
  const agent = await staffOf(world, 'agent')
  world.timeIs(`${checkIn}T06:00:00Z`)
  expect(await agent.api.check_guest_in(await seenBy(agent.api, reference))).toMatchObject({ ok: true })
  expect(await agent.api.show_admin_booking({ reference })).toMatchObject({
    data: { booking: { earliest_check_out: on(1) } },
  })
  expect(await agent.api.quote_amendment({ reference, check_in: checkIn, check_out: on(1) })).toMatchObject({
    ok: true,
  })
  // Nor can it be cancelled.
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { can_cancel: false } })
  expect(await guest.api.quote_cancellation({ reference })).toMatchObject({ error: { code: 'too_late' } })
})

test('a stay is extended although the added night has a minimum stay, and not when it is full', async () => {
  const { world, quote, amends } = await stayUnderWay({ rooms: [{ allotment: 1 }] })
  await world.sql('update night_inventory set min_stay = 9')
  await amends(on(6))
  await world.sql(`update rate_plan set board = 'suhoor_iftar'`)
  expect(await quote(on(7))).toMatchObject({ error: { errors: [{ path: 'check_out', code: 'rate_not_sold' }] } })
  await world.sql(`update rate_plan set board = 'room_only'`)
  await world.sql('update night_inventory set held = 1 where night = $1', [on(6)])
  expect(await quote(on(7))).toMatchObject({ error: { code: 'sold_out' } })
})

test('guests are checked out with their balance, and a mistaken check-out or check-in is undone, with its history', async () => {
  const { world, details, agent, guest, reference, seen, sold } = await stayUnderWay()
  const countStaying = async () => {
    const day = await agent.api.fetch_today()
    return day.ok && day.data.counts.in_house
  }
  world.timeIs(`${on(5)}T06:00:00Z`)
  expect(await details()).toMatchObject({ can_check_out: true, can_undo_check_in: true, can_undo_check_out: false })
  expect(await countStaying()).toBe(1)
  expect(await agent.api.check_guest_out(await seen())).toMatchObject({
    ok: true,
    data: { booking: { status: 'confirmed' } },
  })
  expect(await countStaying()).toBe(0)
  const day = await agent.api.fetch_today()
  expect(day).toMatchObject({ data: { departures: [{ checked_in: true, checked_out: true }] } })
  expect(await agent.api.check_guest_out(await seen())).toMatchObject({ error: { code: 'conflict' } })
  expect(await agent.api.undo_check_in(await seen())).toMatchObject({ error: { code: 'conflict' } })
  // Who has left cancels nothing and changes no dates.
  expect(await agent.api.quote_admin_cancellation({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  expect(await agent.api.cancel_for_guest({ ...(await seen()), accepted_penalty: sar(0) })).toMatchObject({
    error: { code: 'status_changed' },
  })
  expect(await agent.api.quote_amendment({ reference, check_in: checkIn, check_out: on(6) })).toMatchObject({
    error: { code: 'too_late' },
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({ data: { can_change: false } })
  expect(await agent.api.undo_check_out(await seen())).toMatchObject({ ok: true, data: { checked_out_at: null } })
  expect(await agent.api.undo_check_out(await seen())).toMatchObject({ error: { code: 'conflict' } })
  expect(await agent.api.undo_check_in(await seen())).toMatchObject({
    ok: true,
    data: { checked_in_at: null, can_check_in: true },
  })
  expect(await agent.api.undo_check_in(await seen())).toMatchObject({ error: { code: 'conflict' } })
  expect((await details()).events.map(({ note }) => note).slice(1)).toEqual([
    'checked in',
    'checked out',
    'check-out undone',
    'check-in undone',
  ])
  expect(await sold()).toEqual([0, 1, 2, 3, 4].map(on))
  await expectConsistent(world)
})

test('a traveller in house stays longer or leaves earlier as well, at the same prices', async () => {
  const { world, hotel, guest, reference, night, sold } = await stayUnderWay()
  const selection = (nights: number) => ({
    kind: 'stay' as const,
    hotel_id: hotel.id,
    check_in: checkIn,
    check_out: on(nights),
    rooms: [`${hotel.rooms[0]?.rates[0]}~2`],
  })
  expect(await guest.api.show_booking({ reference })).toMatchObject({
    data: { can_change: true, can_cancel: false, earliest_check_out: on(2) },
  })
  expect(await guest.api.quote_change({ reference, selection: selection(1) })).toMatchObject({
    error: { code: 'invalid_input', errors: [{ path: 'check_out', code: 'nights_slept' }] },
  })
  const longer = await guest.api.quote_change({ reference, selection: selection(6) })
  if (!longer.ok) throw new Error(longer.error.code)
  expect(longer.data.total_after).toEqual(sar(7 * night))
  expect(await guest.api.change_booking({ reference, change_token: longer.data.token })).toMatchObject({ ok: true })
  const shorter = await guest.api.quote_change({ reference, selection: selection(3) })
  if (!shorter.ok) throw new Error(shorter.error.code)
  expect(shorter.data.total_after.minor - shorter.data.penalty.minor).toBe(3 * night)
  expect(shorter.data.penalty.minor).toBeGreaterThan(0)
  expect(await guest.api.change_booking({ reference, change_token: shorter.data.token })).toMatchObject({ ok: true })
  expect(await sold()).toEqual([0, 1, 2].map(on))
  await expectConsistent(world)
})

test('what was paid on arrival and is no longer due is seen everywhere and returned by hand with its credit note', async () => {
  const { world, guest, agent, manager, reference, night, seen, details, amends, pays } = await stayUnderWay()
  await pays(5 * night)
  const { after, refund, by_hand } = await amends(on(2))
  const owed = 5 * night - after.minor
  expect([refund, by_hand]).toEqual([sar(0), sar(owed)])
  const traveller = await guest.api.show_booking({ reference })
  expect(traveller).toMatchObject({
    data: { account: { total: after, paid: sar(5 * night), owed: sar(owed), due: [] } },
  })
  expect(await details()).toMatchObject({ folio: { owed: { by_hand: sar(owed), online: sar(0) } } })
  const toReturn = async () => {
    const day = await agent.api.fetch_today()
    return day.ok ? day.data.to_give_back.map((row) => [row.reference, row.owed]) : null
  }
  expect(await toReturn()).toEqual([[reference, sar(owed)]])
  await expectConsistent(world)
  expect(await manager.api.report_reconciliation()).toMatchObject({
    data: [{ rule: 'to_return', subject: reference, facts: { owed } }],
  })
  const gives = async (minor: number) =>
    agent.api.record_manual_refund({ ...(await seen()), minor, given_on: on(2), note: '' })
  expect(await gives(owed + 1)).toMatchObject({
    error: { errors: [{ path: 'minor', code: 'too_big', params: { max: owed } }] },
  })
  expect(await gives(1_000)).toMatchObject({ ok: true, data: { folio: { owed: { by_hand: sar(owed - 1_000) } } } })
  const returned = await gives(owed - 1_000)
  expect(returned).toMatchObject({
    ok: true,
    data: {
      folio: { owed: { by_hand: sar(0) } },
      booking: { account: { total: after, paid: sar(5 * night), refunded: sar(owed) } },
    },
  })
  if (!returned.ok) throw new Error(returned.error.code)
  const credited = returned.data.credit_notes.reduce((sum, { total }) => sum + total.minor, 0)
  expect(credited).toBe(owed)
  expect([await toReturn(), await gives(1)]).toMatchObject([[], { error: { code: 'conflict' } }])
  await expectConsistent(world)
  // What was returned is due again if the guest stays after all.
  const { to_pay } = await amends(on(4))
  expect(to_pay.minor).toBeGreaterThan(0)
  await pays(to_pay.minor)
  expect((await details()).booking).toMatchObject({ account: { due: [], owed: sar(0) } })
  await expectConsistent(world)
})

test('a payment that was partly returned cannot be reversed as a mistake', async () => {
  const { world, manager, night, seen, amends, pays, agent } = await stayUnderWay()
  await pays(5 * night)
  const { by_hand } = await amends(on(2))
  await agent.api.record_manual_refund({ ...(await seen()), minor: by_hand.minor, given_on: on(2), note: '' })
  const [payment] = await world.sql('select id::int as id from arrival_payment')
  const mistake = { payment: payment?.id as number, reason: 'Another guest' }
  expect(await manager.api.reverse_arrival_payment({ ...(await seen()), ...mistake })).toMatchObject({
    error: { code: 'conflict' },
  })
  await expectConsistent(world)
})

test('a stay paid online is shortened in house: the card is refunded at once, and nothing is owed', async () => {
  const paying = await pendingPayment({ stay: { nights: 4 } })
  const { world, reference, toPay } = paying
  await paying.pay()
  await paying.settle()
  const arrival = paying.made.check_in
  const agent = await staffOf(world, 'agent')
  world.timeIs(`${addDays(arrival, 2)}T06:00:00Z`)
  const dates = { check_in: arrival, check_out: addDays(arrival, 3) }
  const quote = await agent.api.quote_amendment({ reference, ...dates })
  if (!quote.ok) throw new Error(quote.error.code)
  const { after, penalty, refund, by_hand } = quote.data
  expect([refund.minor, by_hand.minor]).toEqual([toPay - after.minor, 0])
  const seen = await seenBy(agent.api, reference)
  expect(
    await agent.api.amend_dates({ ...seen, ...dates, accepted_total: after, accepted_penalty: penalty }),
  ).toMatchObject({
    ok: true,
    data: { folio: { owed: { by_hand: sar(0), online: sar(0) } } },
  })
  await doJobs(world)
  expect(await paying.show()).toMatchObject({
    account: { total: after, due: [], owed: sar(0) },
    payment_status: 'partly_refunded',
  })
  await expectConsistent(world)
})

test('money of a card that a booking does not cost any more, however it came about, is owed and goes back to the card', async () => {
  const paying = await pendingPayment({ stay: { nights: 4 } })
  const { world, reference, toPay } = paying
  await paying.pay()
  await paying.settle()
  // A price that was reduced past every command.
  await world.sql(
    `update booking set total_minor = total_minor - 5000, price = jsonb_set(price, '{total}', to_jsonb(total_minor - 5000)),
       product = jsonb_set(product, '{priced}', product #> '{priced}' || jsonb_build_object('total', total_minor - 5000,
         'plan', jsonb_build_array(jsonb_build_object('due', 'booking', 'amount', total_minor - 5000))))`,
  )
  await world.sql(
    `insert into booking_charge (booking_id, at, source, amount_minor) select id, updated_at, 'other', -5000 from booking`,
  )
  expect(await reconcile(world.services.database.db)).toContainEqual(
    expect.objectContaining({ rule: 'overpaid', subject: reference, facts: expect.objectContaining({ owed: 5_000 }) }),
  )
  const agent = await staffOf(world, 'agent')
  expect(await agent.api.show_admin_booking({ reference })).toMatchObject({
    data: { folio: { owed: { online: sar(5_000) } } },
  })
  // Goodwill does not take what is owed anyway.
  const manager = await staffOf(world, 'manager')
  expect(await manager.api.refund_booking({ ...(await seenBy(agent.api, reference)), minor: toPay })).toMatchObject({
    error: { errors: [{ path: 'minor', code: 'too_big', params: { max: toPay - 5_000 } }] },
  })
  expect(await agent.api.return_overpayment(await seenBy(agent.api, reference))).toMatchObject({
    ok: true,
    data: { folio: { owed: { online: sar(0) } } },
  })
  await doJobs(world)
  expect(await paying.show()).toMatchObject({
    account: { paid: sar(toPay), refunded: sar(5_000), owed: sar(0) },
  })
  const [note] = await world.sql(
    `select (data ->> 'total')::int as total, data ->> 'reason' as reason from credit_note`,
  )
  expect(note).toEqual({ total: 5_000, reason: 'changed' })
  expect(await agent.api.return_overpayment(await seenBy(agent.api, reference))).toMatchObject({
    error: { code: 'conflict' },
  })
  await expectConsistent(world)
})
