import type { AlertLinkProps } from '#web/features/hotels/saved/AlertLink.tsx'
import type { SavedListProps } from '#web/features/hotels/saved/SavedList.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const savedList = staticIsland<SavedListProps>(
  async () => (await import('#web/features/hotels/saved/SavedList.tsx')).SavedList,
)

export const alertLink = staticIsland<AlertLinkProps>(
  async () => (await import('#web/features/hotels/saved/AlertLink.tsx')).AlertLink,
)
