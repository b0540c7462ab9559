import type { HotelBodyProps } from '#web/hotel/HotelBody.tsx'
import type { HotelHeadProps } from '#web/hotel/HotelHead.tsx'
import type { HotelMoreProps } from '#web/hotel/HotelMore.tsx'
import { still } from '#web/still.tsx'

export const hotelHead = still<HotelHeadProps>(async () => (await import('#web/hotel/HotelHead.tsx')).HotelHead)
export const hotelBody = still<HotelBodyProps>(async () => (await import('#web/hotel/HotelBody.tsx')).HotelBody)
export const hotelMore = still<HotelMoreProps>(async () => (await import('#web/hotel/HotelMore.tsx')).HotelMore)
