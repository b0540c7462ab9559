import { staticIsland } from '#web/lib/static-island.tsx'

export const twoCities = staticIsland(
  async () => (await import('#web/features/hotels/two-cities/TwoCities.tsx')).TwoCities,
)
