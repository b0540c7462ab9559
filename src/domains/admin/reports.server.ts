import { leadGuestName } from '#domains/bookings/model/guests/lead-guest.server.ts'
import {
  aboutOfBooking,
  cityOfBooking,
  destinationsOfBooking,
  placesOfBooking,
} from '#domains/bookings/state/queries.server.ts'
import { sql, type SQL } from 'drizzle-orm'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { reportColumns, type FiguredReport, type Grouping } from '#domains/admin/report-columns.ts'
import type { ReportLine } from '#domains/admin/report-contract.ts'
import { within, type ReportScope } from '#domains/admin/report-scope.server.ts'
import { ofHotels } from '#domains/staff/hotel-limits.server.ts'
import { sharesOfLedgerEntry } from '#domains/bookings/account/entries.server.ts'
import type { Bilingual } from '#i18n/locale.ts'
import { endedStatuses, heldStatuses, soldStatuses } from '#domains/bookings/model/statuses.server.ts'

type ReportRow = { key: string; name: Bilingual | null; figures: Record<string, number> }

/** The figures of a report, grouped: every day of the period, or the cities and hotels that have any. */
export async function readReport(
  db: Queryable,
  kind: FiguredReport,
  scope: ReportScope,
  by: Grouping,
): Promise<ReportRow[]> {
  const figures = Object.keys(reportColumns[kind])
  const sums = sql.join(
    figures.map((name) => sql`coalesce(sum(f.${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`),
    sql`, `,
  )
  const result = await db.execute<{ key: string; name: Bilingual | null } & Record<string, number>>(sql`
    with f as (
      select f.*, ${placesOfBooking} as city_name, ${aboutOfBooking} as about from (${factsOf(kind, scope)}) f ${bookingOf(sql`f.booking_id`)}
      where ${scopeCondition(scope)}
    )
    ${by === 'day' ? byDay(scope, sums) : byName(by === 'city' ? sql`f.city_name` : sql`f.about`, sums)}`)
  return result.rows.map((row) => ({
    key: row.key,
    name: row.name,
    figures: Object.fromEntries(figures.map((figure) => [figure, row[figure] as number])),
  }))
}

/** A line of the contract, with names in both languages and amounts in minor units of its currency. */
type LineRow = Omit<ReportLine, 'about' | 'city' | 'total' | 'discount'> & {
  about: Bilingual
  city: Bilingual | null
  total: number
  discount: number
  currency: string
}

/** Bookings made in the period, in order of creation, after a given booking. */
export async function readLines(
  db: Queryable,
  scope: Omit<ReportScope, 'currency'>,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<LineRow[]> {
  const result = await db.execute<LineRow>(sql`
    select b.id, b.reference, ${isoInstant(sql`b.created_at`)} as made_at, b.kind, b.status, b.payment_status,
      ${aboutOfBooking} as about, ${placesOfBooking} as city,
      ${leadGuestName} as guest,
      b.check_in, b.check_out, b.total_minor as total, b.currency,
      coalesce(b.discount_minor, 0) as discount,
      coalesce(b.discount_code, '') as discount_code
    from (select ${after ?? 0}::bigint as after) a ${bookingOf(sql`b.id`)}
    where b.id > a.after and ${within(sql`b.created_at`, scope)} and ${scopeCondition(scope)}
    order by b.id limit ${limit}`)
  return result.rows
}

/** Joins the booking with an id, its hotel and its city. */
function bookingOf(id: SQL): SQL {
  return sql`left join booking b on b.id = ${id} left join hotel h on h.id = b.hotel_id left join city c on c.slug = h.city`
}

function scopeCondition({ city, hotel, hotels }: Pick<ReportScope, 'city' | 'hotel' | 'hotels'>): SQL {
  // A package belongs to each city that it leads to.
  const ofCity = sql`exists (
    select from jsonb_array_elements(coalesce(${destinationsOfBooking}, jsonb_build_array(${cityOfBooking}))) d (name)
    where d.name ->> 'en' = (select name ->> 'en' from city where slug = ${city}))`
  return sql`${city ? ofCity : sql`true`} and ${hotel ? sql`h.slug = ${hotel}` : sql`true`}
    and ${ofHotels(sql`b.hotel_id`, hotels)}`
}

function byDay({ from, to }: ReportScope, sums: SQL): SQL {
  return sql`
    select d.day::date::text as key, null::jsonb as name, ${sums}
    from generate_series(${from}::date, ${to}::date, interval '1 day') d (day) left join f on f.day = d.day::date
    group by d.day order by d.day`
}

function byName(name: SQL, sums: SQL): SQL {
  return sql`
    select coalesce(${name} ->> 'en', '') as key, (array_agg(${name}))[1] as name, ${sums}
    from f group by 1 order by 1`
}

/**
 * The facts that a report counts, as rows of `day`, `booking_id` and one column per figure. Deleted bookings and money
 * without a booking are included, with `booking_id` null.
 */
function factsOf(kind: FiguredReport, scope: ReportScope): SQL {
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
    select ${dayOf(sql`e.at`, scope)} as day, e.booking_id, e.captured, case when e.provider = 'gift_card' then e.captured else 0 end as gift_cards,
      e.returned, e.net, e.penalties, 0 as on_arrival, 0 as given_by_hand
    from (
      select l.at, p.provider, of.booking_id, greatest(-of.amount, 0), greatest(of.amount, 0), -of.amount, 0
      from ledger_entry l join payment p on p.id = l.payment_id cross join lateral (${sharesOfLedgerEntry}) of
      where l.account = 'guests' and ${inPeriod(scope)}
      union all
      select l.at, null, b.id, 0, 0, 0, -l.amount_minor from ledger_entry l
        left join booking b on b.reference = split_part(l.transaction_id, ':', 2)
      where l.account = 'penalties' and ${inPeriod(scope)}
    ) e (at, provider, booking_id, captured, returned, net, penalties)
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

function inPeriod(scope: ReportScope): SQL {
  return sql`l.currency = ${scope.currency} and ${within(sql`l.at`, scope)}`
}

function dayOf(at: SQL, { timeZone }: ReportScope): SQL {
  return sql`(${at} at time zone ${timeZone})::date`
}
