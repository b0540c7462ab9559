import type { ServiceListProps } from '#web/features/services/ServiceList.tsx'
import type { ServicePageProps } from '#web/features/services/ServicePage.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/features/content/content.css'

export const serviceList = staticIsland<ServiceListProps>(
  async () => (await import('#web/features/services/ServiceList.tsx')).ServiceList,
)
export const servicePage = staticIsland<ServicePageProps>(
  async () => (await import('#web/features/services/ServicePage.tsx')).ServicePage,
)
