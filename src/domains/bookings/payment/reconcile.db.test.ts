import { expect, test } from 'vitest'
import { reconcile } from '#domains/bookings/payment/reconcile.server.ts'
import { addPackage, addService } from '#test/products.ts'
import { doJobs } from '#test/jobs.ts'
import { pendingPayment } from '#test/paying.ts'

/** Bookings with payments and refunds. */
async function lived() {
  const paying = await pendingPayment()
  const { world, pay, settle, guest, hotel, made } = paying
  await pay()
  await settle()
  const other = await guest.books(hotel, { checkIn: '2026-12-20', payment: 'prepay' })
  if (!other.ok) throw new Error(other.error.code)
  world.timeIs(made.cancellation.free_until ?? '')
  await addPackage(world, { starts: [20] })
  await addService(world)
  const { reference } = paying
  const cost = await guest.api.quote_cancellation({ reference })
  if (!cost.ok) throw new Error(cost.error.code)
  await guest.api.cancel_booking({ reference, accepted_penalty: cost.data.penalty })
  return {
    ...paying,
    other: other.data.reference,
    findings: async () => (await reconcile(world.services.database.db)).map(({ rule }) => rule),
    /** Corrupts data, bypassing the constraints of the database. */
    force: async (text: string) => {
      await world.sql(`set session_replication_role = replica; ${text}; set session_replication_role = default`)
    },
  }
}

test('a database with payments is consistent, during a refund and after it', async () => {
  const { world, findings } = await lived()
  expect(await findings()).toEqual([])
  await doJobs(world)
  expect(await findings()).toEqual([])
})

test.for([
  [
    'a night with too many rooms counted as sold',
    `update night_inventory set sold = sold + 1 where night = '2026-12-16'`,
    'nights',
  ],
  ['a room counted as taken by a channel', `update night_inventory set elsewhere = 1`, 'calendars'],
  [
    'an event of a channel whose room is not counted',
    `with calendar as (insert into channel_calendar (room_type_id, name, effect, read_at, whole)
       select min(id), 'x', 'room', now(), true from room_type returning id)
     insert into channel_event (calendar_id, key, summary, first, until, raw, left_out)
       select id, 'x', 'x', '2026-12-16', '2026-12-17', '', false from calendar`,
    'calendars',
  ],
  ['a hold that is not counted', `update night_inventory set held = 0 where night = '2026-12-20'`, 'nights'],
  [
    'a cancelled booking set to confirmed by hand',
    `update booking set status = 'confirmed' where status = 'cancelled'`,
    'nights',
  ],
  ['a seat counted as sold without a booking', 'update departure set sold = sold + 1', 'departures'],
  [
    'a slot counted as held without a booking',
    `insert into service_slot (option_id, day, time, capacity, held) select id, '2026-12-11', '00:00', 3, 1 from service_option`,
    'slots',
  ],
  [
    'a ledger transaction that does not sum to zero',
    `insert into ledger_entry (transaction_id, at, account, amount_minor, currency, payment_id)
       select 'odd', now(), 'guests', 5, 'SAR', id from payment limit 1`,
    'ledger_sum',
  ],
  ['a capture that is not in the ledger', 'update payment set captured_minor = captured_minor + 1', 'payment_amounts'],
  ['a refund marked as done but not paid', 'update refund set done_at = now()', 'refunds'],
  ['a deleted refund', 'delete from refund', 'refunds'],
  ['a share that is too small', 'update booking_payment set amount_minor = amount_minor - 1', 'payment_shares'],
  [
    'a booking marked as paid without a payment',
    `update booking set payment_status = 'paid' where status <> 'cancelled'`,
    'payments_in_order',
  ],
  [
    'captured money of a booking marked as unpaid',
    `update booking set payment_status = 'unpaid' where status = 'cancelled'`,
    'payments_in_order',
  ],
  [
    'a price higher than the paid amount',
    `update booking set price = price || '{"total": 193200}' where payment_status = 'paid'`,
    'paid_amount',
  ],
  [
    'a price lower than the paid amount',
    `update booking set price = price || '{"total": 48300}' where payment_status = 'paid'`,
    'paid_amount',
  ],
  ['a payment without an invoice', 'delete from receipt', 'invoices'],
  ['an invoice of another amount', `update receipt set data = jsonb_set(data, '{lines,0,total}', '5')`, 'invoices'],
  [
    'a payment on arrival without an invoice',
    `insert into arrival_payment (booking_id, at, amount_minor, way, name) select id, '2026-12-01', 100, 'cash', 'Noor' from booking limit 1`,
    'invoices',
  ],
  ['money in another currency', `update payment set problem = 'currency_differs'`, 'wrong_amount'],
] as const)('reconciliation finds %s', async ([, broken, rule]) => {
  const { force, findings } = await lived()
  await force(broken)
  expect(await findings()).toContain(rule)
})

test('money that moved before invoices and credit notes were issued for it needs none', async () => {
  const { force, findings } = await lived()
  await force(`insert into arrival_payment (booking_id, at, amount_minor, way, name)
    select id, '2026-11-20', 100, 'cash', 'Noor' from booking limit 1`)
  expect(await findings()).toEqual([])
})
