import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { idOf } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { arrivalPayment, manualRefund } from '#domains/bookings/model/schema.server.ts'
import type { CreditNoteData, ReceiptData } from '#domains/payments/receipt.ts'
import { payment, refund } from '#domains/payments/schema.server.ts'

/** Simplified tax invoices as issued, numbered without gaps: one for each payment, online or recorded by staff. */
export const receipt = pgTable(
  'receipt',
  (c) => ({
    number: c.integer('number').primaryKey(),
    paymentId: c
      .text('payment_id')
      .unique()
      .references(() => payment.id),
    arrivalPaymentId: c
      .bigint('arrival_payment_id', { mode: 'number' })
      .unique()
      .references(() => arrivalPayment.id),
    issuedAt: instant('issued_at').notNull(),
    data: c.jsonb('data').$type<ReceiptData>().notNull(),
  }),
  (t) => [check('receipt_of_payment', sql`num_nonnulls(${t.paymentId}, ${t.arrivalPaymentId}) = 1`)],
)

/**
 * Credit notes as issued, numbered without gaps. Each reduces one invoice of a booking, because of a refund, of a
 * payment on arrival that was recorded by mistake, or of a refund by hand, which can reduce several.
 */
export const creditNote = pgTable(
  'credit_note',
  (c) => ({
    number: c.integer('number').primaryKey(),
    refundId: c.bigint('refund_id', { mode: 'number' }).references(() => refund.id),
    /** The row of `arrival_payment` that reverses another. */
    reversalId: c.bigint('reversal_id', { mode: 'number' }).references(() => arrivalPayment.id),
    manualRefundId: c.bigint('manual_refund_id', { mode: 'number' }).references(() => manualRefund.id),
    receiptNumber: idOf('receipt_number', () => receipt.number),
    issuedAt: instant('issued_at').notNull(),
    data: c.jsonb('data').$type<CreditNoteData>().notNull(),
  }),
  (t) => [
    index('credit_note_receipt').on(t.receiptNumber),
    unique('credit_note_once').on(t.refundId, t.reversalId, t.manualRefundId, t.receiptNumber).nullsNotDistinct(),
    check('credit_note_of_return', sql`num_nonnulls(${t.refundId}, ${t.reversalId}, ${t.manualRefundId}) = 1`),
  ],
)
