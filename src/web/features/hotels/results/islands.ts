import { lazyIsland } from '#web/lib/lazy-island.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const resultList = staticIsland(
  async () => (await import('#web/features/hotels/results/ResultList.tsx')).ResultList,
)

/** Map of the hotels found in a city. */
export const resultMap = lazyIsland(async () => (await import('#web/features/hotels/results/ResultMap.tsx')).ResultMap)
