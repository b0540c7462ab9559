import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PartnerAnswer, SupplyRequest } from '#domains/bookings/supply.ts'

/** What the simulated supplier was asked and what it will say: survives a restart as a real one's books do. */
export const partnerRequest = pgTable('partner_request', {
  partnerReference: text('partner_reference').primaryKey(),
  bookingReference: text('booking_reference').notNull().unique(),
  asked: jsonb('asked').$type<SupplyRequest>().notNull(),
  answersAt: timestamp('answers_at', { withTimezone: true }),
  answer: jsonb('answer').$type<PartnerAnswer>(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
})
