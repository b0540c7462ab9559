import { isDeepStrictEqual } from 'node:util'
import { sql, type SQL } from 'drizzle-orm'
import { firstPayment } from '#domains/bookings/model/booking-account.ts'
import { columnsOfProduct, factsOfProduct } from '#domains/bookings/model/products/product.ts'
import type { booking } from '#domains/bookings/model/schema.server.ts'
import { endedStatuses, heldStatuses, soldStatuses } from '#domains/bookings/model/statuses.server.ts'
import { findOwedBack } from '#domains/bookings/payment/owed-back.server.ts'
import { reconcileRules, type FindingRule, type ReconcileRule } from '#domains/reconciliation/rules.ts'
import type { Queryable } from '#domains/context.ts'
import { paidStatuses, unpaidStatuses } from '#domains/payments/statuses.server.ts'

/** What staff recorded as refunded by hand of an ended booking `b`, and what is left to be; minor units. */
const refundedByHand = sql`(
  select coalesce(sum(m.amount_minor), 0)::int from manual_refund m where m.booking_id = b.id and m.reason = 'cancelled')`
const owedByHand = sql`(coalesce((b.cancelled ->> 'byHand')::int, 0) - ${refundedByHand})`

/** An inconsistency, or money to return: the rule, its subject and the differing facts. */
export type Finding = { rule: FindingRule; subject: string; facts: Record<string, unknown> }

/**
 * Checks consistency: the counters of nights, seats and slots against the bookings, the ledger against itself, the
 * payments and the refunds, the bookings against their product, price, charges, payments and invoices, and these against themselves.
 * Read-only; returns an empty list if everything is consistent.
 */
export async function reconcile(db: Queryable): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const rule of reconcileRules) {
    const check = rules[rule]
    const rows = typeof check === 'function' ? await check(db) : (await db.execute<Row>(check)).rows
    findings.push(...rows.map(({ subject, ...facts }) => ({ rule, subject: String(subject), facts })))
  }
  return findings
}

type Row = { subject: string | number; [fact: string]: unknown }

/** Money that people still have to return to guests, oldest booking first: work, and not an inconsistency. */
export async function findToReturn(db: Queryable): Promise<Finding[]> {
  const owed = await findOwedBack(db, sql`true`, 1_000)
  return owed.map(({ reference, byHand, online }) => {
    return { rule: 'to_return', subject: reference, facts: { owed: byHand + online } }
  })
}

/** By how much changes have made a booking `b` cheaper; earlier changes do not state the price before. */
const fallenByChanges = sql`(select coalesce(sum(greatest(0, coalesce(x.cheaper_minor, 1e12::bigint))), 0)
  from booking_change x where x.booking_id = b.id and x.state = 'applied' and x.product is not null)`

// Inventory of packages and services that bookings hold or have sold; with an open offer, that of the offered product.
const openProducts = sql`
  select b.kind, p.*, b.status in ${heldStatuses} as holds
  from booking b left join booking_offer o on o.booking_id = b.id and o.state = 'open' and o.product is not null
    cross join lateral (
      select b.departure_id, b.option_id, b.hour, b.quantity, b.check_in as first, b.check_out - 1 as last where o.id is null
      union all
      select o.departure_id, o.option_id, o.hour, o.quantity, o.first_day::date, o.last_day::date where o.id is not null) p
  where b.kind <> 'stay' and b.status not in ${endedStatuses}`

const days = (first: SQL, last: SQL) => sql`generate_series(${first}, ${last}, interval '1 day') d (day)`
const seatsOf = (row: SQL) =>
  sql`select ${row}.departure_id as id, date 'epoch' as day, time '00:00' as time, ${row}.quantity`
const slotsOf = (row: SQL, dates: SQL) =>
  sql`select ${row}.option_id as id, d.day::date as day, coalesce(${row}.hour, '00:00')::time as time, ${row}.quantity from ${dates}`

