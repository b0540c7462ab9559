import { notificationsOf } from '#test/notifications.ts'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { findCreditNotes } from '#domains/invoices/issued.server.ts'
import { payRefund } from '#domains/bookings/payment/refund.server.ts'
import type { NotificationData } from '#domains/notifications/shapes.ts'
import { emailAttachments } from '#server/documents/booking-attachments.ts'
import { itemAs } from '#test/item.ts'
import { doJobs, doSweep, jobDependencies } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'
import { staffOf } from '#test/staff.ts'
import { wrongStock } from '#test/stock.ts'

test('a booking with online payment holds its rooms for half an hour and has a payment page', async () => {
  const { made, counters, page, paymentId, world, guest, reference } = await pendingPayment()
  expect(made).toMatchObject({
    status: 'pending',
    payment_type: 'prepay',
    payment_status: 'unpaid',
    turn: 'traveller',
    deadline_at: '2026-12-01T09:30:00.000Z',
    can_cancel: true,
  })
  expect(await counters()).toEqual({ held: 2, sold: 0 })
  // Repeated and concurrent calls return the same page of the same payment.
  const pages = await Promise.all(Array.from({ length: 10 }, page))
  expect(new Set(pages)).toEqual(new Set([`/en/sandbox-pay/test_${paymentId}`]))
  expect(await world.sql('select count(*)::int as n from payment')).toEqual([{ n: 1 }])
  const other = await world.traveller()
  expect(await other.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await other.api.check_payment({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
  expect(await guest.api.show_receipt({ reference })).toMatchObject({ ok: false, error: { code: 'not_found' } })
})

test('calls with an idempotency key keep returning the same page, for that booking only', async () => {
  const { guest, reference, world, pay, settle, payments } = await pendingPayment()
  const idempotencyKey = 'where-to-pay-1'
  const request = () => guest.api.start_payment({ reference }, { idempotencyKey })
  const [answer, ...others] = await Promise.all(Array.from({ length: 5 }, request))
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
  expect(await request()).toEqual(answer)
  expect(await guest.api.start_payment({ reference })).toMatchObject({ error: { code: 'status_changed' } })
  // A key is valid for its owner only.
  const other = await world.traveller()
  expect(await other.api.start_payment({ reference }, { idempotencyKey })).toMatchObject({
    error: { code: 'not_found' },
  })
})

test('a provider failure is not stored under the key: the same key calls the provider again', async () => {
  const { guest, reference, world, settle, paymentId } = await pendingPayment()
  await world.services.sandbox?.pay(`test_${paymentId}`, 'declined', world.services.clock())
  await settle()
  const { gateway } = world.services.ports
  if (!gateway) throw new Error('there is no gateway')
  const begin = vi.spyOn(gateway, 'begin').mockRejectedValueOnce(new Error('the provider does not respond'))
  const request = () => guest.api.start_payment({ reference }, { idempotencyKey: 'where-to-pay-2' })
  await expect(request()).rejects.toThrow('did not open its page')
  const answer = await request()
  expect(answer).toMatchObject({ ok: true })
  expect(begin).toHaveBeenCalledTimes(2)
  expect(await request()).toEqual(answer)
  expect(begin).toHaveBeenCalledTimes(2)
})

test('a payment sells the rooms, confirms the booking, is in the ledger, and sends one notification and one receipt', async () => {
  const { pay, guest, reference, counters, payments, balances, notifications, toPay, world, made } =
    await pendingPayment()
  await pay()
  expect(await guest.api.check_payment({ reference })).toMatchObject({
    ok: true,
    data: { status: 'confirmed', payment_status: 'paid', deadline_at: null },
  })
  expect(await counters()).toEqual({ held: 0, sold: 2 })
  expect(await payments()).toEqual([{ status: 'paid', captured: toPay, refunded: 0, problem: null }])
  expect(await balances()).toEqual({ 'provider:sandbox': toPay, guests: -toPay })
  expect(await notifications()).toEqual(['booking_confirmed'])
  expect(await notificationsOf(world, 'booking_confirmed')).toMatchObject([{ data: { reference, received: toPay } }])
  expect(await world.sql('select actor, from_status, to_status from booking_event order by id offset 1')).toEqual([
    { actor: 'payment', from_status: 'pending', to_status: 'confirmed' },
  ])
  expect(await world.sql('select actor, from_status, to_status from payment_move order by id offset 1')).toEqual([
    { actor: 'return', from_status: 'unpaid', to_status: 'paid' },
  ])
  const vat = itemAs('stay', made.item).taxes.find((tax) => tax.kind === 'vat')?.amount
  expect(await guest.api.show_receipt({ reference })).toMatchObject({
    ok: true,
    data: { number: 1, reference, total: { minor: toPay, currency: 'SAR' }, vat, returned: { minor: 0 } },
  })
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
  expect(await wrongStock(world)).toEqual([])
})

test('after a declined card nothing is booked or lost, and another card pays on a new page while the hold lasts', async () => {
  const { pay, guest, reference, payments, toPay, show, page, counters, paymentId } = await pendingPayment()
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

test('a slow bank is awaited: the payment is authorised first, and confirmed after the bank’s answer', async () => {
  const { pay, guest, reference, world, show } = await pendingPayment()
  await pay('slow')
  await guest.api.check_payment({ reference })
  expect(await show()).toMatchObject({ status: 'pending', payment_status: 'authorised' })
  world.timeIs('2026-12-01T09:00:45Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'confirmed', payment_status: 'paid' })
})

test('without payment in time the rooms are released, and no page opens any more', async () => {
  const { world, guest, reference, show, counters, payments } = await pendingPayment()
  world.timeIs('2026-12-01T09:30:00Z')
  await doSweep(world)
  expect(await show()).toMatchObject({ status: 'expired', payment_status: 'failed' })
  expect(await counters()).toEqual({ held: 0, sold: 0 })
  expect(await payments()).toMatchObject([{ status: 'failed' }])
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: false, error: { code: 'status_changed' } })
})

test('a free cancellation refunds everything once, and the ledger balances', async () => {
  const { pay, settle, guest, reference, toPay, show, world, payments, balances, notifications } =
    await pendingPayment()
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
  expect(await notifications()).toEqual(['booking_confirmed', 'payment_returned'])
  const receipt = await guest.api.show_receipt({ reference })
  expect(receipt).toMatchObject({
    ok: true,
    data: { returned: { minor: toPay }, credit_notes: [{ number: 1, total: { minor: toPay, currency: 'SAR' } }] },
  })
  const [note] = await findCreditNotes(world.services.database.db, sql`b.reference = ${reference}`)
  expect(note).toMatchObject({ number: 1, receiptNumber: 1, data: { reason: 'cancelled', lines: [{ reference }] } })
  expect(note?.data.vat).toBe(receipt.ok && receipt.data.vat.minor)
  const [refunded] = await world.sql(`select data from notification where kind = 'payment_returned'`)
  const files = await emailAttachments(world.services)({
    kind: 'payment_returned',
    data: refunded?.['data'] as NotificationData['payment_returned'],
    locale: 'en',
    canWait: false,
  })
  expect(files).toMatchObject({ missing: false, files: [{ name: 'credit-note-1.pdf', type: 'application/pdf' }] })
})

test('credit notes of several refunds are numbered without gaps, and their VAT adds up to that of the invoice', async () => {
  const { pay, settle, guest, reference, toPay, world } = await pendingPayment()
  await pay()
  await settle()
  const refund = async (amount: number, key: string) => {
    await world.sql(
      `insert into refund (key, payment_id, reference, amount_minor, reason, requested_at)
       select $1, payment_id, $2, $3, 'goodwill', now() from receipt`,
      [key, reference, amount],
    )
    const [row] = await world.sql('select id::int as id from refund where key = $1', [key])
    await payRefund(jobDependencies(world), Number(row?.['id']))
  }
  // Rounded for itself, the VAT of each 0.04 is 0.01, which is twice its share.
  for (const [i, amount] of [4, 4, 4, toPay - 12].entries()) await refund(amount, `part:${i}`)
  const receipt = await guest.api.show_receipt({ reference })
  if (!receipt.ok) throw new Error(receipt.error.code)
  expect(receipt.data.credit_notes.map(({ number }) => number)).toEqual([4, 3, 2, 1])
  const notes = await findCreditNotes(world.services.database.db, sql`b.reference = ${reference}`)
  expect(notes.reduce((sum, { data }) => sum + data.vat, 0)).toBe(receipt.data.vat.minor)
})

test('a late cancellation refunds exactly the quoted amount, and the penalty is kept', async () => {
  const { pay, settle, guest, reference, toPay, made, show, world, payments, balances } = await pendingPayment()
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

test('changing to payment on arrival confirms immediately; changing to online payment keeps it confirmed and opens another page', async () => {
  const { guest, reference, show, counters, pay, page, paymentId, world, balances } = await pendingPayment()
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

test('after a payment by hand nothing is payable online, and a payment on a page that was open is refunded', async () => {
  const { guest, reference, show, page, settle, paymentId, world, toPay } = await pendingPayment()
  const manager = await staffOf(world, 'manager')
  const change = (payment_type: 'arrival' | 'prepay') =>
    guest.api.change_user_booking_payment_type({ reference, payment_type })
  const record = async () => {
    const found = await manager.api.show_admin_booking({ reference })
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
  // A payment on the page before it is closed at the provider is refunded in full.
  await world.services.sandbox?.pay(open, 'good', world.services.clock())
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
  const { guest, reference, world } = await pendingPayment()
  await world.sql(`update payment set status = 'failed', check_at = null`)
  const { gateway } = world.services.ports
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
  expect((await world.services.sandbox?.find(opened, world.services.clock()))?.state).toBe('failed')
  gateway.begin = begin
  expect(await guest.api.start_payment({ reference })).toMatchObject({ ok: true })
})

test('a rate with online payment only cannot be changed to payment on arrival', async () => {
  const { guest, reference } = await pendingPayment({ rooms: [{ rates: [{ payment: 'prepay' }] }] })
  expect(await guest.api.change_user_booking_payment_type({ reference, payment_type: 'arrival' })).toMatchObject({
    ok: false,
    error: { code: 'payment_type_not_allowed' },
  })
})

test('an account can hold a limited number of unpaid bookings', async () => {
  const { world, guest, hotel } = await pendingPayment({ rooms: [{ allotment: 40, rates: [{ payment: 'both' }] }] })
  await world.sql('update night_inventory set allotment = 100')
  const again = () => guest.books(hotel, { payment: 'prepay' })
  for (let i = 1; i < 20; i++) expect(await again()).toMatchObject({ ok: true })
  expect(await again()).toMatchObject({ ok: false, error: { code: 'too_many_waiting' } })
  expect(await guest.books(hotel, { payment: 'arrival' })).toMatchObject({ ok: true })
})
