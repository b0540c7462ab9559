import { register } from 'prom-client'
import { onTestFinished } from 'vitest'
import { watchBusiness } from '#server/observability/metrics.ts'
import type { TestWorld } from '#test/world.ts'

/** Registers the gauges of a world until the test ends, because all tests of a process share one registry. */
export function watchWorld({ services }: TestWorld): void {
  const earlier = new Set(namesOfMetrics())
  watchBusiness(services.database.db, services.clock)
  onTestFinished(() => {
    for (const name of namesOfMetrics()) if (!earlier.has(name)) register.removeSingleMetric(name)
  })
}

function namesOfMetrics(): string[] {
  return register.getMetricsAsArray().map(({ name }) => name)
}
