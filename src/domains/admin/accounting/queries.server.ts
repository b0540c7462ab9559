import { sql, type SQL } from 'drizzle-orm'
import { leadGuestName } from '#domains/bookings/model/guests/lead-guest.server.ts'
import type { DayOfPayments } from '#domains/admin/accounting/contract.ts'
import type { DocumentLine } from '#domains/admin/accounting/document-rows.ts'
import { within } from '#domains/admin/report-scope.server.ts'
import { sharesOfLedgerEntry } from '#domains/bookings/account/entries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { siteTimeZone } from '#domains/shared/dates.ts'

/** Both days are inclusive. `hotel`: the slug of the hotel whose bookings are listed. */
export type AccountingPeriod = { from: string; to: string; hotel?: string | undefined }

/** Invoices and credit notes `d` of a period, and their lines with the booking `b` of each and its hotel `h`. */
function documentsOf({ hotel, ...dates }: AccountingPeriod): SQL {
  const period = { ...dates, timeZone: siteTimeZone }
  return sql`(
    select 'invoice' as kind, number, null::int as corrects, issued_at, data, 1 as sign from receipt where ${within(sql`issued_at`, period)}
    union all
    select 'credit_note', number, receipt_number, issued_at, data, -1 from credit_note where ${within(sql`issued_at`, period)}
  ) d
    cross join lateral jsonb_array_elements(d.data -> 'lines') with ordinality line (value, nth)
    left join booking b on b.reference = line.value ->> 'reference' left join hotel h on h.id = b.hotel_id
    where ${ofHotel(hotel)}`
}

/**
 * The lines of the first invoices and credit notes of a period, in the order of issue. The customer is the first guest, and
 * unknown when the booking was erased. Days are those on the documents.
 * @param limit of documents
 */
export async function findDocumentLines(
  db: Queryable,
  period: AccountingPeriod,
  limit: number,
): Promise<DocumentLine[]> {
  const result = await db.execute<DocumentLine>(sql`
    select x.kind, x.number, x.corrects, (x.issued_at at time zone ${siteTimeZone})::date::text as day, x.currency, x.customer, x.line
    from (
      select d.kind, d.number, d.corrects, d.issued_at, d.data ->> 'currency' as currency, line.value as line, line.nth,
        ${leadGuestName} as customer,
        dense_rank() over (order by d.issued_at, d.kind desc, d.number) as document
      from ${documentsOf(period)}
    ) x where x.document <= ${limit} order by x.document, x.nth`)
  return result.rows
}

type DocumentSums = { currency: string; count: number; net: number; vat: number; gross: number }

/** The number of invoices and credit notes of a period, and their sums, by currency. */
export async function sumDocuments(db: Queryable, period: AccountingPeriod): Promise<DocumentSums[]> {
  const result = await db.execute<DocumentSums>(sql`
    select x.currency, count(distinct (x.kind, x.number))::int as count, sum(x.total - x.vat)::float8 as net, sum(x.vat)::float8 as vat,
      sum(x.total)::float8 as gross
    from (
      select d.data ->> 'currency' as currency, d.kind, d.number, d.sign * (line.value ->> 'total')::int as total,
        d.sign * (line.value ->> 'vat')::int as vat
      from ${documentsOf(period)}
    ) x group by x.currency order by x.currency`)
  return result.rows
}

/**
 * What was received and returned in a period, by day, way and currency. Online and by gift card it is what the ledger of
 * the providers says; by hand what staff recorded, a refund on the day that they state. Days are those of the hotel, or of
 * the provider.
 */
async function paymentsOf(db: Queryable, { hotel, ...dates }: AccountingPeriod): Promise<SQL> {
  const period = { ...dates, timeZone: hotel ? await timeZoneOf(db, hotel) : siteTimeZone }
  const dayOf = (at: SQL) => sql`(${at} at time zone ${period.timeZone})::date`
  return sql`
    select m.day::text as day, m.way, m.kind, m.currency, count(distinct m.id)::int as count, sum(m.amount)::float8 as minor
    from (
      select ${dayOf(sql`l.at`)} as day, case l.account when 'provider:gift_card' then 'gift_card' else 'online' end as way,
        case when l.amount_minor > 0 then 'payment' else 'refund' end as kind, l.currency, l.transaction_id as id, of.booking_id, of.amount
      from ledger_entry l cross join lateral (${sharesOfLedgerEntry}) of
      where l.account like 'provider:%' and ${within(sql`l.at`, period)}
      union all
      select ${dayOf(sql`a.at`)}, a.way, case when a.amount_minor > 0 then 'payment' else 'reversal' end, b.currency, a.id::text, b.id, a.amount_minor
      from arrival_payment a join booking b on b.id = a.booking_id where ${within(sql`a.at`, period)}
      union all
      select g.given_on, 'by_hand', 'refund', b.currency, g.id::text, b.id, -g.amount_minor
      from manual_refund g join booking b on b.id = g.booking_id where g.given_on between ${period.from} and ${period.to}
    ) m left join booking b on b.id = m.booking_id left join hotel h on h.id = b.hotel_id
    where m.amount <> 0 and ${ofHotel(hotel)}
    group by 1, 2, 3, 4`
}

/** The first payments by day of a period, at most `limit`. */
export async function findPaymentsByDay(
  db: Queryable,
  period: AccountingPeriod,
  limit: number,
): Promise<DayOfPayments[]> {
  const result = await db.execute<DayOfPayments>(sql`
    select p.day, p.way, p.kind, p.count, json_build_object('minor', p.minor::bigint, 'currency', p.currency) as amount
    from (${await paymentsOf(db, period)}) p order by p.day, p.currency, p.way, p.kind limit ${limit}`)
  return result.rows
}

type PaymentSums = { currency: string; count: number; minor: number }

/** The number of payments by day of a period, and their sums, by currency. */
export async function sumPayments(db: Queryable, period: AccountingPeriod): Promise<PaymentSums[]> {
  const result = await db.execute<PaymentSums>(sql`
    select p.currency, count(*)::int as count, sum(p.minor)::float8 as minor
    from (${await paymentsOf(db, period)}) p group by p.currency order by p.currency`)
  return result.rows
}

function ofHotel(hotel: string | undefined): SQL {
  return hotel ? sql`h.slug = ${hotel}` : sql`true`
}

async function timeZoneOf(db: Queryable, hotel: string): Promise<string> {
  const result = await db.execute<{ timeZone: string }>(sql`
    select c.time_zone as "timeZone" from hotel h join city c on c.slug = h.city where h.slug = ${hotel}`)
  return result.rows[0]?.timeZone ?? siteTimeZone
}
