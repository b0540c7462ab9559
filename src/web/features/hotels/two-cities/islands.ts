import type { TwoCitiesProps } from '#web/features/hotels/two-cities/TwoCities.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'

export const twoCities = staticIsland<TwoCitiesProps>(
  async () => (await import('#web/features/hotels/two-cities/TwoCities.tsx')).TwoCities,
)
