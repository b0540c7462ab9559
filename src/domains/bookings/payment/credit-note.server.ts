import { sql } from 'drizzle-orm'
import { findInvoices } from '#domains/bookings/payment/issued.server.ts'
import { linesOfCredit } from '#domains/bookings/payment/tax-lines.ts'
import type { Queryable } from '#domains/db.ts'
import type { ReceiptRow, RefundRow } from '#domains/payments/queries.server.ts'
import type { CreditNoteData, CreditReason } from '#domains/payments/receipt.ts'

const numberLock = 727_400_004

/**
 * Issues the credit note of a refund under the next number, with the VAT of its part of the invoice for each rate, so that all
 * notes of an invoice together contain its VAT exactly. An amount that no invoice
 * contains needs no credit note. Returns the number, or null without one. Run in the transaction that records the refund, with its payment locked.
 */
export async function issueCreditNote(tx: Queryable, refund: RefundRow, now: Date): Promise<number | null> {
  const { id, reference, amount, reason, paymentId } = refund
  const invoices = await findInvoices(tx, sql`b.reference = ${reference}`)
  const receipt = invoices.find((one) => one.paymentId === paymentId) ?? (await findReceiptOfGift(tx, refund, invoices))
  if (!receipt) return null
  return creditInvoice(tx, receipt, { reference, amount, reason, of: { refundId: id } }, now)
}

/** Issues the credit note of a payment on arrival that is reversed, like `issueCreditNote`. */
export async function creditReversal(
  tx: Queryable,
  reversed: { reference: string; amount: number; paymentId: number; reversalId: number },
  now: Date,
): Promise<void> {
  const { reference, amount, paymentId, reversalId } = reversed
  const invoices = await findInvoices(tx, sql`b.reference = ${reference}`)
  const receipt = invoices.find((one) => one.arrivalPaymentId === paymentId)
  if (receipt) await creditInvoice(tx, receipt, { reference, amount, reason: 'mistake', of: { reversalId } }, now)
}

/**
 * Issues the credit notes of a refund by hand, like `issueCreditNote`: of the invoices of payments on arrival, the last
 * one first. Returns their numbers.
 */
export async function creditManualRefund(
  tx: Queryable,
  refund: { id: number; reference: string; amount: number; reason: CreditReason },
  now: Date,
): Promise<number[]> {
  const { id, reference, amount, reason } = refund
  const numbers: number[] = []
  let toCredit = amount
  for (const receipt of await findInvoices(tx, sql`b.reference = ${reference}`)) {
    if (receipt.arrivalPaymentId === null || toCredit === 0) continue
    const credited = await creditedOf(tx, receipt.number, reference)
    const part = Math.min(receipt.data.total - credited.total, toCredit)
    if (part === 0) continue
    const of = { manualRefundId: id }
    const number = await creditInvoice(tx, receipt, { reference, amount: part, reason, of }, now)
    if (number !== null) numbers.push(number)
    toCredit -= part
  }
  return numbers
}

/** Why a credit note is issued: exactly one of them. */
type CreditedFor = { refundId: number } | { reversalId: number } | { manualRefundId: number }

async function creditInvoice(
  tx: Queryable,
  receipt: ReceiptRow,
  { reference, amount, reason, of }: { reference: string; amount: number; reason: CreditReason; of: CreditedFor },
  now: Date,
): Promise<number | null> {
  const ofBooking = receipt.data.lines.filter((one) => one.reference === reference)
  if (ofBooking.length === 0) return null
  const { ofRate } = await creditedOf(tx, receipt.number, reference)
  const lines = linesOfCredit(ofBooking, { before: ({ vatRate }) => ofRate(vatRate), amount })
  if (lines.length === 0) return null
  const data: CreditNoteData = {
    ...receipt.data,
    lines,
    total: lines.reduce((sum, line) => sum + line.total, 0),
    vat: lines.reduce((sum, line) => sum + line.vat, 0),
    reason,
  }
  const { refundId, reversalId, manualRefundId } = { refundId: null, reversalId: null, manualRefundId: null, ...of }
  // Numbers must not have gaps, so the lock makes refunds insert them one after another.
  await tx.execute(sql`select pg_advisory_xact_lock(${numberLock})`)
  const issued = await tx.execute<{ number: number }>(sql`
    insert into credit_note (number, refund_id, reversal_id, manual_refund_id, receipt_number, issued_at, data)
    select coalesce(max(number), 0) + 1, ${refundId}, ${reversalId}, ${manualRefundId}, ${receipt.number},
      ${now.toISOString()}, ${JSON.stringify(data)}::jsonb
    from credit_note returning number`)
  return issued.rows[0]?.number ?? null
}

/** The invoice of the payment together with which a gift card was captured: the first one of its booking. */
async function findReceiptOfGift(
  tx: Queryable,
  { paymentId, reference }: RefundRow,
  invoices: ReceiptRow[],
): Promise<ReceiptRow | undefined> {
  const found = await tx.execute(sql`
    select from gift_use g join booking b on b.id = g.booking_id
    where b.reference = ${reference} and g.payment_id = ${paymentId}`)
  return found.rows.length > 0 ? invoices.findLast((one) => one.paymentId !== null) : undefined
}

/** The amounts that earlier credit notes deducted from the lines of a booking in an invoice, in minor units. */
async function creditedOf(tx: Queryable, receipt: number, reference: string) {
  const credited = await tx.execute<{ rate: number | null; total: number; vat: number }>(sql`
    select (line ->> 'vatRate')::int as rate, sum((line ->> 'total')::int)::int as total, sum((line ->> 'vat')::int)::int as vat
    from credit_note c cross join lateral jsonb_array_elements(c.data -> 'lines') line
    where c.receipt_number = ${receipt} and line ->> 'reference' = ${reference} group by 1`)
  return {
    total: credited.rows.reduce((sum, { total }) => sum + total, 0),
    ofRate: (rate: number | null = null) => credited.rows.find((one) => one.rate === rate) ?? { total: 0, vat: 0 },
  }
}
