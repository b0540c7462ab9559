import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { KeyScope } from '#api/scopes.ts'
import type { StaffRole } from '#api/staff.ts'
import { instant } from '#domains/db.ts'
import { session, user, userId } from '#domains/accounts/schema.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** Members of staff and their roles. */
export const staffMember = pgTable('staff_member', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  role: text('role').$type<StaffRole>().notNull(),
  since: instant('since').notNull(),
  /** A suspended member keeps the row but has no rights. */
  suspendedAt: instant('suspended_at'),
})

/** Invitations to join the staff. The e-mail contains a token; only its digest is stored. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    /** The hotels that the member will be limited to; empty for all hotels. */
    hotelIds: integer('hotel_ids').array().notNull().default([]),
    locale: text('locale').$type<Locale>().notNull(),
    digest: text('digest').notNull(),
    /** A name instead of a reference: it remains when the inviter's account is deleted. */
    invitedBy: text('invited_by').notNull(),
    /** The invitation is valid while this user is a manager. */
    inviterId: text('inviter_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
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
  {
    id: text('id').primaryKey(),
    userId: userId(),
    name: text('name').notNull(),
    /** The first characters of the key, by which its owner recognises it. */
    prefix: text('prefix').notNull(),
    digest: text('digest').notNull(),
    scopes: jsonb('scopes').$type<KeyScope[]>().notNull(),
    perHour: integer('per_hour').notNull(),
    madeBy: text('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
    revokedAt: instant('revoked_at'),
  },
  (t) => [uniqueIndex('api_key_digest').on(t.digest), index('api_key_user').on(t.userId)],
)

/** An authenticator app. Its key is derived from `salt` and the secret: this table alone is not enough. */
export const secondFactor = pgTable('second_factor', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  salt: text('salt').notNull(),
  /** Null until the first code is confirmed; the factor is active from then on. */
  confirmedAt: instant('confirmed_at'),
  /** The 30-second step of the last accepted code; codes of this or an earlier step are rejected. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: instant('created_at').notNull(),
})

/** Codes for users who have lost the app; each is valid once. Stored as keyed digests. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: userId(),
    digest: text('digest').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)

/** Sessions that have given their second factor; deleted together with the session. */
export const sessionProof = pgTable('session_proof', {
  sessionId: text('session_id')
    .primaryKey()
    .references(() => session.id, { onDelete: 'cascade' }),
  at: instant('at').notNull(),
})

/** Append-only record of changes by staff, and of answers by hotels, written in the transaction of the change. */
export const staffAudit = pgTable(
  'staff_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull(),
    /** Not a foreign key: the record remains when the account is deleted. */
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<StaffRole | 'hotel'>().notNull(),
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
