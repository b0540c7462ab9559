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

/**
 * The bookings of an entry `l` of the ledger that is a payment or a refund, with their parts of its amount; none of other
 * entries. If another amount was captured than requested, the shares are unknown: the first booking gets all of it, and its
 * refund, which names the order instead of a booking.
 */
export const sharesOfLedgerEntry: SQL = sql`
  select coalesce((select b.id from booking b where b.reference = r.reference),
    (select min(bp.booking_id) from booking_payment bp where bp.payment_id = r.payment_id)) as booking_id, l.amount_minor as amount
  from refund r where l.transaction_id like 'return%' and r.key = substr(l.transaction_id, strpos(l.transaction_id, ':') + 1)
  union all
  select bp.booking_id, case when p.amount_minor = abs(l.amount_minor) then coalesce(bp.amount_minor, p.amount_minor) * sign(l.amount_minor)
    when bp.booking_id is null or bp.booking_id = min(bp.booking_id) over () then l.amount_minor else 0 end
  from payment p left join booking_payment bp on bp.payment_id = p.id where l.transaction_id like 'capture:%' and p.id = l.payment_id`
