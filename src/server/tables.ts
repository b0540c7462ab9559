import { doublePrecision, index, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** The stored answer of a creating call, written in the transaction of its effect. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Whose key it is: a user id, or the address of a visitor. Two people may use the same key. */
    owner: text('owner').notNull(),
    endpoint: text('endpoint').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the parsed input: the same key with another body is refused. */
    fingerprint: text('fingerprint').notNull(),
    status: smallint('status').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner, t.endpoint, t.key] }), index('idempotency_key_age').on(t.createdAt)],
)

/** A leaky bucket a subject (`login:ip:…`, `login:account:…`): shared by all processes. */
export const rateLimit = pgTable('rate_limit', {
  subject: text('subject').primaryKey(),
  level: doublePrecision('level').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})
