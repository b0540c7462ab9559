import { sql } from 'drizzle-orm'
import { bigint, char, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { partialIndex, partialUniqueIndex, textIdOf } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import { user } from '#domains/accounts/schema.server.ts'
import type {
  PaymentProblem,
  PaymentProvider,
  PaymentSource,
  PaymentStatus,
  RefundReason,
} from '#domains/payments/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

/** One attempt to pay, on one page of one provider. */
export const payment = pgTable(
  'payment',
  {
    /** The id that we send to the provider, so that repeated calls create one payment. */
    id: text('id').primaryKey(),
    /** The reference of the booking or order that is paid. */
    reference: text('reference').notNull(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    provider: text('provider').$type<PaymentSource>().notNull(),
    /** Null until the provider has responded. */
    providerId: text('provider_id'),
    pageUrl: text('page_url'),
    amountMinor: integer('amount_minor').notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    capturedMinor: integer('captured_minor').notNull().default(0),
    refundedMinor: integer('refunded_minor').notNull().default(0),
    status: text('status').$type<PaymentStatus>().notNull(),
    problem: text('problem').$type<PaymentProblem>(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The end of the hold that is paid for. */
    expiresAt: instant('expires_at').notNull(),
    /** The next check with the provider, if no webhook arrives earlier; null if nothing is pending. */
    checkAt: instant('check_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    uniqueIndex('payment_provider_id').on(t.provider, t.providerId),
    // Two open pages for one reference could both be paid.
    partialUniqueIndex('payment_open', [t.reference], sql`${t.status} in ('unpaid', 'authorised')`),
    index('payment_reference').on(t.reference),
    partialIndex('payment_check', [t.checkAt], sql`${t.checkAt} is not null`),
    check('payment_amounts', sql`${t.refundedMinor} >= 0 and ${t.refundedMinor} <= ${t.capturedMinor}`),
  ],
)

/** Append-only history of the status changes of payments. */
export const paymentMove = pgTable(
  'payment_move',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: textIdOf('payment_id', () => payment.id),
    at: instant('at').notNull(),
    /** `webhook`, `return`, `clock` or `refund`. */
    actor: text('actor').notNull(),
    fromStatus: text('from_status').$type<PaymentStatus>(),
    toStatus: text('to_status').$type<PaymentStatus>().notNull(),
    note: text('note').notNull().default(''),
  },
  (t) => [index('payment_move_payment').on(t.paymentId)],
)

/** Events of providers as received, each stored once. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    provider: text('provider').$type<PaymentProvider>().notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    /** Null for an event that concerns none of our payments. */
    paymentId: text('payment_id').references(() => payment.id),
    body: text('body').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (t) => [uniqueIndex('payment_event_once').on(t.provider, t.eventId)],
)

/** Refunds, pending and done. */
export const refund = pgTable(
  'refund',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Repeated requests with the same key are one refund; it is sent to the provider as well. */
    key: text('key').notNull(),
    paymentId: textIdOf('payment_id', () => payment.id),
    reference: text('reference').notNull(),
    amountMinor: integer('amount_minor').notNull(),
    reason: text('reason').$type<RefundReason>().notNull(),
    providerRefundId: text('provider_refund_id'),
    requestedAt: instant('requested_at').notNull(),
    /** The end of a process's claim; in the past: the provider was asked, outcome unknown. Null: never asked. */
    claimedUntil: instant('claimed_until'),
    /** The last time the clock queued it again. */
    retriedAt: instant('retried_at'),
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('refund_key').on(t.key),
    index('refund_payment').on(t.paymentId),
    partialIndex('refund_requested', [t.requestedAt], sql`${t.doneAt} is null`),
    check('refund_amount', sql`${t.amountMinor} > 0`),
  ],
)

/**
 * Double-entry and append-only: a trigger rejects changes, and a deferred one rejects transactions whose entries do not
 * sum to zero. Plus is debit, minus is credit.
 */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The event, e.g. `capture:<payment>`; recorded once even if it is reported twice. */
    transactionId: text('transaction_id').notNull(),
    at: instant('at').notNull(),
    account: text('account').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** Null for money that no provider had. */
    paymentId: text('payment_id').references(() => payment.id),
    /** The booking, for money that no provider had. */
    reference: text('reference'),
  },
  (t) => [
    uniqueIndex('ledger_entry_once').on(t.transactionId, t.account),
    index('ledger_entry_payment').on(t.paymentId),
    partialIndex('ledger_entry_reference', [t.reference], sql`${t.reference} is not null`),
    check('ledger_entry_of', sql`(${t.paymentId} is null) = (${t.reference} is not null)`),
    index('ledger_entry_at').using('brin', t.at),
  ],
)
