import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { KeyScope } from '#contract/key-scopes.ts'
import type { StaffRole } from '#contract/staff.ts'
import { session, user } from '#domains/accounts/tables.server.ts'
import type { Locale } from '#text/locale.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Who works for the provider, and as what. */
export const staffMember = pgTable('staff_member', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  role: text('role').$type<StaffRole>().notNull(),
  since: instant('since').notNull(),
  /** Whoever is suspended keeps their place in the books and may do nothing. */
  suspendedAt: instant('suspended_at'),
})

/** Who was asked to join the staff. The letter holds a token; here is its digest alone. */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: text('id').primaryKey(),
    /** In lower case. */
    email: text('email').notNull(),
    role: text('role').$type<StaffRole>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    digest: text('digest').notNull(),
    /** No reference: who invited stays written when their account goes. */
    invitedBy: text('invited_by').notNull(),
    /** It is good for as long as they are a manager. */
    inviterId: text('inviter_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('staff_invitation_digest').on(t.digest),
    // A second invitation takes the place of the first.
    uniqueIndex('staff_invitation_open')
      .on(t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
  ],
)

/** A key by which a partner's program calls the API. What it books belongs to `userId`, an account of its own. */
export const apiKey = pgTable(
  'api_key',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How the key begins, so that its owner knows which one it is. */
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
