import { sql } from 'drizzle-orm'
import type { BackgroundTask, BackgroundWork } from '#domains/admin/background-work.ts'
import { heldStatuses } from '#domains/bookings/model/statuses.server.ts'
import type { Queryable } from '#domains/context.ts'

/**
 * The pending background work of each task. Read by metrics, `/readyz`, the admin's page of the day and
 * `reconcile`. A database on which no sweep has ended yet has no row for it.
 */
export async function findBackgroundWork(db: Queryable, now: Date): Promise<BackgroundWork[]> {
  const at = sql`${now.toISOString()}::timestamptz`
  const result = await db.execute<{ task: BackgroundTask; count: number; seconds: number }>(sql`
    select task, count, coalesce(extract(epoch from ${at} - since), 0)::float8 as seconds from (
      select 'holds' as task, count(*)::int as count, min(deadline_at) as since from booking
      where deadline_at <= ${at} and status in ${heldStatuses}
      union all
      select 'payments', count(*)::int, min(check_at) from payment where check_at <= ${at}
      union all
      select 'refunds', count(*)::int, min(requested_at) from refund where done_at is null
      union all
      select 'jobs', count(*)::int, min(start_after) from jobs.job where state < 'active' and start_after <= ${at}
      union all
      select 'failed_jobs', count(*)::int, min(completed_on) from jobs.job
      where state = 'failed' and completed_on > ${at} - interval '1 day'
      union all
      select 'unsent_notifications', count(*)::int, min(created_at) from notification
      where status = 'queued' and created_at <= ${at}
      union all
      select 'failed_notifications', count(*)::int, min(created_at) from notification
      where status = 'failed' and due_at > ${at} - interval '1 day'
      union all
      select 'unreported_documents', count(*)::int, min(since) from (
        select signed_at as since from tax_document where status = 'waiting'
        union all
        select r.issued_at from tax_unit u join receipt r on r.issued_at >= u.since and r.data ->> 'currency' = 'SAR'
          and r.number > (select coalesce(max(d.receipt_number), 0) from tax_document d
            where d.unit_id = u.id and d.receipt_number is not null and d.status <> 'replaced')
        where u.retired_at is null
      ) unreported
      union all
      select 'rejected_documents', count(*)::int, min(signed_at) from tax_document where status = 'rejected'
      union all
      select 'tax_certificate', count(*)::int, min(expires_at) - interval '30 days' from tax_unit
      where retired_at is null and expires_at <= ${at} + interval '30 days'
      union all
      select 'sweep', 1, ended_at from task_run where task = 'sweep'
    ) work`)
  return result.rows
}
