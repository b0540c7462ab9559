import { jobNames, type Job } from '#domains/jobs.ts'
import { reasonOf } from '#server/fault.ts'
import { jobHandlers, type JobNeeds } from '#server/job-handlers.ts'
import { jobSchema } from '#server/job-queue.ts'
import { sweep, tellSweepFailed } from '#server/sweep.ts'
import type { Wired } from '#server/wire.ts'

const sweepEveryMs = 10_000
const pollEverySeconds = 2
const atOnce = 10

/**
 * Works through queued jobs and sweeps deadlines until stopped. Any number of processes may: a job is
 * taken by one of them, and what one process leaves when it dies another takes up.
 */
export async function startJobs(wired: Wired, databaseUrl: string): Promise<{ stop: () => Promise<void> }> {
  const { log, clock, database, ports, sandbox } = wired
  const needs = (): JobNeeds => ({ db: database.db, ports, now: clock(), sandbox })
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: jobSchema,
    application_name: 'rihla-jobs',
    max: 2,
    migrate: false,
    schedule: false,
    persistWarnings: false,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log('warn', 'jobs', { message: error.message }))
  await boss.start()
  for (const name of jobNames) {
    const run = jobHandlers[name] as (needs: JobNeeds, data: Job['data']) => Promise<void>
    await boss.work<Job['data'], void, { pollingIntervalSeconds: number; batchSize: number; perJobResults: true }>(
      name,
      { pollingIntervalSeconds: pollEverySeconds, batchSize: atOnce, perJobResults: true },
      async (jobs) => {
        const results = []
        // One after another: jobs are small, and requests come first.
        for (const job of jobs) {
          try {
            await run(needs(), job.data)
            results.push({ id: job.id, status: 'completed' as const })
          } catch (error) {
            log('warn', 'job failed', { name, message: reasonOf(error) })
            results.push({ id: job.id, status: 'failed' as const })
          }
        }
        return results
      },
    )
  }
  let sweeping: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweeping.then(() => sweep(needs())).catch((error: unknown) => tellSweepFailed(error, log))
  }, sweepEveryMs).unref()
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
      await boss.stop({ graceful: true, timeout: 3_000 })
    },
  }
}
