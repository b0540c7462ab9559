import { lazyIsland } from '#web/lib/lazy-island.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/content/content.css'
import '#web/ui/timeline.css'

export const servicePage = staticIsland(
  async () => (await import('#web/features/services/ServicePage.tsx')).ServicePage,
)
export const similarServices = staticIsland(
  async () => (await import('#web/features/services/SimilarServices.tsx')).SimilarServices,
)

/** The form of the price, whose date has a calendar. */
export const servicePriceBox = lazyIsland(
  async () => (await import('#web/features/services/ServicePriceBox.tsx')).ServicePriceBox,
)