// The inventory of a change `x` and of its booking `b`: nights of rooms, seats of a departure, or units of an option.
const changedUnits = {
  stay: {
    after: sql`select room::int as id, d.day::date as day, time '00:00' as time, 1 as quantity
      from jsonb_array_elements_text(x.room_type_ids) room cross join lateral ${days(sql`x.first_day::date`, sql`x.last_day::date - 1`)}`,
    before: sql`select r.room_type_id as id, d.day::date as day, time '00:00' as time, 1 as quantity
      from booking_room r cross join lateral ${days(sql`b.check_in`, sql`b.check_out - 1`)} where r.booking_id = b.id`,
  },
  package: { after: seatsOf(sql`x`), before: seatsOf(sql`b`) },
  service: {
    after: slotsOf(sql`x`, days(sql`x.first_day::date`, sql`x.last_day::date`)),
    before: slotsOf(sql`b`, days(sql`b.check_in`, sql`b.check_out - 1`)),
  },
}

// The inventory that unfinished changes hold in addition to that of their bookings.
const heldByChanges = (kind: keyof typeof changedUnits) => {
  const { after, before } = changedUnits[kind]
  const summed = (units: SQL) => sql`
    (select id, day, time, sum(quantity) as quantity from (${units}) u group by id, day, time)`
  return sql`
    select n.id, n.day, n.time, (n.quantity - coalesce(o.quantity, 0))::int as quantity
    from booking_change x join booking b on b.id = x.booking_id
      cross join lateral ${summed(after)} n
      left join lateral ${summed(before)} o on (o.id, o.day, o.time) = (n.id, n.day, n.time)
    where x.state in ('asked', 'unpaid') and x.product_kind = ${kind} and n.quantity > coalesce(o.quantity, 0)`
}

// Captured payments that were applied to their bookings.
const appliedPayments = sql`
  select bp.booking_id, bp.amount_minor, bp.after_minor, bp.in_price, p.paid_at, p.provider = 'gift_card' as by_gift
  from booking_payment bp join booking b on b.id = bp.booking_id
    join payment p on p.id = bp.payment_id and p.captured_minor > 0 and p.problem is null
  where not exists (select from refund r
    where r.payment_id = p.id and r.reference = b.reference and r.reason in ('not_needed', 'outdated', 'wrong_amount'))`

// What moved for bookings, online and by hand. `goodwill` is the part of it that is contained in `amount` as refunded.
const movedOfBookings = sql`
  select booking_id, amount_minor as amount, 0 as goodwill, 0 as by_hand from (${appliedPayments}) kept
  union all select b.id, -r.amount_minor, case when r.reason = 'goodwill' then r.amount_minor else 0 end, 0
    from refund r join booking b on b.reference = r.reference where r.reason not in ('not_needed', 'outdated', 'wrong_amount')
  union all select booking_id, amount_minor, 0, 0 from arrival_payment
  union all select booking_id, 0, 0, amount_minor from manual_refund`

// Rows that reverse another one of their booking wrongly.
const counterEntries = (table: SQL) => sql`
  select r.booking_id || ' · ' || r.id as subject, r.amount_minor as amount, e.amount_minor as reversed, r.reason
  from ${table} r left join ${table} e on e.id = r.reverses and e.booking_id = r.booking_id
  where r.reverses is not null and (r.amount_minor is distinct from -e.amount_minor or e.reverses is not null or r.reason is null)`

const issuedDocuments = sql`
  select 'invoice' as kind, number, data from receipt union all select 'credit note', number, data from credit_note`

// Before that time payments on arrival had no invoices, and refunds no credit notes.
const documentsSince = sql`timestamptz '2026-11-27T00:00:00Z'`

