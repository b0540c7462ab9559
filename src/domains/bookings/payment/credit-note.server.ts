import { sql } from 'drizzle-orm'
import { findInvoices } from '#domains/bookings/payment/issued.server.ts'
import type { Queryable } from '#domains/db.ts'
import { findReceipt, type ReceiptRow, type RefundRow } from '#domains/payments/queries.server.ts'
import type { CreditNoteData } from '#domains/payments/receipt.ts'

const numberLock = 727_400_004

/**
 * Issues the credit note of a refund under the next number, with the share of the VAT of its invoice. Money that no
 * invoice contains needs none. Returns the number, or null without one. Run in the transaction that records the refund, with its payment locked.
 */
export async function issueCreditNote(tx: Queryable, refund: RefundRow, now: Date): Promise<number | null> {
  const receipt = (await findReceipt(tx, refund.paymentId)) ?? (await findReceiptOfGift(tx, refund))
  const line = receipt?.data.lines.find(({ reference }) => reference === refund.reference)
  if (!receipt || !line) return null
  const { total, vat } = await creditedOf(tx, receipt.number, refund.reference)
  // The shares of several refunds add up to the VAT of the line, because each is the rest up to a rounded share.
  const share = (part: number) => Math.round((part * (total + refund.amount)) / (line.total || 1))
  const { discount: _, cityFee: __, gift: ___, ...supplied } = line
  const credited = { ...supplied, total: refund.amount, vat: share(line.vat) - vat }
  const data: CreditNoteData = {
    ...receipt.data,
    lines: [credited],
    total: credited.total,
    vat: credited.vat,
    reason: refund.reason,
  }
  // Numbers must not have gaps, so the lock makes refunds insert them one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  const issued = await tx.execute<{ number: number }>(sql`
    insert into credit_note (number, refund_id, receipt_number, issued_at, data)
    select coalesce(max(number), 0) + 1, ${refund.id}, ${receipt.number}, ${now.toISOString()}, ${JSON.stringify(data)}::jsonb
    from credit_note returning number`)
  return issued.rows[0]?.number ?? null
}

/** The invoice of the payment together with which a gift card was captured: the first one of its booking. */
async function findReceiptOfGift(tx: Queryable, { paymentId, reference }: RefundRow): Promise<ReceiptRow | undefined> {
  const ofGift = sql`exists (select from gift_use g where g.booking_id = b.id and g.payment_id = ${paymentId})`
  const invoices = await findInvoices(tx, sql`b.reference = ${reference} and ${ofGift}`)
  return invoices.at(-1)
}

/** The amount that earlier credit notes deducted from the line of a booking in an invoice, in minor units. */
async function creditedOf(tx: Queryable, receipt: number, reference: string): Promise<{ total: number; vat: number }> {
  const found = await tx.execute<{ total: number; vat: number }>(sql`
    select coalesce(sum((c.data ->> 'total')::int), 0)::int as total, coalesce(sum((c.data ->> 'vat')::int), 0)::int as vat
    from credit_note c join refund r on r.id = c.refund_id
    where c.receipt_number = ${receipt} and r.reference = ${reference}`)
  return found.rows[0] ?? { total: 0, vat: 0 }
}
