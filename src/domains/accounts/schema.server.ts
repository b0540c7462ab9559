import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#domains/db.ts'
import type { CodePurpose, PendingAccount } from '#domains/accounts/codes/codes.server.ts'
import type { AccountChangeKind } from '#domains/accounts/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

/** A person with an account. */
export const user = pgTable(
  'user',
  (c) => ({
    id: c.text('id').primaryKey(),
    name: c.text('name').notNull(),
    /** Null for an account that was opened by a code to a phone and has no email address yet. */
    email: c.text('email'),
    emailVerified: c.boolean('email_verified').notNull().default(false),
    /** File name of the photo; a new photo gets a new name. */
    image: c.text('image'),
    /** E.164. Codes are sent to it only once it is confirmed. */
    phone: c.text('phone'),
    phoneVerified: c.boolean('phone_verified').notNull().default(false),
    /** Null if the number opened the account, or was confirmed before this time was recorded. */
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** ISO 3166, as on the passport. */
    nationality: c.char('nationality', { length: 2 }),
    birthDate: c.date('birth_date', { mode: 'string' }),
    currency: c.char('currency', { length: 3 }),
    notifyOffers: c.boolean('notify_offers').notNull().default(false),
    /** True if the user receives notifications before a stay or trip that no booking depends on. */
    notifyReminders: c.boolean('notify_reminders').notNull().default(true),
    locale: c.text('locale').$type<Locale>().notNull().default('en'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  }),
  (t) => [
    uniqueIndex('user_email').on(t.email),
    // A confirmed number signs in to one account only; an unconfirmed number proves nothing.
    uniqueIndex('user_phone')
      .on(t.phone)
      .where(sql`${t.phoneVerified}`),
  ],
)

/** The account that owns a row, which is deleted with it. */
export const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = pgTable(
  'session',
  (c) => ({
    id: c.text('id').primaryKey(),
    /** SHA-256 of the token in the cookie: read access to the database is not enough to sign in. */
    token: c.text('token').notNull(),
    /** The token before the last step-up; null otherwise. */
    previousToken: c.text('previous_token'),
    /** Until when the previous token can read; null until the current token has been used. */
    previousUntil: instant('previous_until'),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: c.text('ip_address'),
    userAgent: c.text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** Last step-up; null if the sign-in was the only proof. */
    provedAt: instant('proved_at'),
  }),
  (t) => [
    uniqueIndex('session_token').on(t.token),
    index('session_previous_token')
      .on(t.previousToken)
      .where(sql`${t.previousToken} is not null`),
    index('session_user').on(t.userId),
  ],
)

/** A sign-in method; here the password, hashed with argon2id. */
export const account = pgTable(
  'account',
  (c) => ({
    id: c.text('id').primaryKey(),
    accountId: c.text('account_id').notNull(),
    providerId: c.text('provider_id').notNull(),
    userId: userId(),
    password: c.text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  }),
  (t) => [index('account_user').on(t.userId)],
)

/** A six-digit code sent to an address. Only the newest code of an address and purpose is valid. */
export const oneTimeCode = pgTable(
  'one_time_code',
  (c) => ({
    id: c.text('id').primaryKey(),
    purpose: c.text('purpose').$type<CodePurpose>().notNull(),
    /** Email in lower case, or E.164. */
    destination: c.text('destination').notNull(),
    /** Null for an address without an account: no code is sent and none is valid, but the response is the same. */
    userId: c.text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    /** The known device, account or booking for which alone the code is valid; null for a request from any other. */
    deviceId: c.text('device_id'),
    codeDigest: c.text('code_digest').notNull(),
    triesLeft: c.smallint('tries_left').notNull(),
    /** The account to create once the code is confirmed. */
    pending: c.jsonb('pending').$type<PendingAccount>(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  }),
  (t) => [
    index('one_time_code_newest').on(t.destination, t.purpose, t.createdAt),
    index('one_time_code_age').on(t.expiresAt),
  ],
)

/** A WebAuthn key on a user's device that signs them in; only its public half is stored. */
export const passkey = pgTable(
  'passkey',
  (c) => ({
    id: c.text('id').primaryKey(),
    userId: userId(),
    /** The id assigned by the authenticator, base64url. */
    credentialId: c.text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: c.text('public_key').notNull(),
    /** Number of uses reported by the authenticator; 0 if it does not count. A decrease indicates a copied key. */
    counter: c.bigint('counter', { mode: 'number' }).notNull(),
    transports: c.jsonb('transports').$type<string[]>().notNull(),
    name: c.text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  }),
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
)

/** A challenge for an authenticator to sign. The first response deletes it, so that it is valid once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  (c) => ({
    challenge: c.text('challenge').primaryKey(),
    /** The user who adds a passkey; null for a sign-in, where the user is not known yet. */
    userId: c.text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  }),
  (t) => [index('passkey_challenge_age').on(t.expiresAt)],
)

