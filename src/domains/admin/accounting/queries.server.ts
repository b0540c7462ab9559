import { sql, type SQL } from 'drizzle-orm'
import type { DayOfPayments } from '#domains/admin/accounting/contract.ts'
import type { DocumentLine } from '#domains/admin/accounting/document-rows.ts'
import { within } from '#domains/admin/report-scope.server.ts'
import type { Queryable } from '#domains/db.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'

/** Both days are inclusive. `hotel`: the slug of the hotel whose bookings are listed. */
export type AccountingPeriod = { from: string; to: string; hotel?: string | undefined }

/**
 * The lines of the invoices and credit notes of a period, in the order of issue. The customer is the first guest, and unknown
 * when the booking was erased. Days are those on the documents.
 * @param limit of lines
 */
export async function findDocumentLines(
  db: Queryable,
  { hotel, ...dates }: AccountingPeriod,
  limit: number,
): Promise<DocumentLine[]> {
  const period = { ...dates, timeZone: siteTimeZone }
  const result = await db.execute<DocumentLine>(sql`
    select d.kind, d.number, d.corrects, (d.issued_at at time zone ${siteTimeZone})::date::text as day, d.data ->> 'currency' as currency,
      concat_ws(' ', b.guests -> 0 ->> 'first_name', b.guests -> 0 ->> 'last_name') as customer, line.value as line
    from (
      select 'invoice' as kind, number, null::int as corrects, issued_at, data from receipt where ${within(sql`issued_at`, period)}
      union all
      select 'credit_note', number, receipt_number, issued_at, data from credit_note where ${within(sql`issued_at`, period)}
    ) d
      cross join lateral jsonb_array_elements(d.data -> 'lines') with ordinality line (value, nth)
      left join booking b on b.reference = line.value ->> 'reference' left join hotel h on h.id = b.hotel_id
    where ${ofHotel(hotel)}
    order by d.issued_at, d.kind desc, d.number, line.nth limit ${limit}`)
  return result.rows
}

type PaymentsRow = Omit<DayOfPayments, 'amount'> & { minor: number; currency: string }

/**
 * What was received and returned in a period, by day, way and currency. Online and by gift card it is what the ledger of
 * the providers says; by hand what staff recorded, a refund on the day that they state. Days are those of the hotel, or of
 * the provider.
 */
export async function findPaymentsByDay(db: Queryable, { hotel, ...dates }: AccountingPeriod): Promise<PaymentsRow[]> {
  const period = { ...dates, timeZone: hotel ? await timeZoneOf(db, hotel) : siteTimeZone }
  const dayOf = (at: SQL) => sql`(${at} at time zone ${period.timeZone})::date`
  const result = await db.execute<PaymentsRow>(sql`
    select m.day::text as day, m.way, m.kind, m.currency, count(distinct m.id)::int as count, sum(m.amount)::float8 as minor
    from (
      select ${dayOf(sql`l.at`)} as day, case l.account when 'provider:gift_card' then 'gift_card' else 'online' end as way,
        case when l.amount_minor > 0 then 'payment' else 'refund' end as kind, l.currency, l.transaction_id as id, of.booking_id, of.amount
      from ledger_entry l cross join lateral (${sharesOfEntry}) of
      where l.account like 'provider:%' and ${within(sql`l.at`, period)}
      union all
      select ${dayOf(sql`a.at`)}, a.way, case when a.amount_minor > 0 then 'payment' else 'reversal' end, b.currency, a.id::text, b.id, a.amount_minor
      from arrival_payment a join booking b on b.id = a.booking_id where ${within(sql`a.at`, period)}
      union all
      select g.given_on, 'by_hand', 'refund', b.currency, g.id::text, b.id, -g.amount_minor
      from manual_refund g join booking b on b.id = g.booking_id where g.given_on between ${period.from} and ${period.to}
    ) m left join booking b on b.id = m.booking_id left join hotel h on h.id = b.hotel_id
    where m.amount <> 0 and ${ofHotel(hotel)}
    group by 1, 2, 3, 4 order by 1, 4, 2, 3`)
  return result.rows
}

/**
 * The bookings of an entry `l` of a provider, with their parts of it: a refund is of one booking, a payment of its bookings.
 * If another amount was captured than requested, the first booking gets all of it, and its refund.
 */
const sharesOfEntry = sql`
  select coalesce((select b.id from booking b where b.reference = r.reference),
    (select min(bp.booking_id) from booking_payment bp where bp.payment_id = r.payment_id)) as booking_id, l.amount_minor as amount
  from refund r where l.amount_minor < 0 and r.key = substr(l.transaction_id, length('returned:') + 1)
  union all
  select bp.booking_id, case when p.amount_minor = l.amount_minor then bp.amount_minor
    when bp.booking_id is null or bp.booking_id = min(bp.booking_id) over () then l.amount_minor else 0 end
  from payment p left join booking_payment bp on bp.payment_id = p.id where l.amount_minor > 0 and p.id = l.payment_id`

function ofHotel(hotel: string | undefined): SQL {
  return hotel ? sql`h.slug = ${hotel}` : sql`true`
}

async function timeZoneOf(db: Queryable, hotel: string): Promise<string> {
  const result = await db.execute<{ timeZone: string }>(sql`
    select c.time_zone as "timeZone" from hotel h join city c on c.slug = h.city where h.slug = ${hotel}`)
  return result.rows[0]?.timeZone ?? siteTimeZone
}
