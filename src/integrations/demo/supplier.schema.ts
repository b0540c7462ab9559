import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { PartnerAnswer, SupplyRequest } from '#domains/bookings/model/supplier.ts'

/** Requests to the simulated supplier and its planned answers. Stored, so that they survive a restart. */
export const partnerRequest = pgTable('partner_request', {
  partnerReference: text('partner_reference').primaryKey(),
  bookingReference: text('booking_reference').notNull().unique(),
  asked: jsonb('asked').$type<SupplyRequest>().notNull(),
  answersAt: timestamp('answers_at', { withTimezone: true }),
  answer: jsonb('answer').$type<PartnerAnswer>(),
  answeredAt: timestamp('answered_at', { withTimezone: true }),
  withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
})
