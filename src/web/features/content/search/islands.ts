import type { SearchResultsProps } from '#web/features/content/search/SearchResults.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const found = staticIsland<SearchResultsProps>(
  async () => (await import('#web/features/content/search/SearchResults.tsx')).SearchResults,
)
