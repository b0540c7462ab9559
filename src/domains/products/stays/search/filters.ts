import { walkingMinutes } from '@rihla/street-map/distance'
import type { CatalogueHotel } from '#domains/products/stays/catalogue/catalogue.ts'
import type { Board, PaymentTiming } from '#domains/shared/shapes.ts'

/**
 * The filters of a search. One of the stars, districts and boards must match; facilities (of the hotel) and amenities
 * (of the booked room) must all match. Prices are minor units of the all-in total per night.
 */
export type StayFilters = {
  stars: number[]
  districts: number[]
  facilities: string[]
  amenities: string[]
  boards: Board[]
  priceMin: number | null
  priceMax: number | null
  /** Minutes on foot to the place of the search, or to the nearest gate. */
  walkMax: number | null
  /** Minutes on foot that count as near the place of the search, if `walkMax` does not decide it. */
  near: number | null
  freeCancellation: boolean
  payOnArrival: boolean
}

export const noFilters: StayFilters = {
  stars: [],
  districts: [],
  facilities: [],
  amenities: [],
  boards: [],
  priceMin: null,
  priceMax: null,
  walkMax: null,
  near: null,
  freeCancellation: false,
  payOnArrival: false,
}

/** The filters that decide a hotel's offer, and so its price. The others only decide whether it is listed. */
export type RateTerms = Pick<StayFilters, 'amenities' | 'boards' | 'freeCancellation' | 'payOnArrival'>

/** The terms of a request, as the API takes them. */
export function termsOf(input: {
  amenities: string[]
  board: Board[]
  free_cancellation: boolean
  pay_on_arrival: boolean
}): StayFilters {
  return {
    ...noFilters,
    amenities: input.amenities,
    boards: input.board,
    freeCancellation: input.free_cancellation,
    payOnArrival: input.pay_on_arrival,
  }
}

/** A rate of a room as its terms are compared; `free` is true if it can be cancelled free of charge now. */
type TermsOfRate = { board: Board; payment: PaymentTiming; free: boolean }

/** @param amenities of the room */
export function meetsTerms(
  { board, payment, free }: TermsOfRate,
  amenities: readonly string[],
  terms: RateTerms,
): boolean {
  if (terms.freeCancellation && !free) return false
  if (terms.payOnArrival && payment === 'prepay') return false
  if (!terms.amenities.every((id) => amenities.includes(id))) return false
  return terms.boards.length === 0 || terms.boards.includes(board)
}

/** Filters that are dropped together, named by their field on the page. */
export const filterNames = [
  'stars',
  'districts',
  'facilities',
  'amenities',
  'boards',
  'price',
  'walk_max',
  'free_cancellation',
  'pay_on_arrival',
] as const
export type FilterName = (typeof filterNames)[number]

/** The filters without one of them. */
export function without(filters: StayFilters, name: FilterName): StayFilters {
  const { stars, districts, facilities, amenities, boards, priceMin, priceMax, walkMax } = noFilters
  const cleared: Record<FilterName, Partial<StayFilters>> = {
    stars: { stars },
    districts: { districts },
    facilities: { facilities },
    amenities: { amenities },
    boards: { boards },
    price: { priceMin, priceMax },
    walk_max: { walkMax },
    free_cancellation: { freeCancellation: false },
    pay_on_arrival: { payOnArrival: false },
  }
  return { ...filters, ...cleared[name] }
}

export function filtersInUse(filters: StayFilters): FilterName[] {
  return filterNames.filter((name) => JSON.stringify(without(filters, name)) !== JSON.stringify(filters))
}

/** Matches of a hotel that do not depend on nights, one per filter. */
export type HotelFits = Record<'stars' | 'districts' | 'facilities' | 'walk', boolean>

export function hotelFits(hotel: CatalogueHotel, filters: StayFilters): HotelFits {
  const minutes = filters.walkMax ?? filters.near
  return {
    stars: filters.stars.length === 0 || filters.stars.includes(hotel.stars),
    districts: filters.districts.length === 0 || filters.districts.includes(hotel.districtId),
    facilities: filters.facilities.every((id) => hotel.facilities.includes(id)),
    walk: minutes === null || (hotel.metres !== null && walkingMinutes(hotel.metres) <= minutes),
  }
}

/** @param total all-in minor units for the stay */
export function priceFits(total: number, nights: number, { priceMin, priceMax }: StayFilters): boolean {
  const aNight = Math.round(total / nights)
  return (priceMin === null || aNight >= priceMin) && (priceMax === null || aNight <= priceMax)
}

/** The price per night to search with, so that a stay never exceeds `total`: searches round it. Minor units. */
export function perNight(total: number, nights: number): number {
  return Math.max(0, Math.floor(total / nights - 0.5))
}
