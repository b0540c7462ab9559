import type { HeroTextProps } from '#web/features/content/home/HeroText.tsx'
import type { StaysNearProps } from '#web/features/content/home/StaysNear.tsx'
import { lazyIsland } from '#web/lib/lazy-island.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const heroText = staticIsland<HeroTextProps>(
  async () => (await import('#web/features/content/home/HeroText.tsx')).HeroText,
)
export const staysNear = staticIsland<StaysNearProps>(
  async () => (await import('#web/features/content/home/StaysNear.tsx')).StaysNear,
)
export const recentSearches = lazyIsland<{ today: string }>(
  async () => (await import('#web/features/content/home/RecentSearches.tsx')).RecentSearches,
)
