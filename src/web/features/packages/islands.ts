import type { PackageListProps } from '#web/features/packages/PackageList.tsx'
import type { PackagePageProps } from '#web/features/packages/PackagePage.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/table.css'
import '#web/ui/timeline.css'

export const packageList = staticIsland<PackageListProps>(
  async () => (await import('#web/features/packages/PackageList.tsx')).PackageList,
)
export const packagePage = staticIsland<PackagePageProps>(
  async () => (await import('#web/features/packages/PackagePage.tsx')).PackagePage,
)
