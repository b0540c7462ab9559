import { instant } from '#domains/db.ts'
import { pgTable } from 'drizzle-orm/pg-core'
import { textIdOf } from '#domains/shared/columns.server.ts'
import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import type { Locale } from '#i18n/locale.ts'

/** Records of the simulated payment provider; the ledger is in the payments domain. */
export const sandboxPayment = pgTable('sandbox_payment', (c) => ({
  id: c.text('id').primaryKey(),
  requestedId: c.text('given_id').notNull().unique(),
  amountMinor: c.integer('amount_minor').notNull(),
  currency: c.char('currency', { length: 3 }).notNull(),
  reference: c.text('reference').notNull(),
  description: c.text('description').notNull(),
  locale: c.text('locale').$type<Locale>().notNull(),
  returnPath: c.text('return_path').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  /** `asking`: the bank asks the cardholder for confirmation. */
  state: c.text('state').$type<'open' | 'asking' | 'authorised' | 'captured' | 'failed'>().notNull(),
  card: c.text('card').$type<SandboxCard>(),
  /** Time at which a slow bank answers. */
  answersAt: instant('answers_at'),
  refundedMinor: c.integer('refunded_minor').notNull().default(0),
}))

export const sandboxRefund = pgTable('sandbox_refund', (c) => ({
  key: c.text('key').primaryKey(),
  paymentId: textIdOf('payment_id', () => sandboxPayment.id),
  amountMinor: c.integer('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
}))
