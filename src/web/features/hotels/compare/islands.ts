import type { ComparisonProps } from '#web/features/hotels/compare/Comparison.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const comparison = staticIsland<ComparisonProps>(
  async () => (await import('#web/features/hotels/compare/Comparison.tsx')).Comparison,
)
