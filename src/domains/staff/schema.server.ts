import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import type { KeyScope } from '#api/scopes.ts'
import type { StaffRole } from '#api/staff.ts'
import { instant } from '#domains/db.ts'
import { session, user, userId } from '#domains/accounts/schema.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** Members of staff and their roles. */
export const staffMember = pgTable('staff_member', (c) => ({
  userId: c
    .text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  role: c.text('role').$type<StaffRole>().notNull(),
  since: instant('since').notNull(),
  /** A suspended member keeps the row but has no rights. */
  suspendedAt: instant('suspended_at'),
}))

/** Invitations to join the staff. The email contains a token; only its digest is stored. */
export const staffInvitation = pgTable(
  'staff_invitation',
  (c) => ({
    id: c.text('id').primaryKey(),
    /** In lower case. */
    email: c.text('email').notNull(),
    role: c.text('role').$type<StaffRole>().notNull(),
    /** The hotels that the member will be limited to; empty for all hotels. */
    hotelIds: c.integer('hotel_ids').array().notNull().default([]),
    locale: c.text('locale').$type<Locale>().notNull(),
    digest: c.text('digest').notNull(),
    /** A name instead of a reference: it remains when the inviter's account is deleted. */
    invitedBy: c.text('invited_by').notNull(),
    /** The invitation is valid while this user is a manager. */
    inviterId: c.text('inviter_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  }),
  (t) => [
    uniqueIndex('staff_invitation_digest').on(t.digest),
    // A second invitation replaces the first.
    uniqueIndex('staff_invitation_open')
      .on(t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
  ],
)

/** An API key of a partner. Its bookings belong to `userId`, a separate account. */
export const apiKey = pgTable(
  'api_key',
  (c) => ({
    id: c.text('id').primaryKey(),
    userId: userId(),
    name: c.text('name').notNull(),
    /** The first characters of the key, by which its owner recognises it. */
    prefix: c.text('prefix').notNull(),
    digest: c.text('digest').notNull(),
    scopes: c.jsonb('scopes').$type<KeyScope[]>().notNull(),
    perHour: c.integer('per_hour').notNull(),
    madeBy: c.text('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  }),
  (t) => [uniqueIndex('api_key_digest').on(t.digest), index('api_key_user').on(t.userId)],
)

/** An authenticator app. Its key is derived from `salt` and the secret: this table alone is not enough. */
export const secondFactor = pgTable('second_factor', (c) => ({
  userId: c
    .text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  salt: c.text('salt').notNull(),
  /** Null until the first code is confirmed; the factor is active from then on. */
  confirmedAt: instant('confirmed_at'),
  /** The 30-second step of the last accepted code; codes of this or an earlier step are rejected. */
  lastStep: c.bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
}))

/** Codes for users who have lost the app; each is valid once. Stored as keyed digests. */
export const recoveryCode = pgTable(
  'recovery_code',
  (c) => ({
    userId: userId(),
    digest: c.text('digest').notNull(),
    usedAt: instant('used_at'),
  }),
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)

/** Sessions that have given their second factor; deleted together with the session. */
export const sessionProof = pgTable('session_proof', (c) => ({
  sessionId: c
    .text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
}))

/** Append-only record of changes by staff, and of answers by hotels, written in the transaction of the change. */
export const staffAudit = pgTable(
  'staff_audit',
  (c) => ({
    id: c.bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Not a foreign key: the record remains when the account is deleted. */
    userId: c.text('user_id').notNull(),
    name: c.text('name').notNull(),
    role: c.text('role').$type<StaffRole | 'hotel'>().notNull(),
    endpoint: c.text('endpoint').notNull(),
    /** `booking:R7K2…`, `hotel:12`, `setting:brand`. */
    subject: c.text('subject').notNull(),
    before: c.jsonb('before'),
    after: c.jsonb('after'),
    requestId: c.text('request_id').notNull(),
    address: c.text('address').notNull(),
  }),
  (t) => [index('staff_audit_subject').on(t.subject, t.id), index('staff_audit_user').on(t.userId, t.id)],
)
