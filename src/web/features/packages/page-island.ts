import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/packages/packages.css'
import '#web/ui/table.css'
import '#web/ui/timeline.css'

export const packagePage = staticIsland(
  async () => (await import('#web/features/packages/PackagePage.tsx')).PackagePage,
)
