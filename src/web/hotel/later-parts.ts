import type { HotelMapProps } from '#web/hotel/HotelMap.tsx'
import type { RecentHotelsProps } from '#web/hotel/RecentHotels.tsx'
import type { SimilarHotelsProps } from '#web/hotel/SimilarHotels.tsx'
import { later } from '#web/later.tsx'

export const hotelMap = later<HotelMapProps>(async () => (await import('#web/hotel/HotelMap.tsx')).HotelMap)
export const similarHotels = later<SimilarHotelsProps>(
  async () => (await import('#web/hotel/SimilarHotels.tsx')).SimilarHotels,
)
export const recentlySeen = later<RecentHotelsProps>(
  async () => (await import('#web/hotel/RecentHotels.tsx')).RecentHotels,
)
