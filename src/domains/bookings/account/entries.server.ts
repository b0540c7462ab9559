import { sql, type SQL } from 'drizzle-orm'

/** The entries of a booking `b` as `Entry`, as JSON: one for each kind, source and reason, and one for each source of charges. */
export const entriesOfBooking: SQL = sql`(
  select coalesce(json_agg(json_build_object('kind', e.kind, 'source', e.source, 'reason', e.reason, 'amount', e.amount)), '[]')
  from (select x.kind, x.source, r.reason, sum(x.amount_minor) as amount
    from booking_entry x cross join lateral (select case when x.kind <> 'charge' then x.reason end as reason) r
    where x.booking_id = b.id group by x.kind, x.source, r.reason having sum(x.amount_minor) <> 0) e)`

/** Refunds that reduce what was paid for a booking. */
const reducesPaid = sql`(e.kind = 'refund' and e.reason in ('changed', 'not_needed', 'outdated'))`

/** What the provider has of a booking `b`: payments less refunds, made or requested. Minor units. */
export const retainedOfBooking: SQL = sql`(
  select coalesce(sum(e.amount_minor), 0)::int from booking_entry e where e.booking_id = b.id and e.kind in ('payment', 'refund'))`

/** Still to be paid for an active booking `b`, as `Account.due`. Minor units. */
export const dueOfBooking: SQL = sql`greatest(0, b.total_minor - (
  select coalesce(sum(e.amount_minor), 0)::int from booking_entry e
  where e.booking_id = b.id and (e.kind in ('payment', 'hold') or ${reducesPaid})))`

/** What was paid for a booking `b`, as `paidOf`, for sums over many bookings. Minor units. */
export const paidOfBooking: SQL = sql`(
  select coalesce(sum(e.amount_minor), 0)::int from booking_entry e
  where e.booking_id = b.id and (e.kind = 'payment' or ${reducesPaid}))`
