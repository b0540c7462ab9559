import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '#domains/context.ts'
import type { Channel, NotificationKind, NotificationData, OfficeNews } from '#domains/notifications/shapes.ts'
import type { Locale } from '#i18n/locale.ts'

type NewNotification<K extends NotificationKind = NotificationKind> = {
  /** The event, e.g. `welcome:<user>`. Queueing the same key again has no effect. */
  key: string
  channel: Channel
  to: string
  locale: Locale
  kind: K
  data: NotificationData[K] | (K extends 'office_notice' ? OfficeNews : never)
}

/**
 * Queues a notification in the transaction of its event. An `unsent` one is stored without recipient and content and
 * never sent; it takes the same time, for cases where the difference must not be observable.
 */
export async function queueNotification<K extends NotificationKind>(
  db: Queryable,
  notification: NewNotification<K>,
  now: Date,
  { unsent = false }: { unsent?: boolean } = {},
): Promise<void> {
  const at = now.toISOString()
  await db.execute(sql`
    insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
    values (${randomUUID()}, ${notification.key}, ${notification.channel}, ${unsent ? '' : notification.to}, ${notification.locale}, ${notification.kind},
      ${JSON.stringify(unsent ? {} : notification.data)}::jsonb, ${unsent ? 'dropped' : 'queued'}, ${at}, ${at})
    on conflict (dedupe_key) do nothing`)
}

/**
 * Queues a notification for each row of a query, in one statement. The columns are `key`, `recipient`, `phone`,
 * `locale` and `data` (`NotificationData[kind]`). It is sent by email, or by text message if there is only a phone
 * number. Rows with neither are skipped, because their person has been erased.
 * @param dueAt when it is sent, by default now
 */
export async function queueNotificationsTo(
  db: Queryable,
  kind: NotificationKind,
  rows: SQL,
  now: Date,
  dueAt: Date = now,
): Promise<number> {
  const queued = await db.execute(notificationsTo(kind, rows, sql`${now.toISOString()}`, sql`${dueAt.toISOString()}`))
  return queued.rowCount ?? 0
}

/** `queueNotificationsTo` as a part of the statement that causes the notifications. */
export function notificationsTo(kind: NotificationKind, rows: SQL, at: SQL, dueAt: SQL = at): SQL {
  return sql`insert into notification (id, dedupe_key, channel, recipient, locale, kind, data, status, due_at, created_at)
    select gen_random_uuid()::text, l.key, case when l.recipient <> '' then 'email' else 'sms' end,
      coalesce(nullif(l.recipient, ''), l.phone), l.locale, ${kind}, l.data, 'queued', ${dueAt}::timestamptz, ${at}::timestamptz
    from (${rows}) l where l.recipient <> '' or l.phone <> ''
    on conflict (dedupe_key) do nothing`
}