const rules: Record<ReconcileRule, SQL | ((db: Queryable) => Promise<Row[]>)> = {
  nights: sql`
    with booked as (
      select r.room_type_id, d.night::date as night,
        count(*) filter (where b.status in ${heldStatuses})::int as holds,
        count(*) filter (where b.status in ${soldStatuses})::int as bought
      from booking b join booking_room r on r.booking_id = b.id
        cross join lateral generate_series(b.check_in, b.check_out - 1, interval '1 day') d (night)
      where b.status not in ${endedStatuses}
      group by 1, 2
    ), counted as (
      select room_type_id, night, sum(holds)::int as holds, sum(bought)::int as bought
      from (select * from booked union all select id, day, quantity, 0 from (${heldByChanges('stay')}) changing) used
      group by 1, 2
    )
    select coalesce(n.room_type_id, c.room_type_id) || ' · ' || coalesce(n.night, c.night)::text as subject,
      n.held, coalesce(c.holds, 0) as holds, n.sold, coalesce(c.bought, 0) as bought, n.allotment
    from night_inventory n full join counted c on c.room_type_id = n.room_type_id and c.night = n.night
    where (n.night is null and c.night >= (select min(night) from night_inventory))
      or n.held <> coalesce(c.holds, 0) or n.sold <> coalesce(c.bought, 0) or n.held + n.sold > n.allotment`,
  // Counted night by night, unlike in `takeElsewhere`.
  calendars: sql`
    select n.room_type_id || ' · ' || n.night as subject, n.elsewhere, t.rooms as "takenByCalendars"
    from night_inventory n cross join lateral (
      select least(coalesce(sum(case c.effect when 'type' then 9999 else 1 end), 0), 9999)::int as rooms
      from channel_calendar c join channel_event e on e.calendar_id = c.id
      where c.room_type_id = n.room_type_id and e.first <= n.night and n.night < e.until and not e.left_out) t
    where (n.elsewhere <> 0 or n.room_type_id in (select room_type_id from channel_calendar)) and n.elsewhere <> t.rooms`,
  departures: sql`
    with counted as (
      select id, coalesce(sum(quantity) filter (where holds), 0)::int as holds,
        coalesce(sum(quantity) filter (where not holds), 0)::int as bought
      from (
        select departure_id as id, quantity, holds from (${openProducts}) live where kind = 'package'
        union all select id, quantity, true from (${heldByChanges('package')}) changing
      ) used group by 1
    )
    select d.id as subject, d.held, coalesce(c.holds, 0) as holds, d.sold, coalesce(c.bought, 0) as bought, d.seats
    from departure d left join counted c using (id)
    where d.held <> coalesce(c.holds, 0) or d.sold <> coalesce(c.bought, 0) or d.held + d.sold > d.seats`,
  departure_day: sql`
    select b.reference as subject, b.check_in as booked, d.starts_on as departs
    from booking b join departure d on d.id = b.departure_id
    where b.status not in ${endedStatuses} and b.check_in <> d.starts_on`,
  slots: sql`
    with counted as (
      select option_id, day, time, coalesce(sum(quantity) filter (where holds), 0)::int as holds,
        coalesce(sum(quantity) filter (where not holds), 0)::int as bought
      from (
        select option_id, d.day::date as day, coalesce(hour, '00:00')::time as time, quantity, holds
        from (${openProducts}) live cross join lateral ${days(sql`first`, sql`last`)}
        where kind = 'service'
        union all select id, day, time, quantity, true from (${heldByChanges('service')}) changing
      ) used group by 1, 2, 3
    )
    select option_id || ' · ' || day || ' ' || time as subject, s.held, coalesce(c.holds, 0) as holds, s.sold,
      coalesce(c.bought, 0) as bought, s.capacity
    from service_slot s full join counted c using (option_id, day, time)
    where s.capacity is null or s.held <> coalesce(c.holds, 0) or s.sold <> coalesce(c.bought, 0) or s.held + s.sold > s.capacity`,
  booked_product(db) {
    return findEach<BookedRow>(db, bookedColumns, ({ reference, product, rooms, ...columns }) => {
      const { checkIn, checkOut, hotelId } = columnsOfProduct(product)
      const roomsOfProduct = factsOfProduct(product)
        .rooms.map(({ roomTypeId }) => roomTypeId)
        .toSorted((a, b) => a - b)
      const facts = { dates: [columns.checkIn, columns.checkOut], hotel: columns.hotelId, rooms }
      const ofProduct = { dates: [checkIn, checkOut], hotel: hotelId, rooms: roomsOfProduct }
      return isDeepStrictEqual(facts, ofProduct) ? null : { subject: reference, ...facts, ofProduct }
    })
  },
  booking_amounts: (db) =>
    findEach<BookedRow>(db, bookedColumns, ({ reference, product, price, amounts }) => {
      const { total, currency, vat, cityFee, hotelFee } = columnsOfProduct(product)
      const ofProduct = { total, currency, vat, cityFee, hotelFee }
      const agree = isDeepStrictEqual(amounts, ofProduct) && price.total === total && price.currency === currency
      return agree ? null : { subject: reference, ...amounts, totalOfPrice: price.total, ofProduct }
    }),
  charges: sql`
    select b.reference as subject, b.status, costs.minor as costs, coalesce(c.charged, 0) as charged
    from booking b left join (select booking_id, sum(amount_minor)::int as charged from booking_charge group by 1) c on c.booking_id = b.id
      cross join lateral (select case when b.status in ${endedStatuses} then coalesce((b.cancelled ->> 'penalty')::int, 0)
        else b.total_minor end as minor) costs
    where costs.minor <> coalesce(c.charged, 0)`,
  counter_entries: sql`${counterEntries(sql`booking_charge`)} union all ${counterEntries(sql`arrival_payment`)}`,
  last_event: sql`
    select b.reference as subject, b.status, e.to_status as event
    from booking b join booking_event e on e.booking_id = b.id
      join (select max(id) as id from booking_event group by booking_id) last on last.id = e.id
    where e.to_status <> b.status`,
  // A confirmed booking that is not paid loses its deadline when it begins, at check-in, and by a payment at the reception.
  deadlines: sql`
    select b.reference as subject, b.status, b.payment_type as "paymentType", b.payment_status as "paymentStatus"
    from booking b
    where b.deadline_at is null and (b.status in ${heldStatuses}
      or (b.status = 'confirmed' and b.payment_type = 'prepay' and b.payment_status in ${unpaidStatuses} and b.checked_in_at is null
        and b.updated_at < b.check_in and not exists (select from arrival_payment a where a.booking_id = b.id)))`,
  ledger_sum: sql`
    select transaction_id as subject, currency, sum(amount_minor) as sum from ledger_entry
    group by transaction_id, currency having sum(amount_minor) <> 0`,
  payment_amounts: sql`
    select p.id as subject, p.captured_minor as captured, coalesce(l.captured, 0) as "capturedInLedger",
      p.refunded_minor as refunded, coalesce(l.returned, 0) as "returnedInLedger"
    from payment p left join (
      select payment_id,
        sum(amount_minor) filter (where transaction_id like 'capture:%') as captured,
        -sum(amount_minor) filter (where transaction_id like 'returned:%') as returned
      from ledger_entry where account like 'provider:%' group by payment_id
    ) l on l.payment_id = p.id
    where p.captured_minor <> coalesce(l.captured, 0) or p.refunded_minor <> coalesce(l.returned, 0)`,
  payment_status: sql`
    select id as subject, status, captured_minor as captured, refunded_minor as refunded from payment
    where case when captured_minor = 0 then status in ${paidStatuses}
      else status <> case when refunded_minor = 0 then 'paid' when refunded_minor < captured_minor then 'partly_refunded' else 'refunded' end end`,
  refunds: sql`
    select p.id as subject, p.refunded_minor as refunded, coalesce(r.done, 0) as "refundsDone", coalesce(r.owed, 0) as "refundsOwed",
      coalesce(l.owed, 0) as "owedInLedger"
    from payment p
      left join (
        select payment_id, sum(amount_minor) filter (where done_at is not null) as done,
          sum(amount_minor) filter (where done_at is null) as owed
        from refund group by payment_id
      ) r on r.payment_id = p.id
      left join (
        select payment_id, -sum(amount_minor) as owed from ledger_entry where account = 'returning' group by payment_id
      ) l on l.payment_id = p.id
    where p.refunded_minor <> coalesce(r.done, 0) or coalesce(r.owed, 0) <> coalesce(l.owed, 0)`,
  manual_refunds: sql`
    select b.reference as subject, (b.cancelled ->> 'byHand')::int as owed, ${refundedByHand} as given, l.owed as "owedInLedger", l.held as "heldInLedger"
    from booking b left join (
      select reference, -sum(amount_minor) filter (where account = 'returning') as owed, sum(amount_minor) filter (where account = 'by_hand') as held
      from ledger_entry where reference is not null group by reference
    ) l on l.reference = b.reference
    where (l.reference is not null or exists (select from manual_refund m where m.booking_id = b.id))
      and (${owedByHand} < 0 or coalesce(l.owed, 0) <> ${owedByHand} or coalesce(l.held, 0) <> ${owedByHand})`,
  payment_shares: sql`
    select p.id as subject, p.amount_minor as amount, coalesce(sum(bp.amount_minor), 0) as shares
    from payment p left join booking_payment bp on bp.payment_id = p.id
    group by p.id having p.amount_minor <> coalesce(sum(bp.amount_minor), 0)`,
  payments_in_order: sql`
    with kept as (${appliedPayments}), chained as (
      -- What was recorded at the reception may lie between two payments, and so may refunds of changes. A gift card is
      -- captured together with the first payment.
      select booking_id, not by_gift and after_minor < coalesce(sum(amount_minor) filter (where not by_gift) over before, 0) - (select coalesce(sum(r.amount_minor), 0)
          from refund r join booking b on b.reference = r.reference and b.id = kept.booking_id
          where r.reason = 'changed' and r.requested_at <= kept.paid_at)
        or (after_minor > 0 and count(*) over before = 0) as torn
      from kept
      window before as (partition by booking_id order by paid_at, after_minor rows between unbounded preceding and 1 preceding)
    )
    select b.reference as subject, b.payment_status as says, count(k.booking_id)::int as payments, count(*) filter (where k.torn)::int as torn
    from booking b left join chained k on k.booking_id = b.id
    where b.payment_status in ${paidStatuses} or k.booking_id is not null
    group by b.id
    having bool_or(k.torn) or (count(k.booking_id) > 0) <> (b.payment_status in ${paidStatuses})`,
  // Less the refunds of changes, and with the payments that the price of a change contains. Goodwill refunds may have
  // left less to refund, and a gift card may pay later instalments of a package.
  paid_amount: (db) =>
    findEach<PaidRow>(db, paidColumns, ({ reference, product, came, gift, changed, goodwill }) => {
      const requests = firstPayment(product)
      const kept = came - changed
      return requests >= kept - goodwill - gift && requests <= kept
        ? null
        : { subject: reference, requests, came, changed, goodwill }
    }),
  // Goodwill reduces what is retained of a penalty. Cancellations of earlier versions do not state what is owed by hand.
  retained: sql`
    select b.reference as subject, b.status, kept.amount as kept, cost.penalty, cost.due, kept.goodwill
    from booking b
      left join (select booking_id, sum(amount)::int as amount, sum(goodwill)::int as goodwill from (${movedOfBookings}) moved group by 1) moved
        on moved.booking_id = b.id
      cross join lateral (select coalesce((b.cancelled ->> 'penalty')::int, 0) as penalty, coalesce((b.cancelled ->> 'due')::int, 0) as due,
        coalesce((b.cancelled ->> 'byHand')::int, 0) as by_hand) cost
      cross join lateral (select coalesce(moved.amount, 0) - cost.by_hand as amount, coalesce(moved.goodwill, 0) as goodwill) kept
    where b.status in ${endedStatuses} and (b.status <> 'cancelled' or b.cancelled ? 'byHand')
      and kept.amount not between greatest(0, cost.penalty - cost.due - kept.goodwill) and cost.penalty - cost.due`,
  // What changes have made cheaper is none: it is listed as `to_return`.
  overpaid: sql`
    select b.reference as subject, b.total_minor as total, moved.amount as received, moved.amount - b.total_minor as owed
    from booking b join (
      select booking_id, (sum(amount) - sum(by_hand))::int as amount from (${movedOfBookings}) moved group by 1
    ) moved on moved.booking_id = b.id
    where b.status not in ${endedStatuses} and moved.amount > b.total_minor
      and moved.amount - b.total_minor > ${fallenByChanges}`,
  // Money beyond what is sold is the fee of the hotel. What was paid for it can become the price of a longer stay, which the
  // next invoice states; what a shorter one no longer costs is stated until it is returned.
  invoices: sql`
    with documents as (
      select line ->> 'reference' as reference, sum((line ->> 'total')::int * case kind when 'invoice' then 1 else -1 end)::int as total
      from (${issuedDocuments}) document cross join lateral jsonb_array_elements(data -> 'lines') line
      group by 1
    ), money as (
      select booking_id, sum(amount)::int as kept, sum(goodwill)::int as goodwill from (
        select booking_id, amount_minor as amount, 0 as goodwill from (${appliedPayments}) kept
        union all select b.id, -r.amount_minor, case r.reason when 'goodwill' then r.amount_minor else 0 end
          from refund r join booking b on b.reference = r.reference
          where r.done_at is not null and r.reason not in ('not_needed', 'outdated', 'wrong_amount')
        union all select booking_id, amount_minor, 0 from arrival_payment
        union all select booking_id, -amount_minor, 0 from manual_refund
      ) moved group by 1
    )
    select b.reference as subject, coalesce(i.total, 0) as invoiced, coalesce(m.kept, 0) as kept, b.hotel_fee_minor as "feesOfHotel"
    from booking b left join documents i on i.reference = b.reference left join money m on m.booking_id = b.id
    where (i.reference is not null or m.booking_id is not null)
      and coalesce(i.total, 0) not between greatest(0, least(m.kept, b.total_minor - b.hotel_fee_minor - m.goodwill))
          - case when exists (select from booking_change x where x.booking_id = b.id and x.state = 'applied') then b.hotel_fee_minor else 0 end
        and coalesce(m.kept, 0)
      and not exists (select from arrival_payment a where a.booking_id = b.id and a.at < ${documentsSince})
      and not exists (select from manual_refund g where g.booking_id = b.id and g.at < ${documentsSince})
      and not exists (select from refund r where r.reference = b.reference and r.done_at < ${documentsSince})`,
  document_numbers: sql`
    select kind || ' ' || number as subject, before from (
      select kind, number, coalesce(lag(number) over (partition by kind order by number), 0) as before from (${issuedDocuments}) d
    ) numbered where number <> before + 1`,
  // The VAT of a credit note is the rest up to a rounded share of its invoice.
  document_amounts: sql`
    select kind || ' ' || number as subject, (data ->> 'total')::int as total, (data ->> 'vat')::int as vat, lines.total as "totalOfLines",
      lines.vat as "vatOfLines"
    from (${issuedDocuments}) d cross join lateral (
      select sum(total)::int as total, sum(vat)::int as vat,
        bool_or(abs(vat - total + round(total * 10000.0 / (10000 + rate))) > case kind when 'invoice' then 0 else 1 end) as untrue
      from (select (l ->> 'total')::int as total, (l ->> 'vat')::int as vat, coalesce((l ->> 'vatRate')::int, 0) as rate
        from jsonb_array_elements(d.data -> 'lines') l) line) lines
    where lines.total is distinct from (data ->> 'total')::int or lines.vat is distinct from (data ->> 'vat')::int
      or (data ? 'vatByLine' and lines.untrue)
    union all
    select 'invoice ' || i.number || ' · ' || i.reference, i.total, i.vat, c.total, c.vat
    from (select number, l ->> 'reference' as reference, sum((l ->> 'total')::int)::int as total, sum((l ->> 'vat')::int)::int as vat
        from receipt cross join lateral jsonb_array_elements(data -> 'lines') l group by 1, 2) i
      join (select receipt_number, l ->> 'reference' as reference, sum((l ->> 'total')::int)::int as total, sum((l ->> 'vat')::int)::int as vat
        from credit_note cross join lateral jsonb_array_elements(data -> 'lines') l group by 1, 2) c
        on c.receipt_number = i.number and c.reference = i.reference
    where c.total > i.total or c.vat > i.vat or (c.total = i.total and c.vat <> i.vat)`,
  promotion_uses: sql`
    select p.code as subject, p.uses, used.checkouts, mine.sum as "ofAccounts", used.accounts
    from promotion p
      cross join lateral (select count(*)::int as checkouts, count(u.user_id)::int as accounts
        from promotion_use u where u.promotion_id = p.id and u.bookings > 0) used
      cross join lateral (select coalesce(sum(o.uses), 0)::int as sum from promotion_person o where o.promotion_id = p.id) mine
    where p.uses <> used.checkouts or mine.sum <> used.accounts`,
  promotion_bookings: sql`
    select u.id as subject, u.bookings, count(b.booking_id) filter (where b.returned_at is null)::int as counted,
      count(*) filter (where k.status in ${endedStatuses} and k.status <> 'cancelled' and b.returned_at is null)::int as "notReturned",
      count(*) filter (where k.status not in ${endedStatuses} and b.returned_at is not null)::int as "returnedTooEarly"
    from promotion_use u join promotion_booking b on b.use_id = u.id join booking k on k.id = b.booking_id
    group by u.id
    having u.bookings <> count(b.booking_id) filter (where b.returned_at is null)
      or bool_or(k.status in ${endedStatuses} and k.status <> 'cancelled' and b.returned_at is null)
      or bool_or(k.status not in ${endedStatuses} and b.returned_at is not null)`,
  gift_card_balance: sql`
    select c.id as subject, c.issued_minor as issued, c.balance_minor as balance, coalesce(used.held, 0) as held,
      coalesce(used.captured, 0) as captured, coalesce(back.returned, 0) as returned
    from gift_card c
      left join (
        select card_id, sum(amount_minor) filter (where state = 'held') as held,
          sum(amount_minor) filter (where state = 'captured') as captured
        from gift_use group by card_id
      ) used on used.card_id = c.id
      left join (
        select g.card_id, sum(r.amount_minor) as returned
        from gift_use g join booking b on b.id = g.booking_id
          join refund r on r.payment_id = g.payment_id and r.reference = b.reference and r.done_at is not null
        group by g.card_id
      ) back on back.card_id = c.id
    where c.issued_minor <> c.balance_minor + coalesce(used.held, 0) + coalesce(used.captured, 0) - coalesce(back.returned, 0)`,
  gift_card_state: sql`
    select b.reference as subject, b.status, g.state, g.amount_minor as amount, bp.amount_minor as share
    from gift_use g join booking b on b.id = g.booking_id
      left join booking_payment bp on bp.payment_id = g.payment_id and bp.booking_id = g.booking_id
    where (g.state = 'held' and (b.status not in ${heldStatuses} or b.payment_type <> 'prepay'))
      or (g.state = 'captured' and (b.payment_status not in ${paidStatuses} or bp.amount_minor is distinct from g.amount_minor))
      or (g.state = 'returned' and b.status in ${soldStatuses})`,
  wrong_amount: sql`
    select id as subject, problem, captured_minor as captured, refunded_minor as refunded from payment
    where problem = 'currency_differs' or (problem = 'amount_differs' and refunded_minor < captured_minor)`,
}

