import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/compact-cards.css'
import '#web/ui/sort-links.css'
import '#web/ui/wide-cards.css'

export const packageList = staticIsland(
  async () => (await import('#web/features/packages/PackageList.tsx')).PackageList,
)
