import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  char,
  date,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CodePurpose, PendingAccount } from '#domains/accounts/codes.server.ts'
import type { Locale } from '#text/locale.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A person with an account. The column set is better-auth's core schema plus the traveller's language. */
export const user = pgTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Name of the photo among the files; another photo has another name. */
    image: text('image'),
    /** E.164. Codes go there only once it is confirmed. */
    phone: text('phone'),
    phoneVerified: boolean('phone_verified').notNull().default(false),
    /** ISO 3166, as on the passport. */
    nationality: char('nationality', { length: 2 }),
    birthDate: date('birth_date', { mode: 'string' }),
    currency: char('currency', { length: 3 }),
    notifyOffers: boolean('notify_offers').notNull().default(false),
    /** Letters before a journey that no booking depends on. */
    notifyReminders: boolean('notify_reminders').notNull().default(true),
    locale: text('locale').$type<Locale>().notNull().default('en'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('user_email').on(t.email),
    // A number signs in one account; unconfirmed it proves nothing.
    uniqueIndex('user_phone')
      .on(t.phone)
      .where(sql`${t.phoneVerified}`),
  ],
)

export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    /** SHA-256 of what the cookie holds: who reads the database can sign in as nobody. */
    token: text('token').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_user').on(t.userId)],
)

/** A way to sign in: here the password, hashed with argon2id. */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('account_user').on(t.userId)],
)

export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
)

/** A six-digit code that was sent to an address; only the newest of an address and purpose counts. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: text('id').primaryKey(),
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    /** E-mail in lower case, or E.164. */
    destination: text('destination').notNull(),
    /** Null for an address that nobody has: nothing was sent and no code is right, but it looks the same. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    codeDigest: text('code_digest').notNull(),
    triesLeft: smallint('tries_left').notNull(),
    /** An account that is made when its code comes. */
    pending: jsonb('pending').$type<PendingAccount>(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('one_time_code_newest').on(t.destination, t.purpose, t.createdAt),
    index('one_time_code_age').on(t.expiresAt),
  ],
)

/** A key on a person's device that signs them in (WebAuthn); only its public half is here. */
export const passkey = pgTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** As the authenticator calls it, base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Uses that the authenticator has counted; 0 for one that counts none. Going back means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
)

/** What an authenticator is to sign: taken out by its answer, so that it is good once. */
export const passkeyChallenge = pgTable(
  'passkey_challenge',
  {
    challenge: text('challenge').primaryKey(),
    /** Who adds a passkey; null for a sign-in, where nobody is known yet. */
    userId: text('user_id').references(() => user.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('passkey_challenge_age').on(t.expiresAt)],
)

/**
 * What a visa will need of a passport, kept on the traveller's wish alone. Each value is sealed for its owner and its
 * field (`ports.vault`); nothing of it can be read or searched here.
 */
export const travelDocument = pgTable('travel_document', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  numberEnd: text('number_end').notNull(),
  expiresOn: text('expires_on').notNull(),
  issuedBy: text('issued_by').notNull(),
  /** The words that were agreed to, as they were read. */
  consentText: text('consent_text').notNull(),
  consentAt: instant('consent_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** What happened to an account, and from where: for its owner, and for whoever looks into a break-in. */
export const accountEvent = pgTable(
  'account_event',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    address: text('address').notNull(),
    at: instant('at').notNull(),
  },
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
  | 'deleted'
