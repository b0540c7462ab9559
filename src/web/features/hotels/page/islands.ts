import type { HotelBodyProps } from '#web/features/hotels/page/HotelBody.tsx'
import type { HotelHeadProps } from '#web/features/hotels/page/HotelHead.tsx'
import type { HotelMoreProps } from '#web/features/hotels/page/HotelMore.tsx'
import { staticIsland } from '#web/lib/static-island.tsx'
import '#web/ui/timeline.css'

export const hotelHead = staticIsland<HotelHeadProps>(
  async () => (await import('#web/features/hotels/page/HotelHead.tsx')).HotelHead,
)
export const hotelBody = staticIsland<HotelBodyProps>(
  async () => (await import('#web/features/hotels/page/HotelBody.tsx')).HotelBody,
)
export const hotelMore = staticIsland<HotelMoreProps>(
  async () => (await import('#web/features/hotels/page/HotelMore.tsx')).HotelMore,
)
