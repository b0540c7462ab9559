import { pgTable } from 'drizzle-orm/pg-core'
import type { PartnerAnswer, SupplyRequest } from '#domains/requests/supplier-port.ts'

/** Requests to the simulated supplier and its planned answers. Stored, so that they survive a restart. */
export const partnerRequest = pgTable('partner_request', (c) => ({
  partnerReference: c.text('partner_reference').primaryKey(),
  bookingReference: c.text('booking_reference').notNull().unique(),
  asked: c.jsonb('asked').$type<SupplyRequest>().notNull(),
  answersAt: c.timestamp('answers_at', { withTimezone: true }),
  answer: c.jsonb('answer').$type<PartnerAnswer>(),
  answeredAt: c.timestamp('answered_at', { withTimezone: true }),
  withdrawnAt: c.timestamp('withdrawn_at', { withTimezone: true }),
}))
