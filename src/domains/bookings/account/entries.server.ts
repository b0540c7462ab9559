import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'

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

/**
 * Of a booking `b`, in minor units: what is `kept`, received and not returned yet, the part of it whose return was requested
 * (`returning`), and what was returned by `goodwill`.
 */
export const keptOfBooking: SQL = sql`(
  select ${retainedOfBooking} + x.returning as kept, x.returning, x.goodwill from (
    select coalesce(sum(r.amount_minor) filter (where r.done_at is null), 0)::int as returning,
      coalesce(sum(r.amount_minor) filter (where r.done_at is not null and r.reason = 'goodwill'), 0)::int as goodwill
    from refund r join booking_payment bp on bp.payment_id = r.payment_id and bp.booking_id = b.id
    where r.reference = b.reference and r.reason not in ('not_needed', 'outdated', 'wrong_amount')) x)`

/** Still to be paid for an active booking `b`, as `Account.due`. Minor units. */
export const dueOfBooking: SQL = sql`greatest(0, b.total_minor - (
  select coalesce(sum(e.amount_minor), 0)::int from booking_entry e
  where e.booking_id = b.id and (e.kind in ('payment', 'hold') or ${reducesPaid})))`

/** What was paid for a booking `b`, as `paidOf`, for sums over many bookings. Minor units. */
export const paidOfBooking: SQL = sql`(
  select coalesce(sum(e.amount_minor), 0)::int from booking_entry e
  where e.booking_id = b.id and (e.kind = 'payment' or ${reducesPaid}))`

/** What a booking costs, as `chargedOf`. Minor units. */
export const chargedOfBooking = (id: SQL): SQL => sql`(
  select coalesce(sum(c.amount_minor), 0)::int from booking_charge c where c.booking_id = ${id})`

/** Condition: more was paid for a booking `b` than it costs; of one that has ended, more is retained. */
export const isOverpaid = (hasEnded: SQL): SQL => sql`
  case when ${hasEnded} then ${retainedOfBooking} else ${paidOfBooking} end > ${chargedOfBooking(sql`b.id`)}`

/** What was refunded to the gift card of a booking at the instant `at` because of a change. Minor units. */
export const refundedToGiftCard = (booking: SQL, at: SQL): SQL => sql`(
  select -coalesce(sum(e.amount_minor), 0)::int from booking_entry e
  where e.booking_id = ${booking} and e.kind = 'refund' and e.source = 'gift_card' and e.reason = 'changed' and e.at = ${at})`

type OpenPayment = { id: string; currency: string; left: number }

/**
 * The payments of a booking, earliest first, with the amount of each that was not refunded. That of a gift card is the last
 * one, so that a penalty is retained from the others first, and the gift card is refunded first. Throws if there are none.
 */
export async function findOpenPayments(
  db: Queryable,
  { id, reference }: { id: number; reference: string },
): Promise<OpenPayment[]> {
  const result = await db.execute<OpenPayment>(sql`
    select p.id, p.currency, p.left from (
      select p.id, p.currency, e.source, e.at, (e.amount_minor - coalesce(
        (select sum(r.amount_minor) from refund r where r.payment_id = p.id and r.reference = ${reference}), 0))::int as left
      from booking_entry e join payment p on p.id = e.ref
      where e.booking_id = ${id} and e.kind = 'payment' and e.source <> 'by_hand'
    ) p where p.left > 0 order by p.source = 'gift_card', p.at, p.id`)
  if (result.rows.length === 0) throw new Error(`booking ${reference} has no captured payment`)
  return result.rows
}

/** What was requested to be refunded together with the refund `key`, of all payments of a booking. Minor units. */
export async function totalRefundedWith(db: Queryable, key: string): Promise<number> {
  const result = await db.execute<{ total: number }>(sql`
    select coalesce(sum(r.amount_minor), 0)::int as total from refund r join refund one on one.key = ${key}
    where r.reference = one.reference and r.reason = one.reason and r.requested_at = one.requested_at`)
  return result.rows[0]?.total ?? 0
}

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
