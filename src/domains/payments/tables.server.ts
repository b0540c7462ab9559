import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { user } from '#domains/accounts/tables.server.ts'
import type { ReceiptData } from '#domains/payments/receipt.ts'
import type { PaymentProblem, PaymentProvider, PaymentStatus, RefundReason } from '#domains/payments/shapes.ts'
import type { Locale } from '#text/locale.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** One try to pay for something, on one page of one provider. */
export const payment = pgTable(
  'payment',
  {
    /** The id we give the provider, so that asking twice is one payment. */
    id: text('id').primaryKey(),
    /** What is paid for: the reference of a booking or of an order. */
    reference: text('reference').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    /** Null until the provider has answered. */
    providerId: text('provider_id'),
    pageUrl: text('page_url'),
    amountMinor: integer('amount_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedMinor: integer('captured_minor').notNull().default(0),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull(),
    problem: text('problem').$type<PaymentProblem>(),
    locale: text('locale').$type<Locale>().notNull(),
    /** When the hold ends that it pays for. */
    expiresAt: instant('expires_at').notNull(),
    /** When the provider is asked next, should it not tell before; null when nothing is awaited. */
    checkAt: instant('check_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    uniqueIndex('payment_provider_id').on(t.provider, t.providerId),
    // Two pages open for one thing could both be paid.
    uniqueIndex('payment_open')
      .on(t.reference)
      .where(sql`${t.status} in ('unpaid', 'authorised')`),
    index('payment_reference').on(t.reference),
    index('payment_check')
      .on(t.checkAt)
      .where(sql`${t.checkAt} is not null`),
    check('payment_amounts', sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.capturedMinor}`),
  ],
)

/** Append-only: what moved a payment from which status to which, and when. */
export const paymentMove = pgTable(
  'payment_move',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    at: instant('at').notNull(),
    /** `webhook`, `return`, `clock` or `refund`. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status').$type<PaymentStatus>(),
    toStatus: text('to_status').$type<PaymentStatus>().notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [index('payment_move_payment').on(t.paymentId)],
)

/** What providers told us, as it came: each event once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    /** Null for an event about nothing of ours. */
    paymentId: text('payment_id').references(() => payment.id),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [uniqueIndex('payment_event_once').on(t.provider, t.eventId)],
)

/** Money to be returned, and once it was. */
export const refund = pgTable(
  'refund',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The same refund asked for twice is one; the provider sees it too. */
    key: text('key').notNull(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** Of what: the reference of a booking. */
    reference: text('reference').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    providerRefundId: text('provider_refund_id'),
    requestedAt: instant('requested_at').notNull(),
    /** Until when somebody is asking the provider; in the past: asked, and what became of it is not known. Null: never asked. */
    claimedUntil: instant('claimed_until'),
    /** When the clock last queued it again. */
    retriedAt: instant('retried_at'),
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('refund_key').on(t.key),
    index('refund_payment').on(t.paymentId),
    index('refund_requested')
      .on(t.requestedAt)
      .where(sql`${t.doneAt} is null`),
    check('refund_amount', sql`${t.amountMinor} > 0`),
  ],
)

/**
 * Double-entry and append-only: a trigger refuses changes, and a deferred one a transaction whose entries
 * do not sum to zero. Plus is debit, minus is credit.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** What happened, e.g. `capture:<payment>`: happening twice it is written once. */
    transactionId: text('transaction_id').notNull(),
    at: instant('at').notNull(),
    account: text('account').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Null of money that no provider had. */
    paymentId: text('payment_id').references(() => payment.id),
    /** The booking of such money. */
    reference: text('reference'),
  },
  (t) => [
    uniqueIndex('ledger_entry_once').on(t.transactionId, t.account),
    index('ledger_entry_payment').on(t.paymentId),
    index('ledger_entry_reference')
      .on(t.reference)
      .where(sql`${t.reference} is not null`),
    check('ledger_entry_of', sql`(${t.paymentId} is null) = (${t.reference} is not null)`),
    index('ledger_entry_at').using('brin', t.at),
  ],
)

/** Simplified tax invoices, numbered without a gap, as they were issued. */
export const receipt = pgTable('receipt', {
  number: integer('number').primaryKey(),
  paymentId: text('payment_id')
    .notNull()
    .unique()
    .references(() => payment.id),
  issuedAt: instant('issued_at').notNull(),
  data: jsonb('data').$type<ReceiptData>().notNull(),
})
