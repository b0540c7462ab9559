import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { jobNames, type QueueJob } from '#domains/jobs.ts'

/** Schema of pg-boss's tables, separate from ours. */
export const jobSchema = 'jobs'

/** Writes a job in the caller's transaction into pg-boss's table; a second one with its name and key is ignored. */
export const queueJob: QueueJob = async (db, job) => {
  const written = await db.execute<{ queues: number }>(sql`
    with queue as (
      select * from ${sql.identifier(jobSchema)}.queue where name = ${job.name}
    ), written as (
      insert into ${sql.identifier(jobSchema)}.job (id, name, data, start_after, keep_until, expire_seconds, deletion_seconds,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, policy)
      select ${idOf(job.name, job.key)}, name, ${JSON.stringify(job.data)}::jsonb, at, at + retention_seconds * interval '1 second',
        expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, policy
      from queue, coalesce(${job.startAfter?.toISOString() ?? null}::timestamptz, now()) as at
      on conflict do nothing
    )
    select count(*) as queues from queue`)
  if (written.rows[0]?.queues !== 1) throw new Error(`there is no queue ${job.name}`)
}

/** Creates or updates pg-boss's tables and our queues. Run after the migrations, under their lock. */
export async function installJobs(databaseUrl: string): Promise<void> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    application_name: 'rihla-migrate',
    max: 1,
    supervise: false,
    schedule: false,
  })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    const queueNames = new Set((await boss.getQueues()).map((queue) => queue.name))
    for (const name of jobNames) {
      // Ten attempts within about an hour; jobs that still fail are reported as late work and stored for two days.
      if (!queueNames.has(name)) {
        await boss.createQueue(name, {
          retryLimit: 10,
          retryDelay: 5,
          retryBackoff: true,
          retryDelayMax: 900,
          deleteAfterSeconds: 2 * 86_400,
        })
      }
      // A job takes as long as it takes. One whose process has died is without a heartbeat, and is taken by another.
      await boss.updateQueue(name, { expireInSeconds: 3_600, heartbeatSeconds: 60 })
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

function idOf(name: string, key: string): string {
  const hex = createHash('sha256').update(`${name}\n${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
