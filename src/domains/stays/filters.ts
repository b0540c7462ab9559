import { walkingMinutes } from '#domains/places/distance.ts'
import type { CatalogueHotel } from '#domains/stays/catalogue.ts'
import type { Board } from '#domains/stays/shapes.ts'

/**
 * What a search may be narrowed by. One of the stars, districts and boards is enough; facilities (of the hotel) and
 * amenities (of the room slept in) must all be there. Prices are minor units of the all-in total a night.
 */
export type StayFilters = {
  stars: number[]
  districts: number[]
  facilities: string[]
  amenities: string[]
  boards: Board[]
  priceMin: number | null
  priceMax: number | null
  /** Minutes on foot to the nearest gate. */
  walkMax: number | null
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
  freeCancellation: false,
  payOnArrival: false,
}

/** Filters that are dropped together, by the name of the field that a page shows. */
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

/** What can be told of a hotel without looking at a night, one answer a filter. */
export type HotelFits = Record<'stars' | 'districts' | 'facilities' | 'walk', boolean>

export function hotelFits(hotel: CatalogueHotel, filters: StayFilters): HotelFits {
  return {
    stars: filters.stars.length === 0 || filters.stars.includes(hotel.stars),
    districts: filters.districts.length === 0 || filters.districts.includes(hotel.districtId),
    facilities: filters.facilities.every((id) => hotel.facilities.includes(id)),
    walk: filters.walkMax === null || (hotel.metres !== null && walkingMinutes(hotel.metres) <= filters.walkMax),
  }
}

/** @param total all-in minor units for the stay */
export function priceFits(total: number, nights: number, { priceMin, priceMax }: StayFilters): boolean {
  const aNight = Math.round(total / nights)
  return (priceMin === null || aNight >= priceMin) && (priceMax === null || aNight <= priceMax)
}
