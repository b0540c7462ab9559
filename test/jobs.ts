import type { Sandbox } from '#adapters/payment-sandbox.ts'
import type { Job } from '#domains/jobs.ts'
import { jobHandlers, type JobNeeds } from '#server/job-handlers.ts'
import { sweep } from '#server/sweep.ts'
import type { TestWorld } from '#test/world.ts'

/**
 * Does every job that is due by the world's clock, and those that they cause, as a process with time would. Without a
 * sandbox that knows where the site is, what the sandbox wants to tell is lost. Refunds that were asked for at once are paid
 * in their order, in which none has to be tried again.
 */
export async function doJobs(world: TestWorld, sandbox: Sandbox | null = null): Promise<Job['name'][]> {
  const done: Job['name'][] = []
  for (;;) {
    const due = await world.sql(
      `update jobs.job set state = 'completed' where id in (
         select id from jobs.job where state = 'created' and start_after <= greatest(now(), $1::timestamptz) and
           (name <> 'partner-answers' or start_after <= $1::timestamptz) order by start_after, created_on, (data ->> 'refundId')::int limit 1)
       returning name, data`,
      [world.wired.clock()],
    )
    const job = due[0] as Job | undefined
    if (!job) return done
    const run = jobHandlers[job.name] as (needs: JobNeeds, data: Job['data']) => Promise<void>
    await run(needsOf(world, sandbox), job.data)
    done.push(job.name)
  }
}

export function doSweep(world: TestWorld): Promise<void> {
  return sweep(needsOf(world))
}

export function needsOf({ wired }: TestWorld, sandbox: Sandbox | null = null): JobNeeds {
  return { db: wired.database.db, ports: wired.ports, now: wired.clock(), sandbox }
}
