import { issueCreditNotes } from '#domains/invoices/credit-note.server.ts'
import { issueReceipt } from '#domains/invoices/receipt.server.ts'
import type { Action } from '#domains/context.ts'
import type { Capture, Refund } from '#domains/bookings/state/features.ts'
import type { ReceiptRow } from '#domains/payments/queries.server.ts'

/** Issues the invoice of a captured payment. */
export async function invoiceCapture({ db, now }: Action, { payment, shares }: Capture): Promise<void> {
  await issueReceipt(db, { paymentId: payment.id, currency: payment.currency }, shares, now)
}

/** Issues the credit notes of a refund. */
export async function creditRefund(
  { db, now }: Pick<Action, 'db' | 'now'>,
  { booking, reason, reference, of }: Refund,
): Promise<void> {
  if (booking === null) return
  const credited =
    'payment' in of
      ? {
          of: { refundId: of.refundId },
          // What a gift card paid is on the invoice of the payment with which it was captured.
          isOfPayment: ({ paymentId, data }: ReceiptRow) =>
            paymentId === of.payment.id ||
            data.lines.some((line) => line.reference === reference && line.gift !== undefined),
        }
      : { of, isOfPayment: ({ arrivalPaymentId }: ReceiptRow) => arrivalPaymentId !== null }
  await issueCreditNotes(db, booking, { reason, ...credited }, now)
}
