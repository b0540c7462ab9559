import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { StaffRole } from '#contract/staff.ts'
import { session, user } from '#domains/accounts/tables.server.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Who works for the provider, and as what. */
export const staffMember = pgTable('staff_member', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  role: text('role').$type<StaffRole>().notNull(),
  since: instant('since').notNull(),
})

/** An app that shows codes. Its key is made from `salt` with the installation's secret: this table alone opens nothing. */
export const secondFactor = pgTable('second_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  salt: text('salt').notNull(),
  /** Null until its first code came: it counts from then on. */
  confirmedAt: instant('confirmed_at'),
  /** The half minute of the last code that was taken; none of it or before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

/** For whoever has lost the app: each works once. Stored as keyed digests. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    digest: text('digest').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)

/** Sessions that have given their second factor; a session that ends takes this with it. */
export const sessionProof = pgTable('session_proof', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
})

/** Append-only: what people of the provider have changed. Written in the transaction of the change. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** No reference: what somebody did stays when their account goes. */
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    endpoint: text('endpoint').notNull(),
    /** `booking:R7K2…`, `hotel:12`, `setting:brand`. */
    subject: text('subject').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    requestId: text('request_id').notNull(),
    address: text('address').notNull(),
  },
  (t) => [index('staff_audit_subject').on(t.subject, t.id), index('staff_audit_user').on(t.userId, t.id)],
)
