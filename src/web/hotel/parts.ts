import type { HotelDetails } from '#domains/stays/answers.ts'
import type { HotelBodyProps } from '#web/hotel/HotelBody.tsx'
import type { StayQuery } from '#web/links.ts'
import { still } from '#web/still.tsx'

export const hotelHead = still<{ hotel: HotelDetails; query: StayQuery }>(
  async () => (await import('#web/hotel/HotelHead.tsx')).HotelHead,
)
export const hotelBody = still<HotelBodyProps>(async () => (await import('#web/hotel/HotelBody.tsx')).HotelBody)
