import { createSandbox } from '#integrations/demo/sandbox.ts'
import { localSupply } from '#integrations/demo/supplier.ts'
import { webhookPath } from '#integrations/payment-providers.ts'
import { sandboxRoutes } from '#server/demo/sandbox-routes.ts'
import type { DemoOptions, DemoParts } from '#server/services.ts'

/**
 * What a demo has in place of providers and people. Only this file loads `integrations/demo`, and only `main.ts` loads
 * it, if DEMO is set: without the demo no code of it is in the process (`test/safety.test.ts`,
 * `test/production-start.db.test.ts`).
 */
export function demoParts({ answersAfterMs, ...options }: DemoOptions): DemoParts {
  return {
    sandbox: createSandbox({ ...options, webhookUrl: () => options.origin + webhookPath('sandbox') }),
    supplier: localSupply(options.queue, answersAfterMs),
    routes: sandboxRoutes,
  }
}
