import { instant } from '#domains/db.ts'
import { char, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { textIdOf } from '#domains/shared/columns.server.ts'
import type { SandboxCard } from '#integrations/demo/sandbox-cards.ts'
import type { Locale } from '#i18n/locale.ts'

/** Records of the simulated payment provider; the ledger is in the payments domain. */
export const sandboxPayment = pgTable('sandbox_payment', {
  id: text('id').primaryKey(),
  requestedId: text('given_id').notNull().unique(),
  amountMinor: integer('amount_minor').notNull(),
  currency: char('currency', { length: 3 }).notNull(),
  reference: text('reference').notNull(),
  description: text('description').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  returnPath: text('return_path').notNull(),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull(),
  /** `asking`: the bank asks the cardholder for confirmation. */
  state: text('state').$type<'open' | 'asking' | 'authorised' | 'captured' | 'failed'>().notNull(),
  card: text('card').$type<SandboxCard>(),
  /** Time at which a slow bank answers. */
  answersAt: instant('answers_at'),
  refundedMinor: integer('refunded_minor').notNull().default(0),
})

export const sandboxRefund = pgTable('sandbox_refund', {
  key: text('key').primaryKey(),
  paymentId: textIdOf('payment_id', () => sandboxPayment.id),
  amountMinor: integer('amount_minor').notNull(),
  createdAt: instant('created_at').notNull(),
})