/**
 * The state of an account before a change of its sign-in data, which the link in the notification restores until
 * `expiresAt`. The link contains a token; only its digest is stored.
 */
export const accountChange = pgTable(
  'account_change',
  (c) => ({
    id: c.text('id').primaryKey(),
    userId: userId(),
    kind: c.text('kind').$type<AccountChangeKind>().notNull(),
    digest: c.text('digest').notNull(),
    /** Null in rows written before this column existed. */
    email: c.text('email'),
    phone: c.text('phone'),
    phoneVerified: c.boolean('phone_verified').notNull(),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** The rows of the table `passkey`. */
    passkeys: c.jsonb('passkeys').$type<unknown[]>().notNull(),
    at: instant('at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    undoneAt: instant('undone_at'),
  }),
  (t) => [uniqueIndex('account_change_digest').on(t.digest), index('account_change_user').on(t.userId, t.at)],
)

/** Earlier email addresses of an account: its export and deletion include what belonged to them then. */
export const formerEmail = pgTable(
  'former_email',
  (c) => ({
    userId: userId(),
    email: c.text('email').notNull(),
    /** The address is reserved for the account until this time; later, somebody else may use it. */
    until: instant('until').notNull(),
  }),
  (t) => [primaryKey({ columns: [t.userId, t.email] }), index('former_email_address').on(t.email)],
)

/**
 * Passport data for a visa, stored only with the consent of the traveller. Each value is encrypted for its owner and its field
 * (`ports.vault`); none of it can be read or searched in the database.
 */
export const travelDocument = pgTable('travel_document', (c) => ({
  userId: c
    .text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  numberEnd: c.text('number_end').notNull(),
  expiresOn: c.text('expires_on').notNull(),
  issuedBy: c.text('issued_by').notNull(),
  /** The consent text exactly as the traveller saw it. */
  consentText: c.text('consent_text').notNull(),
  consentAt: instant('consent_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
}))

/** A person with whom a traveller travels. All details are encrypted for their owner (`ports.vault`). */
export const companion = pgTable(
  'companion',
  (c) => ({
    id: c.text('id').primaryKey(),
    userId: userId(),
    /** `Details` as encrypted JSON. */
    details: c.text('details').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  }),
  (t) => [index('companion_user').on(t.userId, t.createdAt)],
)

/** Security events of an account with their network address, for its owner and for the investigation of a break-in. */
export const accountEvent = pgTable(
  'account_event',
  (c) => ({
    id: c.text('id').primaryKey(),
    userId: c.text('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: c.text('kind').$type<AccountEventKind>().notNull(),
    address: c.text('address').notNull(),
    at: instant('at').notNull(),
  }),
  (t) => [index('account_event_user').on(t.userId, t.at)],
)

export type AccountEventKind =
  | 'registered'
  | 'signed_in_by_password'
  | 'signed_in_by_code'
  | 'signed_out'
  | 'password_changed'
  | 'password_reset'
  | 'phone_confirmed'
  | 'session_revoked'
  | 'passkey_added'
  | 'passkey_removed'
  | 'signed_in_by_passkey'
  | 'passkey_refused'
  | 'document_saved'
  | 'document_removed'
  | 'data_exported'
  | 'stepped_up'
  | 'phone_changed'
  | 'email_changed'
  | 'second_factor_set'
  | 'change_undone'
  | 'booking_opened'
  | 'deleted'

/** Forms that arrived after their session had ended, until they arrive again after sign-in. */
export const interruptedForm = pgTable(
  'interrupted_form',
  (c) => ({
    /** The browser that sent it: a digest of a token in a cookie. */
    tokenDigest: c.text('token_digest').notNull(),
    /** The address to which it was sent. */
    page: c.text('page').notNull(),
    /** Its fields, encrypted. */
    form: c.text('form').notNull(),
    storedAt: instant('stored_at').notNull(),
  }),
  (t) => [primaryKey({ columns: [t.tokenDigest, t.page] }), index('interrupted_form_age').on(t.storedAt)],
)
