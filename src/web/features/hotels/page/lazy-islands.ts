import { lazyIsland } from '#web/lib/lazy-island.tsx'

export const hotelMap = lazyIsland(async () => (await import('#web/features/hotels/page/HotelMap.tsx')).HotelMap)
export const similarHotels = lazyIsland(
  async () => (await import('#web/features/hotels/page/SimilarHotels.tsx')).SimilarHotels,
)
export const recentHotels = lazyIsland(
  async () => (await import('#web/features/hotels/page/RecentHotels.tsx')).RecentHotels,
)
