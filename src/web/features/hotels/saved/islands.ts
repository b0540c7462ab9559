import { staticIsland } from '#web/lib/static-island.tsx'

export const savedList = staticIsland(async () => (await import('#web/features/hotels/saved/SavedList.tsx')).SavedList)

export const alertLink = staticIsland(async () => (await import('#web/features/hotels/saved/AlertLink.tsx')).AlertLink)