type BookedRow = Pick<
  typeof booking.$inferSelect,
  'id' | 'reference' | 'product' | 'price' | 'checkIn' | 'checkOut' | 'hotelId'
> & {
  rooms: number[]
  amounts: { total: number; currency: string; vat: number; cityFee: number; hotelFee: number }
}

const bookedColumns = (portion: SQL) => sql`
  select b.id, b.reference, b.product, b.price, b.check_in as "checkIn", b.check_out as "checkOut", b.hotel_id as "hotelId",
    array(select r.room_type_id from booking_room r where r.booking_id = b.id order by 1) as rooms,
    json_build_object('total', b.total_minor, 'currency', b.currency, 'vat', b.vat_minor, 'cityFee', b.city_fee_minor,
      'hotelFee', b.hotel_fee_minor) as amounts
  from booking b where ${portion}`

type PaidRow = Pick<typeof booking.$inferSelect, 'id' | 'reference' | 'product'> & {
  came: number
  gift: number
  changed: number
  goodwill: number
}

const paidColumns = (portion: SQL) => sql`
  select b.id, b.reference, b.product, came.sum as came, came.gift, back.changed, back.goodwill
  from booking b
    cross join lateral (select coalesce(sum(kept.amount_minor), 0)::int as sum,
        coalesce(sum(kept.amount_minor) filter (where by_gift and b.kind = 'package'), 0)::int as gift
      from (${appliedPayments}) kept where kept.booking_id = b.id and (kept.after_minor = 0 or kept.in_price)) came
    cross join lateral (select coalesce(sum(r.amount_minor) filter (where r.reason = 'changed'), 0)::int as changed,
        coalesce(sum(r.amount_minor) filter (where r.reason = 'goodwill'), 0)::int as goodwill
      from refund r join booking_payment bp on bp.payment_id = r.payment_id and bp.booking_id = b.id
      where r.reference = b.reference) back
  where b.payment_status in ${paidStatuses} and ${portion}`

const portionSize = 1_000

/**
 * Checks bookings in portions, in the order of their ids, and returns what is wrong with them.
 * @param select the bookings `b` of a portion
 */
async function findEach<Booking extends { id: number }>(
  db: Queryable,
  select: (portion: SQL) => SQL,
  check: (booking: Booking) => Row | null,
): Promise<Row[]> {
  const wrong: Row[] = []
  for (let after = 0, size = portionSize; size === portionSize;) {
    const result = await db.execute(sql`${select(sql`b.id > ${after}`)} order by b.id limit ${portionSize}`)
    const rows = result.rows as Booking[]
    wrong.push(...rows.map(check).filter((row) => row !== null))
    after = rows.at(-1)?.id ?? after
    size = rows.length
  }
  return wrong
}
