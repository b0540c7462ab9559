import { deliverNotifications } from '#domains/notifications/deliver.server.ts'
import type { NotificationKind, NotificationSender } from '#domains/notifications/shapes.ts'
import { readableDataOf } from '#domains/office/notify.server.ts'
import type { TestWorld } from '#test/world.ts'

type Queued = {
  kind: NotificationKind
  key: string
  channel: string
  recipient: string
  locale: string
  status: string
  // Its shape depends on the kind: tests compare what they expect of it.
  data: Record<string, unknown>
}

/**
 * The notifications in the order in which they were queued, with what their texts would say now; without those that would not
 * be sent any more.
 */
export async function notificationsOf(
  { sql, services }: Pick<TestWorld, 'sql' | 'services'>,
  kind?: NotificationKind,
): Promise<Queued[]> {
  const rows = (await sql(
    `select kind, dedupe_key as key, channel, recipient, locale, status, data from notification
     where $1::text is null or kind = $1 order by created_at, kind, dedupe_key`,
    [kind ?? null],
  )) as Queued[]
  const readable = await Promise.all(
    rows.map((row) => readableDataOf(services.database.db, row as never, services.clock())),
  )
  return rows.flatMap((row, i) => (readable[i] ? [{ ...row, data: readable[i] as Queued['data'] }] : []))
}

/** Sends what is due now, as the site does. */
export function delivers(
  { services }: Pick<TestWorld, 'services'>,
  sender: NotificationSender,
  more: Partial<Parameters<typeof deliverNotifications>[1]> = {},
) {
  const { db } = services.database
  return deliverNotifications(db, {
    sender,
    origin: services.origin,
    now: services.clock(),
    readableDataOf: (notification, now) => readableDataOf(db, notification, now),
    ...more,
  })
}
