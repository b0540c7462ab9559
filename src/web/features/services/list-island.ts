import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/content/content.css'
import '#web/ui/compact-cards.css'
import '#web/ui/wide-cards.css'

export const serviceList = staticIsland(
  async () => (await import('#web/features/services/ServiceList.tsx')).ServiceList,
)
