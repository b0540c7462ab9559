import { createSandbox } from '#integrations/demo/sandbox.ts'
import { localSupply } from '#integrations/demo/supplier.ts'
import type { Db } from '#domains/db.ts'
import type { QueueJob } from '#domains/jobs.ts'
import { webhookPath } from '#integrations/payment-providers.ts'
import { sandboxRoutes } from '#server/demo/sandbox-routes.ts'

type Options = {
  db: Db
  queue: QueueJob
  /** Signs the webhooks of the sandbox. */
  secret: string
  origin: string
  /** Milliseconds until the simulated supplier answers. */
  answersAfterMs: number
}

/**
 * What a demo has in place of providers and people. Only this file imports `integrations/demo`, and only `main.ts` loads
 * it, if DEMO is set: without the demo no code of it is in the process (`test/safety.test.ts`,
 * `test/production-start.db.test.ts`).
 */
export function demoParts({ answersAfterMs, ...options }: Options) {
  return {
    /** The simulated payment provider. */
    sandbox: createSandbox({ ...options, webhookUrl: () => options.origin + webhookPath('sandbox') }),
    /** Answers requests of hotels that have no contact for them. */
    supplier: localSupply(options.queue, answersAfterMs),
    routes: sandboxRoutes,
  }
}

export type DemoParts = ReturnType<typeof demoParts>
