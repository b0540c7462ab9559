import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reconcile } from '#domains/reconciliation/reconcile.server.ts'
import { reconcileRules, type ReconcileRule } from '#domains/reconciliation/rules.ts'
import { addDays } from '#domains/shared/dates.ts'
import { addGiftCard, entersGiftCard } from '#test/gift-cards.ts'
import { doJobs } from '#test/jobs.ts'
import { openOfSandbox, pendingPayment, soon } from '#test/paying.ts'
import { addPackage, addService } from '#test/products.ts'
import { addPromotion } from '#test/promotions.ts'
import { staffOf } from '#test/staff.ts'
import { quoteStay, standardContact } from '#test/world.ts'

function done<T>(outcome: { ok: true; data: T } | { ok: false; error: { code: string } }): T {
  if (!outcome.ok) throw new Error(outcome.error.code)
  return outcome.data
}

/** Bookings of every kind and in every state, with payments, refunds, a gift card, a promotion and their documents. */
async function lived() {
  const paying = await pendingPayment({ rooms: [{ allotment: 9, rates: [{ payment: 'both' }] }] })
  const { world, pay, settle, guest, hotel, reference } = paying
  const guests = [{ first_name: 'Test', last_name: 'Guest' }]
  const about = { guests, contact: standardContact, payment_type: 'arrival' as const }
  await pay()
  await settle()
  const paid = done(await guest.books(hotel, { checkIn: addDays(soon, 4), payment: 'prepay' })).reference
  const { page } = done(await guest.api.start_payment({ reference: paid }))
  await world.services.sandbox?.pay(openOfSandbox(page), 'good', world.services.clock())
  await settle('webhook', openOfSandbox(page).replace('test_', ''))
  // Held until it is paid.
  const held = done(await guest.books(hotel, { checkIn: addDays(soon, 6), payment: 'prepay' })).reference
  done(await guest.api.start_payment({ reference: held }))
  // Paid at the reception, and cancelled.
  const staff = await staffOf(world, 'manager')
  const atReception = done(await guest.books(hotel, { checkIn: addDays(soon, 9), payment: 'arrival' })).reference
  const { booking, version } = done(await staff.api.show_admin_booking({ reference: atReception }))
  const seen = { reference: atReception, status: booking.status, version }
  done(
    await staff.api.record_arrival_payment(
      { ...seen, minor: 9_660, way: 'cash' },
      { idempotencyKey: 'cash-on-arrival' },
    ),
  )
  done(await guest.api.cancel_booking({ reference: atReception, accepted_penalty: { minor: 0, currency: 'SAR' } }))
  // With a gift card, and with a code.
  await entersGiftCard(guest, (await addGiftCard(world, { minor: 500_000 })).code)
  const withCard = await quoteStay(guest.api, hotel, { checkIn: addDays(soon, 12), payment: 'prepay' })
  if (!withCard.ok) throw new Error(withCard.error.code)
  done(await guest.api.book_hotel({ ...withCard.input, gift_card: { minor: 96_600, currency: 'SAR' } }))
  await addPromotion(world, { code: 'EARLY10', rate_basis_points: 1_000 })
  const full = await quoteStay(guest.api, hotel, { checkIn: addDays(soon, 15) })
  if (!full.ok) throw new Error(full.error.code)
  const reduced = done(await guest.api.apply_promotion_code({ quote_token: full.input.quote_token, code: 'early10' }))
  if (reduced.kind !== 'stay') throw new Error('no stay')
  done(await guest.api.book_hotel({ ...full.input, quote_token: reduced.quote.token }))
  const { departures } = await addPackage(world, { starts: [20], payment: 'both' })
  const trip = done(
    await guest.api.get_package_price({ departure_id: departures[0] ?? 0, party: ['2'], sharing: 'double' }),
  )
  done(await guest.api.store_booking({ ...about, quote_token: trip.token }))
  const { options } = await addService(world)
  const visit = done(
    await guest.api.get_service_price({ option_id: options[0] ?? 0, date: addDays(soon, 1), people: '2' }),
  )
  done(await guest.api.store_booking({ ...about, quote_token: visit.token }))
  // Too late to cancel without a penalty.
  world.timeIs(paying.made.cancellation.free_until ?? '')
  const { penalty } = done(await guest.api.quote_cancellation({ reference }))
  done(await guest.api.cancel_booking({ reference, accepted_penalty: penalty }))
  return { world, guest }
}

const ofCancelled = `reference in (select reference from booking where status = 'cancelled')`

/** Changes what paid bookings ask for with the booking. */
const asksFirst = (minor: number) =>
  `update booking set product = jsonb_set(product, '{priced,plan}', '[{"due": "booking", "amount": ${minor}}]') where payment_status = 'paid'`

