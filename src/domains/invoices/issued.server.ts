import { sql, type SQL } from 'drizzle-orm'
import { keptOfBooking } from '#domains/bookings/account/entries.server.ts'
import type { Documented } from '#domains/invoices/tax-lines.ts'
import { isoInstant } from '#domains/db.ts'
import type { Queryable } from '#domains/context.ts'
import { ofHotels, type HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import type { CreditNoteData } from '#domains/payments/receipt.ts'

/** The invoices of the booking `b`: of its payments online, of which one can pay several bookings, and on arrival. */
export const invoicesOfBooking = sql`(
  select r.* from booking_payment bp join receipt r on r.payment_id = bp.payment_id where bp.booking_id = b.id
  union all
  select r.* from arrival_payment a join receipt r on r.arrival_payment_id = a.id where a.booking_id = b.id)`

/**
 * Condition that a payment also pays bookings outside a limit, such as the other lines of an order. A
 * member of staff with this limit does not see documents of the whole payment.
 */
export function paysBeyond(paymentId: SQL, hotels: HotelLimit): SQL {
  if (hotels === null) return sql`false`
  return sql`exists (select from booking_payment o left join booking ob on ob.id = o.booking_id
    where o.payment_id = ${paymentId} and (${ofHotels(sql`ob.hotel_id`, hotels)}) is not true)`
}

/** The documents of bookings and the money that they are for, by the id of the booking. */
export async function findDocumented(db: Queryable, ids: number[]): Promise<Map<number, Documented>> {
  const result = await db.execute<Documented & { id: number }>(sql`
    select b.id::int as id, invoices.total - credit.total as invoiced, kept.*
    from booking b
      cross join lateral (select coalesce(sum((line ->> 'total')::int), 0)::int as total
        from ${invoicesOfBooking} r cross join lateral jsonb_array_elements(r.data -> 'lines') line
        where line ->> 'reference' = b.reference) invoices
      cross join lateral (select coalesce(sum((line ->> 'total')::int), 0)::int as total
        from ${invoicesOfBooking} r join credit_note c on c.receipt_number = r.number
          cross join lateral jsonb_array_elements(c.data -> 'lines') line
        where line ->> 'reference' = b.reference) credit
      cross join lateral ${keptOfBooking} kept
    where b.id = any(${sql.param(ids)}::bigint[])`)
  return new Map(result.rows.map(({ id, ...documented }) => [id, documented]))
}

/** The invoices of the booking `b` that matches, the last one first. */
export async function findInvoices(db: Queryable, which: SQL): Promise<ReceiptRow[]> {
  const result = await db.execute<ReceiptRow>(sql`
    select r.number, ${isoInstant(sql`r.issued_at`)} as "issuedAt", r.data, r.payment_id as "paymentId",
      r.arrival_payment_id as "arrivalPaymentId",
      (select d.qr from tax_document d where d.receipt_number = r.number and d.status <> 'replaced' order by d.id desc limit 1) as qr
    from booking b cross join lateral ${invoicesOfBooking} r where ${which} order by r.number desc`)
  return result.rows
}

export type CreditNoteRow = {
  number: number
  issuedAt: string
  data: CreditNoteData
  receiptNumber: number
  receiptIssuedAt: string
  qr: string | null
}

/** The credit notes of the booking `b` that matches, the last one first. */
export async function findCreditNotes(db: Queryable, which: SQL): Promise<CreditNoteRow[]> {
  const result = await db.execute<CreditNoteRow>(sql`
    select c.number, ${isoInstant(sql`c.issued_at`)} as "issuedAt", c.data, c.receipt_number as "receiptNumber",
      ${isoInstant(sql`r.issued_at`)} as "receiptIssuedAt",
      (select d.qr from tax_document d where d.credit_note_number = c.number and d.status <> 'replaced' order by d.id desc limit 1) as qr
    from booking b cross join lateral ${invoicesOfBooking} r join credit_note c on c.receipt_number = r.number
    where c.data #>> '{lines,0,reference}' = b.reference and ${which} order by c.number desc`)
  return result.rows
}
