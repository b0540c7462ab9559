import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/table.css'

export const comparison = staticIsland(
  async () => (await import('#web/features/hotels/compare/Comparison.tsx')).Comparison,
)
