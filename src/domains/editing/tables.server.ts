import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { KindName, RevisionState, Values } from '#domains/editing/shapes.ts'

/**
 * Every state that somebody has given to what is edited at the desk, numbered from 1. The newest is a draft, or what
 * the site shows; nothing is ever changed or taken away here.
 */
export const revision = pgTable(
  'revision',
  {
    kind: text('kind').$type<KindName>().notNull(),
    /** Slug or id of what it is of. */
    subject: text('subject').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<RevisionState>().notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    /** Who: the id of the account, and the name it had; none for what was found. */
    by: text('by'),
    name: text('name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    restoredFrom: integer('restored_from'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.number] }), index('revision_at').on(t.kind, t.at)],
)
