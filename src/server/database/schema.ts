import { sql } from 'drizzle-orm'
import { customType, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** Stored responses of creating calls, written in the transaction of their effect. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  (c) => ({
    /** Owner of the key: a user id, or the address of a visitor. Two owners can use the same key. */
    owner: c.text('owner').notNull(),
    endpoint: c.text('endpoint').notNull(),
    key: c.text('key').notNull(),
    /** SHA-256 of the parsed input: the same key with another body is rejected. */
    fingerprint: c.text('fingerprint').notNull(),
    status: c.smallint('status').notNull(),
    answer: c.jsonb('answer').notNull(),
    createdAt: c.timestamp('created_at', { withTimezone: true }).notNull(),
  }),
  (t) => [primaryKey({ columns: [t.owner, t.endpoint, t.key] }), index('idempotency_key_age').on(t.createdAt)],
)

/** A leaky bucket per subject, shared by all processes. The subject is a kind and a keyed digest: `login:9k2…`. */
export const rateLimit = pgTable('rate_limit', (c) => ({
  subject: c.text('subject').primaryKey(),
  level: c.doublePrecision('level').notNull(),
  updatedAt: c.timestamp('updated_at', { withTimezone: true }).notNull(),
}))

/** The instant at which periodic work of this name last ended in any process. */
export const taskRun = pgTable('task_run', (c) => ({
  task: c.text('task').primaryKey(),
  endedAt: c.timestamp('ended_at', { withTimezone: true }).notNull(),
}))

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * The change feed (decision 0023): triggers add a row with a cache tag (`hotel:12`) for every change of the data that
 * processes cache. Rows are never updated; the sweep deletes old ones.
 */
export const change = pgTable(
  'change',
  (c) => ({
    /** The transaction, by which a reader finds the rows that became visible since its last read. */
    xid: xid8('xid')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    id: c.bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    tag: c.text('tag').notNull(),
    at: c
      .timestamp('at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
  }),
  (t) => [
    primaryKey({ columns: [t.xid, t.id] }),
    index('change_catalogue')
      .on(t.tag, t.id)
      .where(sql`tag in ('catalogue:stays', 'catalogue:packages')`),
  ],
)
