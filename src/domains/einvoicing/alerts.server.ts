import { sql } from 'drizzle-orm'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Queryable } from '#domains/context.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import type { NotificationData } from '#domains/notifications/shapes.ts'

type Alert = NotificationData['tax_work'] & { key: string }

/**
 * Emails the provider about work on its electronic invoices: once 30 days, a week and a day before the certificate
 * expires, and at most once a day about rejected documents and about documents that have not been reported for twelve
 * hours, half of the legal period. Sends nothing if the provider has no address.
 */
export async function sendTaxAlerts(db: Queryable, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Alert>(sql`
    select key, work, count, until from (
      select 'tax:certificate:' || id || ':' || case when expires_at <= ${at} + interval '1 day' then 1
          when expires_at <= ${at} + interval '7 days' then 7 else 30 end as key,
        'tax_certificate' as work, 1 as count, expires_at as until
      from tax_unit where retired_at is null and expires_at <= ${at} + interval '30 days'
      union all
      select 'tax:rejected:' || max(id), 'rejected_documents', count(*)::int, null from tax_document
      where status = 'rejected' having count(*) > 0
      union all
      select 'tax:unreported:' || min(id), 'unreported_documents', count(*)::int, null from tax_document
      where status = 'waiting' and signed_at <= ${at} - interval '12 hours' having count(*) > 0
    ) alert where not exists (select from notification where dedupe_key = alert.key or (alert.work <> 'tax_certificate'
      and starts_with(dedupe_key, regexp_replace(alert.key, '[0-9]+$', '')) and created_at > ${at} - interval '1 day'))`)
  if (rows.length === 0) return
  const { contact } = await readSettings(db)
  if (!contact.email) return
  for (const { key, until, ...work } of rows) {
    const data = { ...work, until: until && new Date(until).toISOString() }
    await queueNotification(db, { key, channel: 'email', to: contact.email, locale: 'en', kind: 'tax_work', data }, now)
  }
}
