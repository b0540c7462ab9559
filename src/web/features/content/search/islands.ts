import type { FoundProps } from '#web/features/content/search/SearchResults.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const found = staticIsland<FoundProps>(
  async () => (await import('#web/features/content/search/SearchResults.tsx')).Found,
)
