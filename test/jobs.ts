import type { Sandbox } from '#integrations/demo/sandbox.ts'
import type { Job } from '#domains/jobs.ts'
import { jobHandlers, type JobDependencies } from '#server/jobs/handlers.ts'
import { sweep } from '#server/jobs/sweep.ts'
import type { TestWorld } from '#test/world.ts'

/**
 * Runs every job that is due by the world's clock, and the jobs that these create, as a process would over time.
 * Without a sandbox that knows the address of the site, the calls of the sandbox to the site are lost. Refunds
 * requested at the same time are paid in their order, in which none has to be retried.
 */
export async function doJobs(world: TestWorld, sandbox: Sandbox | null = null): Promise<Job['name'][]> {
  const done: Job['name'][] = []
  for (;;) {
    const due = await world.sql(
      `update jobs.job set state = 'completed' where id in (
         select id from jobs.job where state = 'created' and start_after <= greatest(now(), $1::timestamptz) and
           (name <> 'partner-answers' or start_after <= $1::timestamptz) order by start_after, created_on, (data ->> 'refundId')::int limit 1)
       returning name, data`,
      [world.services.clock()],
    )
    const job = due[0] as Job | undefined
    if (!job) return done
    const run = jobHandlers[job.name] as (dependencies: JobDependencies, data: Job['data']) => Promise<void>
    await run(jobDependencies(world, sandbox), job.data)
    done.push(job.name)
  }
}

/** A sandbox whose calls to the site are lost. */
const offline = { deliver: () => Promise.resolve() } as unknown as Sandbox

export function doSweep(world: TestWorld): Promise<void> {
  return sweep(jobDependencies(world))
}

export function jobDependencies({ services }: TestWorld, sandbox: Sandbox | null = null): JobDependencies {
  const { demo, background, ports, clock } = services
  return { db: background.db, ports, now: clock(), demo: demo && { ...demo, sandbox: sandbox ?? offline } }
}
