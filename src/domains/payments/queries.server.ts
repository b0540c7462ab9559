import { sql, type InferSelectModel, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { ReceiptData } from '#domains/payments/receipt.ts'
import type { payment, refund } from '#domains/payments/schema.server.ts'
import { openPaymentStatuses } from '#domains/payments/statuses.server.ts'

export type PaymentRow = Pick<
  InferSelectModel<typeof payment>,
  'id' | 'reference' | 'userId' | 'provider' | 'providerId' | 'pageUrl' | 'currency' | 'status' | 'problem' | 'locale'
> & { amount: number; captured: number; refunded: number; expiresAt: string }

const columns = sql`p.id, p.reference, p.user_id as "userId", p.provider, p.provider_id as "providerId", p.page_url as "pageUrl",
  p.amount_minor as amount, p.currency, p.captured_minor as captured, p.refunded_minor as refunded, p.status, p.problem, p.locale,
  p.expires_at as "expiresAt"`

export async function findPayment(db: Queryable, which: SQL): Promise<PaymentRow | null> {
  const result = await db.execute<PaymentRow>(sql`select ${columns} from payment p where ${which}`)
  return result.rows[0] ?? null
}

/** The payment, locked until the transaction ends. Always lock its bookings first. */
export async function lockPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  const result = await db.execute<PaymentRow>(sql`select ${columns} from payment p where p.id = ${id} for update of p`)
  return result.rows[0] ?? null
}

/** The payment for a reference that can still be paid; there is at most one. */
export function findOpenPayment(db: Queryable, reference: string): Promise<PaymentRow | null> {
  return findPayment(db, sql`p.reference = ${reference} and p.status in ${openPaymentStatuses}`)
}

export type RefundRow = Pick<typeof refund.$inferSelect, 'id' | 'key' | 'paymentId' | 'reference' | 'reason'> & {
  amount: number
  claimedUntil: string | null
  doneAt: string | null
}

export async function findRefund(db: Queryable, id: number): Promise<RefundRow | null> {
  const result = await db.execute<RefundRow>(sql`
    select id, key, payment_id as "paymentId", reference, amount_minor as amount, reason,
      claimed_until as "claimedUntil", done_at as "doneAt"
    from refund where id = ${id}`)
  return result.rows[0] ?? null
}

/** An invoice with its payment: online, or recorded by staff. */
export type ReceiptRow = {
  number: number
  issuedAt: string
  data: ReceiptData
  paymentId: string | null
  arrivalPaymentId: number | null
  /** The QR code with the signature of its electronic document; null before it is signed. */
  qr: string | null
}
