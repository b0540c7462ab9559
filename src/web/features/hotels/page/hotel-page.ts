import type { HotelDetails, RoomOffer } from '#domains/products/stays/answers.ts'
import type { PriceCalendar } from '#domains/products/stays/search/answers.ts'
import type { RoomChoices } from '#domains/products/stays/search/comparison-answers.ts'
import type { StayQuery } from '#links/site.ts'
import type { PrayersOfDay } from '#web/features/hotels/page/PrayerTimes.tsx'

export type HotelPage = {
  hotel: HotelDetails
  search: { check_in: string; check_out: string; occupancy: string[] }
  dated: boolean
  query: StayQuery
  offers: RoomOffer[]
  /** Null unless the search contains several parties. */
  choices: RoomChoices | null
  /** Null unless the URL requests it. */
  calendar: PriceCalendar | null
  /** The rate whose cancellation terms the URL requests. */
  terms: number | null
  /** True if the search has terms that rooms or rates can lack. */
  narrowed: boolean
  /** True if the search was rejected; no prices are available then. */
  rejected: boolean
  prayers: PrayersOfDay
}
