import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { KindName, RevisionState, Values } from '#domains/cms/shapes.ts'

/**
 * All revisions of edited items, numbered from 1. The newest is a draft or what the site shows. Rows are never
 * changed; they are deleted only with an item that was never published.
 */
export const revision = pgTable(
  'revision',
  {
    kind: text('kind').$type<KindName>().notNull(),
    /** Slug or id of the item. */
    subject: text('subject').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<RevisionState>().notNull(),
    data: jsonb('data').$type<Values>().notNull(),
    /** The author's account id, and the name at that time; empty for `found`. */
    by: text('by'),
    name: text('name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    restoredFrom: integer('restored_from'),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.number] }), index('revision_at').on(t.kind, t.at)],
)