/** Differences as a mistake in SQL or in code would leave them; those with the same title are one. */
const planted: Record<ReconcileRule, [title: string, text: string][]> = {
  nights: [
    [
      'a night with too many rooms counted as sold',
      `update night_inventory set sold = sold + 1 where night = '2026-12-16'`,
    ],
    ['a hold that is not counted', `update night_inventory set held = 0`],
    [
      'a cancelled booking set to confirmed by hand',
      `update booking set status = 'confirmed' where status = 'cancelled'`,
    ],
  ],
  calendars: [
    ['a room counted as taken by a channel', `update night_inventory set elsewhere = 1`],
    [
      'an event of a channel whose room is not counted',
      `with calendar as (insert into channel_calendar (room_type_id, name, effect, read_at, whole)
         select min(id), 'x', 'room', now(), true from room_type returning id)
       insert into channel_event (calendar_id, key, summary, first, until, raw, left_out)
         select id, 'x', 'x', '2026-12-16', '2026-12-17', '', false from calendar`,
    ],
  ],
  departures: [['a seat counted as sold without a booking', 'update departure set sold = sold + 1']],
  departure_day: [['a departure that has moved from its bookings', 'update departure set starts_on = starts_on + 1']],
  slots: [['a slot counted as held without a booking', 'update service_slot set held = held + 1']],
  booked_product: [
    ['a room of another type', 'update booking_room set room_type_id = room_type_id + 1'],
    ['a service of another day than its booking', `update booking set check_in = check_in - 1 where kind = 'service'`],
    [
      'a package that ends later than its product',
      `update booking set check_out = check_out + 1 where kind = 'package'`,
    ],
    ['a stay without its room', 'delete from booking_room'],
  ],
  booking_amounts: [
    ['a total other than the price', 'update booking set total_minor = total_minor + 1'],
    ['a price other than that of the product', `update booking set total_minor = 5, price = price || '{"total": 5}'`],
    ['another currency', `update booking set currency = 'KWD'`],
  ],
  charges: [
    ['a line that was lost', `delete from booking_charge where source = 'vat'`],
    ['a line that was not reversed', `delete from booking_charge where reverses is not null`],
    [
      'a penalty that was not charged',
      `update booking set cancelled = jsonb_set(cancelled, '{penalty}', '7') where (cancelled ->> 'penalty')::int > 7`,
    ],
  ],
  counter_entries: [
    [
      'a counter-entry of another amount',
      'update booking_charge set amount_minor = amount_minor - 1 where reverses is not null',
    ],
    [
      'a counter-entry of another booking',
      'update booking_charge set booking_id = booking_id + 1 where reverses is not null',
    ],
    [
      'a counter-entry that was reversed',
      `insert into booking_charge (booking_id, at, source, amount_minor, reverses, reason)
         select booking_id, at, source, -amount_minor, id, 'changed' from booking_charge where reverses is not null limit 1`,
    ],
  ],
  last_event: [
    [
      'a last event with another status',
      `update booking_event set to_status = 'waiting' where id = (select max(id) from booking_event)`,
    ],
  ],
  deadlines: [
    ['a hold without a deadline, which never ends', `update booking set deadline_at = null where status = 'pending'`],
    [
      'a confirmed booking that is to be paid online, with no deadline',
      `update booking set payment_type = 'prepay' where status = 'confirmed' and payment_status = 'unpaid' and kind = 'stay'`,
    ],
  ],
  ledger_sum: [
    [
      'a ledger transaction that does not sum to zero',
      `insert into ledger_entry (transaction_id, at, account, amount_minor, currency, payment_id)
         select 'odd', now(), 'guests', 5, 'SAR', id from payment limit 1`,
    ],
  ],
  payment_amounts: [
    ['a capture that is not in the ledger', 'update payment set captured_minor = captured_minor + 1'],
    ['a capture without its ledger', `delete from ledger_entry where transaction_id like 'capture:%'`],
  ],
  payment_status: [
    ['a captured payment that is unpaid', `update payment set status = 'unpaid' where captured_minor > 0`],
    ['a captured payment that has failed', `update payment set status = 'failed' where captured_minor > 0`],
    ['a payment that is paid without a capture', `update payment set status = 'paid' where captured_minor = 0`],
    ['a payment that is refunded without a refund', `update payment set status = 'refunded' where status = 'paid'`],
  ],
  refunds: [
    ['a refund that is done but marked as owed', 'update refund set done_at = null'],
    ['a deleted refund', 'delete from refund'],
  ],
  manual_refunds: [
    [
      'a refund by hand of more than is owed',
      `update booking set cancelled = jsonb_set(cancelled, '{byHand}', '5') where (cancelled ->> 'byHand')::int > 5`,
    ],
    [
      'an amount owed by hand of which the ledger has another',
      `update ledger_entry set amount_minor = amount_minor * 2 where transaction_id like 'owed-by-hand:%'`,
    ],
  ],
  payment_shares: [['a share that is too small', 'update booking_payment set amount_minor = amount_minor - 1']],
  payments_in_order: [
    ['a booking marked as paid without a payment', `update booking set payment_status = 'paid' where kind = 'package'`],
    [
      'captured money of a booking marked as unpaid',
      `update booking set payment_status = 'unpaid' where status = 'cancelled'`,
    ],
  ],
  paid_amount: [
    ['a price higher than the paid amount', asksFirst(193_200)],
    ['a price lower than the paid amount', asksFirst(48_300)],
  ],
  retained: [
    [
      'a cancelled booking whose refund was never requested',
      `delete from ledger_entry where transaction_id like 'returning:cancelled:%'; delete from refund where reason = 'cancelled'`,
    ],
    [
      'a rejected booking whose payment was never returned',
      `update booking set status = 'rejected' where payment_status = 'paid' and payment_type = 'prepay'`,
    ],
    [
      'an expired booking that keeps its payment',
      `update booking set status = 'expired' where payment_status = 'paid'`,
    ],
    [
      'another penalty',
      `update booking set cancelled = jsonb_set(cancelled, '{penalty}', '7') where (cancelled ->> 'penalty')::int > 7`,
    ],
    [
      'a penalty that was not charged',
      `update booking set cancelled = jsonb_set(cancelled, '{penalty}', '70000') where (cancelled ->> 'penalty')::int > 7`,
    ],
    [
      'money recorded at the hotel that is not owed',
      `update booking set cancelled = jsonb_set(cancelled, '{byHand}', '0') where ${ofCancelled}`,
    ],
  ],
  overpaid: [
    [
      'a booking that became cheaper than what was paid',
      `update booking set total_minor = 100 where payment_status = 'paid'`,
    ],
    [
      'cash beyond the price',
      `insert into arrival_payment (booking_id, at, amount_minor, way, name)
         select id, '2026-12-01', total_minor + 1, 'cash', 'Noor' from booking where status = 'confirmed' and payment_status = 'unpaid'`,
    ],
  ],
  invoices: [
    ['a payment without an invoice', 'delete from receipt'],
    ['an invoice of another amount', `update receipt set data = jsonb_set(data, '{lines,0,total}', '5')`],
    [
      'a payment on arrival without an invoice',
      `insert into arrival_payment (booking_id, at, amount_minor, way, name) select id, '2026-12-01', 100, 'cash', 'Noor' from booking where kind = 'service'`,
    ],
  ],
  document_numbers: [
    [
      'a gap in the numbers of invoices',
      'update receipt set number = number + 1 where number = (select max(number) from receipt)',
    ],
    ['a deleted first invoice', 'delete from receipt where number = 1'],
    ['credit notes that begin with two', 'update credit_note set number = number + 1'],
  ],
  document_amounts: [
    [
      'the VAT of an invoice',
      `update receipt set data = jsonb_set(data, '{vat}', to_jsonb((data ->> 'vat')::int - 1))`,
    ],
    [
      'the VAT of an invoice and of its line',
      `update receipt set data = jsonb_set(jsonb_set(data, '{vat}', '1'), '{lines,0,vat}', '1')`,
    ],
    ['the total of an invoice', `update receipt set data = jsonb_set(data, '{total}', '5')`],
    [
      'the VAT of a credit note that exceeds that of its invoice',
      `update credit_note set data = jsonb_set(jsonb_set(data, '{vat}', '90000'), '{lines,0,vat}', '90000')`,
    ],
  ],
  promotion_uses: [['a use of a promotion that is not counted', 'update promotion set uses = 0']],
  promotion_bookings: [['a returned use of a booking', `update promotion_booking set returned_at = now()`]],
  gift_card_balance: [['a gift card with more than is left', 'update gift_card set balance_minor = balance_minor + 1']],
  gift_card_state: [['a gift card that is not charged', `update gift_use set state = 'returned', payment_id = null`]],
  wrong_amount: [['money in another currency', `update payment set problem = 'currency_differs'`]],
}

