import type { HotelMapProps } from '#web/features/hotels/page/HotelMap.tsx'
import type { RecentHotelsProps } from '#web/features/hotels/page/RecentHotels.tsx'
import type { SimilarHotelsProps } from '#web/features/hotels/page/SimilarHotels.tsx'
import { lazyIsland } from '#web/lib/lazy-island.tsx'

export const hotelMap = lazyIsland<HotelMapProps>(
  async () => (await import('#web/features/hotels/page/HotelMap.tsx')).HotelMap,
)
export const similarHotels = lazyIsland<SimilarHotelsProps>(
  async () => (await import('#web/features/hotels/page/SimilarHotels.tsx')).SimilarHotels,
)
export const recentlySeen = lazyIsland<RecentHotelsProps>(
  async () => (await import('#web/features/hotels/page/RecentHotels.tsx')).RecentHotels,
)
