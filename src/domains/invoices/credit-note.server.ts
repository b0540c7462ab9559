import { sql } from 'drizzle-orm'
import type { Booking } from '#domains/bookings/state/queries.server.ts'
import { findDocumented, findInvoices } from '#domains/invoices/issued.server.ts'
import { amountToState, linesOfCredit, totalsOf } from '#domains/invoices/tax-lines.ts'
import type { Queryable } from '#domains/context.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'
import type { CreditNoteData, CreditReason } from '#domains/payments/receipt.ts'

const numberLock = 727_400_004

/** Why credit notes are issued: exactly one of them. */
type CreditedFor = { refundId: number } | { reversalId: number } | { manualRefundId: number }

/**
 * Issues the credit notes of money that was returned, or was never received: one for each invoice that it reduces, those of
 * its payment first, otherwise the last one first. They contain the VAT of their parts of the invoices for each rate, so that
 * all notes of an invoice together contain its VAT exactly. Money that no invoice states needs no credit note. Returns their
 * numbers. Run in the transaction that records the refund, with its booking locked.
 */
export async function issueCreditNotes(
  tx: Queryable,
  { id, reference, product }: Pick<Booking, 'id' | 'reference' | 'product'>,
  credited: { reason: CreditReason; of: CreditedFor; isOfPayment: (receipt: ReceiptRow) => boolean },
  now: Date,
): Promise<number[]> {
  const documented = (await findDocumented(tx, [id])).get(id)
  let toCredit = documented ? documented.invoiced - amountToState(product, documented) : 0
  const numbers: number[] = []
  const invoices = await findInvoices(tx, sql`b.id = ${id}`)
  const isOther = (receipt: ReceiptRow) => Number(!credited.isOfPayment(receipt))
  for (const receipt of invoices.toSorted((one, other) => isOther(one) - isOther(other))) {
    if (toCredit <= 0) break
    const { number, amount } = await creditInvoice(tx, receipt, { ...credited, reference, upTo: toCredit }, now)
    if (number !== null) numbers.push(number)
    toCredit -= amount
  }
  return numbers
}

/** Issues the credit note that reduces an invoice by an amount, at most by what is left of it. */
async function creditInvoice(
  tx: Queryable,
  receipt: ReceiptRow,
  { reference, upTo, reason, of }: { reference: string; upTo: number; reason: CreditReason; of: CreditedFor },
  now: Date,
): Promise<{ number: number | null; amount: number }> {
  const ofBooking = receipt.data.lines.filter((one) => one.reference === reference)
  const { total, ofRate } = await creditedOf(tx, receipt.number, reference)
  const amount = Math.min(totalsOf(ofBooking).total - total, upTo)
  const lines = linesOfCredit(ofBooking, { before: ({ vatRate }) => ofRate(vatRate), amount })
  if (lines.length === 0) return { number: null, amount: 0 }
  const data: CreditNoteData = {
    ...receipt.data,
    lines,
    ...totalsOf(lines),
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
  return { number: issued.rows[0]?.number ?? null, amount }
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
