import { staticIsland } from '#web/lib/static-island.tsx'

export const searchResults = staticIsland(
  async () => (await import('#web/features/content/search/SearchResults.tsx')).SearchResults,
)
