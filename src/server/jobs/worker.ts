import { setTimeout as pause } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { jobNames, type Job } from '#domains/jobs.ts'
import { reasonOf } from '#server/observability/fault.ts'
import { jobHandlers, type JobDependencies } from '#server/jobs/handlers.ts'
import { jobSchema } from '#server/database/job-queue.ts'
import { sweep, logSweepFailed } from '#server/jobs/sweep.ts'
import type { Services } from '#server/services.ts'

const sweepEveryMs = 10_000
const pollEverySeconds = 2
const atOnce = 10

/** Milliseconds before the queue is started again, if the database could not be reached. */
const startAgainMs = 5_000

/**
 * Runs queued jobs and sweeps until stopped. Any number of processes can do so: each job is taken by one process, and
 * another process takes over the jobs of one that exits. The queue is started until it succeeds; the sweep does not
 * depend on it.
 */
export function startJobs(services: Services, databaseUrl: string): { stop: () => Promise<void> } {
  const { log, clock, background, ports, demo } = services
  const dependencies = (): JobDependencies => ({ db: background.db, ports, now: clock(), demo })
  let sweeping: Promise<void> | undefined
  const timer = setInterval(() => {
    // One that is still running does the work of the next one as well.
    sweeping ??= sweep(dependencies())
      .catch((error: unknown) => logSweepFailed(error, log))
      .finally(() => (sweeping = undefined))
  }, sweepEveryMs).unref()

  const stopping = new AbortController()
  const queue = startUntilRunning(() => startQueue(services, databaseUrl, dependencies), log, stopping.signal)
  return {
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await sweeping
      const boss = await queue
      await boss?.stop({ graceful: true, timeout: 3_000 })
    },
  }
}

/** Starts the queue, again and again until it succeeds. Null if it was stopped before. */
async function startUntilRunning(
  start: () => Promise<PgBoss>,
  log: Services['log'],
  signal: AbortSignal,
): Promise<PgBoss | null> {
  while (!signal.aborted) {
    try {
      return await start()
    } catch (error) {
      log('error', 'queue not started', { message: reasonOf(error), againInMs: startAgainMs })
      await pause(startAgainMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  return null
}

async function startQueue(
  { log }: Services,
  databaseUrl: string,
  dependencies: () => JobDependencies,
): Promise<PgBoss> {
  const { PgBoss: Queue } = await import('pg-boss')
  const boss = new Queue({
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
  boss.on('error', (error) => log('warn', 'jobs', { message: reasonOf(error) }))
  try {
    await boss.start()
    for (const name of jobNames) {
      const run = jobHandlers[name] as (dependencies: JobDependencies, data: Job['data']) => Promise<void>
      await boss.work<Job['data'], void, { pollingIntervalSeconds: number; batchSize: number; perJobResults: true }>(
        name,
        { pollingIntervalSeconds: pollEverySeconds, batchSize: atOnce, perJobResults: true },
        async (jobs) => {
          const results = []
          // Sequentially, because jobs are small and requests have priority.
          for (const job of jobs) {
            try {
              await run(dependencies(), job.data)
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
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined)
    throw error
  }
}
