import type { PackageListProps } from '#web/packages/PackageList.tsx'
import type { PackagePageProps } from '#web/packages/PackagePage.tsx'
import { still } from '#web/still.tsx'

export const packageList = still<PackageListProps>(
  async () => (await import('#web/packages/PackageList.tsx')).PackageList,
)
export const packagePage = still<PackagePageProps>(
  async () => (await import('#web/packages/PackagePage.tsx')).PackagePage,
)
