import { lazyIsland } from '#web/lib/lazy-island.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const heroText = staticIsland(async () => (await import('#web/features/content/home/HeroText.tsx')).HeroText)
export const staysNear = staticIsland(async () => (await import('#web/features/content/home/StaysNear.tsx')).StaysNear)
export const recentSearches = lazyIsland(
  async () => (await import('#web/features/content/home/RecentSearches.tsx')).RecentSearches,
)
