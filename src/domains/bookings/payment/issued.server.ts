import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/db.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import type { CreditNoteData } from '#domains/payments/receipt.ts'

/** The invoices of the booking `b` that matches, the last one first. */
export async function findInvoices(db: Queryable, which: SQL): Promise<ReceiptRow[]> {
  const found = await db.execute<ReceiptRow>(sql`
    select r.number, ${iso(sql`r.issued_at`)} as "issuedAt", r.data, r.payment_id as "paymentId"
    from receipt r join booking_payment bp on bp.payment_id = r.payment_id join booking b on b.id = bp.booking_id
    where ${which} order by r.number desc`)
  return found.rows
}

export type CreditNoteRow = {
  number: number
  issuedAt: string
  data: CreditNoteData
  receiptNumber: number
  receiptIssuedAt: string
}

/** The credit notes of the booking `b` that matches, the last one first. */
export async function findCreditNotes(db: Queryable, which: SQL): Promise<CreditNoteRow[]> {
  const found = await db.execute<CreditNoteRow>(sql`
    select c.number, ${iso(sql`c.issued_at`)} as "issuedAt", c.data, c.receipt_number as "receiptNumber",
      ${iso(sql`i.issued_at`)} as "receiptIssuedAt"
    from credit_note c join receipt i on i.number = c.receipt_number join refund r on r.id = c.refund_id
      join booking b on b.reference = r.reference
    where ${which} order by c.number desc`)
  return found.rows
}

function iso(instant: SQL): SQL {
  return sql`to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
