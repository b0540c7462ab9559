import type { ComparisonProps } from '#web/features/hotels/compare/Comparison.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/table.css'

export const comparison = staticIsland<ComparisonProps>(
  async () => (await import('#web/features/hotels/compare/Comparison.tsx')).Comparison,
)