test('a database with payments is consistent, during a refund and after it; every planted difference is found', async () => {
  const { world } = await lived()
  const { db } = world.services.database
  expect(await reconcile(db)).toEqual([])
  await doJobs(world)
  expect(await reconcile(db)).toEqual([])
  expect(Object.keys(planted).toSorted()).toEqual([...reconcileRules].toSorted())
  const missed: string[] = []
  for (const [rule, differences] of Object.entries(planted)) {
    expect(differences.length, rule).toBeGreaterThan(0)
    for (const [title, text] of differences) {
      await db
        .transaction(async (tx) => {
          // Without the constraints of the database.
          await tx.execute(sql`set local session_replication_role = replica`)
          for (const statement of text.split(';')) await tx.execute(sql.raw(statement))
          const found = await reconcile(tx)
          if (!found.some((finding) => finding.rule === rule)) missed.push(`${rule}: ${title}`)
          throw new Error('undone')
        })
        .catch((error: Error) => {
          if (error.message !== 'undone') throw new Error(`${rule}: ${title}`, { cause: error })
        })
    }
  }
  expect(missed).toEqual([])
  // Money that moved before invoices and credit notes were issued for it needs none.
  await world.sql(`insert into arrival_payment (booking_id, at, amount_minor, way, name)
    select id, '2026-11-20', 100, 'cash', 'Noor' from booking where kind = 'package'`)
  expect(await reconcile(db)).toEqual([])
})
