import { expect, test, vi } from 'vitest'
import { doJobs, doSweep } from '#test/jobs.ts'
import { onTheWayToPay } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'

test('a booking that is paid online holds its rooms for half an hour and says where to pay', async () => {
  const { made, counters, page, paymentId, world, guest, reference } = await onTheWayToPay()
  expect(made).toMatchObject({
    status: 'pending',
    payment_type: 'prepay',
    payment_status: 'unpaid',
    turn: 'traveller',
    deadline_at: '2026-12-01T09:30:00.000Z',
    can_cancel: true,
  })
  expect(await counters()).toEqual({ held: 2, sold: 0 })
  // Asking again, at once or later, is the same page of the same payment.
  const pages = await Promise.all(Array.from({ length: 10 }, page))
  expect(new Set(pages)).toEqual(new Set([`/en/sandbox-pay/test_${paymentId}`]))
  expect(await world.sql('select count(*)::int as n from payment')).toEqual([{ n: 1 }])
  const other = await world.traveller()
  expect(await other.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await other.api.check_payment({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await guest.api.show_receipt({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('under a key the page that was answered stays the answer, for that booking alone', async () => {
  const { guest, reference, world, pay, settle, payments } = await onTheWayToPay()
  const idempotencyKey = 'where-to-pay-1'
  const ask = () => guest.api.start_payment({ reference }, { idempotencyKey })
  const [answer, ...others] = await Promise.all(Array.from({ length: 5 }, ask))
  expect(answer).toMatchObject({ ok: true })
  expect(others).toEqual(Array(4).fill(answer))
  expect(await guest.api.start_payment({ reference: 'ANOTHER1' }, { idempotencyKey })).toMatchObject({
    error: { code: 'idempotency_reuse' },
  })
  expect(await guest.api.start_payment({ reference }, { idempotencyKey: 'short' })).toMatchObject({
    error: { errors: [{ path: 'Idempotency-Key' }] },
  })
  await pay()
  await settle()
  expect(await payments()).toMatchObject([{ status: 'paid' }])
  expect(await ask()).toEqual(answer)
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  // A key is its owner's.
  const other = await world.traveller()
  expect(await other.api.start_payment({ reference }, { idempotencyKey })).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('a provider that is silent is no answer: the same key asks it again', async () => {
  const { guest, reference, world, settle, paymentId } = await onTheWayToPay()
  await world.wired.sandbox?.pay(`test_${paymentId}`, 'declined', world.wired.clock())
  await settle()
  const { gateway } = world.wired.ports
  if (!gateway) throw new Error('nothing is paid online')
  const begin = vi.spyOn(gateway, 'begin').mockRejectedValueOnce(new Error('silent'))
  const ask = () => guest.api.start_payment({ reference }, { idempotencyKey: 'where-to-pay-2' })
  await expect(ask()).rejects.toThrow('did not open its page')
  const answer = await ask()
  expect(answer).toMatchObject({ ok: true })
  expect(begin).toHaveBeenCalledTimes(2)
  expect(await ask()).toEqual(answer)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('paid: the rooms are sold, the booking confirmed, the money in the books, one letter, one receipt', async () => {
  const { pay, guest, reference, counters, payments, balances, letters, toPay, world, made } = await onTheWayToPay()
  await pay()
  expect(await guest.api.check_payment({ reference })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', payment_status: 'paid', deadline_at: null },
  })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
  expect(await letters()).toEqual(['payment_received'])
  expect(await world.sql('select actor, from_status, to_status from booking_event order by id offset 1')).toEqual([
    { actor: 'payment', from_status: 'pending', to_status: 'confirmed' },
  ])
  expect(await world.sql('select actor, from_status, to_status from payment_move order by id offset 1')).toEqual([
    { actor: 'return', from_status: 'unpaid', to_status: 'paid' },
  ])
  const vat = made.priced?.taxes.find((tax) => tax.kind === 'vat')?.amount
  expect(await guest.api.show_receipt({ reference })).toMatchObject({
    ok: true,
    data: { number: 1, reference, total: { minor: toPay, currency: 'SAR' }, vat, returned: { minor: 0 } },
  })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
  expect(await wrongStock(world)).toEqual([])
})

test('declined: nothing is booked or lost, and another card pays on a new page while the hold lasts', async () => {
  const { pay, guest, reference, payments, toPay, show, page, counters, paymentId } = await onTheWayToPay()
  await pay('declined')
  expect(await guest.api.check_payment({ reference })).toMatchObject({
    ok: true,
    data: { status: 'pending', payment_status: 'failed' },
  })
  expect(await page()).not.toContain(paymentId)
  expect(await show()).toMatchObject({ payment_status: 'unpaid' })
  await pay('good')
  await guest.api.check_payment({ reference })
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await payments()).toEqual([
    { status: 'failed', captured: 0, refunded: 0, problem: null },
    { status: 'paid', captured: toPay, refunded: 0, problem: null },
  ])
  expect(await counters()).toEqual({ held: 0, sold: 2 })
})

test('a slow bank is waited for: authorised first, confirmed once it has answered', async () => {
  const { pay, guest, reference, world, show } = await onTheWayToPay()
  await pay('slow')
  await guest.api.check_payment({ reference })
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'authorised' })
  world.timeIs('2026-12-01T09:00:45Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('not paid in time: the rooms are free again, and no page opens any more', async () => {
  const { world, guest, reference, show, counters, payments } = await onTheWayToPay()
  world.timeIs('2026-12-01T09:30:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'expired', payment_status: 'failed' })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  expect(await payments()).toMatchObject([{ status: 'failed' }])
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
})

test('cancelled while free: everything goes back, once, and the books say so', async () => {
  const { pay, settle, guest, reference, toPay, show, world, payments, balances, letters } = await onTheWayToPay()
  await pay()
  await settle()
  const quoted = await guest.api.quote_cancellation({ reference })
  expect(quoted).toMatchObject({
    ok: true,
    data: { penalty: { minor: 0 }, refund: { minor: toPay }, due: { minor: 0 } },
  })
  await guest.api.cancel_booking({ reference, accepted_penalty: { minor: 0, currency: 'SAR' } })
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, returning: -toPay })
  expect(await show()).toMatchObject({ status: 'cancelled', payment_status: 'paid' })
  await doJobs(world)
  expect(await show()).toMatchObject({ status: 'cancelled', payment_status: 'refunded' })
  expect(await payments()).toEqual([{ status: 'refunded', captured: toPay, refunded: toPay, problem: null }])
  expect(await balances()).toEqual({})
  expect(await letters()).toEqual(['payment_received', 'payment_returned'])
  expect(await guest.api.show_receipt({ reference })).toMatchObject({ ok: true, data: { returned: { minor: toPay } } })
})

test('cancelled late: exactly what was quoted goes back, the penalty stays', async () => {
  const { pay, settle, guest, reference, toPay, made, show, world, payments, balances } = await onTheWayToPay()
  await pay()
  await settle()
  world.timeIs(made.cancellation.free_until ?? '')
  const quoted = await guest.api.quote_cancellation({ reference })
  if (!quoted.ok) throw new Error(quoted.error.code)
  const { penalty, refund } = quoted.data
  expect(penalty.minor + refund.minor).toBe(toPay)
  await guest.api.cancel_booking({ reference, accepted_penalty: penalty })
  await doJobs(world)
  expect(await show()).toMatchObject({ payment_status: 'partly_refunded' })
  expect(await payments()).toMatchObject([{ status: 'partly_refunded', captured: toPay, refunded: refund.minor }])
  expect(await balances()).toEqual({ 'provider:sandbox': penalty.minor, penalties: -penalty.minor })
})

test('paying on arrival instead confirms at once; paying online instead keeps it confirmed and opens another page', async () => {
  const { guest, reference, show, counters, pay, page, paymentId, world, balances } = await onTheWayToPay()
  const change = (payment_type: 'arrival' | 'prepay') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  expect(await change('arrival')).toMatchObject({ ok: true, data: { status: 'confirmed', payment_type: 'arrival' } })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
  expect(await change('prepay')).toMatchObject({ ok: true, data: { status: 'confirmed', payment_status: 'unpaid' } })
  expect(await page()).not.toContain(paymentId)
  await pay()
  await guest.api.check_payment({ reference })
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
  expect(await change('arrival')).toMatchObject({ ok: false, error: { code: 'conflict' } })
  expect(await wrongStock(world)).toEqual([])
  expect(Object.keys(await balances())).toHaveLength(2)
})

test('what is paid by hand is not asked for online besides, and a page that is open then takes no more', async () => {
  const { guest, reference, show, page, settle, paymentId, world, toPay } = await onTheWayToPay()
  const manager = await staffOf(world, 'manager')
  const change = (payment_type: 'arrival' | 'prepay') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  const record = async () => {
    const found = await manager.api.show_desk_booking({ reference })
    const version = found.ok ? found.data.version : 0
    const paid = { reference, status: 'confirmed' as const, version, minor: 1_000, way: 'cash' as const }
    return manager.api.record_arrival_payment(paid, { idempotencyKey: `by-hand-${version}` })
  }
  await change('arrival')
  await change('prepay')
  const open = (await page()).split('/').at(-1) ?? ''
  expect(await record()).toMatchObject({ ok: true })
  expect(await show()).toMatchObject({ status: 'confirmed', to_pay: null, other_payment: null })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  // Paid on it all the same, before it is closed at the provider: all of it goes back.
  await world.wired.sandbox?.pay(open, 'good', world.wired.clock())
  await settle('webhook', open.replace('test_', ''))
  await settle('webhook', paymentId)
  await doJobs(world)
  expect(
    await world.sql(
      'select sum(captured_minor) - sum(refunded_minor) as kept, max(captured_minor)::int as taken from payment',
    ),
  ).toEqual([{ kept: 0, taken: toPay }])
  await change('arrival')
  expect(await change('prepay')).toMatchObject({ error: { code: 'conflict' } })
})

test('a page that opens after its payment was closed is closed as well', async () => {
  const { guest, reference, world } = await onTheWayToPay()
  await world.sql(`update payment set status = 'failed', check_at = null`)
  const { gateway } = world.wired.ports
  if (!gateway) throw new Error('there is no gateway')
  const { begin } = gateway
  let opened = ''
  gateway.begin = async (payment) => {
    await world.sql(`update payment set status = 'failed' where id = $1`, [payment.id])
    const made = await begin(payment)
    opened = made.providerId
    return made
  }
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  await doJobs(world)
  expect((await world.wired.sandbox?.find(opened, world.wired.clock()))?.state).toBe('failed')
  gateway.begin = begin
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: true })
})

test('a rate that is only paid online cannot be turned into one that is paid on arrival', async () => {
  const { guest, reference } = await onTheWayToPay({ rooms: [{ rates: [{ payment: 'prepay' }] }] })
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).toMatchObject({
    ok: false,
    error: { code: 'payment_type_not_allowed' },
  })
})

test('an account holds only so many rooms that it has not paid', async () => {
  const { world, guest, hotel } = await onTheWayToPay({ rooms: [{ allotment: 40, rates: [{ payment: 'both' }] }] })
  await world.sql('update night_inventory set allotment = 100')
  const again = () => guest.books(hotel, { payment: 'prepay' })
  for (let i = 1; i < 20; i++) expect(await again()).toMatchObject({ ok: true })
  expect(await again()).toMatchObject({ ok: false, error: { code: 'too_many_waiting' } })
  expect(await guest.books(hotel, { payment: 'arrival' })).toMatchObject({ ok: true })
})
