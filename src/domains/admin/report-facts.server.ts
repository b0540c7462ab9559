import { sql, type SQL } from 'drizzle-orm'
import type { FiguredReport } from '#domains/admin/report-columns.ts'
import { within, type ReportScope } from '#domains/admin/report-scope.server.ts'
import { endedStatuses, heldStatuses, soldStatuses } from '#domains/bookings/model/statuses.server.ts'

/**
 * The facts that a report counts, as rows of `day`, `booking_id` and one column per figure. Deleted bookings and money
 * without a booking are included, with `booking_id` null.
 */
export function factsOf(kind: FiguredReport, scope: ReportScope): SQL {
  return facts[kind](scope)
}

const facts: Record<FiguredReport, (scope: ReportScope) => SQL> = {
  bookings: (scope) => sql`
    select ${dayOf(sql`created_at`, scope)} as day, id as booking_id, 1 as made, (status in ${soldStatuses})::int as standing,
      (status in ${heldStatuses})::int as open, (status in ${endedStatuses})::int as ended,
      case when status in ${soldStatuses} and currency = ${scope.currency} then total_minor else 0 end as value,
      case when status in ${soldStatuses} and currency = ${scope.currency} then coalesce(discount_minor, 0) else 0 end as discounts
    from booking where ${within(sql`created_at`, scope)}`,

  // Earnings are the entries of the accounts `guests` and `penalties`; a positive amount reduces what we owe.
  revenue: (scope) => sql`
    select ${dayOf(sql`e.at`, scope)} as day, e.booking_id, e.captured, e.gift_cards, e.returned, e.captured - e.returned as net, e.penalties,
      0 as on_arrival, 0 as given_by_hand
    from (
      ${capturedShares(scope)}
      union all
      select l.at, b.id, 0, 0, l.amount_minor, 0 from ledger_entry l join refund r on r.key = substr(l.transaction_id, length('returning:') + 1)
        left join booking b on b.reference = r.reference
      where l.account = 'guests' and l.transaction_id like 'returning:%' and ${inPeriod(scope)}
      union all
      select l.at, b.id, 0, 0, 0, -l.amount_minor from ledger_entry l 
        left join booking b on b.reference = substr(l.transaction_id, length('penalty:') + 1)
      where l.account = 'penalties' and ${inPeriod(scope)}
    ) e (at, booking_id, captured, gift_cards, returned, penalties)
    union all
    select ${dayOf(sql`a.at`, scope)}, a.booking_id, 0, 0, 0, 0, 0, a.amount_minor, 0
    from arrival_payment a join booking b on b.id = a.booking_id
    where ${within(sql`a.at`, scope)} and b.currency = ${scope.currency}
    union all
    select m.given_on, m.booking_id, 0, 0, 0, 0, 0, 0, m.amount_minor
    from manual_refund m join booking b on b.id = m.booking_id
    where m.given_on between ${scope.from} and ${scope.to} and b.currency = ${scope.currency}`,

  taxes: (scope) => sql`
    select check_out as day, id as booking_id, 1 as taxed, total_minor as total, vat_minor as vat, city_fee_minor as city_fee
    from booking where check_out between ${scope.from} and ${scope.to} and status in ${soldStatuses} and currency = ${scope.currency}`,

  cancellations: (scope) => sql`
    select ${dayOf(sql`e.at`, scope)} as day, b.id as booking_id, (b.status = 'cancelled')::int as cancelled,
      (b.status = 'rejected')::int as rejected, (b.status = 'expired')::int as expired, (b.status = 'no_show')::int as no_show,
      case when b.currency = ${scope.currency} then b.total_minor else 0 end as value,
      case when b.currency = ${scope.currency} then coalesce((b.cancelled ->> 'penalty')::int, 0) else 0 end as kept,
      case when b.currency = ${scope.currency} then coalesce((b.cancelled ->> 'refund')::int + coalesce((b.cancelled ->> 'byHand')::int, 0), 0) else 0 end as refunded
    from booking b join lateral (
      select max(at) as at from booking_event where booking_id = b.id and to_status = b.status
    ) e on true
    where (b.status in ${endedStatuses} or b.status = 'no_show') and ${within(sql`e.at`, scope)}
      and b.id in (select booking_id from booking_event where ${within(sql`at`, scope)})`,
}

/**
 * Captured amounts, split among the bookings that each payment covers. If the captured amount differs from the
 * requested one, the shares are unknown and the first booking gets all of it.
 */
function capturedShares(scope: ReportScope): SQL {
  return sql`
    select l.at, bp.booking_id,
      case when -l.amount_minor = p.amount_minor then bp.amount_minor
        when bp.booking_id = min(bp.booking_id) over (partition by p.id) or bp.booking_id is null then -l.amount_minor else 0 end,
      case when p.provider = 'gift_card' then bp.amount_minor else 0 end, 0, 0
    from ledger_entry l join payment p on p.id = l.payment_id left join booking_payment bp on bp.payment_id = p.id
    where l.account = 'guests' and l.transaction_id like 'capture:%' and ${inPeriod(scope)}`
}

function inPeriod(scope: ReportScope): SQL {
  return sql`l.currency = ${scope.currency} and ${within(sql`l.at`, scope)}`
}

function dayOf(at: SQL, { timeZone }: ReportScope): SQL {
  return sql`(${at} at time zone ${timeZone})::date`
}
