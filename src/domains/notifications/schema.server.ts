import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { partialIndex } from '#domains/shared/columns.server.ts'
import { instant } from '#domains/db.ts'
import type { Channel, RenderedNotification, NotificationKind } from '#domains/notifications/shapes.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'

/**
 * Notifications, queued in the transaction of their event and sent after it. The content is deleted once sent (`data`
 * and `recipient` contain codes and personal data), unless the sender stores it in the outbox.
 */
export const notification = pgTable(
  'notification',
  {
    id: text('id').primaryKey(),
    /** Queueing the same event twice results in one notification. */
    dedupeKey: text('dedupe_key').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    recipient: text('recipient').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    data: jsonb('data').notNull(),
    /** `queued` → `sent` | `failed` after the last attempt | `dropped` if it is too late to be useful. */
    status: text('status').$type<'queued' | 'sent' | 'failed' | 'dropped'>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    /** Earliest next attempt; moved into the future while a process sends it, so that other processes skip it. */
    dueAt: instant('due_at').notNull(),
    error: text('error').notNull().default(''),
    /** The rendered notification, for the outbox. */
    rendered: jsonb('rendered').$type<RenderedNotification>(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
  },
  (t) => [
    uniqueIndex('notification_dedupe').on(t.dedupeKey),
    partialIndex('notification_due', [t.dueAt], sql`${t.status} = 'queued'`),
    index('notification_created').on(t.createdAt),
    partialIndex('notification_failed', [t.dueAt], sql`${t.status} = 'failed'`),
  ],
)

/** Notifications reworded by editors, each with the parts that differ from the code; `{about}` is a placeholder. */
export const notificationWording = pgTable('notification_wording', {
  kind: text('kind').$type<NotificationKind>().primaryKey(),
  texts: jsonb('texts').$type<Record<string, Bilingual>>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})
