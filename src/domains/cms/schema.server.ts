import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { KindName, RevisionState, Values } from '#domains/cms/shapes.ts'

/**
 * All revisions of edited items, numbered from 1. The newest is a draft or what the site shows. Rows are never
 * changed; they are deleted only with an item that was never published.
 */
export const revision = pgTable(
  'revision',
  (c) => ({
    kind: c.text('kind').$type<KindName>().notNull(),
    /** Slug or id of the item. */
    subject: c.text('subject').notNull(),
    number: c.integer('number').notNull(),
    state: c.text('state').$type<RevisionState>().notNull(),
    data: c.jsonb('data').$type<Values>().notNull(),
    /** The author's account id, and the name at that time; empty for `found`. */
    by: c.text('by'),
    name: c.text('name').notNull(),
    at: c.timestamp('at', { withTimezone: true }).notNull(),
    restoredFrom: c.integer('restored_from'),
  }),
  (t) => [primaryKey({ columns: [t.kind, t.subject, t.number] }), index('revision_at').on(t.kind, t.at)],
)
