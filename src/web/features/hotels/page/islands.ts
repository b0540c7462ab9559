import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/timeline.css'

export const hotelHead = staticIsland(async () => (await import('#web/features/hotels/page/HotelHead.tsx')).HotelHead)
export const hotelBody = staticIsland(async () => (await import('#web/features/hotels/page/HotelBody.tsx')).HotelBody)
export const hotelMore = staticIsland(async () => (await import('#web/features/hotels/page/HotelMore.tsx')).HotelMore)
