import type { ServiceListProps } from '#web/services/ServiceList.tsx'
import type { ServicePageProps } from '#web/services/ServicePage.tsx'
import { still } from '#web/still.tsx'

export const serviceList = still<ServiceListProps>(
  async () => (await import('#web/services/ServiceList.tsx')).ServiceList,
)
export const servicePage = still<ServicePageProps>(
  async () => (await import('#web/services/ServicePage.tsx')).ServicePage,
)
